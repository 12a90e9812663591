"""The games for OpenSpiel: importing this registers ``ridotto_masks`` and its like.

    import pyspiel, ridotto.envs.openspiel
    game = pyspiel.load_game("ridotto_masks(players=2)")

Options of a game are parameters, and so is ``reward``; a text that looks like a number is written
with an underscore before it (``mission=_7``). Chance is explicit, with exact odds. Where
several seats are to act at once they act one after the other, and none learns what another did.
A string of the information state is a digest of all that a seat was sent and did (perfect recall);
observations are the tensors of ``tensors.py``. For searches that resample, ``resampler`` makes
states of worlds that a player's knowledge allows.
"""

import hashlib
import random
from array import array
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any, ClassVar

import numpy as np
import pyspiel

from ridotto.envs.masks_of_moves import Piece
from ridotto.envs.play import NumberedGame
from ridotto.envs.rewards import rewards
from ridotto.envs.tokens import padded
from ridotto.games import GAMES
from ridotto.kernel import (
    CHANCE,
    Action,
    AnyState,
    Game,
    Legal,
    Lottery,
    Options,
    Seat,
    Step,
)

LONGEST = 1_000_000
"""OpenSpiel asks for a bound; games end by their own rules long before."""

RECALL = 256
"""So many tokens has the tensor of an information state: the last ones."""

MOST_WORLDS = 1000
"""A search draws from the first so many worlds."""

DIGITS = "_"
"""Stands before a text that OpenSpiel would take for a number: ``mission=_7``."""


class SpielGame(pyspiel.Game):
    """One game with one set of options."""

    rules: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        rules, given = self.rules, dict(params or {})
        reward = given.pop("reward", "") or None
        self.numbered = NumberedGame(rules, _options(rules, given), reward)
        zero_sum = self.numbered.reward == "zero-sum"
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.numbered.numbering),
            max_chance_outcomes=len(self.numbered.of_chance),
            num_players=len(self.numbered.seats),
            min_utility=-1.0 if zero_sum else 0.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(rules, self.numbered.reward), info, dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        numbered = self.numbered
        return SpielState(self, numbered.game.start(numbered.options))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.numbered, perfect_recall=recall)


class SpielState(pyspiel.State):
    """One game under way."""

    def __init__(self, game: SpielGame, state: AnyState) -> None:
        super().__init__(game)
        self.numbered = game.numbered
        self.inner = state
        self.sequences = [b""] * len(game.numbered.seats)
        """What each seat was sent and did so far: the bytes of its tokens, which cost nothing to
        copy."""
        self.chosen: tuple[Piece, ...] = ()
        self.numbers: list[int] = []

    def current_player(self) -> int:
        to_act = self.inner.public.to_act
        if not to_act:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if to_act[0] == CHANCE else int(to_act[0])

    def is_terminal(self) -> bool:
        return not self.inner.public.to_act

    def chance_outcomes(self) -> list[tuple[int, float]]:
        lottery = self.inner.legal(CHANCE)
        assert isinstance(lottery, Lottery)
        of = self.numbered.of_chance.of
        odds = (float(each) for each in lottery.probabilities())
        return sorted((of[outcome], each) for outcome, each in zip(lottery, odds, strict=True))

    def _legal_actions(self, player: int) -> list[int]:
        return self.numbered.finder.numbers(self._legal(player), self.chosen)

    def _apply_action(self, number: int) -> None:
        actor = self.inner.public.to_act[0]
        if actor == CHANCE:
            self._do(actor, self.numbered.of_chance.actions(number)[0])
            return
        action = self.numbered.finder.action(number, self._legal(actor), self.chosen)
        if isinstance(action, Action):
            self.chosen, self.numbers = (), []
            self._do(actor, action)
        else:
            self.chosen, self.numbers = action, [*self.numbers, number]

    def _action_to_string(self, player: int, number: int) -> str:
        chance = player == pyspiel.PlayerId.CHANCE
        return (self.numbered.of_chance if chance else self.numbered.numbering).texts[number]

    def returns(self) -> list[float]:
        outcome, seats = self.inner.public.outcome, len(self.numbered.seats)
        if outcome is None:
            return [0.0] * seats
        return rewards(outcome, seats, self.numbered.reward)

    def information_state_string(self, player: int | None = None) -> str:
        """A digest of all that a player was sent and did."""
        seat = self.current_player() if player is None else player
        told = self.sequences[seat] + _bytes_of(self._choosing(seat))
        return hashlib.blake2b(told, digest_size=16).hexdigest()

    def observed(self, player: Seat) -> Any:
        """The observation of a player, as a tensor."""
        numbers = self.numbers if player == self.current_player() else ()
        return self.numbered.tensor(self.inner.view(player), numbers)

    def imagined(self, player: Seat, rng: random.Random) -> "SpielState":
        """A state of a world drawn from those that this player's view allows, in which he knows
        just what he knows. What others were sent before is told by what they would know now.
        """
        numbered = self.numbered
        study, options = numbered.game.studied, numbered.options
        view = self.inner.view(player)
        try:
            worlds = list(islice(study.worlds(options, view), MOST_WORLDS))
        except ValueError:
            twin: SpielState = self.clone()  # there are no secrets yet
            return twin
        world = worlds[int(rng.random() * len(worlds))]
        twin = SpielState(self.get_game(), study.imagine(options, view.copy(), world, rng))
        for seat in range(len(numbered.seats)):
            known = seat == player
            twin.sequences[seat] = self.sequences[seat] if known else twin.inner.view(seat).encode()
        twin.chosen, twin.numbers = self.chosen, list(self.numbers)
        return twin

    def __str__(self) -> str:
        return self.inner.encode().decode()

    def _legal(self, seat: Seat) -> Legal:
        legal = self.inner.legal(seat)
        assert isinstance(legal, Legal)
        return legal

    def _choosing(self, seat: Seat) -> list[int]:
        if seat != self.current_player():
            return []
        return [-1 - number for number in self.numbers]

    def _do(self, actor: int, action: Action) -> None:
        events = self.inner.apply(actor, action)
        step, tokens = Step(actor, action, tuple(events)), self.numbered.tokens
        self.sequences = [
            told + _bytes_of(tokens.of_step(step, seat)) for seat, told in enumerate(self.sequences)
        ]


class SpielObserver:
    """What players see, as tensors and as text."""

    def __init__(self, numbered: NumberedGame, *, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        size = RECALL if perfect_recall else numbered.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"recall": self.tensor} if perfect_recall else self._fields(numbered)

    def set_from(self, state: SpielState, player: int) -> None:
        if self._recall:
            tokens = np.frombuffer(state.sequences[player], np.int32)
            self.tensor[:] = padded(tokens[-RECALL:], RECALL)
        else:
            self.tensor[:] = state.observed(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recall:
            return state.information_state_string(player)
        return state.inner.view(player).encode().decode() + str(state.numbers or "")

    def _fields(self, numbered: NumberedGame) -> dict[str, Any]:
        ends = [field.begins for field in numbered.fields[1:]] + [numbered.size]
        return {
            field.name: self.tensor[field.begins : end].reshape(field.shape)
            for field, end in zip(numbered.fields, ends, strict=True)
        }


def resampler(seed: int = 0) -> Callable[[SpielState, int], SpielState]:
    """For ``ISMCTSBot.set_resampler``: worlds are drawn from this seed."""
    rng = random.Random(seed)
    return lambda state, player: state.imagined(player, rng)


def _bytes_of(tokens: Sequence[int]) -> bytes:
    return array("i", tokens).tobytes()


def _options(rules: Game, given: Mapping[str, Any]) -> Options:
    declared = {option.name: option for option in rules.options}
    return rules.settle(
        {
            name: declared[name].read(str(value).removeprefix(DIGITS))
            for name, value in given.items()
        },
        simulated=True,
    )


def _type_of(rules: Game, reward: str) -> Any:
    kinds = pyspiel.GameType
    parameters = {
        name: f"{DIGITS}{value}" if isinstance(value, str) and value.isdigit() else value
        for name, value in rules.settle({}, simulated=True).items()
    }
    return kinds(
        short_name=f"ridotto_{rules.id.replace('-', '_')}",
        long_name=f"Ridotto: {rules.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if reward == "zero-sum" else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**parameters, "reward": ""},
    )


def _register(rules: Game) -> None:
    # OpenSpiel keeps what it is given beyond the end of Python, which a class survives.
    made = type(f"Spiel{type(rules).__name__}", (SpielGame,), {"rules": rules})
    pyspiel.register_game(_type_of(rules, "zero-sum"), made)


for _game in GAMES:
    _register(_game)
