"""What happens, and how it changes what its receivers know."""

from ridotto.games.masks.components import Mask
from ridotto.games.masks.parts import MasksPrivate, MasksPublic
from ridotto.kernel import CHANCE, Open, Seat, Secret


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
