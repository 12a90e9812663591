"""What actors do, and the set of what they may do."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, ClassVar, Self

from msgspec import Struct

from ridotto.kernel.randomness import Randomness
from ridotto.kernel.seats import Seat


class Action(Struct, frozen=True, gc=False, cache_hash=True):
    """One thing an actor can do: a frozen value, equal to any other with the same fields.

    ``form`` is its notation, with a field's name in braces where that field is written:
    ``"ask {whom}"``. A field that is a tuple takes the rest of the line.
    """

    form: ClassVar[str]


class Forfeit(Action, frozen=True, gc=False):
    """The table takes a seat out of the game (it resigned, or its time is up)."""

    form: ClassVar[str] = "forfeit {seat}"
    seat: Seat


class Fixed(tuple[Action, ...]):
    """A group of legal actions that is the same object whenever it is offered, so that what was
    made of it once need not be made again.
    """

    _known: frozenset[Action]

    def __new__(cls, actions: Iterable[Action]) -> Self:
        group = super().__new__(cls, actions)
        group._known = frozenset(group)
        return group

    def __contains__(self, action: object) -> bool:
        return action in self._known


class Picked(Sequence[Action]):
    """A group of legal actions that is not written out: for each of the places ``picked``, which
    may change, the action at that place of each of the ``rows``, which never do and are the same
    object whenever they are offered.
    """

    __slots__ = ("picked", "rows")

    def __init__(self, rows: tuple[Sequence[Action], ...], picked: Sequence[int]) -> None:
        self.rows = rows
        self.picked = picked

    def __len__(self) -> int:
        return len(self.picked) * len(self.rows)

    def __getitem__(self, at: Any) -> Any:
        place, row = divmod(at, len(self.rows))
        return self.rows[row][self.picked[place]]

    def __iter__(self) -> Iterator[Action]:
        rows = self.rows
        return iter([row[place] for place in self.picked for row in rows])


RARE = 0.02
"""How often random play picks a final kind when it has another."""


class Legal:
    """The legal actions of one actor: iterable, ``in``, ``len``.

    They come in groups, one a kind and one kind a group (law 4), so that random play can choose the
    kind first, and whoever offers them can name a group. Kinds that
    cannot be taken back, because they may end the game, go under ``final``. A group is any
    non-empty sequence; one that is costly to write out can be a lazy one, or ``Fixed``.
    """

    __slots__ = ("final", "groups")

    def __init__(self, *groups: Sequence[Action], final: tuple[Sequence[Action], ...] = ()) -> None:
        self.groups = groups
        self.final = final

    def __iter__(self) -> Iterator[Action]:
        return chain(*self.groups, *self.final)

    def __contains__(self, action: object) -> bool:
        for group in self.groups:
            if action in group:
                return True
        for group in self.final:  # noqa: SIM110 - any() with a generator is half as fast
            if action in group:
                return True
        return False

    def __len__(self) -> int:
        return sum(map(len, self.groups)) + sum(map(len, self.final))

    def __repr__(self) -> str:
        kinds = [f"{len(group)} {type(group[0]).__name__}" for group in (*self.groups, *self.final)]
        return f"<Legal: {', '.join(kinds) or 'nothing'}>"

    def pick(self, rng: Randomness) -> Action:
        """A random action: first a kind, rarely a final one, then one of it."""
        groups = self.groups
        random = rng.random
        if self.final and (not groups or random() < RARE):
            groups = self.final
        group = groups[0] if len(groups) == 1 else groups[int(random() * len(groups))]
        return group[int(random() * len(group))]


NO_ACTIONS = Legal()
