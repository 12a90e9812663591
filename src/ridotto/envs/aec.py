"""A game as a PettingZoo environment: agents act one after the other (AEC).

An observation is a dictionary of ``observation`` (a tensor; its fields are ``env.fields``) and
``action_mask``. Rewards come at the end of the game. ``render`` tells what everybody could see.
"""

import random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ridotto.envs.beliefs import Belief
from ridotto.envs.play import NumberedGame, Play
from ridotto.envs.tensors import Tensor, TensorField
from ridotto.games import GAMES
from ridotto.kernel import SPECTATOR, IllegalAction, RidottoError, Value
from ridotto.words import Words

ILLEGAL = -1.0
"""What an agent gets for a number that it cannot choose."""


class GameEnv(AECEnv[str, dict[str, Any], int]):
    """A game with one set of options. Agents are called as the seats are."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        *,
        reward: str | None = None,
        render_mode: str | None = None,
        forgiving: bool = True,
        **options: Value,
    ) -> None:
        """Options are those of the game; where none is given, that of simulations. Unless it is
        ``forgiving``, a number that cannot be chosen ends the game. Raises UnknownGame,
        OptionError or RidottoError.
        """
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise RidottoError(f"no render mode {render_mode!r}; there are: human, ansi")
        rules = GAMES[game]
        self.name = f"{game.replace('-', '_')}_v0"
        self.numbered = NumberedGame(rules, rules.settle(options, simulated=True), reward)
        self.render_mode = render_mode
        self._forgiving = forgiving
        self.possible_agents = list(self.numbered.seats)
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        numbers = len(self.numbered.numbering)
        self._actions = {agent: spaces.Discrete(numbers) for agent in self.possible_agents}
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (self.numbered.size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (numbers,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._nothing_to_do = np.zeros(numbers, np.int8)
        self._rng = random.Random()
        self._told = 0

    @property
    def fields(self) -> tuple[TensorField, ...]:
        """The observation, field by field."""
        return self.numbered.fields

    @property
    def action_texts(self) -> list[str]:
        """What each number stands for, in the game's notation."""
        return self.numbered.numbering.texts

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same; without one, the next of the last seed."""
        if seed is not None:
            self._rng = random.Random(seed)
        self.play = Play(self.numbered, self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.play.seat or 0]
        self._told = 0

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it can do now."""
        play, seat = self.play, self._seats[agent]
        mask = play.mask() if seat == play.seat else self._nothing_to_do.copy()
        return {"observation": play.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent's move, by its number. Raises IllegalAction, changing nothing, where
        it is forgiving.
        """
        agent, play = self.agent_selection, self.play
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            play.choose(int(action))  # type: ignore[arg-type]
        except IllegalAction:
            if self._forgiving:
                raise
            self._end({agent: ILLEGAL})
            return
        self._cumulative_rewards[agent] = 0.0
        if play.seat is None:
            self._end(dict(zip(self.agents, play.rewards(), strict=True)))
        else:
            self.agent_selection = self.agents[play.seat]
        if self.render_mode == "human":
            self.render()

    def belief(self, agent: str, model: str = "worlds") -> Belief:
        """The exact odds of everything hidden from an agent: what it should believe."""
        return self.play.belief(self._seats[agent], model)

    def information_state(self, agent: str) -> list[int]:
        """All that an agent was sent and did, as tokens (``env.numbered.tokens.texts``)."""
        return self.play.information_state(self._seats[agent])

    def state(self) -> Tensor:
        """What all seats know, one after the other: for training, never for playing."""
        return np.concatenate([self.play.observe(seat) for seat in self._seats.values()])

    def render(self) -> str | None:
        """What has happened since it was last told, as everybody could see it."""
        game, options, words = self.numbered.game, self.numbered.options, Words("en")
        steps = self.play.steps[self._told :]
        self._told = len(self.play.steps)
        facts = [fact for step in steps for fact in step.facts(SPECTATOR)]
        text = "\n".join(words.fact(game, options, fact) for fact in facts)
        if self.render_mode == "human":
            print(text)  # noqa: T201 - that is what it is for
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""

    def _end(self, won: dict[str, float]) -> None:
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0) | won
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


def strict_env(game: str, **options: Any) -> GameEnv:
    """The environment as PettingZoo's usually are: who chooses a number that he cannot loses, and
    the game is over. Its wrappers would do the same at twice the time.
    """
    return GameEnv(game, forgiving=False, **options)
