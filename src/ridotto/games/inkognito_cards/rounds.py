"""Rules of the deal and of a round: R1, R2, P3.1, P5.2."""

from ridotto.games.inkognito_cards.actions import Deal, Lead, Play, Turn
from ridotto.games.inkognito_cards.components import AMBASSADOR, PLACES
from ridotto.games.inkognito_cards.facts import Dealt, Hidden, Laid, Leads, Secrets, Went
from ridotto.games.inkognito_cards.parts import Match
from ridotto.games.inkognito_cards.telephone_call import void_if_over
from ridotto.kernel import NOBODY, Actor, only

WENT = tuple(tuple(Went(who, place) for place in range(len(PLACES))) for who in range(5))
LAID = tuple(map(Laid, range(len(PLACES))))
HIDDEN = Hidden()


def lead(state: Match, actor: Actor, action: Lead) -> None:
    state.announce(Leads(action.who))


def deal(state: Match, actor: Actor, action: Deal) -> None:
    agent = state.public.dealt
    to = only(agent) if agent < len(state.private) else NOBODY
    state.tell(to, Secrets(agent, action.identity, action.fragment))
    state.announce(Dealt(agent))


def play(state: Match, actor: Actor, action: Play) -> None:
    public = state.public
    if public.stage == "lay":
        state.tell(only(actor), LAID[action.place])
        state.announce(HIDDEN)
        return
    state.announce(WENT[actor][action.place])
    if public.turn == AMBASSADOR and public.to_act == (AMBASSADOR,):
        laid = state.private[AMBASSADOR].laid
        assert laid is not None
        _arrive(state, laid)


def turn(state: Match, actor: Actor, action: Turn) -> None:
    if state.public.turn == AMBASSADOR:
        _arrive(state, action.place)
    else:
        state.announce(WENT[state.public.turn][action.place])


def _arrive(state: Match, place: int) -> None:
    state.announce(WENT[AMBASSADOR][place])
    void_if_over(state)
