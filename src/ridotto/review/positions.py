"""Positions to play on from, taken from finished games and from puzzles: as it was, or as it could
have been.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

from ridotto.games import GAMES
from ridotto.kernel import CHANCE, Actor, Begun, Game, NotStudied, Options, Record, Seat, Step
from ridotto.kernel.randomness import Randomness
from ridotto.review.other_worlds import retold
from ridotto.review.puzzles.puzzle import Puzzle
from ridotto.table.commands import Position
from ridotto.table.refused import Refused
from ridotto.table.verify import verify


def true_position(record: Record, game: Game, step: int, seat: Seat) -> Position:
    """A finished game as it stood after so many steps, and what chance brought right then: a seat
    is to act.

    Raises RecordError unless the record is whole and true, and Refused where nothing is left to
    play.
    """
    steps, header = _until(record, game, step, seat), record.header
    begun = Begun(len(steps), "true", header.seats[seat], header.commitment)
    return Position(begun, written_steps(game, header.options, steps))


def drawn_position(record: Record, game: Game, step: int, seat: Seat, rng: Randomness) -> Position:
    """The same moment in a world drawn from all that this seat could hold possible: it was told the
    same, and everything else may be otherwise.

    Raises what ``true_position`` raises, and Refused where no such game is found.
    """
    if game.study is None:
        raise NotStudied(game.id)
    steps, header = _until(record, game, step, seat), record.header
    told = _drawn(game, header.options, steps, seat, rng)
    begun = Begun(len(told), "drawn", header.seats[seat], header.commitment)
    return Position(begun, written_steps(game, header.options, told))


def position_of_puzzle(puzzle: Puzzle, deal: Literal["true", "drawn"], rng: Randomness) -> Position:
    """The moment of a puzzle, to be played on in its seat. Raises Refused where no other world is
    found to be drawn.
    """
    game, options, me = GAMES[puzzle.game], puzzle.options, puzzle.notes["me"]
    steps = puzzle.steps
    if deal == "drawn":
        seat = game.seats(options).index(me)
        told = _drawn(game, options, list(_played(game, options, steps)), seat, rng)
        steps = written_steps(game, options, told)
    return Position(Begun(len(steps), deal, me), steps)


def _until(record: Record, game: Game, step: int, seat: Seat) -> list[Step]:
    verify(record, game)
    if not 0 <= seat < len(record.header.seats):
        raise Refused("no-such-seat")
    return until_a_decision(record, step)


def until_a_decision(record: Record, step: int) -> list[Step]:
    """So many steps of a finished game, and what chance brought right then. Raises Refused where
    nothing is left to play.
    """
    steps = record.steps
    while step < len(steps) and steps[step].by == CHANCE:
        step += 1
    if step >= len(steps):
        raise Refused("nothing-left")
    return steps[:step]


def _drawn(
    game: Game, options: Options, steps: Sequence[Step], seat: Seat, rng: Randomness
) -> list[Step]:
    told = retold(game, options, steps, seat, rng)
    if told is None:
        raise Refused("no-other-world")
    return told


def _played(game: Game, options: Options, steps: Sequence[tuple[Actor, str]]) -> Iterator[Step]:
    """What these steps bring about."""
    state, read = game.start(options), game.notation(options).read
    for by, do in steps:
        action = read(do)
        yield Step(by, action, tuple(state.apply(by, action)))


def written_steps(
    game: Game, options: Options, steps: Sequence[Step]
) -> tuple[tuple[Actor, str], ...]:
    """Steps as a position keeps them."""
    write = game.notation(options).write
    return tuple((step.by, write(step.action)) for step in steps)
