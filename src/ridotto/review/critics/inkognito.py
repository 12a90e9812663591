"""Inkognito, the board game: where to go, whom to ask what, what to show, when to declare."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from ridotto.bots.inkognito.calling import call_now, lock_now
from ridotto.bots.inkognito.goals import Goals, odds_of_call, odds_of_winning
from ridotto.bots.inkognito.moves import Outlook
from ridotto.bots.inkognito.questions import why_for_letter
from ridotto.bots.inkognito.routes import At, Ends
from ridotto.bots.inkognito.sleuth import Sleuth
from ridotto.bots.inkognito_cards.counsel import ALLY_LEARNS
from ridotto.games.inkognito import parts
from ridotto.games.inkognito.actions import (
    Accept,
    Ask,
    AskVia,
    Contest,
    Declare,
    Done,
    End,
    Escape,
    Lock,
    Show,
    Step,
)
from ridotto.games.inkognito.components import AMBASSADOR, IDENTITIES, partner_of
from ridotto.games.inkognito.parts import InkognitoPublic
from ridotto.kernel import Action, Fact, Game, Legal, Options, Seat, View
from ridotto.kernel.hidden import Variable
from ridotto.review.critics.critic import Critic, Judged, answer, question

NEVER = 2.0
"""No call is as likely as this: an outlook with this bar counts meetings and ways alone."""


class _Movement(Struct, frozen=True):
    """A movement that has begun: where it could end, and what that would be worth."""

    judged: Judged
    outlook: Outlook
    aims: Goals
    deed: bool
    met: bool


class InkognitoCritic(Critic):
    """Movements are judged as a sleuth sees them, everything else by exact bits and odds."""

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        self._sleuth = Sleuth(game, options, seat)
        super().__init__(game, options, seat, self._sleuth.mind.tracker, self._sleuth)
        self._movement: _Movement | None = None
        self._steps: list[Action] = []

    def hear(self, fact: Fact) -> None:
        super().hear(fact)
        self._sleuth.hear(fact)

    def listens(self, action: Action) -> bool:
        return isinstance(action, Accept | Contest)

    def judge(
        self, step: int, view: View, legal: Legal, action: Action, others: Sequence[Critic]
    ) -> list[Judged]:
        public: InkognitoPublic = view.public
        if not public.dealt or public.phase == parts.PLACE:
            return []
        self._sleuth.mind.refresh()
        found = self._calls(step, public, legal, action)
        if public.phase == parts.MOVE and not isinstance(action, Declare | Escape | Lock):
            return found + self._moves(step, view, legal, action)
        self._movement = None
        if isinstance(action, Ask | AskVia | End) and public.phase == parts.MEET:
            asks = self._sleuth.questions(view, legal)
            if asks:
                bits = {each.action: each.bits or 0.0 for each in asks}
                asked = question(step, action, asks, bits)
                asked.why = why_for_letter(self._sleuth.mind, asked.best[0])
                found.append(asked)
        elif isinstance(action, Show):
            shows = [each for each in legal if isinstance(each, Show)]
            found.append(answer(step, action, shows, (self, others[public.active]), self._wish))
        self._advised(found, step, view, legal)
        return found

    def _wish(self, secrets: Mapping[Variable, str]) -> float:
        """What it is worth that somebody with these secrets learns a bit."""
        partner = "identity", IDENTITIES[partner_of(self._sleuth.mind.identity())]
        friend = any((what, value) == partner for (_, what), value in secrets.items())
        return ALLY_LEARNS if friend else -1.0

    # Calls.

    def _calls(
        self, step: int, public: InkognitoPublic, legal: Legal, action: Action
    ) -> list[Judged]:
        """W1, P3.3, P5.4."""
        if isinstance(action, Declare | Escape | Lock):
            return [self._called(step, action, self._odds(public, action))]
        if not legal.final:
            return []
        if self.seat == self._sleuth.variant.envoy:
            call = lock_now(self._sleuth.mind)
        else:
            at = tuple(public.at)
            call = call_now(self._sleuth.mind, self._sleuth.aims(), at, arrived=public.arrived)
        sure = call.worth if call.action in legal else 0.0
        return self._could_call(public.turns, step, call.action, sure, action)

    def _odds(self, public: InkognitoPublic, call: Declare | Escape | Lock) -> float:
        """How likely a call is right, by all that its maker knows."""
        mind = self._sleuth.mind
        if isinstance(call, Lock):
            sheet = (
                tuple(person >> 2 for person in call.persons),
                tuple(person & 3 for person in call.persons),
            )
            return sum(weight for persons, weight in mind.persons if persons == sheet)
        named = None
        if isinstance(call, Declare):
            named = mind.variant.side_of[call.partner], call.other
        aims = self._sleuth.aims()
        return odds_of_call(aims, named, tuple(public.at), arrived=public.arrived)

    # Movements.

    def _moves(self, step: int, view: View, legal: Legal, action: Action) -> list[Judged]:
        public: InkognitoPublic = view.public
        if self._movement is None:
            self._movement = self._begun(step, view, legal)
            self._steps = []
        self._steps.append(action)
        if isinstance(action, Done):
            movement, self._movement = self._movement, None
            return [self._ended(movement, tuple(public.at))]
        return []

    def _begun(self, step: int, view: View, legal: Legal) -> _Movement:
        """Looks at all positions in which this movement may end."""
        public: InkognitoPublic = view.public
        sleuth = self._sleuth
        start, aims = tuple(public.at), sleuth.aims()
        ends = Ends(public.at, sleuth.variant.parties[sleuth.mind.side], public.balls)
        ways = list(ends)
        outlook = Outlook(sleuth.mind, start, aims, NEVER)
        values = [_deed(aims, start, end) for end in ways]
        deed = max(values) >= sleuth.bar(public)
        if not deed:
            values = [outlook.value(end) for end in ways]
        best = max(range(len(ways)), key=lambda place: values[place])
        steps: tuple[Action, ...] = tuple(ends.way(ways[best])) or (Done(),)
        judged = Judged(
            step=step,
            kind="deed" if deed else "movement",
            do=(),
            best=steps,
            worth=0.0,
            most=values[best],
            chance=sum(values) / len(values),
            advised=self.advice(view, legal),
        )
        return _Movement(judged, outlook, aims, deed, _meets(outlook, ways[best]))

    def _ended(self, movement: _Movement, at: At) -> Judged:
        judged, outlook = movement.judged, movement.outlook
        judged.do = tuple(self._steps)
        if movement.deed:
            judged.worth = _deed(movement.aims, outlook.start, at)
            judged.odds = judged.worth
            if judged.worth < judged.most:
                judged.note = "missed-deed"
        else:
            judged.worth = outlook.value(at)
            if movement.met and not _meets(outlook, at):
                judged.note = "missed-meeting"
        judged.most = max(judged.most, judged.worth)
        if judged.worth == judged.most:
            judged.best = tuple(each for each in self._steps if isinstance(each, Step)) or (Done(),)
        return judged


def _deed(aims: Goals, start: At, end: At) -> float:
    """How likely one could declare in this position."""
    arrived = start[AMBASSADOR] != end[AMBASSADOR]
    return odds_of_winning(aims, end, arrived=arrived)[1]


def _meets(outlook: Outlook, at: At) -> bool:
    """Whether there is somebody to ask."""
    here = {at[piece] for piece in outlook.own}
    return any(worth > 0 and at[piece] in here for piece, worth in outlook.meetings.items())
