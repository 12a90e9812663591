"""The puzzles that come with the software: JSON lines, packed, easy ones first."""

import gzip
import hashlib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files

import msgspec

from ridotto.kernel import RidottoError
from ridotto.review.puzzles.puzzle import Puzzle

FILE = "puzzles.jsonl.gz"

_encode = msgspec.json.Encoder(order="deterministic").encode
_puzzle = msgspec.json.Decoder(Puzzle)


class NoSuchPuzzle(RidottoError):
    """There is no puzzle like that."""


def packed(puzzles: Iterable[Puzzle]) -> bytes:
    """The same puzzles always give the same bytes."""
    return gzip.compress(b"".join(_encode(each) + b"\n" for each in puzzles), mtime=0)


@cache
def collection() -> tuple[Puzzle, ...]:
    """All puzzles there are."""
    data = files(__package__).joinpath(FILE).read_bytes()
    return tuple(_puzzle.decode(line) for line in gzip.decompress(data).splitlines())


def chosen(game: str | None, theme: str | None, level: int | None) -> list[Puzzle]:
    """The puzzles of a game, a theme, a level. Raises NoSuchPuzzle if there are none."""
    found = [
        each
        for each in collection()
        if game in (None, each.game)
        and theme in (None, each.theme)
        and level in (None, level_of(each))
    ]
    if not found:
        raise NoSuchPuzzle(
            "no puzzle like that; games: "
            f"{_listed(each.game for each in collection())}; themes: "
            f"{_listed(each.theme for each in collection())}; levels: 1 to {LEVELS}"
        )
    return found


LEVELS = 5


@cache
def _bounds() -> tuple[float, ...]:
    """Where each level ends: all have as many puzzles, but that those alike are of one level."""
    levels = sorted(each.level for each in collection())
    return tuple(levels[len(levels) * place // LEVELS] for place in range(1, LEVELS))


def level_of(puzzle: Puzzle) -> int:
    """How hard a puzzle is among all: 1 to 5."""
    return 1 + sum(puzzle.level > bound for bound in _bounds())


def find(name: str) -> Puzzle:
    """The puzzle of that name. Raises NoSuchPuzzle."""
    for each in collection():
        if each.id == name:
            return each
    raise NoSuchPuzzle(f"no puzzle {name[:60]!r}; they are called {collection()[0].id} and so on")


def is_puzzle(name: str) -> bool:
    """Whether there is a puzzle of that name."""
    return any(each.id == name for each in collection())


def of_the_day(day: str, among: Sequence[Puzzle]) -> Puzzle:
    """The same for all on the same day."""
    drawn = hashlib.sha256(day.encode()).digest()
    return among[int.from_bytes(drawn, "big") % len(among)]


def _listed(words: Iterable[str]) -> str:
    return ", ".join(sorted(set(words)))
