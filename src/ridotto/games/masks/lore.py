"""What a guest can make of what he is sent."""

from collections.abc import Sequence

from ridotto.games.masks.components import MASKS, SEATS
from ridotto.games.masks.facts import Shown, Wears
from ridotto.kernel import Fact, Seat
from ridotto.kernel.hidden import AnswerCounts, Distinct, Hidden, Lore, Observation, Variable, is_

BOX: Variable = ("box", "mask")


class MasksLore(Lore):
    """Everyone's mask and the one in the box."""

    def __init__(self, players: int, seat: Seat) -> None:
        super().__init__()
        self._masks = MASKS[: players + 1]
        self._variables: list[Variable] = [(name, "mask") for name in SEATS[:players]]
        self._seat = seat
        self.hidden = Hidden((Distinct((*self._variables, BOX), self._masks),))

    def read(self, fact: Fact) -> Sequence[Observation]:
        if isinstance(fact, Wears):
            own = is_(self._variables[self._seat], self._masks[fact.mask])
            return [Observation(((own,),), "own", fact, own=True)]
        if isinstance(fact, Shown) and fact.shower != self._seat:
            whose = self._variables[fact.shower]
            pair = tuple(is_(whose, self._masks[mask]) for mask in (fact.one, fact.other))
            count: dict[tuple[str, ...], int] = {
                (self._masks[mask],): len(self._masks) - 1 for mask in (fact.one, fact.other)
            }
            return [Observation((pair,), "shown", fact, choices=AnswerCounts((whose,), count))]
        return ()
