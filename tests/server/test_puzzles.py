"""Puzzles over HTTP: without the answer until one is given, then with the whole proof."""

import asyncio
import json
import re
from typing import Any

import pytest

from ridotto.deduction.findings import others
from ridotto.review.puzzles.collection import collection, find, level_of
from ridotto.review.puzzles.puzzle import PROVED, Puzzle, open_book, values
from ridotto.server.puzzles import written_puzzle, written_verdict
from ridotto.server.python_client import Client
from ridotto.table import Refused
from ridotto.words import LANGUAGES
from tests.server.helpers import open_house

KINDS: dict[tuple[str, str], Puzzle] = {(each.game, each.kind): each for each in collection()}
MANY = 30
"""So many steps are looked at."""


def asked(*requests: tuple[str, str, Any]) -> list[tuple[int, Any]]:
    """What the house answers to these."""

    async def ask() -> list[tuple[int, Any]]:
        async with open_house() as visit:
            client = Client("127.0.0.1", visit.port)
            found = [await client.request(*each) for each in requests]
            return [(status, json.loads(answer)) for status, answer in found]

    return asyncio.run(ask())


def test_all_puzzles_are_listed_with_todays() -> None:
    ((status, found),) = asked(("GET", "/api/puzzles", None))
    assert status == 200
    listed = {
        f"{group['game']}-{number}": group
        for group in found["puzzles"]
        for number in group["numbers"]
    }
    assert set(listed) == {each.id for each in collection()}
    for each in collection():
        assert listed[each.id]["theme"] == each.theme
        assert listed[each.id]["level"] == level_of(each)
    assert found["today"] in listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=" ".join)
def test_a_puzzle_comes_without_its_answer_and_the_verdict_with_the_proof(
    kind: tuple[str, str], language: str
) -> None:
    puzzle = KINDS[kind]
    book = open_book(puzzle)
    knowledge = book.tracker.knowledge
    shown = json.loads(written_puzzle(puzzle.id, language))
    assert {"right", "worlds"}.isdisjoint(shown)
    assert len(shown["choices"]) == len(puzzle.choices)
    entries = {
        f"{name} {place + 1}"
        for name in set(puzzle.notes["order"])
        for place in range(puzzle.notes["order"].count(name))
    }
    assert set(shown["aside"]) <= entries
    # The sheet says what one's own cards say, and by that nothing more is certain than is known.
    for row, variable in zip(shown["sheet"], others(knowledge), strict=True):
        assert (row["whose"], row["what"]) == variable
        assert set(knowledge.possible(variable)) <= set(row["left"])
    verdict = json.loads(written_verdict(puzzle.id, 0, language))
    assert verdict["right"] == puzzle.right
    if puzzle.kind in PROVED:
        assert (verdict["reasons"], verdict["so"]) == ([], "")
        narrowed = [[len(row["left"]) for row in step["sheet"]] for step in verdict["steps"]]
        assert narrowed == sorted(narrowed, reverse=True)
        for row, variable in zip(verdict["steps"][-1]["sheet"], others(knowledge), strict=True):
            assert set(knowledge.possible(variable)) <= set(row["left"])
        cell = shown["choices"][puzzle.right]["cell"]
        if cell is not None:
            (row,) = (
                each
                for each in verdict["steps"][-1]["sheet"]
                if (each["whose"], each["what"]) == (cell["whose"], cell["what"])
            )
            assert row["left"] == [cell["value"]]
        used = {entry for step in verdict["steps"] for entry in step["entries"] if " " in entry}
        assert used.isdisjoint(shown["aside"])
    else:
        assert verdict["steps"] == []
        assert len(verdict["reasons"]) == len(puzzle.choices)
        # What is told are the figures of each choice, and the right one is the best of them.
        worth = values(puzzle, book)
        assert worth[puzzle.right] == max(worth)
        told = f"{abs(worth[puzzle.right]):.2f}".replace(".", {"en": ".", "fr": ","}[language])
        assert told in verdict["reasons"][puzzle.right]
        assert told in verdict["so"]


@pytest.mark.parametrize(("language", "said"), [("en", r"(\d+) cards"), ("fr", r"(\d+) cartes")])
def test_a_step_counts_the_cards_that_the_sheet_beside_it_leaves(language: str, said: str) -> None:
    counted = 0
    for puzzle in collection():
        if puzzle.game != "infiltraitors" or puzzle.kind not in PROVED or counted > MANY:
            continue
        for step in json.loads(written_verdict(puzzle.id, 0, language))["steps"]:
            # What an earlier step has shown is said first, and then what this one shows.
            found = re.findall(said, step["sentence"])
            if found:
                assert int(found[-1]) in [len(row["left"]) for row in step["sheet"]]
                counted += 1
    assert counted > MANY


def test_what_is_not_there_is_refused() -> None:
    first = collection()[0]
    (missing, _), (unsolved, _), (beyond, why), (french, told) = asked(
        ("GET", "/api/puzzles/nothing-1", None),
        ("POST", "/api/puzzles/nothing-1", {"choice": 0}),
        ("POST", f"/api/puzzles/{first.id}", {"choice": 50}),
        ("GET", f"/api/puzzles/{first.id}?language=fr", None),
    )
    assert (missing, unsolved, beyond, french) == (404, 404, 400, 200)
    assert why["code"] == "not-understood"
    assert told["asked"] != json.loads(written_puzzle(first.id, "en"))["asked"]
    with pytest.raises(Refused, match="no-such-puzzle"):
        written_puzzle("nothing-1", "en")
    assert find(first.id) == first
