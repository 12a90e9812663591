"""The parts of the state: what everyone knows, what a seat knows beside that, and the truth."""

from typing import Annotated, TypeVar

from msgspec import Struct, field

from ridotto.games.inkognito_cards.components import (
    ALL_PLACES,
    PAIRS,
    Agent,
    Card,
    Place,
    SecretCards,
)
from ridotto.kernel import Bits, By, Flags, OneOf, Public, Seat, State

T = TypeVar("T")

ByAgent = Annotated[list[T], By("agent")]
"""One for each agent, the Ambassador last."""

Places = Annotated[int, Bits("place")]
Faces = Annotated[int, Bits("card")]
GivenPairs = Annotated[int, Flags(len(PAIRS))]
Stage = Annotated[
    str, OneOf("lead", "deal", "lay", "place", "wish", "pass", "name", "show", "look", "void")
]


class Meeting(Struct, frozen=True, gc=False, cache_hash=True):
    """Who meets at a place, in turn order with the Ambassador last, and what comes of it.

    ``callers`` are asked in this order whether they call; then each of ``doers`` does what
    ``business`` says ("pass", "name" or "look"). ``receivers`` are, in the order of ``who``, those
    who would get what each passes.
    """

    place: Place
    who: tuple[Agent, ...]
    callers: tuple[Seat, ...]
    business: Annotated[str, OneOf("pass", "name", "look")]
    doers: tuple[Seat, ...]
    receivers: tuple[Agent, ...]

    def others(self, agent: Agent) -> tuple[Agent, ...]:
        """Whom ``agent`` meets."""
        return tuple(other for other in self.who if other != agent)

    def receiver(self, giver: Agent) -> Agent:
        """Who gets the cards that ``giver`` passes."""
        return self.receivers[self.who.index(giver)]


def meeting(
    place: Place,
    who: tuple[Agent, ...],
    callers: tuple[Seat, ...],
    business: str,
    doers: tuple[Seat, ...],
) -> Meeting:
    """A meeting: everyone passes to the one he meets, of two to the Ambassador, who sits last."""
    receivers = (*(who[-1:] * (len(who) - 1)), who[0])
    return Meeting(place, who, callers, business, doers, receivers)


class CardsPublic(Public):
    """What everyone knows: the match, the game, the round, and where in it we are.

    Lists of five go by agent, the Ambassador last; hands of places are bits.
    """

    players: int
    points_to_win: int
    max_rounds: int | None
    scores: Annotated[list[int], By("seat")]
    game: int = 1
    voids: int = 0
    stage: Stage = "lead"
    dealt: int = 0
    leader: Agent = 0
    round: int = 1
    first: Agent = 0
    turn: Agent = 0
    hands: ByAgent[Places] = field(default_factory=lambda: [ALL_PLACES] * 5)
    at: ByAgent[Place | None] = field(default_factory=lambda: [None] * 5)
    meetings: tuple[Meeting, ...] = ()
    met: int = 0
    asked: int = 0
    named: Agent = 0


class CardsPrivate(Struct):
    """What one seat knows in this game: its secrets, what it gave and what it got.

    Lists of five go by agent. ``given`` are the pairs passed to each, as bits of ``PAIRS``;
    ``bared`` the own black cards each has seen and ``proven`` the black cards seen of each, as
    bits of their faces; ``pairs`` what was received, by whom, in order; ``last`` the pair chosen
    last; ``laid`` the place the fifth player laid last.
    """

    me: Agent
    secrets: SecretCards | None = None
    given: ByAgent[GivenPairs] = field(default_factory=lambda: [0] * 5)
    bared: ByAgent[Faces] = field(default_factory=lambda: [0] * 5)
    proven: ByAgent[Faces] = field(default_factory=lambda: [0] * 5)
    pairs: list[tuple[Agent, Card, Card]] = field(default_factory=list)
    last: tuple[Card, Card] | None = None
    laid: Place | None = None

    def put_away(self) -> None:
        """Forget the game that is over."""
        self.secrets = self.last = self.laid = None
        self.given = [0] * 5
        self.bared = [0] * 5
        self.proven = [0] * 5
        self.pairs = []


class CardsTruth(Struct):
    """The faces of the black cards dealt so far: identity and fragment of each agent in turn."""

    cards: list[Card] = field(default_factory=list)


Match = State[CardsPublic, CardsPrivate, CardsTruth]
"""A match under way, as the rules see it."""
