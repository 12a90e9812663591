"""Reads what the user names."""

from pathlib import Path

from ridotto.games import GAMES
from ridotto.kernel import Record, RecordError, RidottoError
from ridotto.kernel.record import read


class FileError(RidottoError):
    """A file that cannot be used; the message begins with its name and, where known, the line."""


def read_record(file: Path) -> Record:
    """The record in a file. Raises FileError."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise FileError(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise FileError(f"{file}:{line}: not text (UTF-8)") from None
    try:
        return read(text, GAMES)
    except RecordError as error:
        raise FileError(f"{file}:{error.line}: {error.reason}") from None
