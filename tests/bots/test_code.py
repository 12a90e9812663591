"""The code: what one agent says is what all others understand, and the page that teaches it."""

import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.bots import BadCompany, Budget, companions_for, offered_for, seat_bots
from ridotto.bots.infiltraitors.card_sets import every, members, place, set_of
from ridotto.bots.infiltraitors.clue_code import named as named_by
from ridotto.bots.infiltraitors.clue_code import value_of
from ridotto.bots.infiltraitors.coded_agent import Coded
from ridotto.games.infiltraitors.components import CARDS, Card, named
from ridotto.games.infiltraitors.missions import MISSIONS
from ridotto.kernel import Lottery, Seat, sees
from tests.infiltraitors.scene import GAME, NAMES, Scene
from tests.terminal import Terminal

PAGE = Path("docs/code.md")
ROW = re.compile(
    r"^\| (?P<who>falcon|lynx|otter) \| (?P<does>[^|]+) \|[^|]+\|(?P<left>[^|]*)\|$", re.M
)


class Listening:
    """A scene, and coded agents who listen to it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.agents = [Coded(GAME, scene.options, seat) for seat in range(scene.public.agents)]
        self._heard = 0

    def tell(self) -> None:
        for event in self.scene.events[self._heard :]:
            for seat, agent in enumerate(self.agents):
                if sees(event.to, seat):
                    agent.hear(event.fact)
        self._heard = len(self.scene.events)

    def decide(self) -> tuple[Seat, str]:
        """What whoever is to act would do."""
        self.scene.settle()
        self.tell()
        actor = self.scene.public.to_act[0]
        legal = self.scene.state.legal(actor)
        assert not isinstance(legal, Lottery)
        agent = self.agents[actor]
        action = agent.act(agent.mind.view, legal, random.Random(1), Budget())
        return actor, self.scene.notation.write(action)


def test_the_example_of_the_page_is_what_the_agents_do() -> None:
    scene = Scene(
        "T1", 3, {0: "orange-4 black-9 red-3 red-10 black-2"}, reserved="black-7 orange-11"
    )
    scene.identify("black-7")
    scene.identify("orange-11")
    scene.do("files 1")
    table = Listening(scene)
    rows = list(ROW.finditer(PAGE.read_text(encoding="utf-8")))
    assert len(rows) == 5
    for row in rows:
        seat = NAMES.index(row["who"])
        for does in re.findall(r"`([^`]+)`", row["does"]):
            assert table.decide() == (seat, does)
            scene.do(does)
            table.tell()
        if row["left"].strip():
            left = {named(word) for word in row["left"].split()}
            for agent in table.agents:
                assert set(members(agent.mind.all_know(seat))) == left


@given(st.sets(st.sampled_from(CARDS), min_size=1), st.integers(1, 40))
def test_everything_can_be_said_and_nothing_means_two_things(
    candidates: set[Card], things: int
) -> None:
    cards = set_of(candidates)
    values = range(min(things, len(candidates)))
    for drew in (False, True):
        said = [members(named_by(cards, things, value, drew=drew)) for value in values]
        assert sorted(card for left in said for card in left) == sorted(candidates)


@given(st.sets(st.sampled_from(CARDS), min_size=1), st.integers(1, 20))
def test_every_step_of_a_set(candidates: set[Card], step: int) -> None:
    cards = set_of(candidates)
    listed = sorted(candidates)
    for first in range(step):
        assert list(members(every(cards, step, first))) == listed[first::step]
    assert [place(cards, card) for card in listed] == list(range(len(listed)))


def test_the_value_is_the_number_and_the_seats() -> None:
    assert value_of(named("red-9"), 0) == 9
    assert value_of(named("blue-15"), 3) == 18


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_all_understand_the_same_and_it_is_true(mission: str, players: int) -> None:
    options = GAME.settle({"mission": mission, "players": players})
    state, rng = GAME.start(options), random.Random(f"{mission} {players}")
    agents = [Coded(GAME, options, seat) for seat in range(players)]
    while state.public.to_act:
        actor = state.public.to_act[0]
        legal = state.legal(actor)
        if isinstance(legal, Lottery):
            action = legal.pick(rng)
        else:
            action = agents[actor].act(agents[actor].mind.view, legal, rng, Budget())
            assert action in legal
        for event in state.apply(actor, action):
            for seat, agent in enumerate(agents):
                if sees(event.to, seat):
                    agent.hear(event.fact)
        for owner in range(players):
            identity = state.private[owner].identity
            if identity is not None and state.public.fronts[owner] is not None:
                (known,) = {agent.mind.all_know(owner) for agent in agents}
                assert known >> identity & 1
                for agent in agents:
                    if agent.mind.seat != owner:
                        assert agent.mind.i_know()[owner] >> identity & 1


def test_coded_agents_sit_with_their_like_only(ridotto: Terminal) -> None:
    options = GAME.settle({"players": 2})
    with pytest.raises(BadCompany, match="coded: plays only with its like"):
        seat_bots(["coded", "literal"], GAME, options)
    assert [bot.name for bot in seat_bots(["coded", "master"], GAME, options)] == ["coded"] * 2
    assert {"coded", "master"}.isdisjoint(companions_for(GAME))
    assert {"coded", "master"}.isdisjoint(offered_for(GAME))
    arguments = ["--players", "2", "--bots", "literal,master", "--games", "2", "--jobs", "1"]
    assert ridotto.run("simulate", "infiltraitors", *arguments) == 2
    assert "plays only with its like" in ridotto.err
