"""What a call claims (F1), and how much of it the caller can tell."""

from ridotto.games.inkognito_cards.actions import Call
from ridotto.games.inkognito_cards.components import AGENTS, FACES, KINDS
from ridotto.games.inkognito_cards.lore import SECRETS
from ridotto.games.inkognito_cards.parts import CardsPrivate, CardsPublic
from ridotto.games.inkognito_cards.sizes import SIZES
from ridotto.kernel import Action, View
from ridotto.kernel.weighing import Point, Together, Weighed, value_is


def weigh(view: View, action: Action, together: Together | None) -> Weighed:
    """Who everybody else is and holds, and, with four, that the one he meets is his ally."""
    if not isinstance(action, Call):
        return Weighed()
    public: CardsPublic = view.public
    own: CardsPrivate = view.private
    points = [
        Point(
            what=KINDS[place & 1],
            whose=AGENTS[place >> 1],
            of=KINDS[place & 1],
            value=FACES[card],
            holds=value_is(together, SECRETS[place >> 1][place & 1], FACES[card]),
        )
        for place, card in enumerate(action.cards)
        if place >> 1 != own.me
    ]
    if SIZES[public.players].allies and own.secrets is not None:
        (met,) = public.meetings[public.met].others(own.me)
        ally = FACES[own.secrets[0] ^ 1]
        holds = value_is(together, SECRETS[met][0], ally)
        points.append(Point(what="ally", whose=AGENTS[met], of="identity", value=ally, holds=holds))
    return Weighed("", tuple(points))
