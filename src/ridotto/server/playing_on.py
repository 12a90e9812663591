"""Playing on: a position is found in a finished game, of the house or from a file, or it is that of
a puzzle, for a new table.

It is found in the work process: a record is played again, and of a drawn world many may be tried.
"""

import random
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ridotto.games import GAMES
from ridotto.kernel import NotStudied, Options, RecordError
from ridotto.kernel.record import read
from ridotto.review.positions import drawn_position, position_of_puzzle, true_position
from ridotto.server.puzzles import found_puzzle
from ridotto.server.replays import AskRecord
from ridotto.table import Refused
from ridotto.table.assistance import Assistance
from ridotto.table.commands import Position
from ridotto.table.settings import Short


class PlayOn(AskRecord, kw_only=True):
    """Where to play on: after so many steps of a finished game, and what chance brought right then;
    or at the moment of the puzzle with the id ``puzzle``, and then nothing else is said of where.
    ``seat`` is one's own, whoever had it; of a puzzle, the one that it is told to. ``true`` is the
    deal of that game, and ``drawn`` one of those that this seat could hold possible then.
    ``places`` is as in NewTable, one's own seat is left free; without it bots have all the others,
    and the game goes on at once.
    """

    puzzle: Annotated[str, Meta(max_length=40)] = ""
    step: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    seat: Annotated[int, Meta(ge=0, le=6)]
    deal: Literal["true", "drawn"] = "true"
    places: Annotated[list[Short | None], Meta(max_length=7)] | None = None
    assistance: Assistance = "record"


class Found(Struct, frozen=True):
    """A position, and the game it is one of."""

    game: str
    options: Options
    position: Position


def check_source(asked: PlayOn) -> None:
    """Raises Refused if it says more than once where to play on."""
    if sum(map(bool, (asked.record, asked.table, asked.puzzle))) > 1:
        raise Refused("not-understood", "one of record, table and puzzle is enough")
    if asked.puzzle and (asked.number or asked.step):
        raise Refused("not-understood", "a puzzle has one moment: no number, no step")


def found_in_puzzle(asked: PlayOn, seed: str) -> Found:
    """Raises Refused if there is no such puzzle, if it is another seat's, or if there is no other
    world to be found.
    """
    puzzle = found_puzzle(asked.puzzle)
    position = position_of_puzzle(puzzle, asked.deal, random.Random(seed))
    seats = GAMES[puzzle.game].seats(puzzle.options)
    if asked.seat >= len(seats) or seats[asked.seat] != position.begun.seat:
        raise Refused("no-such-seat", f"in this puzzle one is {position.begun.seat}")
    return Found(puzzle.game, puzzle.options, position)


def found_position(asked: PlayOn, text: str, seed: str) -> Found:
    """Raises Refused if the text is no record of a finished game, or if there is nothing left to
    play, or no other world to be found.
    """
    try:
        record = read(text, GAMES)
        game = GAMES[record.header.game]
        if asked.deal == "true":
            position = true_position(record, game, asked.step, asked.seat)
        else:
            rng = random.Random(seed)
            position = drawn_position(record, game, asked.step, asked.seat, rng)
    except (RecordError, NotStudied) as error:
        raise Refused("not-a-record", str(error)) from None
    return Found(game.id, record.header.options, position)
