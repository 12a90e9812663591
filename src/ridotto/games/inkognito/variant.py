"""One variant: edition, number of players and options, settled once.

The only place where seats and sides meet. With three players and blue absent, seat 0 is green.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from ridotto.games.inkognito.actions import Declare
from ridotto.games.inkognito.components import COLOURS, ENVOY, LETTERS, PIECES, Letter, Side
from ridotto.games.inkognito.editions import EDITIONS
from ridotto.games.inkognito.fifth_player import Five
from ridotto.games.inkognito.positions import Party
from ridotto.games.inkognito.sizes import Size
from ridotto.games.inkognito.three_players import Three
from ridotto.kernel import Action, Fixed, Options, Seat

SIZES: dict[int, Size] = {size.players: size for size in (Three(), Size(), Five())}

Groups = tuple[Sequence[Action], ...]


class Variant:
    """Everything that is settled before the deal. It never changes."""

    __slots__ = (
        "_calls",
        "agents",
        "chooses",
        "edition",
        "envoy",
        "honour",
        "last_turn",
        "options",
        "others",
        "parties",
        "seat_of",
        "seats",
        "side_of",
        "size",
    )

    def __init__(self, options: Options) -> None:
        self.options = options
        self.edition = EDITIONS[str(options["edition"])]
        self.size = SIZES[int(options["players"] or 0)]
        self.side_of = self.size.seating(COLOURS.index(str(options["absent"])))
        self.seat_of: dict[Side, Seat] = {side: seat for seat, side in enumerate(self.side_of)}
        self.seats = tuple((*COLOURS, PIECES[-1])[side] for side in self.side_of)
        self.agents = tuple(seat for seat, side in enumerate(self.side_of) if side != ENVOY)
        self.others = tuple(
            tuple(seat for seat in self.agents if seat != own) for own in range(len(self.seats))
        )
        self.envoy = self.seat_of.get(ENVOY)
        """The fifth player's seat, if there is one."""
        self.parties = {side: Party(side, self.side_of) for side in self.side_of}
        self.honour = options["repeats"] == "honour"
        self.chooses = options["placement"] == "choose"
        rounds = options["max_rounds"]
        self.last_turn = int(rounds) * len(self.seats) if rounds is not None else None
        self._calls: dict[tuple[Seat, Letter | None, bool], Groups] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return variant_of, (dict(self.options),)

    def calls(self, seat: Seat, letter: Letter | None, locked: bool) -> Groups:  # noqa: FBT001
        """What the active player may call out besides his turn: W1, P3.3, P5.4."""
        key = seat, letter, locked
        groups = self._calls.get(key)
        if groups is None:
            declares = [
                Declare(partner, letter, other)
                for partner in self.others[seat]
                for other in range(len(LETTERS))
                if letter is not None and other != letter
            ]
            extra = self.size.calls(self.side_of[seat], locked=locked)
            groups = tuple(Fixed(group) for group in (declares, *extra) if group)
            self._calls[key] = groups
        return groups


@cache
def _variant(items: tuple[tuple[str, str | int | None], ...]) -> Variant:
    return Variant(dict(items))


def variant_of(options: Options) -> Variant:
    """The variant of these options, made once."""
    return _variant(tuple(options.items()))
