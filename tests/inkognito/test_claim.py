"""What a declaration claims, to whoever makes it and to whoever is named: W1-W3, P3.3."""

import random

import pytest

from ridotto.deduction import Tracker
from ridotto.games.inkognito.facts import Declared, Enveloped, Shown
from ridotto.kernel import Action, Fact, Legal, Options, Seat, facts_for
from ridotto.kernel.weighing import Weighed
from ridotto.testing import Walk
from ridotto.words import Words
from tests.inkognito.play import ENVELOPES, GAME, Play
from tests.inkognito.test_missions import envelopes as envelopes_of
from tests.inkognito.test_winning import landed


def thinking(options: Options, seat: Seat, *facts: Fact) -> Tracker:
    tracker = Tracker(GAME.studied.lore(options, seat))
    for fact in facts:
        tracker.hear(fact)
    return tracker


def weighed(play: Play, actor: str, text: str, *heard: Fact, helped: bool = True) -> Weighed:
    seat = play.seat(actor)
    own = play.state.private[seat]
    assert own.identity is not None
    assert own.build is not None
    assert own.letter is not None
    envelope = Enveloped(own.identity, own.build, own.letter)
    tracker = thinking(play.options, seat, envelope, *heard)
    together = tracker.knowledge.together if helped else None
    action = play.notation.read(text)
    return GAME.studied.weigh(play.options, play.state.view(seat), action, together)


def verdicts(weighed: Weighed) -> list[tuple[str, str | None]]:
    return [(point.what, point.holds) for point in weighed.points]


def test_W2_the_named_seat_is_told_the_mission_and_what_it_can_tell_of_the_claim() -> None:
    play = landed()
    play.do("blue", "declare green A B")
    declared = Declared(0, 1, 0, 1)
    told = weighed(play, "green", "shake hands", declared)
    assert told.says == "LF-AB"
    assert [(point.whose, point.value) for point in told.points] == [
        ("blue", "LF"),
        ("blue", "A"),
        ("", "B"),
        ("", ""),
    ]
    # Green does not know who stands on the space with blue's tall figure.
    assert verdicts(told) == [
        ("partner", "unknown"),
        ("mission", "yes"),
        ("own-letter", "yes"),
        ("deed", "unknown"),
    ]
    assert weighed(play, "green", "refuse", declared) == told


def test_W2_from_what_it_was_shown_it_can_tell_more() -> None:
    play = landed()
    play.do("blue", "declare green A B")
    declared, grey_lf = Declared(0, 1, 0, 1), Shown(1, 0, 0, (4,), None)
    grey_x_fat = Shown(1, 2, 0, (6, 14), None)
    told = weighed(play, "green", "shake hands", grey_lf, grey_x_fat, declared)
    assert {holds for _, holds in verdicts(told)} == {"yes"}
    grey_x = Shown(1, 0, 0, (6,), None)
    told = weighed(play, "green", "shake hands", grey_x, declared)
    assert verdicts(told)[0] == ("partner", "no")


def test_W2_a_wrong_letter_of_mine_i_know() -> None:
    play = landed()
    play.do("blue", "declare green A C")
    told = weighed(play, "green", "shake hands", Declared(0, 1, 0, 2))
    assert told.says == "LF-AC"
    assert dict(verdicts(told))["own-letter"] == "no"


def test_W1_below_logic_the_claim_is_told_and_no_verdict() -> None:
    play = landed()
    told = weighed(play, "blue", "declare green A B", helped=False)
    assert told.says == "LF-AB"
    assert verdicts(told) == [("partner", None), ("mission", None), ("deed", None)]


def test_P3_3_the_flight_is_weighed() -> None:
    play = Play("land land water", {"blue.tall": 22}, players=3)
    told = weighed(play, "blue", "escape")
    assert told.says == "LF-flees"
    assert [point.whose for point in told.points] == ["arrested", ""]
    assert verdicts(told) == [("partner", "unknown"), ("flight", "no")]


@pytest.mark.parametrize(
    ("players", "letters", "says"),
    [(3, "A B", "LF-AB-three"), (4, "A B", "LF-AB"), (5, "C D", "LF-CD-five"), (5, "A B", "LF-AB")],
)
def test_P3_2_P5_5_the_claim_names_the_mission_as_so_many_play_it(
    players: int, letters: str, says: str
) -> None:
    envelopes = ENVELOPES if letters == "A B" else envelopes_of("LF-CD")
    play = Play("land land water", players=players, envelopes=envelopes)
    told = weighed(play, "blue", f"declare green {letters}")
    assert told.says == says
    assert f"inkognito-mission-{says}" in Words("en")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_W2_what_is_weighed_as_sure_is_so(players: int, times: int) -> None:
    """All points sure and the partner's hand win; one that cannot be loses, whatever is true."""
    rng = random.Random(players)
    options = GAME.settle({"players": players, "max_rounds": 12})
    seen = {"yes": 0, "no": 0}
    for _ in range(4 * times):
        walk = Walk(GAME, options, rng)
        seats = range(len(GAME.seats(options)))
        minds = [thinking(options, seat) for seat in seats]
        while (move := walk.next()) is not None:
            for actor, declare in _declarations(walk, rng):
                before = GAME.studied.weigh(
                    options, walk.state.view(actor), declare, minds[actor].knowledge.together
                )
                after = walk.state.copy()
                after.apply(actor, declare)
                if after.public.outcome is None:
                    after.apply(after.public.to_act[0], GAME.notation(options).read("shake hands"))
                won = actor in after.public.outcome.winners
                holds = {point.holds for point in before.points}
                if holds == {"yes"}:
                    seen["yes"] += 1
                    assert won or after.public.outcome.reason == "seen-through"
                elif "no" in holds:
                    seen["no"] += 1
                    assert not won
            step = walk.take(*move)
            for seat in seats:
                for fact in facts_for(seat, step.events):
                    minds[seat].hear(fact)
    assert seen["no"] > 20


def _declarations(walk: Walk, rng: random.Random) -> list[tuple[Seat, Action]]:
    """What the seat to act might call out now, now and then."""
    actor = walk.state.public.to_act[0]
    legal = walk.state.legal(actor)
    if actor < 0 or not isinstance(legal, Legal) or rng.random() < 0.3:
        return []
    calls = [action for group in legal.final for action in group]
    named = [each for each in calls if type(each).__name__ in ("Declare", "Escape")]
    return [(actor, each) for each in rng.sample(named, min(2, len(named)))]
