"""Q7, ``honour``: an answer is accepted or contested, and what a right contest leads to."""

from typing import TYPE_CHECKING

from ridotto.games.inkognito.actions import Accept, Contest
from ridotto.games.inkognito.components import FACES, MISSION_CARDS
from ridotto.games.inkognito.facts import Accepted, Contested, Judged
from ridotto.games.inkognito.parts import NOTHING
from ridotto.games.inkognito.questions import onlookers
from ridotto.kernel import Actor, Legal, Seat

if TYPE_CHECKING:
    from ridotto.games.inkognito.state import InkognitoState

ACCEPT, CONTEST = [Accept()], [Contest()]


def offer_replies(state: "InkognitoState", actor: Actor) -> Legal:
    return Legal(ACCEPT, CONTEST, final=state.calls(actor))


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
