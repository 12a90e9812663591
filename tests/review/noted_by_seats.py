"""What a seat would have noted of what it was sent."""

from collections.abc import Iterable
from typing import Any

from ridotto.games import GAMES
from ridotto.kernel import Fact
from ridotto.review.notes_of_records import READERS, add
from ridotto.review.puzzles.puzzle import Puzzle


def noted(puzzle: Puzzle, facts: Iterable[Fact]) -> dict[str, Any]:
    """The notes of the puzzle's seat, had it been sent these facts."""
    seats = GAMES[puzzle.game].seats(puzzle.options)
    read = READERS[puzzle.game](seats, seats.index(puzzle.notes["me"]))
    notes: dict[str, Any] = {"order": []}
    for fact in facts:
        for kind, entry in read(fact):
            add(notes, kind, entry)
    return notes


def begin_with(notes: dict[str, Any], puzzle: Puzzle) -> bool:
    """Whether notes say all that the puzzle's say, first and in the same order."""
    given = {"game", "options", "me", "without"}
    return all(
        notes[name][: len(said)] == said if isinstance(said, list) else notes[name] == said
        for name, said in puzzle.notes.items()
        if name not in given
    )
