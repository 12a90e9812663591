"""Every prompt is true: what it says can be done can, and what it says cannot cannot."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from ridotto.games import GAMES
from ridotto.games.infiltraitors.actions import Decline
from ridotto.games.inkognito.actions import Ask, AskVia, Show
from ridotto.kernel import Action, Game, Legal, Manners, Options, Saying, Seat, View
from ridotto.kernel.events import kind_of
from ridotto.kernel.prompts import Prompt, group_of, kinds_in
from ridotto.lab.simulate import SimulationPlan, play_one
from ridotto.rules import page
from ridotto.testing import Choose, Walk
from ridotto.testing.walk import Retold
from ridotto.words import LANGUAGES, Words
from tests.infiltraitors.oracle import Watched, oracle

POSITIONS = 20_000
"""How many positions of each game are looked at, at least."""
MOST_ROUNDS = 20
"""How often all variants are gone through for what is rare."""
BOTS = ("novice", "sleuth")


def all_variants(game: Game) -> list[Options]:
    """Every edition, option and mission at every size."""
    if game.id != "infiltraitors":
        return list(game.variants())
    missions = next(option.values for option in game.options if option.name == "mission")
    return [
        game.settle({"mission": mission, "players": players}, simulated=True)
        for mission in missions or ()
        for players in (2, 3, 4, 5)
    ]


def stubborn(view: View, legal: Legal, rng: random.Random) -> Action:
    """Goes on as long as possible, asks the same again and, if it may, answers the same again."""
    for kind in (Show, AskVia, Ask):
        if group := group_of(kind, legal):
            return group[0]
    return (Legal(*legal.groups) if legal.groups else legal).pick(rng)


def reluctant(watched: Watched) -> Choose:
    """Shoots right, and takes and does nothing that can be declined."""
    shoots = oracle(watched, sharpness=0.9)

    def choose(view: View, legal: Legal, rng: random.Random) -> Action:
        return Decline() if Decline() in legal else shoots(view, legal, rng)

    return choose


def walks(game: Game, options: Options, seed: int) -> Iterator[Walk]:
    """Games of chance, and games that get far."""
    yield Walk(game, options, random.Random(seed))
    if game.id == "inkognito":
        yield Walk(game, options, random.Random(seed), stubborn)
    if game.id == "infiltraitors":
        for player in (oracle, reluctant):
            watched = Watched()
            yield Walk(watched, options, random.Random(seed), player(watched))


class Reader:
    """Holds what is said in a position against what can be done."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.prompts = {prompt.id: prompt for prompt in game.manners.prompts.all}
        self.positions = 0
        self.said: Counter[str] = Counter()
        self._read: set[tuple[str, ...]] = set()

    def read(self, walk: Walk, options: Options) -> None:
        """Every position of a game."""
        while (move := walk.next()) is not None:
            self.look(walk, options)
            walk.take(*move)

    def look(self, walk: Walk, options: Options) -> None:
        """What the seats that are to act are asked for, and what the others are told."""
        state, game = walk.state, self.game
        seats = [actor for actor in state.public.to_act if actor >= 0]
        if not seats:
            return
        self.positions += 1
        vocabulary = game.vocabulary(options)
        waiting = game.manners.prompts.wait(vocabulary, state.public)
        for seat in seats:
            legal = state.legal(seat)
            assert isinstance(legal, Legal)
            asked = game.manners.prompts.ask(vocabulary, state.view(seat), legal)
            for saying in (asked, waiting):
                untrue = self.prompts[saying.id].untrue(saying, kinds_in(legal))
                assert untrue is None, (options, untrue, legal)
            self._tell(options, asked, seat)
        idle = [seat for seat in range(len(game.seats(options))) if seat not in seats]
        for seat in idle:
            self._tell(options, waiting, seat)

    def unsaid(self) -> set[str]:
        """The prompts that no position has needed yet."""
        return set(self.prompts) - set(self.said)

    def _tell(self, options: Options, saying: Saying, seat: Seat) -> None:
        """It has words in every language, with everything they need; read once each."""
        self.said[saying.id] += 1
        what = (saying.id, str(saying.arguments), str(seat), str(options["players"]))
        if what in self._read:
            return
        self._read.add(what)
        for language in LANGUAGES:
            text = Words(language).prompt(self.game, options, saying, seat)
            assert text.endswith((".", "?", "!")), text
            assert "{" not in text


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_every_prompt_of_every_variant_is_true(game: Game, times: int) -> None:
    reader = Reader(game)
    variants = all_variants(game)
    seed = 0
    while reader.positions < POSITIONS * times or (reader.unsaid() and seed < MOST_ROUNDS):
        seed += 1
        for options in variants:
            for walk in walks(game, options, seed):
                reader.read(walk, options)
    assert reader.unsaid() == set()


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_every_prompt_of_games_between_bots_is_true(game: Game, level: str) -> None:
    reader = Reader(game)
    for options in all_variants(game):
        record = play_one(SimulationPlan(game.id, options, (level,), "prompts"), 0)
        reader.read(Retold(game, record), options)
    assert reader.positions


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_every_prompt_names_the_rule_to_read_then(game: Game) -> None:
    known = page(game.id, "en").rules
    prompts = game.manners.prompts.all
    assert [prompt.id for prompt in prompts if prompt.rule not in known] == []
    assert all(prompt.say().rule == prompt.rule for prompt in prompts)


def test_a_game_without_prompts_says_whose_turn_it_is() -> None:
    game = GAMES["masks"]
    options = game.settle({"players": 3})
    state = Walk(game, options, random.Random(1)).finish().state
    state.public.to_act = (0, 2)
    manners, vocabulary = Manners(), game.vocabulary(options)
    waiting = manners.prompts.wait(vocabulary, state.public)
    asked = manners.prompts.ask(vocabulary, state.view(0), Legal())
    assert [prompt.id for prompt in manners.prompts.all] == [asked.id, waiting.id]
    words = Words("en")
    assert words.prompt(game, options, asked, 0) == "It is your turn."
    assert words.prompt(game, options, waiting, 1) == "Waiting for Blue and Red."


def test_what_is_not_so_is_found() -> None:
    deal, ask, show, guess, *_ = GAMES["masks"].actions
    prompt = Prompt("x", promises=(ask, (show, guess)), denies=(deal,))
    saying = prompt.say()
    assert prompt.untrue(saying, frozenset({ask, show})) is None
    assert "promises" in (prompt.untrue(saying, frozenset({show})) or "")
    assert "promises" in (prompt.untrue(saying, frozenset({ask})) or "")
    assert "denies" in (prompt.untrue(saying, frozenset({ask, show, deal})) or "")
    listing = Prompt("y", lists=(ask, show))
    assert listing.untrue(listing.say(deeds=("deed", kind_of("Ask"))), frozenset({ask})) is None
    assert "lists" in (listing.untrue(listing.say(deeds=("deed",)), frozenset({ask})) or "")
