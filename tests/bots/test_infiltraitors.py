"""Agents: what they hold possible, that they know no more than their seat, and that they win."""

import random
from itertools import islice
from typing import Any

import pytest

from ridotto.bots import Budget, bots_for
from ridotto.bots.infiltraitors.card_sets import members
from ridotto.bots.infiltraitors.following_traitors import Follower
from ridotto.games.infiltraitors.candidates import candidates
from ridotto.games.infiltraitors.imagine import imagine
from ridotto.games.infiltraitors.missions import MISSIONS
from ridotto.games.infiltraitors.worlds import worlds
from ridotto.kernel import SPECTATOR, View, sees
from ridotto.lab.arena import ArenaContest, hold
from ridotto.table.play_between_bots import Fault, Listeners
from tests.bots.test_levels import Twins, table
from tests.infiltraitors.scene import GAME

AGENTS = [name for name in bots_for(GAME) if name not in ("random", "sleuth", "master")]


@pytest.mark.parametrize("level", AGENTS)
@pytest.mark.parametrize("mission", ["5", "6", "16", "17", "18", "19"])
def test_an_agent_decides_alike_in_worlds_its_seat_cannot_tell_apart(
    mission: str, level: str
) -> None:
    options = GAME.settle({"mission": mission, "players": 3})

    def other(view: Any, rng: random.Random) -> Any:
        if rng.random() > 0.2:
            return None
        some = list(islice(worlds(view), 30))
        return imagine(view, rng.choice(some), rng)

    twins = [Twins(GAME, options, seat, level, other) for seat in range(3)]
    faults: list[Fault] = []
    table(GAME, options, list(twins), Listeners(failed=faults.append))
    assert not faults
    assert sum(twin.compared for twin in twins) >= 3


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_agents_hold_possible_is_what_the_view_allows(mission: str) -> None:
    """At the latest until cards come back: an agent remembers, a view does not always."""
    options = GAME.settle({"mission": mission, "players": 3})
    state, rng = GAME.start(options), random.Random(mission)
    minds = [Follower(GAME, options, seat) for seat in range(3)]
    while state.public.to_act and not state.public.mixed:
        actor = state.public.to_act[0]
        legal = state.legal(actor)
        action = legal.pick(rng)
        for event in state.apply(actor, action):
            for mind in minds:
                if sees(event.to, mind.seat):
                    mind.hear(event.fact)
        if state.public.phase != "turn":
            continue
        all_know = candidates(options, View(SPECTATOR, state.public, None))
        for mind in minds:
            assert mind.view == state.view(mind.seat)
            for owner, cards in candidates(options, mind.view).items():
                assert set(members(mind.all_know(owner))) >= set(all_know[owner])
                assert set(members(mind.i_know()[owner])) >= set(cards)


@pytest.mark.parametrize(
    ("level", "mission", "least"),
    [
        ("literal", "1", 17),
        ("literal", "9", 17),
        ("literal", "13", 13),
        ("coded", "7", 18),
        ("coded", "8", 18),
        ("coded", "18", 18),
    ],
)
def test_agents_win(level: str, mission: str, least: int) -> None:
    options = GAME.settle({"mission": mission, "players": 3})
    result = hold(ArenaContest("infiltraitors", options, (level,), "win", Budget()), 20)
    assert not result.faults
    assert result.pairings[0].score.value * 20 >= least


def test_novices_are_worse() -> None:
    options = GAME.settle({"mission": "5", "players": 3})
    won = {
        level: hold(ArenaContest("infiltraitors", options, (level,), "worse"), 12)
        .pairings[0]
        .score.value
        for level in ("novice", "literal")
    }
    assert won["novice"] <= 0.6 < 0.9 <= won["literal"]
