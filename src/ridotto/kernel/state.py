"""The full state of a game, and how an action becomes events.

A state has three parts: what everyone knows (``public``), what each seat knows beside that
(``private``), and what is true though no seat may know it (``truth``). Rules read all of them
but change none: they announce and tell facts, and the facts change the parts. So the state is
the fold of all events, and the view of a seat the fold of those it was sent.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec
from msgspec import Struct

from ridotto.kernel.actions import NO_ACTIONS, Action, Legal
from ridotto.kernel.chance import Lottery
from ridotto.kernel.copying import copied
from ridotto.kernel.errors import IllegalAction
from ridotto.kernel.events import Event, Open, Secret
from ridotto.kernel.outcome import Outcome
from ridotto.kernel.seats import CHANCE, EVERYONE, SEATS_IN, TABLE, Actor, Audience, Seat
from ridotto.kernel.view import View


class Public(Struct, kw_only=True):
    """What everyone knows; games add fields. Who is to act is always public."""

    to_act: tuple[Actor, ...]
    outcome: Outcome | None = None


PublicT = TypeVar("PublicT", bound=Public)
PrivateT = TypeVar("PrivateT", bound=Struct)
TruthT = TypeVar("TruthT")

Rule = Callable[[Any, Actor, Any], None]
"""Carries out one kind of action: ``rule(state, actor, action)`` announces and tells facts."""

_encode = msgspec.json.Encoder(order="deterministic").encode
_NO_ACTOR: Actor = -3

GAME_OVER = "game-over"
NOT_YOUR_TURN = "not-your-turn"


class State(ABC, Generic[PublicT, PrivateT, TruthT]):
    """A game under way. Subclasses say what is legal (``offer``, ``lottery``) and name the rules.

    ``legal`` is the one source of legality: ``apply`` does what is in it and refuses all else.
    """

    __slots__ = ("_events", "_legal", "_legal_of", "private", "public", "truth")

    rules: ClassVar[Mapping[type[Action], Rule]]
    refusals: ClassVar[Mapping[str, str]]
    """Every code that an action may be refused with, ``game-over`` and ``not-your-turn`` among
    them, and the tag of the rule that says so; people are told the code as ``refused-CODE``."""

    def __init__(self, public: PublicT, private: Sequence[PrivateT], truth: TruthT) -> None:
        self.public = public
        self.private = private
        self.truth = truth
        self._events: list[Event] = []
        self._legal: Legal | Lottery = NO_ACTIONS
        self._legal_of = _NO_ACTOR

    @abstractmethod
    def offer(self, actor: Actor) -> Legal:
        """The legal actions of a seat that is to act, or those of the table at any time.

        Must follow from the public part and that seat's private part alone.
        """

    @abstractmethod
    def lottery(self) -> Lottery:
        """The outcomes, when chance is to act."""

    def why_not(self, actor: Actor, action: Action) -> str:
        """A code for why a seat that is to act may not do this. Must not depend on more than
        what that seat knows.
        """
        return "not-offered"

    def refusal(self, actor: Actor, action: Action) -> str:
        """The code with which an action that is not legal is refused; as ``why_not``, from no more
        than what the actor knows.
        """
        if self.public.outcome is not None:
            return GAME_OVER
        if actor not in self.public.to_act and actor != TABLE:
            return NOT_YOUR_TURN
        return self.why_not(actor, action)

    def rule_of(self, reason: str) -> str:
        """The tag of the rule behind a refusal; none for a code that is not listed."""
        return self.refusals.get(reason, "")

    def legal(self, actor: Actor) -> Legal | Lottery:
        """What ``actor`` may do now; nothing if it is not to act."""
        if self._legal_of == actor:
            return self._legal
        public = self.public
        if actor in public.to_act:
            legal = self.offer(actor) if actor != CHANCE else self.lottery()
        elif actor == TABLE and public.outcome is None:
            legal = self.offer(TABLE)
        else:
            legal = NO_ACTIONS
        self._legal_of = actor
        self._legal = legal
        return legal

    def apply(self, actor: Actor, action: Action) -> list[Event]:
        """Do it, and return what happened. Raises IllegalAction, changing nothing, if it is
        not among the legal actions.
        """
        legal = self._legal if self._legal_of == actor else self.legal(actor)
        if action not in legal:
            reason = self.refusal(actor, action)
            raise IllegalAction(action, reason, self.rule_of(reason))
        events: list[Event] = []
        self._events = events
        self.rules[action.__class__](self, actor, action)
        return events

    def announce(self, fact: Open) -> None:
        """Let everyone know."""
        self._legal_of = _NO_ACTOR
        self._events.append(Event(EVERYONE, fact))
        fact.seen(self.public)

    def tell(self, to: Audience, fact: Secret) -> None:
        """Let just these seats know; with NOBODY, only the state itself."""
        self._legal_of = _NO_ACTOR
        self._events.append(Event(to, fact))
        if self.truth is not None:
            fact.kept(self.truth)
        private = self.private
        for seat in SEATS_IN[to]:
            fact.told(private[seat])

    def fold(self, event: Event) -> None:
        """Change the parts as the event says, without asking the rules."""
        self._legal_of = _NO_ACTOR
        fact = event.fact
        if isinstance(fact, Open):
            fact.seen(self.public)
        elif isinstance(fact, Secret):
            if self.truth is not None:
                fact.kept(self.truth)
            for seat in SEATS_IN[event.to]:
                fact.told(self.private[seat])

    def view(self, seat: Seat) -> View:
        """What this seat knows, as a window on the live state: read it, keep nothing of it.

        Whoever keeps a view folds one of its own (``Game.view``).
        """
        private = self.private[seat] if seat < len(self.private) else None
        return View(seat, self.public, private)

    def encode(self) -> bytes:
        """The whole state as bytes: equal states give equal bytes."""
        return _encode((self.public, self.private, self.truth))

    def copy(self) -> Self:
        """The same state once more; the two share nothing that changes."""
        private = [copied(own) for own in self.private]
        return self.again(copied(self.public), private, copied(self.truth))

    def again(self, public: PublicT, private: Sequence[PrivateT], truth: TruthT) -> Self:
        """A state of the same game with these parts. For games that keep more than the parts."""
        return type(self)(public, private, truth)

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.public, self.private, self.truth)

    def __eq__(self, other: object) -> bool:
        """Whether both hold the same; how they came to be does not count."""
        return type(other) is type(self) and self.encode() == other.encode()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        outcome = self.public.outcome
        acting = f"to act: {self.public.to_act}" if outcome is None else f"{outcome}"
        return f"<{type(self).__name__}, {acting}>"


AnyState = State[Any, Any, Any]
"""A state of whatever game."""
