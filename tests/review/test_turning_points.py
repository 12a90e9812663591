"""What is told of a game as a turning point is so, and the last word is how it ended and why."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from ridotto.cli.review_output import ReviewPage
from ridotto.games.infiltraitors import facts as infiltraitors
from ridotto.games.inkognito import facts as inkognito
from ridotto.games.inkognito_cards import facts as cards
from ridotto.kernel import CHANCE, Begun, Fact, Game, Record, Value
from ridotto.review.results import Argument, Instead, Review, TurningPoint
from ridotto.review.reviewing import review
from ridotto.review.turning_points import MOST, turning_points
from ridotto.table.session import Session
from ridotto.words import LANGUAGES, Words
from tests.review.games_of_bots import VARIANTS, played, reviewed

each_variant = pytest.mark.parametrize(("name", "chosen"), VARIANTS, ids=str)


def at(step: int, code: str = "code") -> TurningPoint:
    return TurningPoint(step, "blue", code, {})


def test_what_did_most_to_winning_is_told_in_the_order_of_the_game() -> None:
    weighed = [(0.2, at(3, "a")), (0.9, at(9, "b")), (0.5, at(5, "c")), (0.4, at(7, "d"))]
    assert [point.step for point in turning_points(weighed, 0, 10)] == [5, 7, 9]
    # The end is told by itself, and what was laid out was decided elsewhere.
    assert [point.step for point in turning_points(weighed, 3, 9)] == [5, 7]
    # A step is told once, a kind twice at most, and what hardly matters not at all.
    same = [(0.9, at(3)), (0.8, at(3)), (0.7, at(4)), (0.6, at(5)), (0.01, at(6, "other"))]
    assert [point.step for point in turning_points(same, 0, 9)] == [3, 4]


def found_in(record: Record, kind: type[Fact]) -> Iterator[tuple[int, Any]]:
    for number, step in enumerate(record.steps, 1):
        for event in step.events:
            if isinstance(event.fact, kind):
                yield number, event.fact


@each_variant
@pytest.mark.parametrize("bot", ["random", "novice", "sleuth"])
def test_the_end_says_why(name: str, chosen: dict[str, Value], bot: str, times: int) -> None:
    for number in range(times):
        record, game, found = reviewed(name, chosen, bot, number)
        ending = found.ending
        assert ending.step <= len(record.steps)
        assert all(point.step != ending.step for point in found.turning_points)
        assert len(found.turning_points) <= MOST
        if name in CHECKS:
            CHECKS[name](record, game, found)


def _inkognito(record: Record, game: Game, found: Review) -> None:
    assert record.end is not None
    code, seats = found.ending.code.removeprefix("ended-"), record.header.seats
    declared = list(found_in(record, inkognito.Declared))
    weighed = list(found_in(record, inkognito.Weighed))
    if weighed:
        (step, said), (_, right) = declared[-1], weighed[-1]
        assert (found.ending.step, found.ending.seat) == (step, seats[said.seat])
        assert found.ending.arguments["partner"] == ("seat", seats[said.partner])
        wrong = {
            "failed-partner": not right.partner,
            "failed-letter": right.partner and not right.letters,
            "failed-deed": right.partner and right.letters and not right.deed,
            "failed-hands": right.partner and right.letters and right.deed and not right.hands,
            "accomplished": right.partner and right.letters and right.deed and right.hands,
        }
        assert wrong[code]
        assert (code == "accomplished") == (said.seat in record.end.outcome.winners)


def _cards(record: Record, game: Game, found: Review) -> None:
    assert record.end is not None
    if record.end.outcome.reason == "points":
        (_, called), (_, compared) = (
            list(found_in(record, kind))[-1] for kind in (cards.Called, cards.Compared)
        )
        assert found.ending.seat == record.header.seats[called.who]
        wrong = bool(compared.identities or compared.fragments)
        assert (found.ending.code == "ended-called-wrong") == wrong


def _infiltraitors(record: Record, game: Game, found: Review) -> None:
    words = game.vocabulary(record.header.options)["card"]
    shots = dict(found_in(record, infiltraitors.Shot))
    for point in (*found.turning_points, found.ending):
        if point.code in ("missed", "ended-cartridges"):
            assert not shots[point.step].right
            assert point.arguments["card"] == ("card", words[shots[point.step].card])
            assert point.arguments["true"] != point.arguments["card"]
        if point.code in ("dared-shot", "ended-eliminated"):
            assert shots[point.step].right
    if found.ending.code == "ended-cartridges":
        left, cartridges = (found.ending.arguments[each] for each in ("left", "cartridges"))
        assert isinstance(left, int)
        assert isinstance(cartridges, int)
        assert cartridges < left
        misses = sum(not shot.right for shot in shots.values())
        assert found.ending.arguments["misses"] == misses


CHECKS = {"inkognito": _inkognito, "inkognito-cards": _cards, "infiltraitors": _infiltraitors}


@pytest.mark.parametrize("name", ["inkognito", "inkognito-cards"])
def test_what_somebody_learned_is_in_his_curve(name: str) -> None:
    told = 0
    for number in range(6):
        _, _, found = reviewed(name, {"players": 4}, "sleuth", number)
        for point in found.turning_points:
            about = {"found-partner": "partner", "closer": "call"}.get(point.code)
            if about is not None:
                _, who = point.arguments["who"]  # type: ignore[misc]
                (seat,) = (each for each in found.seats if each.seat == who)
                (now,) = (moment for moment in seat.curve if moment.step == point.step)
                assert point.arguments["after"] == round(100 * now.odds[about])
                told += 1
    assert told


def played_on(record: Record, game: Game, steps: int, bot: str) -> Record:
    """What becomes of a game after so many steps between such bots."""
    session = Session(game, record.header.options, b"s" * 32)
    begun = Begun(steps, "true", record.header.seats[0])
    session.header = replace(session.header, begun=begun)
    for step in record.steps[:steps]:
        session.act(step.action, step.by)
    session.seat_bot(bot)
    session.play()
    return session.record()


@each_variant
def test_a_game_that_was_played_on_is_judged_from_there(
    name: str, chosen: dict[str, Value]
) -> None:
    """What was laid out, nobody at that table decided; it is known all the same."""
    record, game = played(name, chosen, "novice")
    steps = len(record.steps) // 2
    while record.steps[steps].by == CHANCE:
        steps += 1
    found = review(played_on(record, game, steps, "novice"), game)
    decisions = [each for seat in found.seats for each in seat.decisions]
    assert decisions
    assert all(each.step > steps for each in decisions)
    assert all(point.step > steps for point in found.turning_points)
    assert any(moment.step <= steps for seat in found.seats for moment in seat.curve)


@pytest.mark.parametrize("number", [1, 2])
def test_shots_of_the_game_that_was_played_on_from_are_not_counted(number: int) -> None:
    record, game = played("infiltraitors", {"mission": "3"}, "random", number)
    steps, _ = next(each for each in found_in(record, infiltraitors.Shot) if not each[1].right)
    after = played_on(record, game, steps, "sleuth")
    missed = [at for at, shot in found_in(after, infiltraitors.Shot) if not shot.right]
    assert missed[0] == steps
    ending = review(after, game).ending
    assert ending.arguments["misses"] == len(missed) - 1


def page(name: str, language: str) -> ReviewPage:
    _, rules, found = reviewed(name, {}, "novice")
    return ReviewPage(found, rules, Words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_in_the_card_game_does_one_call(language: str) -> None:
    board, called = page("inkognito", language), page("inkognito-cards", language)
    call = {"en": "call", "fr": "appel"}[language]
    for code in ("waited", "missed-deed"):
        arguments: dict[str, Argument] = {"who": ("seat", "blue"), "odds": 40, "most": 90}
        point = TurningPoint(1, "blue", code, {**arguments, "turns": 2})
        assert call in called.turning(point)
        assert call not in board.turning(point)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_better_says_whether_less_or_more_was_wanted(language: str) -> None:
    told = page("inkognito", language)
    answer = Instead(["show LF CB tall"], 0.9, 0.2, "less")
    point = TurningPoint(1, "blue", "missed-meeting", {"who": ("seat", "blue")}, answer)
    said = told.turning(point)
    assert re.search("0[.,]2 .*0[.,]9", said)
    assert {"en": "the less", "fr": "moins"}[language] in said
