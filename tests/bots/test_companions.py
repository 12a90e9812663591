"""Companions: what they forget and overlook, that nothing else differs, and that they say so."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from ridotto.bots import Bot, Budget, companions_for, maker_of, offered_for, seat_bots
from ridotto.bots.infiltraitors.card_sets import SHARING
from ridotto.bots.infiltraitors.companion import Companion
from ridotto.bots.infiltraitors.following_traitors import Follower
from ridotto.bots.infiltraitors.forgetful import Forgetful
from ridotto.bots.infiltraitors.habits import HABITS, Habits
from ridotto.games import GAMES
from ridotto.games.infiltraitors.actions import Eliminate
from ridotto.games.infiltraitors.facts import Clued, Exchanged, Identified
from ridotto.games.infiltraitors.missions import MISSIONS
from ridotto.kernel import Action, Event, Fact, Legal, Lottery, Options, Reason, Seat, View, sees
from ridotto.table.play_between_bots import Fault, Listeners
from ridotto.words import LANGUAGES, Words
from tests.bots.test_levels import table
from tests.infiltraitors.scene import GAME


class Remade:
    """Plays as a companion would, and checks each decision against one who is made only then, from
    the stream of its seat.
    """

    def __init__(self, level: str, seat: Seat, options: Options) -> None:
        self.name = level
        self.make: Callable[[], Bot] = partial(maker_of(level, GAME), GAME, options, seat)
        self.bot = self.make()
        self.stream: list[Fact] = []

    def hear(self, fact: Fact) -> None:
        self.bot.hear(fact)
        self.stream.append(fact)

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        again = self.make()
        for fact in self.stream:
            again.hear(fact)
        seed = rng.getrandbits(32)
        action = self.bot.act(view, legal, random.Random(seed), budget)
        assert again.act(view, legal, random.Random(seed), budget) == action
        assert again.reason() == self.bot.reason()
        return action

    def reason(self) -> Reason | None:
        return None


@pytest.mark.parametrize("level", HABITS)
@pytest.mark.parametrize("mission", ["2", "5", "17", "18", "19"])
def test_a_companion_made_anew_from_its_stream_decides_the_same(mission: str, level: str) -> None:
    """As after a restart of the house: what it overlooked, it has overlooked for good."""
    options = GAME.settle({"mission": mission, "players": 3})
    faults: list[Fault] = []
    bots = [Remade(level, seat, options) for seat in range(3)]
    table(GAME, options, list(bots), Listeners(failed=faults.append))
    assert not faults


@pytest.mark.parametrize("level", HABITS)
def test_a_seed_repeats_a_game(level: str) -> None:
    options = GAME.settle({"mission": "20", "players": 4})
    streams: list[list[Event]] = []
    for _ in range(2):
        heard: list[Event] = []
        table(GAME, options, seat_bots([level], GAME, options), Listeners(heard=heard.append))
        streams.append(heard)
    assert streams[0] == streams[1]


def followed(mission: str, minds: list[Follower]) -> Iterator[tuple[Any, Fact]]:
    """Some game in which nobody shoots as long as he need not; minds hear it, fact by fact."""
    options = GAME.settle({"mission": mission, "players": 3})
    state, rng = GAME.start(options), random.Random(mission)
    while state.public.to_act:
        actor = state.public.to_act[0]
        legal = state.legal(actor)
        action = legal.pick(rng)
        if isinstance(legal, Legal) and isinstance(action, Eliminate):
            action = next((one for one in legal if not isinstance(one, Eliminate)), action)
        for event in state.apply(actor, action):
            for mind in minds:
                if sees(event.to, mind.seat):
                    mind.hear(event.fact)
            yield state, event.fact


@pytest.mark.parametrize("number", [1, 4])
@pytest.mark.parametrize("mission", ["1", "5"])
def test_who_goes_by_the_last_clues_has_forgotten_all_others(mission: str, number: int) -> None:
    options = GAME.settle({"mission": mission, "players": 3})
    mind = Forgetful(Habits(clues=number), GAME, options, 0)
    clues: list[tuple[Seat, int]] = []
    forgot = 0
    for state, fact in followed(mission, [mind]):
        if state.public.gone or any(front and front.missed for front in state.public.fronts):
            break
        if isinstance(fact, Identified):
            assert all(owner != fact.seat for owner, _ in clues)
        elif isinstance(fact, Clued | Exchanged):
            owner = fact.whom if isinstance(fact, Exchanged) else fact.seat
            sharing = SHARING[fact.card]
            clues.append((owner, sharing if fact.upright else ~sharing))
            for seat in range(3):
                left = mind.deck
                for about, allowed in clues[-number:]:
                    left &= allowed if about == seat else left
                assert mind.sheets[seat] == left
            forgot += len(clues) > number
    assert forgot > 5


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_companion_holds_possible_whatever_the_sleuth_does(mission: str) -> None:
    """Failings take away from what is ruled out, and add nothing; so it is sure of the truth."""
    options = GAME.settle({"mission": mission, "players": 3})
    sleuth = Follower(GAME, options, 1)
    minds = [Forgetful(habits, GAME, options, 1) for habits in HABITS.values()]
    more = 0
    for state, _ in followed(mission, [sleuth, *minds]):
        if state.public.phase != "turn":
            continue
        known = sleuth.i_know()
        for mind in minds:
            for owner, cards in mind.i_know().items():
                assert cards | known[owner] == cards
                more += cards != known[owner]
    assert more


def test_so_many_clues_are_overlooked_and_never_ones_own() -> None:
    seen: Counter[tuple[bool, bool]] = Counter()
    for mission in ("1", "4", "5", "10", "20"):
        options = GAME.settle({"mission": mission, "players": 3})
        minds: list[Follower] = [
            Forgetful(Habits(overlooks=0.4), GAME, options, seat) for seat in range(3)
        ]
        before = [list(mind.sheets) for mind in minds]
        for _, fact in followed(mission, minds):
            if isinstance(fact, Clued | Exchanged):
                owner = fact.whom if isinstance(fact, Exchanged) else fact.seat
                sharing = SHARING[fact.card]
                for mind, old in zip(minds, before, strict=True):
                    told = old[owner] & (sharing if fact.upright else ~sharing)
                    if told != old[owner]:
                        overlooked = mind.sheets[owner] == old[owner]
                        seen[mind.seat == fact.seat, overlooked] += 1
            before = [list(mind.sheets) for mind in minds]
    assert seen[True, False] > 20
    assert not seen[True, True]
    others = seen[False, True] + seen[False, False]
    assert others > 100
    assert 0.3 < seen[False, True] / others < 0.5


@pytest.mark.parametrize("level", HABITS)
def test_reasons_are_true(level: str) -> None:
    """Who is sure is right, and who does not wait to be sure says so."""
    shots: Counter[str] = Counter()
    for mission in ("T1", "1", "5", "9", "17"):
        options = GAME.settle({"mission": mission, "players": 3})
        bots = [Companion(level, GAME, options, seat) for seat in range(3)]
        state, rng = GAME.start(options), random.Random(mission)
        while state.public.to_act:
            actor = state.public.to_act[0]
            legal = state.legal(actor)
            if isinstance(legal, Lottery):
                action = legal.pick(rng)
            else:
                bot = bots[actor]
                action = bot.act(bot.mind.view, legal, rng, Budget())
                reason = bot.reason()
                assert reason is not None
                if isinstance(action, Eliminate):
                    shots[reason.code] += 1
                    number = bot.mind.i_know()[action.whom].bit_count()
                    assert (number == 1) == (reason.code == "shoot-sure")
                    if number == 1:
                        assert state.private[action.whom].identity == action.card
                elif reason.code in ("clue", "exchange"):
                    assert not bot.habits.first
            for event in state.apply(actor, action):
                for seat, agent in enumerate(bots):
                    if sees(event.to, seat):
                        agent.hear(event.fact)
    assert shots
    assert bool(shots["shoot-hasty"]) == (HABITS[level].shoots_at > 1)


def test_every_level_that_is_offered_has_a_name_and_says_what_one_notices() -> None:
    assert offered_for(GAME) == ["random", *HABITS, "sleuth"]
    assert set(companions_for(GAME)) == {*offered_for(GAME), "literal"}
    for language in LANGUAGES:
        words = Words(language)
        for game in GAMES:
            for level in offered_for(game):
                name = words.text(f"web-bot-{level}")
                assert name != words.text(f"web-bot-{level}-about")
