"""The hidden worlds: which there are for a seat, which is true, and how one would be played on.

A world holds what a seat can still come to know. Cards that were chosen but have not changed hands
yet are no part of it: whoever imagines a state makes them up.
"""

from collections.abc import Iterator
from itertools import permutations

from msgspec import Struct
from msgspec.structs import replace

from ridotto.games.inkognito_cards.components import (
    AMBASSADOR,
    FACE,
    PAIR_BIT,
    PAIRS,
    PLACES,
    Agent,
    Card,
    Place,
    SecretCards,
)
from ridotto.games.inkognito_cards.legal_actions import fresh_pairs
from ridotto.games.inkognito_cards.parts import CardsPrivate, CardsPublic, CardsTruth, Match
from ridotto.games.inkognito_cards.sizes import SIZES
from ridotto.games.inkognito_cards.state import CardsState
from ridotto.kernel import Seat, View, copied


class World(Struct, frozen=True):
    """The secrets of the agents dealt to so far, and the place that lies face down, if one does."""

    identities: tuple[Card, ...]
    fragments: tuple[Card, ...]
    laid: Place | None = None

    def secrets(self, agent: Agent) -> SecretCards:
        return (self.identities[agent], self.fragments[agent])


def worlds(view: View) -> Iterator[World]:
    """Every world that agrees with all this seat (or a spectator) knows, each once."""
    public: CardsPublic = view.public
    for identities in permutations(range(4), public.dealt):
        for fragments in permutations(range(4, 8), public.dealt):
            world = World(identities, fragments)
            if view.private is None or _agrees(view.private, world):
                for laid in _laid(public, view.private):
                    yield replace(world, laid=laid)


def true_world(state: Match) -> World:
    """The world that is."""
    cards = state.truth.cards
    laid = state.private[AMBASSADOR].laid if _is_laid(state.public) else None
    return World(tuple(cards[::2]), tuple(cards[1::2]), laid)


def imagine(view: View, world: World) -> CardsState:
    """A state of that world to play on from, in which this seat's view is the same.

    What passed between this seat and another, both know; what others did among themselves is left
    empty, and a choice that one of them is waiting with is the first he may make.
    """
    public: CardsPublic = copied(view.public)
    private = [
        copied(view.private) if seat == view.seat else _other(seat, view, world)
        for seat in range(len(SIZES[public.players].seats))
    ]
    cards = [card for agent in range(public.dealt) for card in world.secrets(agent)]
    return CardsState(public, tuple(private), CardsTruth(cards))


def _agrees(own: CardsPrivate, world: World) -> bool:
    """The own cards are one's own, black cards are true, and of every pair exactly one is."""
    if own.secrets is not None and world.secrets(own.me) != own.secrets:
        return False
    for agent in range(len(world.identities)):
        identity, fragment = world.secrets(agent)
        if own.proven[agent] & ~(1 << identity | 1 << fragment):
            return False
    return all(
        (one & FACE in world.secrets(giver)) != (other & FACE in world.secrets(giver))
        for giver, one, other in own.pairs
    )


def _is_laid(public: CardsPublic) -> bool:
    return SIZES[public.players].opens is not None and public.stage == "place"


def _laid(public: CardsPublic, own: CardsPrivate | None) -> list[Place | None]:
    if not _is_laid(public):
        return [None]
    if own is not None and own.me == AMBASSADOR:
        return [own.laid]
    return [place for place in range(len(PLACES)) if public.hands[AMBASSADOR] >> place & 1]


def _other(seat: Seat, view: View, world: World) -> CardsPrivate:
    """The notes of another seat, as far as this one can know them."""
    public: CardsPublic = view.public
    notes = CardsPrivate(me=seat)
    if seat < len(world.identities):
        notes.secrets = world.secrets(seat)
    if seat == AMBASSADOR:
        notes.laid = world.laid
    if view.private is not None:
        _share(notes, view.private, waiting=_waits(public, view.seat))
    if _waits(public, seat):
        _choose(notes, public.meetings[public.met].receiver(seat))
    return notes


def _share(notes: CardsPrivate, own: CardsPrivate, *, waiting: bool) -> None:
    """What the two have shown each other; not what one of them is still waiting with."""
    for giver, one, other in own.pairs:
        if giver == notes.me:
            notes.given[own.me] |= PAIR_BIT[one & FACE][other & FACE]
    notes.bared[own.me] = own.proven[notes.me]
    notes.proven[own.me] = own.bared[notes.me]
    held = tuple(card & FACE for card in own.last) if waiting and own.last else None
    for one, other in PAIRS:
        if PAIR_BIT[one][other] & own.given[notes.me] and (one, other) != held:
            notes.pairs.append((own.me, one, other))


def _waits(public: CardsPublic, seat: Seat) -> bool:
    """Whether a seat has chosen its pair and the other one has not."""
    return (
        public.stage == "pass"
        and public.outcome is None  # broken off in between: nobody waits any more
        and seat not in public.to_act
        and seat in public.meetings[public.met].doers
    )


def _choose(notes: CardsPrivate, receiver: Agent) -> None:
    assert notes.secrets is not None
    one, other = fresh_pairs(notes.secrets, notes.given[receiver])[0]
    notes.last = (one, other)
    notes.given[receiver] |= PAIR_BIT[one][other]
