"""Random notebooks of every game against plain loops; and with a slip of the finger, which must be
among the repairs that are offered whenever it contradicts something.
"""

import copy
import random
from fractions import Fraction

import pytest

from ridotto.deduction.findings import certain, observations_of
from ridotto.deduction.note_reading import read_plain
from ridotto.deduction.notebook import think_through
from ridotto.games import GAMES
from ridotto.games.infiltraitors.components import CARD_WORDS
from ridotto.games.infiltraitors.lore import Read, Sighted
from ridotto.server.notebooks import AskNotebook, NotebookAnswer, answer_notes
from tests.deduction.random_notebooks import KINDS, Notes, odds, slip

SHARE = 40
"""Of a thousand in `make long`."""


@pytest.fixture
def notebooks(request: pytest.FixtureRequest) -> int:
    return 1000 if request.config.getoption("--long") else SHARE


def answered(notes: Notes) -> NotebookAnswer:
    found = answer_notes(AskNotebook(notes=notes))
    assert found.unreadable is None, found.unreadable
    return found


@pytest.mark.parametrize("game", KINDS)
def test_notebooks_are_answered_as_plain_loops_would(game: str, notebooks: int) -> None:
    make, worlds = KINDS[game]
    for seed in range(notebooks):
        notes = make(random.Random(f"{game} {seed}"))
        found = answered(notes)
        assert found.contradiction is None, (seed, found.contradiction)
        plain = list(worlds(notes, by_answers=False))
        assert int(found.worlds) == len(plain), seed
        models = {"worlds": odds(plain)}
        if GAMES[game].studied.lore(GAMES[game].settle(notes["options"]), 0).questions():
            models["answers"] = odds(list(worlds(notes, by_answers=True)))
        assert {(each.whose, each.what) for each in found.hidden} == models["worlds"].keys()
        for each in found.hidden:
            for model, expected in models.items():
                told = {
                    chance.value: Fraction(getattr(chance, f"{model}_exact"))
                    for chance in each.chances
                }
                assert told == expected[each.whose, each.what], (seed, model, each.whose)
        for sure in found.certain:
            assert models["worlds"][sure.whose, sure.what] == {sure.value: 1}


@pytest.mark.parametrize("game", KINDS)
def test_a_slip_that_contradicts_something_can_be_repaired(game: str, notebooks: int) -> None:
    make, _ = KINDS[game]
    contradicted = 0
    for seed in range(notebooks):
        rng = random.Random(f"slip {game} {seed}")
        notes = make(rng)
        if not notes["order"]:
            continue
        wrong, name, field, place, right = slip(notes, rng)
        found = answered(wrong)
        if found.contradiction is None:
            assert found.repairs == []
            continue
        contradicted += 1
        turning = GAMES[game].studied.turning_notes
        assert name in found.contradiction.entries or name.split()[0] in turning, (seed, name)
        offered = [
            each.entry == name and each.field == field and each.place == place and each.new == right
            for each in found.repairs
        ]
        assert any(offered), (seed, wrong, name, field, place, right)
    assert contradicted > notebooks // 20, "slips that contradict nothing prove nothing"


@pytest.mark.parametrize("game", KINDS)
def test_a_repaired_notebook_is_the_one_that_was_meant(game: str, notebooks: int) -> None:
    """Every repair that is offered makes sense, with as many worlds as it says."""
    make, _ = KINDS[game]
    for seed in range(notebooks // 10):
        rng = random.Random(f"repair {game} {seed}")
        wrong = slip(make(rng), rng)[0]
        for repair in answered(wrong).repairs[:10]:
            mended = copy.deepcopy(wrong)
            kind, _, number = repair.entry.partition(" ")
            place = repair.place
            if not number:
                target, field = mended, repair.field
            elif not repair.field:
                del mended[kind][int(number) - 1]
                places = [at for at, each in enumerate(mended["order"]) if each == kind]
                del mended["order"][places[int(number) - 1]]
                target, field = mended, ""
            else:
                target, field = mended[kind][int(number) - 1], repair.field
            if field and place is None:
                target[field] = repair.new
            elif field and repair.new is None:
                del target[field][place]
            elif field:
                target[field][place] = repair.new
            found = answered(mended)
            assert found.contradiction is None, (seed, repair)
            assert found.worlds == repair.worlds


def test_a_proof_rests_on_the_entries_that_name_its_cards(notebooks: int) -> None:
    """Whatever traitors came and went since a card was seen, it was seen where it is written."""
    make, _ = KINDS["infiltraitors"]
    checked = 0
    for seed in range(notebooks):
        notes = make(random.Random(f"proof {seed}"))
        book = think_through(read_plain(notes, GAMES))
        for proof in certain(book.tracker.knowledge):
            for observation in observations_of(book, proof):
                kind, _, number = book.entry_of(observation).partition(" ")
                written = notes[kind][int(number) - 1] if number else notes[kind]
                assert isinstance(observation.fact, Read | Sighted)
                word = CARD_WORDS[observation.fact.card]
                assert f"'{word}'" in f"{written!r}", (seed, kind, number, word)
                checked += 1
    assert checked
