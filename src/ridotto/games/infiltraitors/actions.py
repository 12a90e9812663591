"""What agents, chance and the table can do."""

from typing import ClassVar

from ridotto.games.infiltraitors.components import CARDS, Card
from ridotto.kernel import Action, Seat

MOST_AGENTS = 5
MOST_FILES = 3


class Start(Action, frozen=True, gc=False):
    """Chance says who starts (S2)."""

    form: ClassVar[str] = "start {seat}"
    seat: Seat


class Elect(Action, frozen=True, gc=False):
    """Chance picks the only agent who may eliminate (mission 12)."""

    form: ClassVar[str] = "elect {seat}"
    seat: Seat


class Draw(Action, frozen=True, gc=False):
    """Chance turns up what lay face down; where it lay and who sees it is the phase's business."""

    form: ClassVar[str] = "draw {card}"
    card: Card


class Identify(Action, frozen=True, gc=False):
    """A1."""

    form: ClassVar[str] = "identify"


class Clue(Action, frozen=True, gc=False):
    """A2."""

    form: ClassVar[str] = "clue {card}"
    card: Card


class Exchange(Action, frozen=True, gc=False):
    """A3, up to the turning of the card."""

    form: ClassVar[str] = "exchange {whom} {card}"
    whom: Seat
    card: Card


class ClueFrom(Action, frozen=True, gc=False):
    """A2 in mission 17: with a card from another agent's hand, by its place from 0."""

    form: ClassVar[str] = "clue-from {owner} {place}"
    owner: Seat
    place: int


class ExchangeFrom(Action, frozen=True, gc=False):
    """A3 in mission 17: with a card from another agent's hand, by its place from 0."""

    form: ClassVar[str] = "exchange-from {whom} {owner} {place}"
    whom: Seat
    owner: Seat
    place: int


class Request(Action, frozen=True, gc=False):
    """The end of A3: draw a card."""

    form: ClassVar[str] = "request"


class Decline(Action, frozen=True, gc=False):
    """Not to do what one may: draw (A3), take a reward (A5), leave (mission 19)."""

    form: ClassVar[str] = "decline"


class Files(Action, frozen=True, gc=False):
    """A4."""

    form: ClassVar[str] = "files {number}"
    number: int


class Eliminate(Action, frozen=True, gc=False):
    """A5: the traitor of ``whom`` is ``card``."""

    form: ClassVar[str] = "eliminate {whom} {card}"
    whom: Seat
    card: Card


class Reward(Action, frozen=True, gc=False):
    """A5: this face-up card of the discard."""

    form: ClassVar[str] = "reward {card}"
    card: Card


class Dig(Action, frozen=True, gc=False):
    """A5: a random face-down card of the discard."""

    form: ClassVar[str] = "dig"


class Discard(Action, frozen=True, gc=False):
    """A6: all at once, in increasing order."""

    form: ClassVar[str] = "discard {cards}"
    cards: tuple[Card, ...]


class DiscardPlaces(Action, frozen=True, gc=False):
    """A6 in mission 17, by places from 0, in increasing order."""

    form: ClassVar[str] = "discard-places {places}"
    places: tuple[int, ...]


class Leave(Action, frozen=True, gc=False):
    """Look at the kingpin, and go (mission 19)."""

    form: ClassVar[str] = "leave"


class Lay(Action, frozen=True, gc=False):
    """A clue about the kingpin (mission 19)."""

    form: ClassVar[str] = "lay {card}"
    card: Card


class Accuse(Action, frozen=True, gc=False):
    """The last agent's shot at the kingpin (mission 19)."""

    form: ClassVar[str] = "accuse {card}"
    card: Card


class TimeUp(Action, frozen=True, gc=False):
    """The table: the mission's clock has run out (L3)."""

    form: ClassVar[str] = "time-up"


# Actions are values, so one of each is enough.
DRAWS = tuple(map(Draw, CARDS))
CLUES = tuple(map(Clue, CARDS))
EXCHANGES = tuple(tuple(Exchange(whom, card) for card in CARDS) for whom in range(MOST_AGENTS))
SHOTS = tuple(tuple(Eliminate(whom, card) for card in CARDS) for whom in range(MOST_AGENTS))
REWARDS = tuple(map(Reward, CARDS))
ACCUSATIONS = tuple(map(Accuse, CARDS))
