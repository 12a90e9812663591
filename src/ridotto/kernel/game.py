"""What a game is: its options, its seats, its words, and where it starts."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from ridotto.kernel.actions import Action
from ridotto.kernel.errors import NotStudied, OptionError
from ridotto.kernel.events import Fact
from ridotto.kernel.lesson import Lesson
from ridotto.kernel.manners import Manners
from ridotto.kernel.notation import Notation
from ridotto.kernel.options import Option, Options, Value, settle
from ridotto.kernel.seats import SPECTATOR, Actor, Audience, Seat
from ridotto.kernel.state import AnyState, Public
from ridotto.kernel.study import Study
from ridotto.kernel.view import View
from ridotto.kernel.vocabulary import Vocabulary

Disclosure = tuple[Audience, object]
Discloses = Callable[[Any, Actor, Any], Sequence[Disclosure]]
"""``(state before, actor, action)`` to what each audience may learn from it. The actor may always
learn his own action."""


class Game(ABC):
    """A set of rules. What a table (``manners``), a thinker (``study``) and a beginner
    (``lesson``) need beyond them is apart, and a game may do without.

    One instance serves all tables: it holds nothing that changes.
    """

    id: ClassVar[str]
    options: ClassVar[tuple[Option, ...]]
    actions: ClassVar[tuple[type[Action], ...]]
    facts: ClassVar[tuple[type[Fact], ...]]
    discloses: ClassVar[Mapping[type[Action], Discloses]]
    """Law 3's table: what every kind of action discloses, written apart from the events."""
    state: ClassVar[type[AnyState]]
    manners: ClassVar[Manners] = Manners()
    """What a table needs to know beyond the rules."""
    study: ClassVar[Study | None] = None
    """How the game is thought about; without it a table offers no help beyond the record."""
    lesson: ClassVar[Lesson | None] = None
    """A guided first game, if there is one."""

    @abstractmethod
    def seats(self, options: Options) -> tuple[str, ...]:
        """The names of the seats in playing order."""

    @abstractmethod
    def public(self, options: Options) -> Public:
        """What everyone knows before anything happens."""

    @abstractmethod
    def private(self, options: Options, seat: Seat) -> Struct:
        """What a seat knows beside that before anything happens."""

    @abstractmethod
    def vocabulary(self, options: Options) -> Vocabulary:
        """The words that numbers in actions and facts stand for; ``seat`` among them."""

    def truth(self, options: Options) -> object:
        """What is true before anything happens though no seat may know it."""
        return None

    def refuse(self, options: Options) -> OptionError | None:
        """Why this combination of allowed values cannot be played, if it cannot."""
        return None

    def settle(self, chosen: Mapping[str, Value], *, simulated: bool = False) -> Options:
        """A complete, validated set of options. Raises OptionError."""
        options = settle(self.options, chosen, simulated=simulated)
        refusal = self.refuse(options)
        if refusal is not None:
            raise refusal
        return options

    def variants(self) -> Iterator[Options]:
        """The option sets that tests and golden playthroughs cover: by default every combination
        of listed values that is not refused, with simulation defaults for the rest.
        """
        listed = [option for option in self.options if option.values]
        for values in product(*(option.values for option in listed)):
            names = (option.name for option in listed)
            try:
                yield self.settle(dict(zip(names, values, strict=True)), simulated=True)
            except OptionError:
                continue

    def start(self, options: Options) -> AnyState:
        """A new game, before its first event."""
        seats = range(len(self.seats(options)))
        private = tuple(self.private(options, seat) for seat in seats)
        return self.state(self.public(options), private, self.truth(options))

    def view(self, options: Options, seat: Seat) -> View:
        """What a seat (or SPECTATOR) knows before its first fact: the view to fold from."""
        private = None if seat == SPECTATOR else self.private(options, seat)
        return View(seat, self.public(options), private)

    def sides(self, options: Options, state: Any) -> Mapping[str, tuple[Seat, ...]]:
        """Who plays together in this deal, by the name of the side; everyone for himself, unless
        the game says so. One side of all is a game that they win or lose together.
        """
        return {name: (seat,) for seat, name in enumerate(self.seats(options))}

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), ()

    @property
    def studied(self) -> Study:
        """How the game is thought about. Raises NotStudied."""
        if self.study is None:
            raise NotStudied(self.id)
        return self.study

    def notation(self, options: Options) -> Notation:
        """Writes and reads this game's actions at this table size."""
        return Notation(self.actions, self.vocabulary(options))

    @cached_property
    def fact_decoder(self) -> msgspec.json.Decoder[Fact]:
        """Reads the facts of this game from JSON."""
        union: Any = self.facts[0]
        for fact in self.facts[1:]:
            union = union | fact
        return msgspec.json.Decoder(union)
