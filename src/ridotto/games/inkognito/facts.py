"""What happens, and how it changes what its receivers know."""

from ridotto.games.inkognito.answers import Faces, faces_of, parts_of
from ridotto.games.inkognito.board import EMBASSY, STARTS
from ridotto.games.inkognito.components import (
    AMBASSADOR,
    ENVOY,
    NONE,
    Ball,
    Build,
    Card,
    Identity,
    Letter,
    Mission,
    Person,
    Piece,
    QuestionKind,
    Side,
    Space,
)
from ridotto.games.inkognito.parts import (
    AGAIN,
    ANSWER,
    BEGIN,
    DEAL,
    EXPEL,
    HANDS,
    JUDGE,
    LOCK,
    MEET,
    MOVE,
    NOTHING,
    PLACE,
    SHAKE,
    BySide,
    Declaration,
    InkognitoPrivate,
    InkognitoPublic,
    Note,
    Secrets,
    Sheet,
    Verdict,
)
from ridotto.games.inkognito.positions import AFTER
from ridotto.kernel import CHANCE, Actor, Open, Seat, Secret


class Enveloped(Secret, frozen=True, gc=False):
    """Who one is, how one is built, and one's letter."""

    identity: Identity
    build: Build
    letter: Letter

    def told(self, own: InkognitoPrivate) -> None:
        own.identity = self.identity
        own.build = self.build
        own.letter = self.letter


class Dealing(Open, frozen=True, gc=False):
    """All figures stand; now the envelopes are dealt (S1, ``choose``)."""

    def seen(self, public: InkognitoPublic) -> None:
        public.phase = DEAL
        public.to_act = (CHANCE,)


class Dealt(Open, frozen=True, gc=False):
    """A seat has its envelope. After the last one a starting seat is drawn, unless it was."""

    seat: Seat
    last: bool

    def seen(self, public: InkognitoPublic) -> None:
        public.dealt += 1
        public.phase = BEGIN if self.last else DEAL


class Opened(Open, frozen=True, gc=False):
    """Who starts; the Ambassador stands on the Embassy, and figures are placed."""

    seat: Seat

    def seen(self, public: InkognitoPublic) -> None:
        public.opener = self.seat
        public.phase = PLACE
        public.at[AMBASSADOR] = EMBASSY
        public.masks[ENVOY] = 1 << EMBASSY


class Placing(Open, frozen=True, gc=False):
    """Whose figures are placed now, and by whom: chance, or the seat itself."""

    side: Side
    by: Actor

    def seen(self, public: InkognitoPublic) -> None:
        public.side = self.side
        public.to_act = (self.by,)


class Placed(Open, frozen=True, gc=False):
    """A colour's figures stand on its start spaces."""

    side: Side
    builds: tuple[Build, ...]

    def seen(self, public: InkognitoPublic) -> None:
        public.placed += 1
        for build, space in zip(self.builds, STARTS[self.side], strict=True):
            public.at[4 * self.side + build] = space
            public.masks[self.side] ^= 1 << space


class Turn(Open, frozen=True, gc=False):
    """A turn begins: with a shake, or, the fifth player's, with the routes he may go."""

    seat: Seat
    side: Side
    balls: tuple[Ball, ...]

    def seen(self, public: InkognitoPublic) -> None:
        public.turns += 1
        public.active = self.seat
        public.side = self.side
        public.balls = self.balls
        public.arrived = False
        if self.balls:
            public.phase = MOVE
            public.to_act = (self.seat,)
        else:
            public.phase = SHAKE
            public.to_act = (CHANCE,)


class Shook(Open, frozen=True, gc=False):
    """Three balls show."""

    seat: Seat
    balls: tuple[Ball, ...]

    def seen(self, public: InkognitoPublic) -> None:
        public.balls = tuple(ball for ball in self.balls if ball != NONE)
        public.phase = MOVE
        public.to_act = (self.seat,)


class Stepped(Open, frozen=True, gc=False):
    seat: Seat
    ball: Ball
    piece: Piece
    start: Space
    goal: Space

    def seen(self, public: InkognitoPublic) -> None:
        piece = self.piece
        public.at[piece] = self.goal
        public.masks[piece >> 2] ^= 1 << self.start ^ 1 << self.goal
        public.balls = AFTER[public.balls][self.ball]
        if piece == AMBASSADOR:
            public.arrived = True


class Stopped(Open, frozen=True, gc=False):
    """The movement is over: what shares a space now, meets."""

    seat: Seat

    def seen(self, public: InkognitoPublic) -> None:
        public.phase = MEET


class Asked(Open, frozen=True, gc=False):
    """``met`` is the piece to be expelled: a figure of the agent asked, or the Ambassador."""

    asker: Seat
    whom: Seat
    question: QuestionKind
    met: Piece
    due: str

    def seen(self, public: InkognitoPublic) -> None:
        public.phase = ANSWER
        public.asked = self.whom
        public.question = self.question
        public.met = self.met
        public.due = self.due
        public.to_act = (self.whom,)


class Shown(Secret, frozen=True, gc=False):
    """The cards, for the eyes of asker and shower, and of the fifth player as ``witness``."""

    asker: Seat
    shower: Seat
    question: QuestionKind
    cards: tuple[Card, ...]
    witness: Seat | None

    def told(self, own: InkognitoPrivate) -> None:
        own.notes.append(Note(self.asker, self.shower, self.question, self.cards, self.witness))
        if own.seat != self.shower:
            return
        faces = faces_of(self.cards)
        times = own.shown[self.asker]
        own.answer = self.cards
        own.repeat = (times[faces] or 1) if faces in times else 0
        remember(times, faces)
        if self.witness is not None:
            remember(own.shown[self.witness], faces)


def remember(times: dict[Faces, int], faces: Faces) -> None:
    """Q7: a set was shown once more; the pairs in a three must not be shown any more either."""
    times[faces] = times.get(faces, 0) + 1
    for pair in parts_of(faces):
        times.setdefault(pair, 0)


class Answered(Open, frozen=True, gc=False):
    """How many cards were shown is for all to see (Q4)."""

    asker: Seat
    shower: Seat
    count: int
    contestable: bool

    def seen(self, public: InkognitoPublic) -> None:
        public.phase = JUDGE if self.contestable else EXPEL
        public.to_act = (self.asker,)


class Accepted(Open, frozen=True, gc=False):
    seat: Seat

    def seen(self, public: InkognitoPublic) -> None:
        public.phase = EXPEL


class Contested(Open, frozen=True, gc=False):
    """``due`` is what the shower must show now: one card less, a single one, or nothing."""

    seat: Seat
    shower: Seat
    right: bool
    due: str

    def seen(self, public: InkognitoPublic) -> None:
        if self.due == NOTHING:
            public.phase = EXPEL
        else:
            public.phase = AGAIN
            public.due = self.due
            public.to_act = (self.shower,)


class Judged(Secret, frozen=True, gc=False):
    """Which of the cards shown were true and which were not."""

    shower: Seat
    true: tuple[Card, ...]
    false: tuple[Card, ...]

    def told(self, own: InkognitoPrivate) -> None:
        own.verdicts.append(Verdict(self.shower, self.true, self.false))


class Expelled(Open, frozen=True, gc=False):
    seat: Seat
    piece: Piece
    start: Space
    goal: Space

    def seen(self, public: InkognitoPublic) -> None:
        piece = self.piece
        public.at[piece] = self.goal
        public.masks[piece >> 2] ^= 1 << self.start ^ 1 << self.goal
        public.phase = MEET
        if piece == AMBASSADOR:
            public.arrived = True


class SteppedAside(Open, frozen=True, gc=False):
    seat: Seat
    piece: Piece
    start: Space
    goal: Space

    def seen(self, public: InkognitoPublic) -> None:
        piece = self.piece
        public.at[piece] = self.goal
        public.masks[piece >> 2] ^= 1 << self.start ^ 1 << self.goal


class Declared(Open, frozen=True, gc=False):
    seat: Seat
    partner: Seat
    own: Letter
    other: Letter

    def seen(self, public: InkognitoPublic) -> None:
        public.declared = Declaration(self.seat, self.partner, self.own, self.other)
        public.phase = HANDS
        public.to_act = (self.partner,)


class Responded(Open, frozen=True, gc=False):
    """The named seat shook hands, or refused."""

    seat: Seat
    hands: bool


class Fled(Open, frozen=True, gc=False):
    """A seat says that it has escaped."""

    seat: Seat


class Locked(Open, frozen=True, gc=False):
    """The fifth player has locked in his sheet; nobody hears what is on it."""

    seat: Seat

    def seen(self, public: InkognitoPublic) -> None:
        public.locked = True


class MayLock(Open, frozen=True, gc=False):
    """Cards went through the fifth player's hands: he locks in his sheet, or passes (P5.4)."""

    seat: Seat

    def seen(self, public: InkognitoPublic) -> None:
        public.then = public.phase
        public.phase = LOCK
        public.to_act = (self.seat,)


class WentOn(Open, frozen=True, gc=False):
    """He has locked it in, or passed: the turn goes on."""

    seat: Seat
    active: Seat

    def seen(self, public: InkognitoPublic) -> None:
        public.phase = public.then
        public.to_act = (self.active,)


class Noted(Secret, frozen=True, gc=False):
    """The sheet, for him who wrote it."""

    persons: tuple[Person, ...]

    def told(self, own: InkognitoPrivate) -> None:
        own.sheet = Sheet(
            tuple(person >> 2 for person in self.persons),
            tuple(person & 3 for person in self.persons),
        )


class Unmasked(Open, frozen=True, gc=False):
    """The masks come off: every envelope by colour, the fifth player's sheet, and the agent under
    arrest, whom nobody played.
    """

    identities: BySide[Identity]
    builds: BySide[Build]
    letters: BySide[Letter]
    sheet: tuple[Person, ...]
    arrested: Identity | None

    def seen(self, public: InkognitoPublic) -> None:
        public.revealed = Secrets(self.identities, self.builds, self.letters)


class Weighed(Open, frozen=True, gc=False):
    """What was right about a declaration (W2): whom it named, that seat's letter, whether the true
    mission's condition held, and the hand. No mission where the true partner is under arrest.
    """

    partner: bool
    letters: bool
    deed: bool
    hands: bool
    mission: Mission | None


class FlightWeighed(Open, frozen=True, gc=False):
    """What was right about a flight (P3.3): the arrested partner, and the true figure's space."""

    arrested: bool
    arrived: bool
    space: Space


class Left(Open, frozen=True, gc=False):
    """A seat was taken out by the table."""

    seat: Seat
