"""The sleuth: exact knowledge, and always what looks best now."""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from ridotto.bots.bot import Budget, Reason
from ridotto.bots.inkognito import showing
from ridotto.bots.inkognito.beliefs import Beliefs
from ridotto.bots.inkognito.goals import Goals, goals, odds_of_winning
from ridotto.bots.inkognito.moves import MovePlan, expelled_to, plan
from ridotto.bots.inkognito.questions import worth_asking
from ridotto.bots.search import Meter
from ridotto.games.inkognito import parts
from ridotto.games.inkognito.actions import (
    Accept,
    Aside,
    Ask,
    AskVia,
    Contest,
    Declare,
    Done,
    End,
    Escape,
    Expel,
    Hands,
    Lock,
    Pass,
    Show,
)
from ridotto.games.inkognito.answers import faces_of
from ridotto.games.inkognito.components import AGENTS
from ridotto.games.inkognito.parts import InkognitoPrivate, InkognitoPublic
from ridotto.games.inkognito.variant import variant_of
from ridotto.kernel import Action, Fact, Game, Legal, Options, Seat, View


class Style:
    """How bold a bot is."""

    declares: float = 0.9
    """How likely a declaration must be right."""
    desperate: float = 0.5
    """The same, in the last rounds before nobody wins."""
    trusts: float = 0.7
    """How likely the asker must be the partner to be told everything."""
    locks: float = 0.75
    """How likely the fifth player's sheet must be right."""


class Sleuth:
    """Asks what tells most, answers what tells least, tells its partner all, and declares when it
    is sure enough.
    """

    name = "sleuth"
    style: ClassVar[type[Style]] = Style

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        self.options = options
        self.variant = variant_of(options)
        self.seat = seat
        self.mind = self.new_mind()
        self._plan: MovePlan | None = None
        self._reason: Reason | None = None
        self.meter = Meter(Budget())
        self._phases: Mapping[str, Callable[[View, Legal, random.Random], Action]] = {
            parts.PLACE: self._place,
            parts.MOVE: self._move,
            parts.MEET: self._meet,
            parts.ANSWER: self._answer,
            parts.AGAIN: self._answer,
            parts.JUDGE: self._judge,
            parts.EXPEL: self._expel,
            parts.HANDS: self._respond,
            parts.LOCK: self._lock_or_pass,
        }

    def new_mind(self) -> Beliefs:
        return Beliefs(self.variant, self.seat)

    def hear(self, fact: Fact) -> None:
        self.mind.hear(fact)

    def reason(self) -> Reason | None:
        return self._reason

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        self._reason = None
        self.meter = Meter(budget)
        if view.public.dealt:
            self.mind.refresh()
        if view.public.active == self.seat:
            call = self._call(view.public, legal)
            if call is not None:
                return call
        return self._phases[view.public.phase](view, legal, rng)

    def because(self, code: str, **arguments: tuple[str, str] | int) -> None:
        self._reason = Reason(code, arguments)

    def _name(self, seat: Seat) -> tuple[str, str]:
        return "seat", self.variant.seats[seat]

    def bar(self, public: InkognitoPublic) -> float:
        """How likely a declaration must be right, now."""
        last = self.variant.last_turn
        late = last is not None and public.turns > last - 3 * len(self.variant.seats)
        return self.style.desperate if late else self.style.declares

    def _call(self, public: InkognitoPublic, legal: Legal) -> Action | None:
        """W1, P3.3, P5.4: what to call out now, if anything."""
        if not legal.final:
            return None
        if self.seat == self.variant.envoy:
            return self._lock(legal)
        call, odds = odds_of_winning(self.aims(), tuple(public.at), arrived=public.arrived)
        if odds < self.bar(public):
            return None
        percent = round(100 * odds)
        if call is None:
            self.because("escape", odds=percent)
            return Escape()
        partner = self.variant.seat_of[call[0]]
        own = self.mind.letters[0][self.mind.side]
        self.because("declare", partner=self._name(partner), odds=percent)
        return Declare(partner, own, call[1])

    def _lock(self, legal: Legal) -> Action | None:
        (identities, builds), odds = max(self.mind.persons, key=lambda each: each[1])
        if odds < self.style.locks:
            return None
        lock = Lock(tuple(4 * i + b for i, b in zip(identities, builds, strict=True)))
        self.because("lock", odds=round(100 * odds))
        return lock if lock in legal else None

    def _lock_or_pass(self, view: View, legal: Legal, rng: random.Random) -> Action:
        """P5.4: right after cards went through one's hands."""
        return self._lock(legal) or Pass()

    def _place(self, view: View, legal: Legal, rng: random.Random) -> Action:
        self.because("at-random")
        return legal.pick(rng)

    def _move(self, view: View, legal: Legal, rng: random.Random) -> Action:
        public: InkognitoPublic = view.public
        if self._plan is None or self._plan.turn != public.turns:
            self._plan = self.plan(view, rng)
        action: Action = self._plan.steps.pop(0) if self._plan.steps else Done()
        if action not in legal:  # somebody else has moved for this seat: think again
            self._plan = self.plan(view, rng)
            action = self._plan.steps.pop(0) if self._plan.steps else Done()
        self._reason = self._plan.reason
        return action

    def plan(self, view: View, rng: random.Random) -> MovePlan:
        """The movement of this turn."""
        return plan(self.mind, view.public, self.aims(), self.bar(view.public), rng)

    def aims(self) -> Goals:
        """What it wants on the board; the fifth player wants nothing there."""
        return goals(self.mind) if self.mind.side in AGENTS else {}

    def _meet(self, view: View, legal: Legal, rng: random.Random) -> Action:
        asks = [action for action in legal if isinstance(action, Ask | AskVia)]
        if not asks:
            asides = [action for action in legal if isinstance(action, Aside)]
            return asides[0] if asides else End()
        best = self.best_question(asks, rng)
        self.because("ask", whom=self._name(best.whom))
        return best

    def best_question(self, asks: Sequence[Ask | AskVia], rng: random.Random) -> Ask | AskVia:
        return max(asks, key=lambda ask: (worth_asking(self.mind, ask), rng.random()))

    def _answer(self, view: View, legal: Legal, rng: random.Random) -> Action:
        public: InkognitoPublic = view.public
        own: InkognitoPrivate = view.private
        asker = public.active
        trust = self.mind.odds_of_partner(self.variant.side_of[asker])
        shows = [action for action in legal if isinstance(action, Show)]
        if trust >= self.style.trusts:
            known = showing.proved(own.notes, self.seat, asker)
            best = max(shows, key=lambda show: (showing.openness(show, known), rng.random()))
            self.because("show-partner", whom=self._name(asker), odds=round(100 * trust))
            return best
        self.because("show-little", whom=self._name(asker))
        return self.least_telling(shows, own, asker, rng)

    def least_telling(
        self, shows: Iterable[Show], own: InkognitoPrivate, asker: Seat, rng: random.Random
    ) -> Show:
        me = self.mind.identity(), self.mind.build()
        before = showing.still_possible(own.notes, self.seat, asker)
        return min(shows, key=lambda show: (showing.leak(show.cards, me, before), rng.random()))

    def _judge(self, view: View, legal: Legal, rng: random.Random) -> Action:
        """Contest what was shown before, by the notes."""
        own: InkognitoPrivate = view.private
        *earlier, last = (note for note in own.notes if note.shower == view.public.asked)
        faces = faces_of(last.cards)
        seen = [faces_of(note.cards) for note in earlier if self.seat in (note.asker, note.witness)]
        repeated = any(set(faces.split(" ")) <= set(other.split(" ")) for other in seen)
        self.because("contest" if repeated else "accept")
        return Contest() if repeated else Accept()

    def _expel(self, view: View, legal: Legal, rng: random.Random) -> Action:
        public: InkognitoPublic = view.public
        where = [action for action in legal if isinstance(action, Expel)]
        self.because("expel")
        return self.best_exile(public, where, rng)

    def best_exile(
        self, public: InkognitoPublic, where: Sequence[Expel], rng: random.Random
    ) -> Expel:
        return expelled_to(self.mind, public, self.aims(), where, rng)

    def _respond(self, view: View, legal: Legal, rng: random.Random) -> Action:
        """Whoever names somebody else's partner has lost anyway: refusing never helps."""
        self.because("hands")
        return Hands()
