"""Rules of a meeting: R4, R5, R6, P3.2, P3.3, P5.3, P5.4."""

from functools import cache

from ridotto.games.inkognito_cards.actions import Decline, Greet, Look, Name, Pass, Show
from ridotto.games.inkognito_cards.components import BLACK, FICTITIOUS
from ridotto.games.inkognito_cards.facts import (
    Black,
    Chosen,
    Declined,
    Greeted,
    Looked,
    Named,
    Pair,
    Showed,
)
from ridotto.games.inkognito_cards.parts import Match
from ridotto.games.inkognito_cards.telephone_call import void_if_over
from ridotto.kernel import Actor, Seat, among, only

# Facts are few and happen often: they are made once.
GREETED = cache(Greeted)
CHOSEN = tuple(tuple(Chosen(who, to) for to in range(5)) for who in range(4))
DECLINED = tuple(tuple(Declined(who, met) for met in range(5)) for who in range(4))
LOOKED = tuple(map(Looked, range(3)))
NAMED = tuple(tuple(Named(who, whom) for whom in range(4)) for who in range(4))
SHOWED = tuple(tuple(Showed(who, to) for to in range(4)) for who in range(4))
PAIR = cache(Pair)
ONLY = tuple(map(only, range(5)))


def greet(state: Match, actor: Actor, action: Greet) -> None:
    meeting = state.public.meetings[state.public.met]
    state.announce(GREETED(actor, meeting.others(actor)))


def pass_two(state: Match, actor: Actor, action: Pass) -> None:
    """Cards change hands when the last has chosen; until then only their owner knows them."""
    public = state.public
    meeting = public.meetings[public.met]
    to = meeting.receiver(actor)
    state.tell(ONLY[actor], PAIR(actor, to, action.one, action.other))
    if len(public.to_act) == 1:
        for giver in meeting.doers:
            _hand_over(state, giver, meeting.receiver(giver))
    state.announce(CHOSEN[actor][to])
    void_if_over(state)


def _hand_over(state: Match, giver: Seat, receiver: Seat) -> None:
    pair = state.private[giver].last
    assert pair is not None
    state.tell(ONLY[receiver], PAIR(giver, receiver, *pair))


def name(state: Match, actor: Actor, action: Name) -> None:
    state.announce(NAMED[actor][action.whom])


def show(state: Match, actor: Actor, action: Show) -> None:
    """The asker sees the card; so does the Ambassador, when he is a player."""
    public = state.public
    secrets = state.private[actor].secrets
    assert secrets is not None
    met = tuple(agent for agent in public.meetings[public.met].who if agent < len(state.private))
    card = secrets[action.kind] + BLACK
    state.tell(among((actor, *met)), Black(actor, met, card))
    state.announce(SHOWED[actor][met[0]])
    void_if_over(state)


def look(state: Match, actor: Actor, action: Look) -> None:
    card = state.truth.cards[2 * FICTITIOUS + action.kind] + BLACK
    state.tell(ONLY[actor], Black(FICTITIOUS, (actor,), card))
    state.announce(LOOKED[actor])
    void_if_over(state)


def decline(state: Match, actor: Actor, action: Decline) -> None:
    meeting = state.public.meetings[state.public.met]
    state.announce(DECLINED[actor][meeting.receiver(actor)])
    void_if_over(state)
