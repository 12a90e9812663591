"""What happens, as those who may see it are told."""

from collections.abc import Sequence

from ridotto.games.inkognito_cards.components import (
    AMBASSADOR,
    BLACK,
    FACE,
    PAIR_BIT,
    Agent,
    Card,
    Place,
)
from ridotto.games.inkognito_cards.parts import CardsPrivate, CardsPublic, CardsTruth
from ridotto.games.inkognito_cards.progress import (
    gather,
    next_meeting,
    next_place,
    next_wish,
    open_round,
    start_game,
    start_placing,
)
from ridotto.kernel import Open, Seat, Secret


class Leads(Open, frozen=True, gc=False):
    """Who leads the first round of the match."""

    who: Agent

    def seen(self, public: CardsPublic) -> None:
        start_game(public, self.who)


class Dealt(Open, frozen=True, gc=False):
    """An agent has his two black cards."""

    who: Agent

    def seen(self, public: CardsPublic) -> None:
        public.dealt += 1
        if public.dealt == 4:
            open_round(public)


class Secrets(Secret, frozen=True, gc=False):
    """The two black cards of an agent; the fictitious agent's are told to nobody."""

    who: Agent
    identity: Card
    fragment: Card

    def told(self, own: CardsPrivate) -> None:
        own.secrets = (self.identity, self.fragment)

    def kept(self, truth: CardsTruth) -> None:
        truth.cards += (self.identity, self.fragment)


class Hidden(Open, frozen=True, gc=False):
    """The fifth player has laid a place face down."""

    def seen(self, public: CardsPublic) -> None:
        start_placing(public)


class Laid(Secret, frozen=True, gc=False):
    """Which place it is, for himself."""

    place: Place

    def told(self, own: CardsPrivate) -> None:
        own.laid = self.place


class Went(Open, frozen=True, gc=False):
    """An agent, or after all of them the Ambassador, is at a place."""

    who: Agent
    place: Place

    def seen(self, public: CardsPublic) -> None:
        who = self.who
        public.hands[who] &= ~(1 << self.place)
        public.at[who] = self.place
        if who == AMBASSADOR:
            gather(public)
        else:
            next_place(public)


class Greeted(Open, frozen=True, gc=False):
    """Somebody meets these; he might have called, and did not."""

    who: Agent
    met: tuple[Agent, ...]

    def seen(self, public: CardsPublic) -> None:
        next_wish(public)


class Pair(Secret, frozen=True, gc=False):
    """Two cards passed: told to the giver when he chooses, to the receiver when all have chosen."""

    giver: Agent
    to: Agent
    one: Card
    other: Card

    def told(self, own: CardsPrivate) -> None:
        one, other = self.one, self.other
        if own.me == self.giver:
            own.last = (one, other)
            own.given[self.to] |= PAIR_BIT[one & FACE][other & FACE]
            proof, agent = own.bared, self.to
        else:
            own.pairs.append((self.giver, one, other))
            proof, agent = own.proven, self.giver
        if one >= BLACK:
            proof[agent] |= 1 << (one - BLACK)
        elif other >= BLACK:
            proof[agent] |= 1 << (other - BLACK)


class Chosen(Open, frozen=True, gc=False):
    """Somebody has chosen two cards; when all have, they change hands."""

    who: Agent
    to: Agent

    def seen(self, public: CardsPublic) -> None:
        if len(public.to_act) > 1:
            public.to_act = tuple(seat for seat in public.to_act if seat != self.who)
        else:
            next_meeting(public)


class Named(Open, frozen=True, gc=False):
    """Through the Ambassador, somebody is asked for a black card."""

    who: Agent
    whom: Agent

    def seen(self, public: CardsPublic) -> None:
        public.stage = "show"
        public.named = self.whom
        public.to_act = (self.whom,)


class Declined(Open, frozen=True, gc=False):
    """Nobody is asked through the Ambassador, or nothing of the fictitious agent's looked at."""

    who: Agent
    met: Agent

    def seen(self, public: CardsPublic) -> None:
        next_meeting(public)


class Black(Secret, frozen=True, gc=False):
    """A black card, for its owner and for those it is shown to."""

    shower: Agent
    to: tuple[Agent, ...]
    card: Card

    def told(self, own: CardsPrivate) -> None:
        bit = 1 << (self.card - BLACK)
        if own.me == self.shower:
            for seer in self.to:
                own.bared[seer] |= bit
        else:
            own.proven[self.shower] |= bit


class Showed(Open, frozen=True, gc=False):
    """A black card was shown."""

    who: Agent
    to: Agent

    def seen(self, public: CardsPublic) -> None:
        next_meeting(public)


class Looked(Open, frozen=True, gc=False):
    """Somebody has looked at a card of the fictitious agent."""

    who: Agent

    def seen(self, public: CardsPublic) -> None:
        next_meeting(public)


class Called(Open, frozen=True, gc=False):
    """Somebody calls, and says of every agent who he is and what his fragment is."""

    who: Agent
    blue: tuple[Card, ...]
    yellow: tuple[Card, ...]
    green: tuple[Card, ...]
    pink: tuple[Card, ...]


class Unmasked(Open, frozen=True, gc=False):
    """The black cards, face up: the game is over."""

    blue: tuple[Card, ...]
    yellow: tuple[Card, ...]
    green: tuple[Card, ...]
    pink: tuple[Card, ...]

    def seen(self, public: CardsPublic) -> None:
        public.dealt = 0


class Compared(Open, frozen=True, gc=False):
    """What was wrong about a call: whose identities, whose fragments; and, where there are allies,
    whether the caller had met his own.
    """

    identities: tuple[Agent, ...]
    fragments: tuple[Agent, ...]
    ally: bool | None


class PutAway(Secret, frozen=True, gc=False):
    """Everyone takes his cards back and throws his notes away."""

    def told(self, own: CardsPrivate) -> None:
        own.put_away()

    def kept(self, truth: CardsTruth) -> None:
        truth.cards = []


class Scored(Open, frozen=True, gc=False):
    """A point for each of these; the next game begins."""

    right: bool
    who: tuple[Seat, ...]

    def seen(self, public: CardsPublic) -> None:
        for seat in self.who:
            public.scores[seat] += 1
        public.game += 1
        start_game(public, (public.leader + 1) & 3)


class Voided(Open, frozen=True, gc=False):
    """The rounds are used up: nobody scores; the next game begins."""

    def seen(self, public: CardsPublic) -> None:
        public.voids += 1
        public.game += 1
        start_game(public, (public.leader + 1) & 3)


class Left(Open, frozen=True, gc=False):
    """A seat was taken out by the table."""

    seat: Seat


def by_agent(cards: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    """The cards of a call, or of the truth as far as it is dealt, agent by agent."""
    return tuple(tuple(cards[2 * agent : 2 * agent + 2]) for agent in range(4))
