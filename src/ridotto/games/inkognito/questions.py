"""Q1-Q6: showing cards, and who sees them; what follows a contest is in ``contests``."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from ridotto.games.inkognito.actions import Show
from ridotto.games.inkognito.answers import Answers, answers, faces_of
from ridotto.games.inkognito.components import AMBASSADOR
from ridotto.games.inkognito.facts import Answered, Shown
from ridotto.games.inkognito.fifth_player import ask_to_lock
from ridotto.games.inkognito.parts import ANSWER
from ridotto.kernel import Action, Actor, Audience, Legal, Seat, only

if TYPE_CHECKING:
    from ridotto.games.inkognito.state import InkognitoState

Refusal = Literal["shown-before", "no-such-answer", "not-offered"]

REFUSALS: Mapping[str, str] = {"shown-before": "Q7", "no-such-answer": "Q3"}
"""The rule behind each refusal."""


def possible(state: "InkognitoState", shower: Seat) -> Answers:
    """Every answer that keeps Q1-Q6."""
    public = state.public
    return answers(*state.envelope(shower), public.question, public.due)


def offer_answers(state: "InkognitoState", actor: Actor) -> Legal:
    """Q7, ``enforced``: what was shown this asker before is not offered again."""
    found = possible(state, actor)
    if state.variant.honour:
        return found.legal
    return found.unrepeated(state.private[actor].shown[state.public.active])


def offer_new_answers(state: "InkognitoState", actor: Actor) -> Legal:
    """After a right contest nothing is contested any more, so everything is offered."""
    return possible(state, actor).legal


def witness(state: "InkognitoState") -> Seat | None:
    """P5.3: the fifth player sees what is shown through his figure."""
    return state.variant.envoy if state.public.met == AMBASSADOR else None


def onlookers(state: "InkognitoState") -> Audience:
    """Q4: who sees the cards."""
    public = state.public
    watching = witness(state)
    two = only(public.active, public.asked)
    return two if watching is None else Audience(two | only(watching))


def show(state: "InkognitoState", actor: Actor, action: Show) -> None:
    public = state.public
    asker = public.active
    contestable = state.variant.honour and public.phase == ANSWER
    shown = Shown(asker, actor, public.question, action.cards, witness(state))
    state.tell(onlookers(state), shown)
    state.announce(Answered(asker, actor, len(action.cards), contestable))
    ask_to_lock(state)


def why_not_show(state: "InkognitoState", actor: Actor, action: Action) -> Refusal:
    if isinstance(action, Show) and action in possible(state, actor).legal:
        return "shown-before"
    if isinstance(action, Show) and faces_of(action.cards):
        return "no-such-answer"
    return "not-offered"
