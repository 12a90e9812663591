"""Q1-Q8: answers, and contesting them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from ridotto.games.inkognito.actions import Accept, Contest, Show
from ridotto.games.inkognito.answers import Answers, answers, faces_of
from ridotto.games.inkognito.components import AMBASSADOR, FACES, MISSION_CARDS
from ridotto.games.inkognito.facts import Accepted, Answered, Contested, Judged, Shown
from ridotto.games.inkognito.fifth_player import ask_to_lock
from ridotto.games.inkognito.parts import ANSWER, NOTHING
from ridotto.kernel import Action, Actor, Audience, Legal, Seat, only

if TYPE_CHECKING:
    from ridotto.games.inkognito.state import InkognitoState

Refusal = Literal["shown-before", "no-such-answer", "not-offered"]

REFUSALS: Mapping[str, str] = {"shown-before": "Q7", "no-such-answer": "Q3"}
"""The rule behind each refusal."""

REPLIES = [Accept(), Contest()]


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


def offer_replies(state: "InkognitoState", actor: Actor) -> Legal:
    return Legal(REPLIES, final=state.calls(actor))


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


def accept(state: "InkognitoState", actor: Actor, action: Accept) -> None:
    state.announce(Accepted(actor))


def contest(state: "InkognitoState", actor: Actor, action: Contest) -> None:
    """Q7, ``honour``: decided from what the shower has shown this asker before."""
    public = state.public
    shower = public.asked
    repeat = state.private[shower].repeat
    penalty = state.variant.edition.penalty
    due = penalty.due(public.due, repeat) if repeat else NOTHING
    state.announce(Contested(actor, shower, repeat > 0, due))
    if repeat and penalty.judges:
        state.tell(onlookers(state), verdict(state, shower))


def verdict(state: "InkognitoState", shower: Seat) -> Judged:
    """The shower says for each card whether it is true; a mission card is not judged."""
    identity, build, _ = state.envelope(shower)
    true = (identity, 4 + build)
    cards = [card for card in state.private[shower].answer if card not in MISSION_CARDS]
    return Judged(
        shower,
        tuple(card for card in cards if FACES[card] in true),
        tuple(card for card in cards if FACES[card] not in true),
    )


def why_not_show(state: "InkognitoState", actor: Actor, action: Action) -> Refusal:
    if isinstance(action, Show) and action in possible(state, actor).legal:
        return "shown-before"
    if isinstance(action, Show) and faces_of(action.cards):
        return "no-such-answer"
    return "not-offered"
