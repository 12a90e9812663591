"""Every puzzle has one right answer: plain loops over all there is, on the notes as written."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from math import log2
from typing import Any, Literal

import pytest

from ridotto.games import GAMES
from ridotto.kernel import CHANCE, facts_for
from ridotto.kernel.hidden import Question
from ridotto.review.positions import position_of_puzzle
from ridotto.review.puzzles.best_choices import MARGIN
from ridotto.review.puzzles.collection import (
    LEVELS,
    NoSuchPuzzle,
    chosen,
    collection,
    find,
    level_of,
    of_the_day,
    packed,
)
from ridotto.review.puzzles.effects import effect
from ridotto.review.puzzles.making import VARIANTS, make
from ridotto.review.puzzles.puzzle import Puzzle, action_of, open_book, statement
from ridotto.words import LANGUAGES, Words
from tests.review.noted_by_seats import begin_with, noted
from tests.terminal import Terminal

World = dict[tuple[str, str], str]

IDENTITIES = ("LF", "CB", "X", "ZZ")
BUILDS = ("tall", "short", "fat", "thin")
LETTERS = ("A", "B", "C", "D")
NUMBERS = ("0", "11", "29", "52")
SAMPLE = 15
"""So many puzzles of each game are checked; all of them with ``--long``."""


@cache
def _deals(absent: str) -> list[World]:
    """Every deal of three cards each to four colours."""
    colours = [
        "arrested" if each == absent else each for each in ("blue", "green", "red", "yellow")
    ]
    found: list[World] = []
    for dealt in product(*map(permutations, (IDENTITIES, BUILDS, LETTERS))):
        world: World = {}
        for what, values in zip(("identity", "build", "mission"), dealt, strict=True):
            for colour, value in zip(colours, values, strict=True):
                world[colour, what] = value
        found.append(world)
    return found


def inkognito(notes: dict[str, Any]) -> Iterator[World]:
    """Of what is shown one identity or build is true; grey and mission cards always are."""
    me = notes["me"]
    absent = "yellow" if notes["options"]["players"] == 3 else ""
    for world in _deals(absent):
        own = all(world[me, what] == notes[what] for what in ("identity", "build", "mission"))
        if own and all(_showable(world, each) for each in notes.get("answer", ())):
            yield world


def _showable(world: World, answer: dict[str, Any]) -> bool:
    whose = answer["from"]
    true = {world[whose, "identity"], world[whose, "build"]}
    certain = all(
        card.removeprefix("grey:") in true
        if card.startswith("grey:")
        else card == f"mission:{world[whose, 'mission']}"
        for card in answer["cards"]
        if ":" in card
    )
    return certain and any(card.removeprefix("grey:") in true for card in answer["cards"])


def cards(notes: dict[str, Any]) -> Iterator[World]:
    """Of two cards passed exactly one is true, and a black one is."""
    agents = ("blue", "yellow", "green", "pink")
    for identities, numbers in product(permutations(IDENTITIES), permutations(NUMBERS)):
        world: World = {}
        for agent, identity, number in zip(agents, identities, numbers, strict=True):
            world[agent, "identity"], world[agent, "number"] = identity, number
        me = notes["me"]
        if me in agents and any(world[me, what] != notes[what] for what in ("identity", "number")):
            continue
        if all(_passable(world, each) for each in notes.get("pair", ())) and all(
            each["card"] in _secrets(world, each["from"]) for each in notes.get("black", ())
        ):
            yield world


def _secrets(world: World, agent: str) -> set[str]:
    return {world[agent, "identity"], world[agent, "number"]}


def _passable(world: World, pair: dict[str, Any]) -> bool:
    true = _secrets(world, pair["from"])
    faces = [card.removeprefix("black-") for card in pair["cards"]]
    black = [card.removeprefix("black-") for card in pair["cards"] if card.startswith("black-")]
    return sum(face in true for face in faces) == 1 and all(face in true for face in black)


def missions(notes: dict[str, Any]) -> Iterator[World]:
    """A traitor is a card that was seen nowhere else; an upright clue shares with it, a flat one
    does not.
    """
    fronts: dict[str, list[dict[str, Any]]] = {}
    seen = {*notes.get("hand", ()), *notes.get("open", ()), *notes.get("gone", ())}
    counted = {name: iter(notes.get(name, ())) for name in set(notes["order"])}
    assert notes.get("without", []) == [
        name for name in GAMES["infiltraitors"].seats(_options(notes)) if name != notes["me"]
    ]
    for name in notes["order"]:
        entry = next(counted[name])
        if name == "taken":
            fronts[entry["by"]] = []
            seen |= {entry["card"]} if "card" in entry else set()
        elif name == "hit":
            fronts.pop(entry["traitor"])
            seen.add(entry["card"])
        elif name == "seen":
            seen |= set(entry["cards"])
        else:
            fronts[entry["traitor"]].append(entry)
            if name == "clue":
                seen.add(entry["card"])
    others = [name for name in fronts if name != notes["me"]]
    deck = GAMES["infiltraitors"].studied.words_in_notes(_options(notes), {})["card"]
    left = {
        name: [card for card in deck if card not in seen and _agrees(card, fronts[name])]
        for name in others
    }
    for found in product(*(left[name] for name in others)):
        if len(set(found)) == len(found):
            yield {(name, "card"): card for name, card in zip(others, found, strict=True)}


def _options(notes: dict[str, Any]) -> Any:
    return GAMES["infiltraitors"].settle(notes["options"])


def _agrees(card: str, entries: list[dict[str, Any]]) -> bool:
    return all(
        _share(card, each["card"]) == each["upright"] if "upright" in each else card != each["card"]
        for each in entries
    )


def _share(one: str, other: str) -> bool:
    (colour, number), (same, their) = one.split("-"), other.split("-")
    if colour == same:
        return True
    if "special" in (number, their):
        return False
    low, high = sorted((int(number), int(their)))
    return high % low == 0


WORLDS = {"inkognito": inkognito, "inkognito-cards": cards, "infiltraitors": missions}


def worth(puzzle: Puzzle, choice: str, worlds: list[World]) -> float:
    """What a choice is worth, counted world by world."""
    if puzzle.kind == "certain":
        whose, what = puzzle.about.split(" ")
        return sum(world[whose, what] == choice for world in worlds) / len(worlds)
    if puzzle.kind == "shot":
        _, whose, card = choice.split(" ")
        return sum(world[whose, "card"] == card for world in worlds) / len(worlds)
    if puzzle.kind == "mission":
        return sum(_mission(puzzle.notes, world) == choice for world in worlds) / len(worlds)
    book = open_book(puzzle)
    if puzzle.kind == "question":
        asked = {each.action: each for each in book.tracker.lore.questions()}
        return _information(asked[action_of(book, choice)], worlds)
    return -_told(puzzle, choice, worlds)


def _mission(notes: dict[str, Any], world: World) -> str:
    """The letters of the two partners, the one whom missions name first before the other; with
    the partner under arrest, flight.
    """
    pair = ("LF", "CB") if notes["identity"] in ("LF", "CB") else ("ZZ", "X")
    whose = {value: who for (who, what), value in world.items() if what == "identity"}
    if "arrested" in (whose[pair[0]], whose[pair[1]]):
        return f"{notes['identity']}-flees"
    return f"{pair[0]}-{world[whose[pair[0]], 'mission']}{world[whose[pair[1]], 'mission']}"


def _information(question: Question, worlds: list[World]) -> float:
    """H(answer) - H(answer | world), each answer as likely as any other in its world."""
    odds: dict[Any, float] = {}
    known = 0.0
    for world in worlds:
        answers = question.answers[tuple(world[variable] for variable in question.variables)]
        for answer in answers:
            odds[answer.clauses] = odds.get(answer.clauses, 0.0) + 1 / len(answers) / len(worlds)
        known += log2(len(answers)) / len(worlds)
    return -sum(each * log2(each) for each in odds.values()) - known


def _told(puzzle: Puzzle, choice: str, worlds: list[World]) -> float:
    """What the asker would learn: for every set of own cards he may have, he counts the worlds
    that what he was shown of me leaves him.
    """
    notes, asker = puzzle.notes, puzzle.about
    shown = [each["cards"] for each in notes.get(_LIST[puzzle.game], ()) if each["to"] == asker]
    bared = [
        {"from": notes["me"], "card": each["card"]}
        for each in notes.get("shown", ())
        if puzzle.game == "inkognito-cards" and each["to"] == asker
    ]
    mine = [*shown, choice.split(" ")[1:]]
    total = 0.0
    for world in worlds:
        own = {what: value for (whose, what), value in world.items() if whose == asker}
        counts = []
        for seen in (mine[:-1], mine):
            told = [{"from": notes["me"], "cards": each} for each in seen]
            entries = {_TOLD[puzzle.game]: told, "black": bared}
            theirs = {"options": notes["options"], "me": asker, **own, **entries}
            counts.append(_count(puzzle.game, theirs))
        total += log2(counts[0] / counts[1])
    return total / len(worlds)


_LIST = {"inkognito": "shown", "inkognito-cards": "passed"}
_TOLD = {"inkognito": "answer", "inkognito-cards": "pair"}
_counted: dict[str, int] = {}


def _count(game: str, notes: dict[str, Any]) -> int:
    key = f"{game} {notes}"
    if key not in _counted:
        _counted[key] = sum(1 for _ in WORLDS[game](notes))
    return _counted[key]


def some_of(puzzles: list[Puzzle]) -> list[Puzzle]:
    """A sample, and at least one of each kind."""
    kinds = {each.kind: each for each in puzzles}
    return [*kinds.values(), *random.Random("some").sample(puzzles, SAMPLE)]


@pytest.mark.parametrize("game", list(VARIANTS))
def test_one_answer_is_right(game: str, times: int) -> None:
    puzzles = [each for each in collection() if each.game == game]
    if times == 1:
        puzzles = some_of(puzzles)
    for puzzle in puzzles:
        worlds = list(WORLDS[game](puzzle.notes))
        assert len(worlds) == puzzle.worlds, puzzle.id
        found = [worth(puzzle, choice, worlds) for choice in puzzle.choices]
        right = found.pop(puzzle.right)
        if puzzle.kind in ("certain", "mission"):
            assert right == 1, puzzle.id
            assert max(found) == 0, puzzle.id
        elif puzzle.kind == "shot":
            assert right == 1, puzzle.id
            assert max(found) < 1, puzzle.id
        else:
            assert right - max(found) >= MARGIN - 1e-9, puzzle.id


def test_the_collection_is_large_and_small() -> None:
    puzzles = collection()
    assert len(puzzles) >= 600
    assert len(packed(puzzles)) < 300_000
    assert {each.game for each in puzzles} == set(VARIANTS)
    assert len({each.id for each in puzzles}) == len(puzzles)
    assert len({(each.kind, each.about, str(each.notes)) for each in puzzles}) == len(puzzles)
    assert {level_of(each) for each in puzzles} == set(range(1, LEVELS + 1))
    for each in puzzles:
        assert len(set(each.choices)) == len(each.choices) >= 3
        assert 0 <= each.right < len(each.choices)


@pytest.mark.parametrize("game", list(VARIANTS))
def test_the_same_seed_makes_the_same(game: str) -> None:
    """Also in another process, where sets have another order: as in the collection."""
    made = list(make(GAMES[game], 4, "ridotto"))
    assert made == list(make(GAMES[game], 4, "ridotto"))
    assert packed(made) == packed(made)
    assert len(made) == 4
    assert made[0] == next(each for each in collection() if each.game == game)


@pytest.mark.parametrize("deal", ["true", "drawn"])
@pytest.mark.parametrize("game", list(VARIANTS))
def test_the_moment_of_a_puzzle_is_played_on_from(
    game: str, deal: Literal["true", "drawn"], times: int
) -> None:
    """It is a legal game in which somebody is to act, the seat has been told all that was noted,
    and what is certain is true.
    """
    rules = GAMES[game]
    puzzles = [each for each in collection() if each.game == game]
    if times == 1 and deal == "drawn":
        puzzles = random.Random("drawn").sample(puzzles, SAMPLE)
    for puzzle in puzzles:
        position = position_of_puzzle(puzzle, deal, random.Random(puzzle.id))
        assert (position.begun.seat, position.begun.deal) == (puzzle.notes["me"], deal)
        assert (position.steps == puzzle.steps) or deal == "drawn"
        seat = rules.seats(puzzle.options).index(puzzle.notes["me"])
        state, read = rules.start(puzzle.options), rules.notation(puzzle.options).read
        events = [event for by, do in position.steps for event in state.apply(by, read(do))]
        assert state.public.outcome is None, puzzle.id
        assert CHANCE not in state.public.to_act, puzzle.id
        assert begin_with(noted(puzzle, facts_for(seat, events)), puzzle), puzzle.id
        if puzzle.kind == "answer":
            legal: Any = state.legal(seat)
            assert all(read(choice) in legal for choice in puzzle.choices), puzzle.id
        if puzzle.kind in ("certain", "shot"):
            right = puzzle.choices[puzzle.right]
            variable, (value,), _ = statement(puzzle.kind, puzzle.about, right)
            actual = rules.studied.actual(puzzle.options, state)
            assert actual[variable] == value, puzzle.id


@pytest.mark.parametrize("game", ["inkognito", "inkognito-cards"])
def test_nobody_is_told_little_who_may_well_be_a_friend(game: str) -> None:
    """Counted world by world, in every puzzle about answers."""
    for puzzle in collection():
        if (puzzle.game, puzzle.kind) != (game, "answer") or _for_himself(puzzle):
            continue
        worlds = list(WORLDS[game](puzzle.notes))
        friends = sum(
            {world[puzzle.about, "identity"], puzzle.notes["identity"]}
            in ({"LF", "CB"}, {"X", "ZZ"})
            for world in worlds
            if (puzzle.about, "identity") in world
        )
        assert 3 * friends <= len(worlds), puzzle.id


def _for_himself(puzzle: Puzzle) -> bool:
    return puzzle.game == "inkognito-cards" and puzzle.notes["options"]["players"] != 4


def test_what_a_choice_leaves_is_counted(times: int) -> None:
    """Of a question: the possibilities for whoever is asked, before and after every answer."""
    asked = [each for each in collection() if each.kind == "question"]
    for puzzle in asked if times > 1 else random.Random("left").sample(asked, SAMPLE):
        worlds = list(WORLDS[puzzle.game](puzzle.notes))
        book = open_book(puzzle)
        questions = {each.action: each for each in book.tracker.lore.questions()}
        for choice in puzzle.choices:
            question = questions[action_of(book, choice)]
            told = effect(book, "question", "", choice, 0.0)
            possible = {tuple(world[each] for each in question.variables) for world in worlds}
            assert told.before == len(possible)
            left = 0.0
            for world in worlds:
                given = question.answers[tuple(world[each] for each in question.variables)]
                for answer in given:
                    fits = sum(
                        any(answer.clauses == other.clauses for other in question.answers[person])
                        for person in possible
                    )
                    left += fits / len(given) / len(worlds)
            assert told.after == pytest.approx(left), (puzzle.id, choice)


def test_puzzles_are_found_and_chosen() -> None:
    first = collection()[0]
    assert find(first.id) == first
    with pytest.raises(NoSuchPuzzle, match="'nothing-1'"):
        find("nothing-1")
    with pytest.raises(NoSuchPuzzle, match="themes: "):
        chosen("masks", None, None)
    for each in chosen("infiltraitors", "counting", None):
        assert (each.game, each.theme) == ("infiltraitors", "counting")
    days = {of_the_day(f"2030-01-{day:02}", collection()).id for day in range(1, 29)}
    assert len(days) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_solved_in_the_terminal(ridotto: Terminal, language: str) -> None:
    kinds = {(each.game, each.kind): each for each in collection()}
    assert len(kinds) >= 8
    for puzzle in kinds.values():
        right = puzzle.right + 1
        wrong = right % len(puzzle.choices) + 1
        answer = ["puzzle", puzzle.id, "--lang", language, "--answer"]
        assert ridotto.run(*answer, str(right)) == 0
        assert "{" not in ridotto.out
        rules = Words(language).text(f"puzzle-rules-{puzzle.game}")
        assert " ".join(rules.split()) in " ".join(ridotto.out.split())
        assert ridotto.run(*answer, str(wrong)) == 1
        assert ridotto.run(*answer, "9") == 2
