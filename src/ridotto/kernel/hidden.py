"""What is hidden in a game and what an observation says about it, as data.

A game describes its secrets as groups of variables that take different values, and each thing a
seat observes as clauses over "this variable has one of these values". That is all the deduction
room needs; it knows no game.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from ridotto.kernel.actions import Action
from ridotto.kernel.events import Fact
from ridotto.kernel.seats import Seat

Variable = tuple[str, str]
"""Whose, and what: ``("red", "identity")``."""

Statement = tuple[Variable, frozenset[str], bool]
"""A variable, some values, and whether it has one of them."""

Clause = tuple[Statement, ...]
"""At least one of these holds."""


class Distinct(Struct, frozen=True):
    """Variables that all have different values. There may be more values than variables."""

    variables: tuple[Variable, ...]
    values: tuple[str, ...]


class Pairs(Struct, frozen=True):
    """Variables that are each made of two cards nobody sees: the row of one, the column of another.

    ``values`` are the cards, and what two of them make: there is one of each row and column. All
    the cards differ; what they make need not. ``firsts`` and ``seconds`` are the cards behind each
    of ``variables``: one can observe something about them, but nobody asks for them.
    """

    variables: tuple[Variable, ...]
    firsts: tuple[Variable, ...]
    seconds: tuple[Variable, ...]
    values: tuple[str, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]

    def made(self, first: str, second: str) -> str:
        """What two cards make."""
        row, column = (
            self.rows[self.values.index(first)],
            self.columns[self.values.index(second)],
        )
        return self.values[list(zip(self.rows, self.columns, strict=True)).index((row, column))]


class Hidden(Struct, frozen=True):
    """All there is to know. Before anything is observed every world is equally likely."""

    groups: tuple[Distinct, ...]
    pairs: Pairs | None = None

    def variables(self) -> tuple[Variable, ...]:
        """Everything one can ask for."""
        pairs = () if self.pairs is None else self.pairs.variables
        return (*(variable for group in self.groups for variable in group.variables), *pairs)

    def values(self, variable: Variable) -> tuple[str, ...]:
        """The values a variable can have. Raises KeyError."""
        for group in self.groups:
            if variable in group.variables:
                return group.values
        if self.pairs is not None and variable in self.pairs.variables:
            return self.pairs.values
        raise KeyError(variable)


class AnswerCounts(Struct, frozen=True):
    """How many answers somebody could choose from, by the values of some variables.

    Where a combination of values is not in ``count``, he could not have answered like this.
    """

    variables: tuple[Variable, ...]
    count: Mapping[tuple[str, ...], int]


class Observation(Struct, frozen=True):
    """Something a seat was dealt or shown, as far as it narrows the worlds: all clauses hold.

    It rests on ``fact``, and ``says`` names the sentence that tells it in an argument. ``own``
    marks what a seat knows of itself: it costs nothing in an proof. ``choices`` is what the
    answerer could have shown instead.
    """

    clauses: tuple[Clause, ...]
    says: str
    fact: Fact
    own: bool = False
    choices: AnswerCounts | None = None


class Narrowing(Struct, frozen=True):
    """What somebody's secrets can be, and nothing else: the values that ``variables`` may have at
    the same time.
    """

    variables: tuple[Variable, ...]
    left: tuple[tuple[str, ...], ...]


class Question(Struct, frozen=True):
    """Something a seat may ask, and the answers it may get: which, depends on some variables."""

    action: Action
    variables: tuple[Variable, ...]
    answers: Mapping[tuple[str, ...], Sequence[Observation]]


class Conclusion(Struct, frozen=True):
    """Something that follows from the values of some variables: who the partner is, say.

    ``of`` names the list of words that what follows is one of; without it, it speaks for itself.
    """

    name: str
    of: str | None
    variables: tuple[Variable, ...]
    follows: Callable[[tuple[str, ...]], str]


class Lore(ABC):
    """What one seat at one table can make of its stream. It keeps what it needs from fact to
    fact, so it must be fed all of them, in order.

    ``observations`` only grows, until ``era`` changes: then ``hidden`` may be another and all
    observations are new: there was a new deal, say.
    """

    hidden: Hidden
    era: int = 0

    def __init__(self) -> None:
        self.observations: list[Observation] = []

    def hear(self, fact: Fact) -> None:
        """Take in the next fact of the stream."""
        era = self.era
        read = self.read(fact)
        if self.era != era:
            self.observations = []
        self.observations += read

    @abstractmethod
    def read(self, fact: Fact) -> Sequence[Observation]:
        """What this fact says about the hidden things; often nothing."""

    def settle(self) -> None:  # noqa: B027 - most have nothing to do here
        """Called before anything is asked: the moment for what is too costly to do each fact."""

    def questions(self) -> Sequence[Question]:
        """Everything one could ask, were it possible now, and what may be answered."""
        return ()

    def conclusions(self) -> Sequence[Conclusion]:
        """What players want to know beyond the values themselves."""
        return ()

    def shown_to(self, seat: Seat) -> Sequence[Observation]:
        """What another seat has observed of this one, as far as this one knows: what it showed."""
        return ()

    def as_seen(self, action: Action, by: Seat) -> Observation | None:
        """What another seat would observe, were it shown this; nothing if it is no answer."""
        return None

    def secrets_of(self, seat: Seat) -> tuple[Variable, ...]:
        """What another seat knows of itself."""
        return ()


def is_(variable: Variable, *values: str) -> Statement:
    """The variable has one of these values."""
    return (variable, frozenset(values), True)


def is_not(variable: Variable, *values: str) -> Statement:
    """The variable has none of these values."""
    return (variable, frozenset(values), False)
