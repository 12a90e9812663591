"""What to show and what to ask, against plain loops over everything that may be."""

from fractions import Fraction
from itertools import combinations
from math import log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.deduction import Listed, Tracker
from ridotto.deduction.advice import seen_by, what_to_ask, what_to_show
from ridotto.deduction.odds import odds_of
from ridotto.games import GAMES
from ridotto.games.inkognito.actions import Show as ShowThree
from ridotto.games.inkognito.facts import Asked, Enveloped, Shown
from ridotto.games.inkognito_cards.actions import Pass
from ridotto.games.inkognito_cards.facts import Pair, Secrets
from tests.deduction.test_inkognito_cards import ALL_DEALS, FACES, Deal

CARD_GAME = GAMES["inkognito-cards"]
FOUR = CARD_GAME.settle({"players": 4})
BLUE = ("LF", "0")
PAIRS = [pair for pair in combinations(FACES, 2) if len(set(pair) & set(BLUE)) == 1]

pairs = st.sampled_from(PAIRS)


def agrees(deal: Deal, agent: int, pair: tuple[str, ...]) -> bool:
    return sum(card in deal[agent] for card in pair) == 1


def as_pass(pair: tuple[str, ...]) -> Pass:
    return Pass(FACES.index(pair[0]), FACES.index(pair[1]))


@given(st.lists(pairs, max_size=3, unique=True), st.sampled_from(ALL_DEALS), st.integers(0, 10**6))
def test_what_a_pair_tells_is_an_average_over_what_the_other_may_hold(
    given_before: list[tuple[str, ...]], deal: Deal, choice: int
) -> None:
    """Blue is LF with 0, has passed Yellow some pairs, and was passed one by Yellow."""
    mine = [each for each in ALL_DEALS if each[0] == BLUE]
    received = [pair for pair in combinations(FACES, 2) if any(agrees(d, 1, pair) for d in mine)]
    got = received[choice % len(received)]
    tracker = Tracker(CARD_GAME.studied.lore(FOUR, 0))
    tracker.hear(Secrets(0, FACES.index("LF"), FACES.index("0")))
    tracker.hear(Pair(1, 0, *map(FACES.index, got)))
    for pair in given_before:
        tracker.hear(Pair(0, 1, *map(FACES.index, pair)))
    knowledge = tracker.knowledge
    assert isinstance(knowledge, Listed)
    advice = what_to_show(knowledge, tracker.lore, 1, map(as_pass, PAIRS))
    left = [each for each in mine if agrees(each, 1, got)]
    for told in advice:
        pair = (FACES[told.action.one], FACES[told.action.other])  # type: ignore[attr-defined]
        bits = 0.0
        for mind in left:
            theirs = [
                each
                for each in ALL_DEALS
                if each[1] == mind[1] and all(agrees(each, 0, old) for old in given_before)
            ]
            after = [each for each in theirs if agrees(each, 0, pair)]
            bits += log2(len(theirs) / len(after)) / len(left)
        assert told.bits == pytest.approx(bits, abs=1e-9)
    assert [told.bits for told in advice] == sorted(told.bits for told in advice)


def test_an_answer_shown_before_in_other_words_tells_nothing_new() -> None:
    game = GAMES["inkognito"]
    options = game.settle({})
    tracker = Tracker(game.studied.lore(options, 0))
    tracker.hear(Enveloped(0, 3, 1))
    tracker.hear(Asked(1, 0, 0, 16, "pair"))
    tracker.hear(Shown(1, 0, 0, (0, 2), None))
    knowledge = tracker.knowledge
    assert isinstance(knowledge, Listed)
    words = game.vocabulary(options)["card"]
    shows = {
        "LF X tall": ShowThree((0, 2, 8)),
        "LF CB tall": ShowThree((0, 1, 8)),
        "grey LF": ShowThree((2, 4, 8)),
    }
    assert [words[card] for card in shows["grey LF"].cards] == ["X", "grey:LF", "tall"]
    advice = what_to_show(knowledge, tracker.lore, 1, shows.values())
    bits = {told.action: told.bits for told in advice}
    assert bits[shows["LF X tall"]] == 0
    assert 0 < bits[shows["LF CB tall"]] < bits[shows["grey LF"]]


def test_whose_eyes_shows_what_another_can_know_of_me() -> None:
    game = GAMES["inkognito"]
    options = game.settle({})
    tracker = Tracker(game.studied.lore(options, 0))
    tracker.hear(Enveloped(0, 3, 1))
    tracker.hear(Asked(1, 0, 0, 16, "pair"))
    tracker.hear(Shown(1, 0, 0, (0, 2), None))
    knowledge = tracker.knowledge
    assert isinstance(knowledge, Listed)
    cases = seen_by(knowledge, tracker.lore, 1)
    assert sum(chance for chance, _ in cases) == 1
    me = ("blue", "identity")
    sure = sum(chance for chance, theirs in cases if theirs.possible(me) == ["LF"])
    assert sure == Fraction(1, 3)  # just if green is X himself
    for _, theirs in cases:
        assert set(theirs.possible(me)) <= {"LF", "X"}


def test_the_best_question_comes_first_and_conclusions_sum_to_one() -> None:
    game = GAMES["inkognito"]
    tracker = Tracker(game.studied.lore(game.settle({}), 0))
    tracker.hear(Enveloped(0, 3, 1))
    knowledge = tracker.knowledge
    assert isinstance(knowledge, Listed)
    advice = what_to_ask(knowledge, tracker.lore)
    assert len(advice) == 12
    assert [each.bits for each in advice] == sorted((each.bits for each in advice), reverse=True)
    for conclusion in tracker.lore.conclusions():
        for model in ("worlds", "answers"):
            assert sum(odds_of(knowledge, conclusion, model).values()) == 1
    partner = odds_of(knowledge, tracker.lore.conclusions()[0])
    assert partner == dict.fromkeys(("green", "red", "yellow"), Fraction(1, 3))
