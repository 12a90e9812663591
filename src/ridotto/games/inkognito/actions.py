"""What chance, the agents and the fifth player can do."""

from typing import ClassVar

from msgspec.structs import force_setattr

from ridotto.games.inkognito.components import (
    Ball,
    Build,
    Card,
    Identity,
    Letter,
    Person,
    Piece,
    QuestionKind,
    Space,
)
from ridotto.kernel import Action, Seat


class Deal(Action, frozen=True, gc=False):
    """Chance seals the next envelope: one card of each of the three shuffles (S2)."""

    form: ClassVar[str] = "deal {identity} {build} {letter}"
    identity: Identity
    build: Build
    letter: Letter


class Begin(Action, frozen=True, gc=False):
    """Chance names the starting seat (S3)."""

    form: ClassVar[str] = "begin {seat}"
    seat: Seat


class Place(Action, frozen=True, gc=False):
    """Which builds stand on a colour's start spaces, in the order of their ids (S1)."""

    form: ClassVar[str] = "place {builds}"
    builds: tuple[Build, ...]


class Shake(Action, frozen=True, gc=False):
    """Chance shows three balls of the Phantom (M1)."""

    form: ClassVar[str] = "phantom {balls}"
    balls: tuple[Ball, ...]


class Step(Action, frozen=True, gc=False):
    """One ball moves one piece one route (M1)."""

    form: ClassVar[str] = "{ball} {piece} {start}>{goal}"
    ball: Ball
    piece: Piece
    start: Space
    goal: Space


class Done(Action, frozen=True, gc=False):
    """The movement is over (M2). Steps are taken back before this, in a draft at the table; what
    the game is handed stays.
    """

    form: ClassVar[str] = "done"


class Ask(Action, frozen=True, gc=False):
    """A question to the agent whose figure was met (Q1). E3 makes the figure plain."""

    form: ClassVar[str] = "ask {whom} {question}"
    whom: Seat
    question: QuestionKind


class AskVia(Action, frozen=True, gc=False):
    """A question to any agent, through the Ambassador that was met (Q2)."""

    form: ClassVar[str] = "ask {whom} {question} via ambassador"
    whom: Seat
    question: QuestionKind


class Aside(Action, frozen=True, gc=False):
    """The figure that met steps aside (M5)."""

    form: ClassVar[str] = "aside {piece} {start}>{goal}"
    piece: Piece
    start: Space
    goal: Space


class Show(Action, frozen=True, gc=False):
    """An answer (Q1-Q6). The order in which cards are named means nothing."""

    form: ClassVar[str] = "show {cards}"
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


class Accept(Action, frozen=True, gc=False):
    """The asker takes the answer as it is (Q7)."""

    form: ClassVar[str] = "accept"


class Contest(Action, frozen=True, gc=False):
    """The asker says that he was shown this before (Q7)."""

    form: ClassVar[str] = "contest"


class Expel(Action, frozen=True, gc=False):
    """The asker sends the piece he met away (X1, X2)."""

    form: ClassVar[str] = "expel {piece} {goal}"
    piece: Piece
    goal: Space


class End(Action, frozen=True, gc=False):
    """The turn is over (M7)."""

    form: ClassVar[str] = "end"


class Declare(Action, frozen=True, gc=False):
    """Mission accomplished: the partner, one's own letter and the partner's (W1)."""

    form: ClassVar[str] = "declare {partner} {own} {other}"
    partner: Seat
    own: Letter
    other: Letter


class Hands(Action, frozen=True, gc=False):
    """The named seat shakes hands (W2)."""

    form: ClassVar[str] = "shake hands"


class Refuse(Action, frozen=True, gc=False):
    """The named seat does not (W2)."""

    form: ClassVar[str] = "refuse"


class Escape(Action, frozen=True, gc=False):
    """I have fled, my partner is under arrest (P3.3)."""

    form: ClassVar[str] = "escape"


class Pass(Action, frozen=True, gc=False):
    """The fifth player does not lock in his sheet now, though he could."""

    form: ClassVar[str] = "pass"


class Lock(Action, frozen=True, gc=False):
    """I know who you are: blue, green, red and yellow, each an identity and a build (P5.4)."""

    form: ClassVar[str] = "lock {persons}"
    persons: tuple[Person, ...]
