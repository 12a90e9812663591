"""The parts of a state: what everyone knows, and what a seat knows beside that."""

from typing import Annotated, TypeVar

from msgspec import Struct, field

from ridotto.games.inkognito.board import BOX
from ridotto.games.inkognito.components import (
    AMBASSADOR,
    ENVOY,
    Ball,
    Build,
    Card,
    Identity,
    Letter,
    Piece,
    QuestionKind,
    Side,
    Space,
)
from ridotto.kernel import By, OneOf, Public, Seat

# Phases: what the seat that is to act is asked for.
DEAL, BEGIN, PLACE, SHAKE = "deal", "begin", "place", "shake"
MOVE, MEET, ANSWER, JUDGE, AGAIN, EXPEL = "move", "meet", "answer", "judge", "again", "expel"
HANDS, LOCK = "hands", "lock"

# What an answer has to be: its shape.
THREE, PAIR, LESS, SINGLE, NOTHING = "three", "pair", "less", "single", "nothing"

Phase = Annotated[
    str, OneOf(DEAL, BEGIN, PLACE, SHAKE, MOVE, MEET, ANSWER, JUDGE, AGAIN, EXPEL, HANDS, LOCK)
]
Due = Annotated[str, OneOf(THREE, PAIR, LESS, SINGLE, NOTHING)]

T = TypeVar("T")

BySide = Annotated[tuple[T, ...], By("side")]
"""One for each colour."""


class InkognitoPublic(Public, dict=True):
    """What everyone knows.

    ``at`` gives the space of each piece; ``balls`` are those that can still be used. ``masks``
    follows from ``at`` and is no field, so it is in no file and on no wire: for each side the bits
    of the spaces its pieces stand on, each piece flipping its bit. Two of a side on one space
    cancel out, which is how E1 shows as a count.
    """

    phase: Phase = DEAL
    dealt: int = 0
    opener: Seat = 0
    placed: int = 0
    turns: int = 0
    active: Seat = 0
    side: Side = 0
    at: Annotated[list[Space], By("piece")] = field(
        default_factory=lambda: [BOX] * (AMBASSADOR + 1)
    )
    balls: tuple[Ball, ...] = ()
    arrived: bool = False
    """Whether the Ambassador was brought where he is in this turn."""
    met: Piece = 0
    asked: Seat = 0
    question: QuestionKind = 0
    due: Due = THREE
    locked: bool = False
    then: Phase = EXPEL
    """What the turn goes on with, once the fifth player has locked in his sheet or passed."""
    declared: "Declaration | None" = None
    revealed: "Secrets | None" = None

    def __post_init__(self) -> None:
        self.masks = [0] * (ENVOY + 1)
        for piece, space in enumerate(self.at):
            if space != BOX:
                self.masks[piece >> 2] ^= 1 << space


class Secrets(Struct, frozen=True):
    """Every envelope, by colour; with three players the absent colour's is the arrested agent's."""

    identities: BySide[Identity]
    builds: BySide[Build]
    letters: BySide[Letter]


class Declaration(Struct, frozen=True):
    """Mission accomplished, as it was heard (W1)."""

    seat: Seat
    partner: Seat
    own: Letter
    other: Letter


class Note(Struct, frozen=True, array_like=True, cache_hash=True):
    """One answer on a note sheet (Q8)."""

    asker: Seat
    shower: Seat
    question: QuestionKind
    cards: tuple[Card, ...]
    witness: Seat | None = None


class Verdict(Struct, frozen=True, array_like=True, cache_hash=True):
    """What a shower had to admit: which faces were true and which were not (Q7, classic)."""

    shower: Seat
    true: tuple[Card, ...]
    false: tuple[Card, ...]


class Sheet(Struct, frozen=True):
    """What the fifth player locked in, by colour (P5.4)."""

    identities: BySide[Identity]
    builds: BySide[Build]


class InkognitoPrivate(Struct):
    """What one seat knows beside that: its envelope, its notes, and what it must not repeat.

    ``shown`` has, for each asker, the sets of faces this seat has shown him and how
    often; a pair that was only part of a three is there with 0. It is bounded, and all that the
    rules look at; ``notes`` grow, and no rule reads them. ``repeat`` says how often the last
    answer had been given before.
    """

    seat: Seat
    shown: list[dict[str, int]]
    identity: Identity | None = None
    build: Build | None = None
    letter: Letter | None = None
    repeat: int = 0
    answer: tuple[Card, ...] = ()
    notes: list[Note] = field(default_factory=list)
    verdicts: list[Verdict] = field(default_factory=list)
    sheet: Sheet | None = None


def new_private(seat: Seat, seats: int) -> InkognitoPrivate:
    """What a seat knows before anything happens."""
    return InkognitoPrivate(seat, [{} for _ in range(seats)])
