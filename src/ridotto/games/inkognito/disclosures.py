"""Law 3's table: what every kind of action discloses to whom, written apart from the events."""

from collections.abc import Mapping, Sequence

from ridotto.games.inkognito import actions
from ridotto.games.inkognito.components import AMBASSADOR, FACES
from ridotto.games.inkognito.state import InkognitoState
from ridotto.kernel import (
    EVERYONE,
    Action,
    Actor,
    Audience,
    Discloses,
    Disclosure,
    Forfeit,
    among,
    only,
)

Disclosures = Sequence[Disclosure]


def _all(state: InkognitoState, actor: Actor, action: Action) -> Disclosures:
    """Done in the open."""
    return [(EVERYONE, action)]


def _deal(state: InkognitoState, actor: Actor, action: actions.Deal) -> Disclosures:
    """An envelope to a seat; who gets the last of four knows it too."""
    seat = state.public.dealt
    envelope = (action.identity, action.build, action.letter)
    disclosed: list[Disclosure] = [(EVERYONE, "dealt"), (only(seat), envelope)]
    if seat == 2 and len(state.variant.agents) == 4:
        held = [state.envelope(0), state.envelope(1), envelope]
        disclosed.append((only(3), [6 - sum(cards) for cards in zip(*held, strict=True)]))
    return disclosed


def _watching(state: InkognitoState) -> Audience:
    """Q4, P5.3: asker and shower, and the fifth player when asked through his figure."""
    public = state.public
    seats = {public.active, public.asked}
    if public.met == AMBASSADOR and len(state.variant.seats) == 5:
        seats.add(4)
    return among(seats)


def _show(state: InkognitoState, actor: Actor, action: actions.Show) -> Disclosures:
    """The cards to those who watch, their number to all."""
    return [(EVERYONE, len(action.cards)), (_watching(state), action)]


def _contest(state: InkognitoState, actor: Actor, action: actions.Contest) -> Disclosures:
    """Whether it was right, and what is due; where cards are judged, that to those who watched."""
    public = state.public
    own = state.private[public.asked]
    repeat = own.repeat
    disclosed: list[Disclosure] = [(EVERYONE, (repeat > 0, repeat > 1))]
    if repeat and state.variant.edition.penalty.judges:
        true = (own.identity, 4 + (own.build or 0))
        disclosed.append((_watching(state), [FACES[card] in true for card in own.answer]))
    return disclosed


def _declare(state: InkognitoState, actor: Actor, action: actions.Declare) -> Disclosures:
    """The words to all; and everything, if the fifth player has seen through it."""
    seen_through = state.variant.size.sees_through(state)
    return [(EVERYONE, (action, _everything(state) if seen_through else None))]


def _last(state: InkognitoState, actor: Actor, action: Action) -> Disclosures:
    """The game is over, and the masks come off."""
    return [(EVERYONE, (action, _everything(state)))]


def _end(state: InkognitoState, actor: Actor, action: actions.End) -> Disclosures:
    over = state.public.turns == state.variant.last_turn
    return [(EVERYONE, _everything(state) if over else "end")]


def _lock(state: InkognitoState, actor: Actor, action: actions.Lock) -> Disclosures:
    """That he has, not what."""
    return [(EVERYONE, "locked")]


def _everything(state: InkognitoState) -> object:
    return state.secrets(), [own.sheet for own in state.private]


DISCLOSES: Mapping[type[Action], Discloses] = {
    actions.Deal: _deal,
    actions.Begin: _all,
    actions.Place: _all,
    actions.Shake: _all,
    actions.Step: _all,
    actions.Done: _all,
    actions.Ask: _all,
    actions.AskVia: _all,
    actions.Aside: _all,
    actions.Show: _show,
    actions.Accept: _all,
    actions.Contest: _contest,
    actions.Expel: _all,
    actions.End: _end,
    actions.Declare: _declare,
    actions.Hands: _last,
    actions.Refuse: _last,
    actions.Escape: _last,
    actions.Lock: _lock,
    actions.Pass: _all,
    Forfeit: _last,
}
