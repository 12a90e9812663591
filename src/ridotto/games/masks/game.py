"""The game as the house knows it."""

from collections.abc import Mapping
from typing import ClassVar

from ridotto.games.masks import facts
from ridotto.games.masks.components import MASKS, SEATS
from ridotto.games.masks.disclosures import DISCLOSES
from ridotto.games.masks.manners import MasksManners
from ridotto.games.masks.parts import MasksPrivate, MasksPublic
from ridotto.games.masks.state import MasksState
from ridotto.games.masks.study import MasksStudy
from ridotto.kernel import (
    CHANCE,
    Action,
    Discloses,
    Ended,
    Fact,
    Game,
    Manners,
    Option,
    Options,
    Seat,
    Study,
    Vocabulary,
)


class Masks(Game):
    id: ClassVar[str] = "masks"
    options: ClassVar[tuple[Option, ...]] = (
        Option(name="players", default=3, values=(2, 3, 4)),
        Option(name="rounds", default=1, values=(1, 2)),
    )
    actions: ClassVar[tuple[type[Action], ...]] = tuple(DISCLOSES)
    facts: ClassVar[tuple[type[Fact], ...]] = (
        facts.Wears,
        facts.Dealt,
        facts.Asked,
        facts.Shown,
        facts.Answered,
        facts.Guessed,
        facts.Decided,
        facts.Unmasked,
        facts.Left,
        Ended,
    )
    discloses: ClassVar[Mapping[type[Action], Discloses]] = DISCLOSES
    state = MasksState
    manners: ClassVar[Manners] = MasksManners()
    study: ClassVar[Study | None] = MasksStudy()

    def seats(self, options: Options) -> tuple[str, ...]:
        return SEATS[: int(options["players"] or 0)]

    def public(self, options: Options) -> MasksPublic:
        rounds = int(options["rounds"] or 0)
        return MasksPublic(to_act=(CHANCE,), seats=len(self.seats(options)), rounds=rounds)

    def private(self, options: Options, seat: Seat) -> MasksPrivate:
        return MasksPrivate()

    def vocabulary(self, options: Options) -> Vocabulary:
        seats = self.seats(options)
        return {"seat": seats, "mask": MASKS[: len(seats) + 1]}
