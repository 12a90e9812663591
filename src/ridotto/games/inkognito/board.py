"""The board: spaces and routes from ``data/board.json``, as bit masks.

Bit ``s`` of a mask stands for space ``s``; space 0 is the box, where nothing is on the board.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from ridotto.games.inkognito.components import (
    AGENTS,
    BLACK,
    COLOURS,
    EITHER,
    LAND,
    PURPLE,
    WATER,
    DataError,
    Space,
    read_data,
)

BOX: Space = 0
KINDS = ("plain", "start", "numbered", "embassy")


class BoardSpace(Struct, frozen=True, forbid_unknown_fields=True):
    """One space as the file has it."""

    id: int
    name: str
    kind: str
    colour: str | None = None
    number: int | None = None


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    spaces: tuple[BoardSpace, ...]
    land: tuple[tuple[int, int], ...]
    water: tuple[tuple[int, int], ...]


def check_board(board: BoardFile) -> BoardFile:
    """The same board. Raises DataError, naming the entry that does not hold."""
    for place, expected in zip(board.spaces, range(1, len(board.spaces) + 1), strict=True):
        if place.id != expected:
            raise DataError(f"board: space {place.id} stands where {expected} belongs")
        if place.kind not in KINDS:
            raise DataError(f"board: space {place.id} is of unknown kind {place.kind!r}")
        if (place.kind == "start") != (place.colour in COLOURS):
            raise DataError(f"board: space {place.id}: start spaces, and only they, have a colour")
        if (place.kind == "numbered") != (place.number is not None):
            raise DataError(f"board: space {place.id}: numbered spaces, and only they, have one")
    _check_once("name", [place.name for place in board.spaces])
    _check_once("number", [place.number for place in board.spaces if place.number is not None])
    _check_routes(board)
    for colour in COLOURS:
        starts = sum(place.colour == colour for place in board.spaces)
        if starts != 4:
            raise DataError(f"board: {colour} has {starts} start spaces, not 4")
    if sum(place.kind == "embassy" for place in board.spaces) != 1:
        raise DataError("board: there must be one embassy")
    return board


def _check_once(what: str, values: list[str] | list[int]) -> None:
    for value, times in Counter(values).items():
        if times > 1:
            raise DataError(f"board: the {what} {value!r} is there {times} times")


def _check_routes(board: BoardFile) -> None:
    for kind, routes in (("land", board.land), ("water", board.water)):
        for route in routes:
            if not all(1 <= end <= len(board.spaces) for end in route) or route[0] >= route[1]:
                raise DataError(f"board: {kind} route {route} does not join two spaces in order")
        if len(set(routes)) != len(routes):
            raise DataError(f"board: a {kind} route is there twice")


BOARD = check_board(read_data("board.json", BoardFile))
SPACES = range(1, len(BOARD.spaces) + 1)
NAMES = ("", *(place.name for place in BOARD.spaces))


def bits(mask: int) -> Iterator[Space]:
    """The spaces of a mask, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(*kinds: str) -> int:
    """All spaces of these kinds."""
    return sum(1 << place.id for place in BOARD.spaces if place.kind in kinds)


def _near(*routes: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    near = [0] * (len(BOARD.spaces) + 1)
    for one, other in (route for kind in routes for route in kind):
        near[one] |= 1 << other
        near[other] |= 1 << one
    return tuple(near)


NEAR = {
    LAND: _near(BOARD.land),
    WATER: _near(BOARD.water),
    EITHER: _near(BOARD.land, BOARD.water),
    BLACK: _near(BOARD.land, BOARD.water),
    PURPLE: _near(BOARD.land, BOARD.water),
}
"""For each ball, the spaces that are one of its routes away from each space."""

STARTS = tuple(
    tuple(place.id for place in BOARD.spaces if place.colour == COLOURS[side]) for side in AGENTS
)
NUMBERED = {place.number: place.id for place in BOARD.spaces if place.number is not None}
"""The space of each printed number."""
EMBASSY: Space = next(bits(mask_of("embassy")))
EVERYWHERE = mask_of(*KINDS)
COURTS = mask_of("start", "embassy")
"""X2: where the Ambassador is sent."""
