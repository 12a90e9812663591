"""Parquet files, table by table (the extra ``study``)."""

from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pyarrow as pa
import pyarrow.parquet as pq

TYPES: Mapping[str, Any] = {
    "int8": pa.int8(),
    "uint8": pa.uint8(),
    "int32": pa.int32(),
    "float32": pa.float32(),
    "string": pa.string(),
    "dictionary": pa.dictionary(pa.int32(), pa.string()),
    "list<string>": pa.list_(pa.string()),
    "list<int8>": pa.list_(pa.int8()),
}
ROWS = 200_000
"""So many rows are written at once."""


class Writer:
    """Writes several tables side by side. What the columns mean is kept in the files."""

    def __init__(self, folder: Path, schemas: Mapping[str, Mapping[str, tuple[str, str]]]) -> None:
        self._schemas = {
            name: pa.schema(
                [
                    pa.field(column, TYPES[kind], metadata={"meaning": meaning})
                    for column, (kind, meaning) in columns.items()
                ]
            )
            for name, columns in schemas.items()
        }
        self._files = {
            name: pq.ParquetWriter(folder / f"{name}.parquet", schema, compression="zstd")
            for name, schema in self._schemas.items()
        }
        self._waiting: dict[str, dict[str, list[Any]]] = {
            name: {column: [] for column in columns} for name, columns in schemas.items()
        }

    def add(self, tables: Mapping[str, Mapping[str, list[Any]]]) -> None:
        """More rows of each table; those it does not write are left out."""
        for name, waiting in self._waiting.items():
            for column, values in tables[name].items():
                waiting[column] += values
            if len(waiting["game"]) >= ROWS:
                self._write(name)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for name, file in self._files.items():
            self._write(name)
            file.close()

    def _write(self, name: str) -> None:
        waiting = self._waiting[name]
        if waiting["game"]:
            self._files[name].write_table(pa.table(waiting, schema=self._schemas[name]))
            for values in waiting.values():
                values.clear()
