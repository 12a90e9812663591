"""The things of the game: actions, facts, and the parts of its state."""

from typing import Annotated, ClassVar

from msgspec import Struct, field

from ridotto.kernel import CHANCE, Action, Of, Open, Public, Seat, Secret

SEATS = ("blue", "green", "red", "yellow")
MASKS = ("fox", "moth", "owl", "swan", "wolf")

Mask = Annotated[int, Of("mask")]


class Deal(Action, frozen=True, gc=False):
    """Chance gives the next guest his mask."""

    form: ClassVar[str] = "deal {mask}"
    mask: Mask


class Ask(Action, frozen=True, gc=False):
    form: ClassVar[str] = "ask {whom}"
    whom: Seat


class Show(Action, frozen=True, gc=False):
    """Two masks, one of them the shower's."""

    form: ClassVar[str] = "show {one} {other}"
    one: Mask
    other: Mask


class Guess(Action, frozen=True, gc=False):
    """Which mask is in the box."""

    form: ClassVar[str] = "guess {mask}"
    mask: Mask


class MasksPublic(Public):
    """What everyone knows."""

    seats: int
    rounds: int
    dealt: int = 0
    asked: int = 0
    asker: Seat = 0


class MasksPrivate(Struct):
    """What one guest knows: his mask, the pairs he saw or showed, his guess once made."""

    mask: Mask | None = None
    shown: list[tuple[Seat, Seat, Mask, Mask]] = field(default_factory=list)
    guess: Mask | None = None


class Wears(Secret, frozen=True, gc=False):
    mask: Mask

    def told(self, own: MasksPrivate) -> None:
        own.mask = self.mask


class Dealt(Open, frozen=True, gc=False):
    seat: Seat

    def seen(self, public: MasksPublic) -> None:
        public.dealt += 1
        public.to_act = (CHANCE,) if public.dealt < public.seats else (0,)


class Asked(Open, frozen=True, gc=False):
    asker: Seat
    whom: Seat

    def seen(self, public: MasksPublic) -> None:
        public.asker = self.asker
        public.to_act = (self.whom,)


class Shown(Secret, frozen=True, gc=False):
    """The pair, for the eyes of the two."""

    shower: Seat
    asker: Seat
    one: Mask
    other: Mask

    def told(self, own: MasksPrivate) -> None:
        own.shown.append((self.shower, self.asker, self.one, self.other))


class Answered(Open, frozen=True, gc=False):
    shower: Seat
    asker: Seat

    def seen(self, public: MasksPublic) -> None:
        public.asked += 1
        if public.asked < public.seats * public.rounds:
            public.to_act = (public.asked % public.seats,)
        else:
            public.to_act = tuple(range(public.seats))


class Guessed(Secret, frozen=True, gc=False):
    """A guess, for its maker until all have guessed."""

    mask: Mask

    def told(self, own: MasksPrivate) -> None:
        own.guess = self.mask


class Decided(Open, frozen=True, gc=False):
    """Somebody has guessed; nobody hears what."""

    seat: Seat

    def seen(self, public: MasksPublic) -> None:
        public.to_act = tuple(seat for seat in public.to_act if seat != self.seat)


class Unmasked(Open, frozen=True, gc=False):
    """The masks come off."""

    masks: tuple[Mask, ...]
    guesses: tuple[Mask, ...]
    box: Mask


class Left(Open, frozen=True, gc=False):
    """A guest was taken out by the table."""

    seat: Seat
