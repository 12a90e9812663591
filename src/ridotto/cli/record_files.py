"""Reads what the user names."""

from pathlib import Path

from ridotto.games import GAMES
from ridotto.kernel import SPECTATOR, Record, RecordError, RidottoError, Seat
from ridotto.kernel.record import read


class FileError(RidottoError):
    """A file that cannot be used; the message begins with its name and, where known, the line."""


def read_text(file: Path) -> str:
    """The text of a file. Raises FileError."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise FileError(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise FileError(f"{file}:{line}: not text (UTF-8)") from None


def read_record(file: Path) -> Record:
    """The record in a file. Raises FileError."""
    text = read_text(file)
    try:
        return read(text, GAMES)
    except RecordError as error:
        raise FileError(f"{file}:{error.line}: {error.reason}") from None


def seat_of(record: Record, name: str | None) -> Seat:
    """The seat of that name, or the spectator's without a name. Raises FileError."""
    if name is None:
        return SPECTATOR
    seats = record.header.seats
    if name not in seats:
        raise FileError(f"no seat {name!r}; there are: {', '.join(seats)}")
    return seats.index(name)
