"""The figures of a review against plain enumeration: every world tried out by the rules."""

from collections import Counter
from math import log2

import pytest

from ridotto.games.inkognito.actions import Ask, AskVia, Declare, Hands, Show
from ridotto.games.inkognito.components import GREY, IDENTITIES, MISSION_CARDS
from ridotto.kernel import AnyState, Game, Legal, Options, Seat, Value, facts_for
from ridotto.review.results import Decision, Moment, SeatReview
from tests.review.games_of_bots import VARIANTS, moments, reviewed

FEW = 250
SAMPLE = 4
CLOSE = pytest.approx


def worlds(game: Game, options: Options, state: AnyState, seat: Seat) -> int:
    """How many worlds a seat's view allows, one by one. Which place lies face down is no secret
    that anybody has to find out.
    """
    found = game.studied.worlds(options, state.view(seat))
    if game.id == "inkognito-cards":
        return len({(world.identities, world.fragments) for world in found})
    return sum(1 for _ in found)


@pytest.mark.parametrize(
    ("name", "chosen"),
    [each for each in VARIANTS if each[1].get("mission") != "17"],  # there hands are hidden too
    ids=str,
)
def test_the_curves_count_the_worlds_that_there_are(
    name: str, chosen: dict[str, Value], times: int
) -> None:
    record, game, found = reviewed(name, chosen, "sleuth")
    options = record.header.options
    checked = 0
    for number, state, step, _ in moments(record, game):
        known = _at(found.seats[step.by].curve, number - 1)
        if known is None or known.worlds > FEW or checked == 3 * SAMPLE * times:
            continue
        assert worlds(game, options, state, step.by) == known.worlds
        checked += 1
    assert checked


def _at(curve: list[Moment], step: int) -> Moment | None:
    """What held after so many steps."""
    return next((point for point in reversed(curve) if point.step <= step), None)


@pytest.mark.parametrize(
    ("players", "edition"), [(3, "2013"), (4, "2013"), (5, "2013"), (3, "classic"), (4, "classic")]
)
def test_what_questions_tell(players: int, edition: str) -> None:
    """In each world the question is asked, and every answer in coloured cards that the rules allow
    is as likely.
    """
    record, game, found = reviewed("inkognito", {"players": players, "edition": edition}, "novice")
    options = record.header.options
    decisions = _by_step(found.seats, "question")
    checked = 0
    for number, state, step, legal in moments(record, game):
        decision = decisions.get(number)
        if decision is None or checked == SAMPLE or isinstance(step.action, Show):
            continue
        asks = [each for each in legal if isinstance(each, Ask | AskVia)]
        bits = {ask: _told_by(game, options, state, step.by, ask) for ask in asks}
        assert decision.expected_most == CLOSE(max(bits.values()))
        if step.action in bits:
            assert decision.expected == CLOSE(bits[step.action])
        checked += 1
    assert checked


def _told_by(game: Game, options: Options, state: AnyState, seat: Seat, ask: Ask | AskVia) -> float:
    view = state.view(seat)
    answers: Counter[tuple[int, ...]] = Counter()
    total, known = 0, 0.0
    for world in game.studied.worlds(options, view):
        imagined = game.studied.imagine(options, view, world)
        imagined.apply(seat, ask)
        legal = imagined.legal(ask.whom)
        assert isinstance(legal, Legal)
        given = {
            tuple(sorted(show.cards))
            for show in legal
            if isinstance(show, Show)
            and not any(GREY[card] or card in MISSION_CARDS for card in show.cards)
        }
        for cards in given:
            answers[cards] += 1 / len(given)  # type: ignore[assignment]
        known += log2(len(given))
        total += 1
    odds = [count / total for count in answers.values()]
    return -sum(each * log2(each) for each in odds) - known / total


@pytest.mark.parametrize(
    ("name", "chosen"),
    [each for each in VARIANTS if each[0].startswith("inkognito")],
    ids=str,
)
def test_what_answers_tell(name: str, chosen: dict[str, Value]) -> None:
    """Each answer is given in a copy of the game, and the asker's worlds are counted again."""
    record, game, found = reviewed(name, chosen, "novice")
    options = record.header.options
    decisions = _by_step(found.seats, "answer")
    checked = 0
    for number, state, step, legal in moments(record, game):
        decision = decisions.get(number)
        if decision is None or checked == SAMPLE:
            continue
        assert decision.to is not None
        asker = record.header.seats.index(decision.to)
        before = worlds(game, options, state, asker)
        told: list[float] = []
        for show in legal:
            twin = state.copy()
            events = twin.apply(step.by, show)
            if twin.public.to_act == (asker,) and _passing(twin):
                events += twin.apply(asker, next(iter(twin.legal(asker))))
            givers = {getattr(fact, "giver", step.by) for fact in facts_for(asker, events)}
            if _passing(twin) or givers - {step.by, asker}:
                break  # he is passed something by others at the same time
            told.append(log2(before / worlds(game, options, twin, asker)))
            if show == step.action:
                assert decision.told == CLOSE(told[-1])
        if len(told) < len(legal):
            continue
        assert decision.told_least == CLOSE(min(told))
        assert decision.told_most == CLOSE(max(told))
        checked += 1
    assert checked


def _passing(state: AnyState) -> bool:
    """In the card game all pass at once: nothing is seen before everyone at a meeting has."""
    return getattr(state.public, "stage", "") == "pass"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_how_likely_declarations_are_right(players: int) -> None:
    """In each world it is declared, and hands are shaken."""
    checked = 0
    for number in range(4):
        record, game, found = reviewed("inkognito", {"players": players}, "novice", number)
        options = record.header.options
        decisions = _by_step(found.seats, "call")
        for at, state, step, _ in moments(record, game):
            if not isinstance(step.action, Declare):
                continue
            view, right, total = state.view(step.by), 0, 0
            for world in game.studied.worlds(options, view):
                imagined = game.studied.imagine(options, view, world)
                imagined.apply(step.by, step.action)
                if imagined.public.outcome is None:
                    imagined.apply(step.action.partner, Hands())
                assert imagined.public.outcome is not None
                right += step.by in imagined.public.outcome.winners
                total += 1
            assert decisions[at].odds == CLOSE(right / total)
            checked += 1
    assert checked


def _by_step(reviews: list[SeatReview], kind: str) -> dict[int, Decision]:
    return {
        decision.step: decision
        for seat in reviews
        for decision in seat.decisions
        if decision.kind == kind and decision.note != "waited"
    }


@pytest.mark.parametrize("bot", ["sleuth", "master"])
def test_odds_that_are_not_those_of_deals_alone_are_said_to_be_read(bot: str) -> None:
    """How likely somebody is the partner whom the adviser would ask, deal by deal."""
    partner_of = {"LF": "CB", "CB": "LF", "X": "ZZ", "ZZ": "X"}
    read: Counter[bool] = Counter()
    for number in range(4):
        record, game, found = reviewed("inkognito", {"players": 4}, bot, number)
        options = record.header.options
        decisions = _by_step(found.seats, "question")
        for at, state, step, _ in moments(record, game):
            advised = decisions[at].advised if at in decisions else None
            if advised is None or advised.reason.code != "ask-partner":
                continue
            _, whom = advised.reason.arguments["whom"]  # type: ignore[misc]
            actual = game.studied.actual(options, state)
            wanted = partner_of[actual[record.header.seats[step.by], "identity"]]
            side = record.header.seats.index(str(whom))
            worlds = list(game.studied.worlds(options, state.view(step.by)))
            fit = sum(IDENTITIES[world.identities[side]] == wanted for world in worlds)
            by_deals = round(100 * fit / len(worlds))
            assert advised.reads == (advised.reason.arguments["odds"] != by_deals)
            read[advised.reads] += 1
    assert read[True]
    assert read[False]
