"""The parts of the state: what all know, what an agent knows, what nobody may know."""

from typing import Annotated, Literal, TypeVar

from msgspec import Struct, field

from ridotto.games.infiltraitors.components import Card
from ridotto.kernel import Bits, By, Public, Seat

T = TypeVar("T")

BySeat = Annotated[list[T], By("seat")]
"""One for each agent."""

Seats = Annotated[int, Bits("seat")]

SEATS = ("falcon", "lynx", "otter", "raven", "viper")

Phase = Literal[
    "start",  # chance: who starts
    "deal",  # chance: the hands
    "turn",  # A1 to A5
    "identify",  # chance: the traitor taken
    "bury",  # chance: the unseen discard, once headquarters holds known cards
    "hand",  # chance: cards for the agent whose turn it is
    "draw",  # A3: draw or not
    "reward",  # A5: the reward
    "dig",  # chance: the face-down reward
    "discard",  # A6
    "elect",  # chance, mission 12
    "cipher",  # chance, mission 16: the card that goes with the traitor
    "scatter",  # chance, mission 18: what is left of headquarters
    "redeal",  # chance, mission 18: the rewards
    "last",  # chance, mission 18: the last traitor
    "leave",  # mission 19: leave or not
    "kingpin",  # chance, mission 19: who the kingpin is
    "lay",  # mission 19: clues about him
    "accuse",  # mission 19: the last shot
]


class Front(Struct):
    """A traitor on the table: its number in the order laid, its clues, and wrong names for it."""

    number: int
    upright: list[Card] = field(default_factory=list)
    flat: list[Card] = field(default_factory=list)
    missed: list[Card] = field(default_factory=list)

    def clues(self) -> tuple[Card, ...]:
        return (*self.upright, *self.flat)


class MissionPublic(Public):
    """What everyone knows.

    What one remembers is there too: ``gone`` are traitors that were named right and shuffled into
    headquarters, ``taken`` the face-up rewards and who took them, ``swept`` the clues that were
    turned down in the dark. ``limit`` is how many cards a hand may have at the end of a turn (A6).
    ``mixed`` says that cards somebody knows were shuffled into headquarters. Sizes count a card as
    soon as it is owed, even if chance has not drawn it yet.
    """

    mission: str
    agents: int
    limit: int
    middle: int
    apart: int
    cartridges: int
    hq: int
    hands: BySeat[int]
    fronts: BySeat[Front | None]
    holders: Seats = 0
    met: int = 0
    buried: int = 0
    discard: list[Card] = field(default_factory=list)
    gone: list[Card] = field(default_factory=list)
    taken: list[tuple[Seat, Card]] = field(default_factory=list)
    swept: list[Card] = field(default_factory=list)
    mixed: bool = False
    phase: Phase = "start"
    turn: Seat = 0
    informers: list[Card] = field(default_factory=list)
    elite: Seat | None = None
    rewards: list[Card] = field(default_factory=list)
    kingpin: Front = field(default_factory=lambda: Front(0))
    out: Seats = 0
    laid: int = 0

    def left(self) -> int:
        """How many traitors are left, for W1 and L1."""
        return self.middle + self.apart + self.holders.bit_count()


class MissionPrivate(Struct):
    """What one agent knows.

    ``identity`` is what clues about his traitor are turned by. ``returned`` are the cards of his
    traitors that went into headquarters, ``sunk`` those he discarded in the dark. In mission 17
    ``others`` are the hands he sees, his own stays empty, and ``known`` holds the cards of his own
    hand that he took face up, with their places.
    """

    seat: Seat
    hand: list[Card] = field(default_factory=list)
    traitor: Card | None = None
    second: Card | None = None
    identity: Card | None = None
    returned: list[Card] = field(default_factory=list)
    sunk: list[Card] = field(default_factory=list)
    others: BySeat[list[Card]] = field(default_factory=list)
    known: list[tuple[int, Card]] = field(default_factory=list)
    kingpin: Card | None = None


class MissionTruth(Struct):
    """What lies face down. ``pool`` are the cards that chance has not turned up yet; see piles."""

    pool: list[Card]
    place: list[int]
    hq: list[Card] = field(default_factory=list)
    buried: list[Card] = field(default_factory=list)
    kingpin: Card | None = None
