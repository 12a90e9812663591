"""What every kind of action lets whom learn: law 3's table, written apart from the events."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ridotto.games.infiltraitors import actions as do
from ridotto.games.infiltraitors.components import SHARES, Card
from ridotto.games.infiltraitors.parts import MissionPrivate, MissionPublic, MissionTruth
from ridotto.kernel import (
    EVERYONE,
    NOBODY,
    Action,
    Actor,
    Audience,
    Discloses,
    Disclosure,
    Forfeit,
    IllegalAction,
    Seat,
    among,
    only,
)

if TYPE_CHECKING:
    from ridotto.games.infiltraitors.state import MissionState


def clone(state: "MissionState") -> "MissionState":
    """A state of its own, to try things on."""
    public = _table.decode(msgspec.json.encode(state.public))
    private = _agents.decode(msgspec.json.encode(state.private))
    truth = _truth.decode(msgspec.json.encode(state.truth))
    return type(state)(public, private, truth)


_table = msgspec.json.Decoder(MissionPublic)
_agents = msgspec.json.Decoder(tuple[MissionPrivate, ...])
_truth = msgspec.json.Decoder(MissionTruth)


_FINAL = (do.Eliminate, do.Accuse, do.TimeUp, Forfeit)
_FINAL_PHASES = ("leave", "lay", "reward", "dig")
_LAST_PHASES = ("scatter", "redeal", "last")
_PLENTY = 6
"""With this many cards in headquarters, no action but those above leaves the next agent without
A4, so trying it out would only take time."""


def _the_end(state: "MissionState", actor: Actor, action: Action) -> Sequence[Disclosure]:
    """Everything, if this ends the mission; all hands, if mission 18 comes to its last part."""
    public = state.public
    final = isinstance(action, _FINAL) or public.phase in _FINAL_PHASES
    if public.hq >= _PLENTY and not final:
        return ()
    tried = clone(state)
    try:
        tried.apply(actor, action)
    except IllegalAction:
        return ()
    if tried.public.outcome is not None:
        hands = [list(tried.hand(seat)) for seat in range(public.agents)]
        identities = [own.identity for own in tried.private]
        return [(EVERYONE, (hands, identities, tried.truth.kingpin))]
    if tried.public.phase in _LAST_PHASES and public.phase not in _LAST_PHASES:
        return [(EVERYONE, [list(own.hand) for own in state.private])]
    return ()


def _open(state: "MissionState", actor: Actor, action: Action) -> Sequence[Disclosure]:
    """All hear of it."""
    return [(EVERYONE, action), *_the_end(state, actor, action)]


def _draw(state: "MissionState", actor: Actor, action: do.Draw) -> Sequence[Disclosure]:
    to = _RECEIVERS[state.public.phase](state)
    return [(EVERYONE, "draw"), (to, action.card), *_the_end(state, actor, action)]


def _turned(state: "MissionState", owner: Seat, card: Card) -> object:
    identity = state.private[owner].identity
    return card, identity is not None and SHARES[identity][card]


def _clue(state: "MissionState", actor: Actor, action: do.Clue) -> Sequence[Disclosure]:
    turned = _turned(state, actor, action.card)
    return [(EVERYONE, (action, turned)), *_the_end(state, actor, action)]


def _exchange(state: "MissionState", actor: Actor, action: do.Exchange) -> Sequence[Disclosure]:
    turned = _turned(state, action.whom, action.card)
    return [(EVERYONE, (action, turned)), *_the_end(state, actor, action)]


def _clue_from(state: "MissionState", actor: Actor, action: do.ClueFrom) -> Sequence[Disclosure]:
    card = state.hand(action.owner)[action.place]
    turned = _turned(state, actor, card)
    return [(EVERYONE, (action, turned)), *_the_end(state, actor, action)]


def _exchange_from(
    state: "MissionState", actor: Actor, action: do.ExchangeFrom
) -> Sequence[Disclosure]:
    card = state.hand(action.owner)[action.place]
    turned = _turned(state, action.whom, card)
    return [(EVERYONE, (action, turned)), *_the_end(state, actor, action)]


def _eliminate(state: "MissionState", actor: Actor, action: do.Eliminate) -> Sequence[Disclosure]:
    right = state.private[action.whom].identity == action.card
    return [(EVERYONE, (action, right)), *_the_end(state, actor, action)]


def _discard(state: "MissionState", actor: Actor, action: do.Discard) -> Sequence[Disclosure]:
    told: object = len(action.cards) if "dark" in state.mission.briefing.rules else action
    return [(EVERYONE, told), *_the_end(state, actor, action)]


def _discard_places(
    state: "MissionState", actor: Actor, action: do.DiscardPlaces
) -> Sequence[Disclosure]:
    cards = [state.hand(actor)[place] for place in action.places]
    return [(EVERYONE, (action, cards)), *_the_end(state, actor, action)]


def _leave(state: "MissionState", actor: Actor, action: do.Leave) -> Sequence[Disclosure]:
    return [(EVERYONE, action), (only(actor), state.truth.kingpin)]


def _lay(state: "MissionState", actor: Actor, action: do.Lay) -> Sequence[Disclosure]:
    kingpin = state.truth.kingpin
    told: list[Disclosure] = [
        (EVERYONE, (action, kingpin is not None and SHARES[kingpin][action.card]))
    ]
    if state.public.laid + 1 == (2 if state.public.agents == 2 else 1):
        rest = [card for card in state.private[actor].hand if card != action.card]
        told.append((EVERYONE, rest))
    return [*told, *_the_end(state, actor, action)]


def _accuse(state: "MissionState", actor: Actor, action: do.Accuse) -> Sequence[Disclosure]:
    right = action.card == state.truth.kingpin
    return [(EVERYONE, (action, right)), *_the_end(state, actor, action)]


def _whose_turn(state: "MissionState") -> Audience:
    return only(state.public.turn)


def _hand_of(state: "MissionState", seat: Seat) -> Audience:
    """Who sees a hand."""
    if "blind" in state.mission.briefing.rules:
        return among(other for other in range(state.public.agents) if other != seat)
    return only(seat)


def _nobody(state: "MissionState") -> Audience:
    return NOBODY


def _everyone(state: "MissionState") -> Audience:
    return EVERYONE


def _dealt_to(state: "MissionState") -> Audience:
    return _hand_of(state, next(s for s in range(state.public.agents) if state.owed(s)))


def _dug_by(state: "MissionState") -> Audience:
    aside = "finale" in state.mission.briefing.rules
    return EVERYONE if aside else _hand_of(state, state.public.turn)


def _redealt_to(state: "MissionState") -> Audience:
    dealt = sum(len(own.hand) for own in state.private)
    return only((state.public.turn + dealt) % state.public.agents)


_RECEIVERS: Mapping[str, Any] = {
    "deal": _dealt_to,
    "hand": lambda state: _hand_of(state, state.public.turn),
    "identify": _whose_turn,
    "cipher": _whose_turn,
    "kingpin": _whose_turn,
    "last": _whose_turn,
    "bury": _nobody,
    "dig": _dug_by,
    "scatter": _everyone,
    "redeal": _redealt_to,
}
"""Who sees what chance turns up."""

DISCLOSES: Mapping[type[Action], Discloses] = {
    do.Start: _open,
    do.Elect: _open,
    do.Draw: _draw,
    do.Identify: _open,
    do.Clue: _clue,
    do.Exchange: _exchange,
    do.ClueFrom: _clue_from,
    do.ExchangeFrom: _exchange_from,
    do.Request: _open,
    do.Decline: _open,
    do.Files: _open,
    do.Eliminate: _eliminate,
    do.Reward: _open,
    do.Dig: _open,
    do.Discard: _discard,
    do.DiscardPlaces: _discard_places,
    do.Leave: _leave,
    do.Lay: _lay,
    do.Accuse: _accuse,
    do.TimeUp: _open,
    Forfeit: _open,
}
