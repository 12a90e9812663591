"""What every kind of action lets whom learn, written apart from the events (law 3)."""

from collections.abc import Mapping, Sequence

from ridotto.games.inkognito_cards.actions import (
    Call,
    Deal,
    Decline,
    Greet,
    Lead,
    Look,
    Name,
    Pass,
    Play,
    Show,
    Turn,
)
from ridotto.games.inkognito_cards.components import AMBASSADOR, FICTITIOUS
from ridotto.games.inkognito_cards.parts import Meeting
from ridotto.games.inkognito_cards.progress import meetings
from ridotto.games.inkognito_cards.state import CardsState
from ridotto.kernel import EVERYONE, Action, Actor, Discloses, Disclosure, Forfeit, only


def _everyone(state: CardsState, actor: Actor, action: Action) -> Sequence[Disclosure]:
    return [(EVERYONE, action)]


def _unmasking(state: CardsState, actor: Actor, action: Action) -> Sequence[Disclosure]:
    return [(EVERYONE, (action, list(state.truth.cards)))]


def _deal(state: CardsState, actor: Actor, action: Deal) -> Sequence[Disclosure]:
    agent = state.public.dealt
    dealt: list[Disclosure] = [(EVERYONE, "dealt")]
    if agent < len(state.private):
        dealt.append((only(agent), action))
    return dealt


def _play(state: CardsState, actor: Actor, action: Play) -> Sequence[Disclosure]:
    public = state.public
    if public.stage == "lay":
        return [(EVERYONE, "laid")]
    played: list[Disclosure] = [(EVERYONE, action)]
    if public.players == 5 and (public.turn + 1) & 3 == public.first:
        laid = state.private[AMBASSADOR].laid
        assert laid is not None
        played.append((EVERYONE, laid))
        played += _end_of_places(state, {actor: action.place, AMBASSADOR: laid})
    return played


def _turn(state: CardsState, actor: Actor, action: Turn) -> Sequence[Disclosure]:
    turned: list[Disclosure] = [(EVERYONE, action)]
    if state.public.turn == AMBASSADOR:
        turned += _end_of_places(state, {AMBASSADOR: action.place})
    return turned


def _end_of_places(state: CardsState, last: Mapping[int, int]) -> Sequence[Disclosure]:
    public = state.public
    at = tuple(last.get(agent, place) for agent, place in enumerate(public.at))
    return _end_of_round(state, over=not meetings(public.players, public.first, at))


def _pass(state: CardsState, actor: Actor, action: Pass) -> Sequence[Disclosure]:
    passed: list[Disclosure] = [(EVERYONE, "chosen")]
    if len(state.public.to_act) > 1:
        return passed
    meeting = _meeting(state)
    for giver in meeting.doers:
        pair = (action.one, action.other) if giver == actor else state.private[giver].last
        passed.append((only(meeting.receiver(giver)), pair))
    return [*passed, *_end_of_meeting(state)]


def _show(state: CardsState, actor: Actor, action: Show) -> Sequence[Disclosure]:
    secrets = state.private[actor].secrets
    assert secrets is not None
    card = secrets[action.kind]
    seers = [agent for agent in _meeting(state).who if agent < len(state.private)]
    shown: list[Disclosure] = [(only(seer), card) for seer in seers]
    return [(EVERYONE, "shown"), *shown, *_end_of_meeting(state)]


def _look(state: CardsState, actor: Actor, action: Look) -> Sequence[Disclosure]:
    card = state.truth.cards[2 * FICTITIOUS + action.kind]
    return [(EVERYONE, "looked"), (only(actor), card), *_end_of_meeting(state)]


def _decline(state: CardsState, actor: Actor, action: Decline) -> Sequence[Disclosure]:
    return [(EVERYONE, action), *_end_of_meeting(state)]


def _meeting(state: CardsState) -> Meeting:
    return state.public.meetings[state.public.met]


def _end_of_meeting(state: CardsState) -> Sequence[Disclosure]:
    return _end_of_round(state, over=state.public.met + 1 == len(state.public.meetings))


def _end_of_round(state: CardsState, *, over: bool) -> Sequence[Disclosure]:
    """The last round allowed ends with all black cards face up."""
    if not over or state.public.round != state.public.max_rounds:
        return []
    return [(EVERYONE, list(state.truth.cards))]


DISCLOSES: Mapping[type[Action], Discloses] = {
    Lead: _everyone,
    Deal: _deal,
    Play: _play,
    Turn: _turn,
    Greet: _everyone,
    Call: _unmasking,
    Pass: _pass,
    Name: _everyone,
    Show: _show,
    Look: _look,
    Decline: _decline,
    Forfeit: _unmasking,
}
