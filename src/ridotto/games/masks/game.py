"""The game as the house knows it."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ridotto.games.masks.lore import BOX, MasksLore
from ridotto.games.masks.model import (
    MASKS,
    SEATS,
    Answered,
    Ask,
    Asked,
    Deal,
    Dealt,
    Decided,
    Guess,
    Guessed,
    Left,
    MasksPrivate,
    MasksPublic,
    Show,
    Shown,
    Unmasked,
    Wears,
)
from ridotto.games.masks.notes import MasksNotes, stream
from ridotto.games.masks.rules import MasksState
from ridotto.kernel import (
    CHANCE,
    EVERYONE,
    Action,
    Actor,
    Discloses,
    Disclosure,
    Ended,
    Fact,
    Forfeit,
    Game,
    Option,
    Options,
    Seat,
    Vocabulary,
    only,
)
from ridotto.kernel.hidden import Variable


def _deal(state: MasksState, actor: Actor, action: Deal) -> Sequence[Disclosure]:
    return [(EVERYONE, "dealt"), (only(state.public.dealt), action.mask)]


def _ask(state: MasksState, actor: Actor, action: Ask) -> Sequence[Disclosure]:
    return [(EVERYONE, action)]


def _show(state: MasksState, actor: Actor, action: Show) -> Sequence[Disclosure]:
    return [(EVERYONE, "shown"), (only(state.public.asker), action)]


def _guess(state: MasksState, actor: Actor, action: Guess) -> Sequence[Disclosure]:
    guessed: list[Disclosure] = [(EVERYONE, "guessed")]
    if len(state.public.to_act) == 1:  # the last guess unmasks all
        others = [(guest.mask, guest.guess) for guest in state.private]
        guessed.append((EVERYONE, (others, action)))
    return guessed


def _forfeit(state: MasksState, actor: Actor, action: Forfeit) -> Sequence[Disclosure]:
    return [(EVERYONE, action)]


class Masks(Game):
    id: ClassVar[str] = "masks"
    options: ClassVar[tuple[Option, ...]] = (
        Option(name="players", default=3, values=(2, 3, 4)),
        Option(name="rounds", default=1, values=(1, 2)),
    )
    actions: ClassVar[tuple[type[Action], ...]] = (Deal, Ask, Show, Guess, Forfeit)
    facts: ClassVar[tuple[type[Fact], ...]] = (
        Wears,
        Dealt,
        Asked,
        Shown,
        Answered,
        Guessed,
        Decided,
        Unmasked,
        Left,
        Ended,
    )
    discloses: ClassVar[Mapping[type[Action], Discloses]] = {
        Deal: _deal,
        Ask: _ask,
        Show: _show,
        Guess: _guess,
        Forfeit: _forfeit,
    }
    state = MasksState
    noted: ClassVar[tuple[str, ...]] = ("shown",)
    notes = MasksNotes

    def seats(self, options: Options) -> tuple[str, ...]:
        return SEATS[: int(options["players"] or 0)]

    def public(self, options: Options) -> MasksPublic:
        rounds = int(options["rounds"] or 0)
        return MasksPublic(to_act=(CHANCE,), seats=len(self.seats(options)), rounds=rounds)

    def private(self, options: Options, seat: Seat) -> MasksPrivate:
        return MasksPrivate()

    def lore(self, options: Options, seat: Seat) -> MasksLore:
        return MasksLore(self.vocabulary(options), seat)

    def from_notes(
        self, options: Options, notes: MasksNotes
    ) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
        return stream(self.vocabulary(options), notes)

    def actual(self, options: Options, state: MasksState) -> Mapping[Variable, str]:
        masks, names = MASKS[: state.public.seats + 1], self.seats(options)
        worn = [guest.mask for guest in state.private]
        true = {
            (name, "mask"): masks[mask]
            for name, mask in zip(names, worn, strict=True)
            if mask is not None
        }
        if None not in worn:
            (left,) = set(masks) - set(true.values())
            true[BOX] = left
        return true

    def vocabulary(self, options: Options) -> Vocabulary:
        seats = self.seats(options)
        return {"seat": seats, "mask": MASKS[: len(seats) + 1]}
