"""The sleuth: exact knowledge, and always what looks best now."""

import random
from collections.abc import Callable, Mapping, Sequence

from ridotto.bots.advice import Advised, ranked
from ridotto.bots.bot import Budget, Reason
from ridotto.bots.inkognito.beliefs import Beliefs
from ridotto.bots.inkognito.calling import call_now, lock_now, what_is_missing
from ridotto.bots.inkognito.goals import Goals, goals
from ridotto.bots.inkognito.moves import MovePlan, plan, weighed_exiles, weighed_movements
from ridotto.bots.inkognito.questions import weighed_questions
from ridotto.bots.inkognito.showing import weighed_answers
from ridotto.games.inkognito import parts
from ridotto.games.inkognito.actions import (
    Accept,
    Aside,
    Ask,
    AskVia,
    Contest,
    Done,
    End,
    Expel,
    Hands,
    Pass,
    Show,
)
from ridotto.games.inkognito.answers import faces_of
from ridotto.games.inkognito.components import AGENTS
from ridotto.games.inkognito.parts import InkognitoPrivate, InkognitoPublic
from ridotto.games.inkognito.variant import variant_of
from ridotto.kernel import Action, Fact, Game, Legal, Options, Seat, View

MOVEMENTS = 3
"""So many movements are advised."""


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
    style: Style = Style()

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        self.options = options
        self.variant = variant_of(options)
        self.seat = seat
        self.mind = self.new_mind()
        self._plan: MovePlan | None = None
        self._reason: Reason | None = None
        self._aims: Goals = {}
        self._aims_of = -1
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
        self._weighed: Mapping[str, Callable[[View, Legal], list[Advised]]] = {
            parts.MOVE: self._movements,
            parts.MEET: self.questions,
            parts.ANSWER: self.answers,
            parts.AGAIN: self.answers,
            parts.JUDGE: self._verdict,
            parts.EXPEL: self._best_exile,
            parts.HANDS: self._hands,
            parts.LOCK: self._lock_or_not,
        }

    def new_mind(self) -> Beliefs:
        return Beliefs(self.variant, self.seat)

    def hear(self, fact: Fact) -> None:
        self.mind.hear(fact)

    def reason(self) -> Reason | None:
        return self._reason

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        self._reason = None
        if view.public.dealt:
            self.mind.refresh()
        if view.public.active == self.seat:
            call = self._call(view.public, legal)
            if call is not None:
                return self._do(call)
        return self._phases[view.public.phase](view, legal, rng)

    def advise(self, view: View, legal: Legal) -> list[Advised]:
        """What to call out now, then what the phase asks for; among the first what a declaration
        lacks.
        """
        public: InkognitoPublic = view.public
        if not public.dealt or public.phase not in self._weighed:
            return []
        self.mind.refresh()
        mine = public.active == self.seat
        call = self._call(public, legal) if mine else None
        found = ranked(self._weighed[public.phase](view, legal))
        if call is not None:
            return [call, *found]
        agent = self.seat != self.variant.envoy
        if mine and agent and public.phase in (parts.MOVE, parts.MEET):
            found.insert(2, what_is_missing(self.mind, self.aims(), self.bar(public)))
        return found

    def _do(self, best: Advised) -> Action:
        self._reason = best.reason
        return best.action

    def because(self, code: str) -> None:
        self._reason = Reason(code)

    def bar(self, public: InkognitoPublic) -> float:
        """How likely a declaration must be right, now."""
        last = self.variant.last_turn
        late = last is not None and public.turns > last - 3 * len(self.variant.seats)
        return self.style.desperate if late else self.style.declares

    def _call(self, public: InkognitoPublic, legal: Legal) -> Advised | None:
        """W1, P3.3, P5.4: what to call out now, if anything."""
        if not legal.final:
            return None
        if self.seat == self.variant.envoy:
            return self._lock(legal)
        call = call_now(self.mind, self.aims(), tuple(public.at), arrived=public.arrived)
        return call if call.worth >= self.bar(public) else None

    def _lock(self, legal: Legal) -> Advised | None:
        lock = lock_now(self.mind)
        return lock if lock.worth >= self.style.locks and lock.action in legal else None

    def _lock_or_pass(self, view: View, legal: Legal, rng: random.Random) -> Action:
        """P5.4: right after cards went through one's hands."""
        lock = self._lock(legal)
        return Pass() if lock is None else self._do(lock)

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
        if self._aims_of != self.mind.version:
            self._aims_of = self.mind.version
            self._aims = goals(self.mind) if self.mind.side in AGENTS else {}
        return self._aims

    def _meet(self, view: View, legal: Legal, rng: random.Random) -> Action:
        asks = self.questions(view, legal)
        if not asks:
            asides = [action for action in legal if isinstance(action, Aside)]
            return asides[0] if asides else End()
        return self._do(self.best_question(asks, rng))

    def questions(self, view: View, legal: Legal) -> list[Advised]:
        return weighed_questions(
            self.mind, (action for action in legal if isinstance(action, Ask | AskVia))
        )

    def best_question(self, asks: Sequence[Advised], rng: random.Random) -> Advised:
        return max(asks, key=lambda ask: (ask.worth, rng.random()))

    def _answer(self, view: View, legal: Legal, rng: random.Random) -> Action:
        shows = self.answers(view, legal)
        if shows[0].reason.code == "show-partner":
            return self._do(max(shows, key=lambda show: (show.worth, rng.random())))
        return self._do(self.least_telling(shows, rng))

    def answers(self, view: View, legal: Legal) -> list[Advised]:
        own: InkognitoPrivate = view.private
        shows = (action for action in legal if isinstance(action, Show))
        asker = view.public.active
        return weighed_answers(self.mind, shows, own.notes, asker, self.style.trusts)

    def least_telling(self, shows: Sequence[Advised], rng: random.Random) -> Advised:
        return min(shows, key=lambda show: (-show.worth, rng.random()))

    def _judge(self, view: View, legal: Legal, rng: random.Random) -> Action:
        return self._do(self._verdict(view, legal)[0])

    def _verdict(self, view: View, legal: Legal) -> list[Advised]:
        """Contest what was shown before, by the notes."""
        own: InkognitoPrivate = view.private
        *earlier, last = (note for note in own.notes if note.shower == view.public.asked)
        faces = faces_of(last.cards)
        seen = [faces_of(note.cards) for note in earlier if self.seat in (note.asker, note.witness)]
        repeated = any(set(faces.split(" ")) <= set(other.split(" ")) for other in seen)
        action: Action = Contest() if repeated else Accept()
        return [Advised("play", Reason("contest" if repeated else "accept"), 1.0, (action,))]

    def _expel(self, view: View, legal: Legal, rng: random.Random) -> Action:
        return self._do(self.best_exile(self._exiles(view, legal), rng))

    def _exiles(self, view: View, legal: Legal) -> list[Advised]:
        where = [action for action in legal if isinstance(action, Expel)]
        return weighed_exiles(self.mind, view.public, self.aims(), where)

    def _best_exile(self, view: View, legal: Legal) -> list[Advised]:
        """One is enough: what they are good for cannot be told in a sentence."""
        return ranked(self._exiles(view, legal))[:1]

    def best_exile(self, where: Sequence[Advised], rng: random.Random) -> Advised:
        return max(where, key=lambda exile: (exile.worth, rng.random()))

    def _movements(self, view: View, legal: Legal) -> list[Advised]:
        public: InkognitoPublic = view.public
        bar = self.bar(public)
        return weighed_movements(self.mind, public, self.aims(), bar, most=MOVEMENTS)

    def _respond(self, view: View, legal: Legal, rng: random.Random) -> Action:
        return self._do(self._hands(view, legal)[0])

    def _hands(self, view: View, legal: Legal) -> list[Advised]:
        """Whoever names somebody else's partner has lost anyway: refusing never helps."""
        return [Advised("play", Reason("hands"), 1.0, (Hands(),))]

    def _lock_or_not(self, view: View, legal: Legal) -> list[Advised]:
        lock = self._lock(legal)
        if lock is not None:
            return [lock]
        odds = lock_now(self.mind).reason.arguments
        return [Advised("play", Reason("missing-sheet", odds), 0.0, (Pass(),))]
