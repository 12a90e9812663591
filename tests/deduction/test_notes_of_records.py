"""Whoever notes down a whole game, entry by entry, learns what the record of it tells his seat."""

from fractions import Fraction

import pytest

from ridotto.deduction import Notebook
from ridotto.deduction.findings import others
from ridotto.games import GAMES
from ridotto.games.infiltraitors.facts import Swept
from ridotto.kernel import Record, Value
from ridotto.lab.simulate import SimulationPlan, play_one
from ridotto.review.notes_of_records import add, begun, entries
from ridotto.server.notebooks import AskNotebook, NotebookAnswer, answer_notes

TABLES: list[tuple[str, dict[str, Value]]] = [
    ("inkognito", {"players": 4}),
    ("inkognito", {"players": 3, "edition": "2013"}),
    ("inkognito", {"players": 5, "edition": "2013"}),
    ("inkognito", {"players": 4, "edition": "classic", "repeats": "honour"}),
    ("inkognito", {"players": 4, "edition": "2013", "repeats": "honour"}),
    ("inkognito-cards", {"players": 3, "points_to_win": 1}),
    ("inkognito-cards", {"players": 4, "points_to_win": 1}),
    ("inkognito-cards", {"players": 5, "points_to_win": 1}),
    ("infiltraitors", {"players": 2, "mission": "T2"}),
    ("infiltraitors", {"players": 3, "mission": "1"}),
    ("infiltraitors", {"players": 4, "mission": "5"}),
]


def played(game: str, options: dict[str, Value], seed: str) -> Record:
    settled = GAMES[game].settle(options, simulated=True)
    return play_one(SimulationPlan(game, settled, ("novice",), seed), 0)


def agrees(found: NotebookAnswer, book: Notebook) -> None:
    """Worlds and odds of both models."""
    knowledge = book.tracker.knowledge
    assert found.contradiction is None, found.contradiction
    assert found.worlds == str(knowledge.count())
    assert {(each.whose, each.what) for each in found.hidden} == set(others(knowledge))
    for model in ("worlds", "answers"):
        odds = knowledge.probabilities("worlds" if model == "worlds" else "answers")
        for each in found.hidden:
            told = {
                chance.value: Fraction(getattr(chance, f"{model}_exact")) for chance in each.chances
            }
            expected = {value: odd for value, odd in odds[each.whose, each.what].items() if odd}
            assert told == expected, (model, each.whose, each.what)


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_notes_of_a_game_are_answered_as_its_record_is(
    game: str, options: dict[str, Value], times: int
) -> None:
    written = 0
    for seed in range(times):
        record = played(game, options, f"notes {seed}")
        for seat in range(len(GAMES[game].seats(record.header.options))):
            written += compared(record, seat)
    assert written > 5


def compared(record: Record, seat: int, most: int = 40) -> int:
    """How many entries were compared, every one of them."""
    events = list(record.events())
    book = Notebook(GAMES[record.header.game], record.header.options, seat)
    notes, told, number = begun(record, seat), 0, 0
    for after, kind, values in entries(record, seat):
        add(notes, kind, values)
        # A hit is one entry and two events: then the clues that lay there are discarded.
        swept = kind == "hit" and after < len(events) and isinstance(events[after].fact, Swept)
        while told < after + swept:
            event = events[told]
            told += 1
            if event.to >> seat & 1:
                book.add(f"event {told}", event.fact)
        if kind == "own":
            continue
        found = answer_notes(AskNotebook(notes=notes))
        assert found.unreadable is None, found.unreadable
        agrees(found, book)
        number += 1
        if number >= most:
            break
    return number
