"""A store of which tests only want to know what is written to it."""

from collections.abc import Iterator
from typing import Any

from ridotto.store import Store
from ridotto.store.contents import Contents
from ridotto.store.store import Value


class BlankStore(Store):
    """Holds nothing; how it writes is for others to say."""

    async def come_back(self) -> None:
        pass

    async def log(self, table: str) -> list[str]:
        return []

    async def open_tables(self) -> list[str]:
        return []

    async def rows(self, sql: str, *values: Value) -> list[tuple[Any, ...]]:
        return []

    async def is_finished(self, table: str, number: int) -> bool:
        return False

    async def banned(self) -> list[str]:
        return []

    async def old_tables(self, before: int) -> list[str]:
        return []

    async def secret(self, name: str, fresh: str) -> str:
        return fresh

    async def fill(self, contents: Iterator[Contents]) -> None:
        pass

    async def close(self) -> None:
        pass
