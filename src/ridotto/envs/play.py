"""A game played by numbers: seats choose moves by their numbers, chance plays by itself."""

import random
from collections.abc import Sequence
from typing import Any

from ridotto.deduction import Knowledge, Tracker, model_of
from ridotto.envs.beliefs import Belief, exact_belief
from ridotto.envs.masks_of_moves import Mask, MoveFinder, Piece
from ridotto.envs.numbering import numberings
from ridotto.envs.rewards import Reward, reward_of, rewards
from ridotto.envs.tensors import Tensor, TensorField, observer
from ridotto.envs.tokens import DID, tokens_of
from ridotto.kernel import (
    NO_ACTIONS,
    Action,
    Actor,
    Event,
    Game,
    Legal,
    Lottery,
    Options,
    Seat,
    Step,
    View,
)
from ridotto.kernel.seats import EVERYONE, SEATS_IN


class NumberedGame:
    """A game with one set of options, and its numbers. One serves any number of games."""

    def __init__(self, game: Game, options: Options, reward: str | None = None) -> None:
        self.game = game
        self.options = options
        self.seats = game.seats(options)
        self.reward: Reward = reward_of(reward, game, options)
        self.numbering, self.of_chance, self.moves = numberings(game, options)
        self.finder = MoveFinder(self.numbering, self.moves)
        self.observer = observer(game, options)
        self.tokens = tokens_of(game, options)
        self._pieces = [
            number
            for action, number in self.numbering.of.items()
            if type(action) in self.moves.pieces
        ]
        chosen = TensorField(
            "chosen",
            self.observer.size,
            (len(self._pieces),),
            "what was chosen so far of an action that takes several moves: "
            "one place for each of its moves",
        )
        self.fields = (*self.observer.fields, chosen) if self._pieces else self.observer.fields
        """The observation, field by field."""
        self.size = self.observer.size + len(self._pieces)

    def __deepcopy__(self, memo: object) -> "NumberedGame":
        """It holds nothing that changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return NumberedGame, (self.game, self.options, self.reward)

    def own(self, seat: Seat, private: Any) -> bytearray:
        """A tensor of what a seat alone knows, with nothing chosen."""
        return self.observer.own(seat, private, len(self._pieces))

    def mark_chosen(self, tensor: Tensor, numbers: Sequence[int]) -> None:
        """Write into an observation which numbers were chosen so far."""
        tensor[self.observer.size :] = [number in numbers for number in self._pieces]

    def tensor(self, view: View, chosen: Sequence[int] = ()) -> Tensor:
        """The observation of whoever has this view and has chosen these numbers so far."""
        tensor = self.observer.tensor_of(self.own(view.seat, view.private), view.public)
        self.mark_chosen(tensor, chosen)
        return tensor


class Play:
    """One game under way. ``seat`` is to choose; nobody, when it is over.

    Where several are to act at once, they are asked one after the other, and none learns what
    another did before the rules say so.
    """

    def __init__(self, numbered: NumberedGame, rng: random.Random) -> None:
        self.numbered = numbered
        self._rng = rng
        self._trackers: dict[Seat, tuple[Tracker, int]] = {}
        self.state = numbered.game.start(numbered.options)
        self._done: list[tuple[Actor, Action, list[Event]]] = []
        self._steps: list[Step] = []
        self._chosen: tuple[Piece, ...] = ()
        self._numbers: list[int] = []
        self._own: list[bytearray | None] = [None] * len(numbered.seats)
        """Of each seat a tensor of what it alone knows, until it is told something."""
        self._go_on()

    @property
    def steps(self) -> Sequence[Step]:
        """All that has happened: written out when somebody asks for it, which few do."""
        for actor, action, events in self._done[len(self._steps) :]:
            self._steps.append(Step(actor, action, tuple(events)))
        return self._steps

    @property
    def over(self) -> bool:
        return self.seat is None

    def legal(self) -> Legal:
        """What the seat that is to choose may do."""
        return self._legal

    def mask(self) -> Mask:
        """A 1 for every number that can be chosen now."""
        return self.numbered.finder.mask(self._legal, self._chosen)

    def numbers(self) -> list[int]:
        """Every number that can be chosen now."""
        return self.numbered.finder.numbers(self._legal, self._chosen)

    def observe(self, seat: Seat) -> Tensor:
        """What a seat knows."""
        numbered, state = self.numbered, self.state
        own = self._own[seat]
        if own is None:
            own = self._own[seat] = numbered.own(seat, state.private[seat])
        tensor = numbered.observer.tensor_of(own, state.public)
        if self._numbers and seat == self.seat:
            numbered.mark_chosen(tensor, self._numbers)
        return tensor

    def choose(self, number: int) -> None:
        """The seat that is to choose makes this move. Raises IllegalAction or RidottoError,
        changing nothing.
        """
        action = self.numbered.finder.action(number, self._legal, self._chosen)
        if isinstance(action, Action):
            assert self.seat is not None
            self._do(self.seat, action)
            if self._numbers:
                self._chosen, self._numbers = (), []
            self._go_on()
        else:
            self._chosen = action
            self._numbers.append(number)

    def rewards(self) -> list[float]:
        """What each seat has won, once the game is over; nothing before."""
        outcome, seats = self.state.public.outcome, len(self.numbered.seats)
        if outcome is None:
            return [0.0] * seats
        return rewards(outcome, seats, self.numbered.reward)

    def information_state(self, seat: Seat) -> list[int]:
        """All a seat was sent and did, as tokens: perfect recall."""
        numbered = self.numbered
        tokens = numbered.tokens.of_stream(self.steps, seat)
        for number in self._numbers if seat == self.seat else ():
            tokens += [DID, *numbered.tokens.of(numbered.numbering.actions(number)[0])]
        return tokens

    def knowledge(self, seat: Seat) -> Knowledge:
        """What follows from what a seat was sent. It grows with the game."""
        tracker, read = self._trackers.get(seat) or (self._new_tracker(seat), 0)
        for step in self.steps[read:]:
            for fact in step.facts(seat):
                tracker.hear(fact)
        self._trackers[seat] = tracker, len(self.steps)
        return tracker.knowledge

    def belief(self, seat: Seat, model: str = "worlds") -> Belief:
        """The exact odds of everything hidden from a seat. Raises RidottoError for another model
        than ``worlds`` and ``answers``.
        """
        return exact_belief(self.knowledge(seat), model_of(model))

    def _new_tracker(self, seat: Seat) -> Tracker:
        return Tracker(self.numbered.game.studied.lore(self.numbered.options, seat))

    def _do(self, actor: Actor, action: Action) -> None:
        events = self.state.apply(actor, action)
        self._done.append((actor, action, events))
        for event in events:
            if event.to != EVERYONE:
                for seat in SEATS_IN[event.to]:
                    self._own[seat] = None

    def _go_on(self) -> None:
        """Chance plays until a seat is to act."""
        state = self.state
        to_act = state.public.to_act
        while to_act and to_act[0] < 0:
            lottery = state.legal(to_act[0])
            assert isinstance(lottery, Lottery)
            self._do(to_act[0], lottery.pick(self._rng))
            to_act = state.public.to_act
        self.seat: Seat | None = to_act[0] if to_act else None
        legal = state.legal(to_act[0]) if to_act else NO_ACTIONS
        assert isinstance(legal, Legal)
        self._legal = legal
