"""Finds puzzles in games between bots, from what one seat would have noted."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, islice
from typing import Any

from msgspec.structs import replace

from ridotto.bots import seat_bots
from ridotto.deduction import Notebook
from ridotto.deduction.findings import others
from ridotto.deduction.note_reading import read_plain
from ridotto.deduction.notebook import think_through
from ridotto.games import GAMES
from ridotto.kernel import Actor, Game, Record, Seat, Value
from ridotto.kernel.hidden import Variable
from ridotto.review.notes_of_records import add, begun, entries
from ridotto.review.positions import until_a_decision, written_steps
from ridotto.review.puzzles.best_choices import answer, answers_due, question
from ridotto.review.puzzles.provable import mission, provable
from ridotto.review.puzzles.puzzle import Kind, Puzzle
from ridotto.table.play_between_bots import play
from ridotto.table.refused import Refused

MOST_ENTRIES = 14
"""Longer notes are work, and no puzzle."""

VARIANTS: Mapping[str, Sequence[Mapping[str, Value]]] = {
    "inkognito": [{"players": 4}, {"players": 3}, {"players": 4, "edition": "classic"}],
    "inkognito-cards": [{"players": 4}, {"players": 3}, {"players": 5}],
    "infiltraitors": [
        {"mission": mission, "players": players}
        for mission in ("T3", "1", "3", "5")
        for players in (3, 4)
    ],
}
"""What is played, for puzzles of each game."""
SHARE = {"inkognito": 3, "inkognito-cards": 2, "infiltraitors": 2}
"""No kind is more than one in so many: what is rare is waited for where there are more kinds."""

Found = tuple[int, Puzzle]
"""A puzzle, and after how many events of its game it stands."""


def make(game: Game, count: int, seed: str) -> Iterator[Puzzle]:
    """So many puzzles, no two from the same notes; the same for the same seed. No kind is more
    than its game's share of them.
    """
    seen: set[str] = set()
    kinds: Counter[Kind] = Counter()
    number = made = 0
    while made < count:
        rng = random.Random(f"{seed} {game.id} {number}")
        chosen = VARIANTS[game.id][number % len(VARIANTS[game.id])]
        number += 1
        for found in _of_game(_played(game, chosen, rng), game, rng):
            key = f"{found.kind} {found.about} {found.notes}"
            if (
                key not in seen
                and made < count
                and kinds[found.kind] < max(2, count / SHARE[game.id])
            ):
                seen.add(key)
                kinds[found.kind] += 1
                made += 1
                yield replace(found, id=f"{game.id}-{made}")


def _played(game: Game, chosen: Mapping[str, Value], rng: random.Random) -> Record:
    options = game.settle(chosen, simulated=True)
    bots = seat_bots(("sleuth",), game, options)
    return play(game, options, bots, rng=rng, seed=rng.randbytes(32), contributions={})


def _of_game(record: Record, game: Game, rng: random.Random) -> Iterator[Puzzle]:
    """At most one of each kind for a seat, so that no game is told over and over; none from where
    there is nothing left to play.
    """
    seats = list(range(len(record.header.seats)))
    rng.shuffle(seats)
    for seat in seats[:2]:
        found: dict[Kind, Found] = {}
        for event, puzzle in _of_seat(record, game, seat, rng):
            kept = found.get(puzzle.kind)
            if kept is None or rng.random() < 0.4:
                found[puzzle.kind] = event, puzzle
        for event, puzzle in found.values():
            steps = _until(record, game, event)
            if steps:
                yield replace(puzzle, steps=steps)


def _until(record: Record, game: Game, event: int) -> tuple[tuple[Actor, str], ...]:
    """What was done until somebody had to decide after so many events; nothing if nobody had to."""
    starts = accumulate((len(step.events) for step in record.steps), initial=0)
    begun = sum(start < event for start in islice(starts, len(record.steps)))
    try:
        steps = until_a_decision(record, begun)
    except Refused:
        return ()
    return written_steps(game, record.header.options, steps)


def _of_seat(record: Record, game: Game, seat: Seat, rng: random.Random) -> Iterator[Found]:
    notes = begun(record, seat)
    usual = game.settle({})
    notes["options"] = {
        name: value
        for name, value in notes["options"].items()
        if value != usual[name] or name in ("players", "mission")
    }
    before: list[Variable] = []
    known = False
    shows = dict(answers_due(record, game, seat))
    for event, kind, entry in entries(record, seat):
        if len(notes["order"]) >= MOST_ENTRIES:
            return
        asked = shows.get(event)
        if kind in ("shown", "passed") and asked is not None and "identity" in notes:
            for found in answer(_book(notes), notes, *asked, rng):
                yield event - 1, found
        add(notes, kind, entry)
        if kind == "own" or _incomplete(notes):
            continue
        book = _book(notes)
        certain = _certain(book)
        fresh = [variable for variable in certain if variable not in before]
        before = certain
        for found in (*provable(book, notes, fresh, rng), *question(book, notes)):
            yield event, found
        if game.id == "inkognito" and not known:
            for found in mission(book, notes):
                known = True
                yield event, found


def _incomplete(notes: Mapping[str, Any]) -> bool:
    """Before one has been dealt everything."""
    return notes["game"] != "infiltraitors" and "identity" not in notes


def _book(notes: dict[str, Any]) -> Notebook:
    return think_through(read_plain(notes, GAMES))


def _certain(book: Notebook) -> list[Variable]:
    """In an order that is always the same: of two proofs that are alike the first is taken."""
    knowledge = book.tracker.knowledge
    return [each for each in others(knowledge) if len(knowledge.possible(each)) == 1]
