"""What a table may need to know of a game beyond its rules: talk, time, drafts, prompts, sheets,
campaigns.

Every member has a default: a game that is simply played needs none of them.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Literal, NamedTuple

from msgspec import Struct

from ridotto.kernel.actions import Action
from ridotto.kernel.events import Fact, kind_of
from ridotto.kernel.options import Options
from ridotto.kernel.outcome import Outcome
from ridotto.kernel.prompts import PLAIN, Prompts
from ridotto.kernel.seats import Seat
from ridotto.kernel.veiled import Veiled

Talk = Literal["open", "tics", "silent"]
"""Say what you like; gestures only; nothing at all."""


class SharedSheet(Struct, frozen=True):
    """A sheet that all keep together: about whom it is, and the seats that may only read it."""

    whose: str
    closed: tuple[Seat, ...]


class Errand(NamedTuple):
    """What a drafted step does where several make one way: it brings something from one place to
    another and spends something, the smaller number rather than the larger.
    """

    what: int
    start: int
    goal: int
    spends: int


class Manners:
    """The manners of a table at which one game is played. Holds nothing that changes."""

    drafts: ClassVar[tuple[type[Action], ...]] = ()
    """Kinds of steps that a table lets a seat take back before its next other action. They must
    reveal nothing to anybody, draw no chance, and leave the same seat to act."""
    passes: ClassVar[tuple[type[Action], ...]] = ()
    """Kinds of actions, without fields, that mean "not now". A table does one soon for whoever does
    not answer, and at once for whoever said that he does not want to be asked."""
    noted: ClassVar[tuple[str, ...]] = ()
    """The fields of a seat's private part that hold what it was shown and has shown."""
    remembered: ClassVar[tuple[str, ...]] = ()
    """The fields of the public part that hold what all have seen and nobody can look up."""
    showing: ClassVar[tuple[type[Fact], ...]] = ()
    """Kinds of facts that show somebody cards for a moment, which he may put away."""
    veiling: ClassVar[tuple[type[Fact], ...]] = ()
    """Kinds of facts after which some of what was seen before cannot be looked up any more."""
    tics: ClassVar[tuple[str, ...]] = ()
    """Gestures that anyone at the table may make at any time; they prove nothing."""

    prompts: ClassVar[Prompts] = PLAIN
    """What people are asked for, and told meanwhile."""

    def errand(self, step: Action) -> Errand | None:
        """What a step of ``drafts`` brings where, if it does: a table then tells a seat all that is
        within its reach. What is brought to the same place by spending the same, in whatever
        order, must leave the same view.
        """
        return None

    def talk(self, options: Options) -> Talk:
        """What may be said at the table while this is played, unless the table chooses; ``silent``
        is a rule and not its to choose.
        """
        return "open"

    def seconds(self, options: Options) -> int | None:
        """The time for the whole game, where the rules limit it; then the table acts."""
        return None

    def sequel(self, options: Options, outcome: Outcome) -> Options:
        """What the same table plays next: the same again, or the next chapter of a campaign."""
        return options

    def chapter(self, options: Options) -> str | None:
        """Which chapter of a campaign this is, if it is one: a table counts the tries at each."""
        return None

    def side(self, options: Options, public: Any, seat: Seat) -> str | None:
        """Which side a seat was on in a game that is over, if the game has sides: a word of
        ``Outcome.side``.
        """
        return None

    def sheets(self, options: Options, public: Any) -> Mapping[int, SharedSheet]:
        """The sheets that all keep together, by number. Marks are on honour and no part of the
        game.
        """
        return {}

    def veils(
        self, options: Options, seat: Seat, facts: Sequence[Fact], put_away: int
    ) -> Mapping[int, Veiled]:
        """What a table that repeats nothing tells of a seat's stream instead of the facts at these
        places: those whose cards the seat has shown itself, has put away (of the first ``put_away``
        facts), or that have gone dark. After a fact of ``veiling``, that is all before it.
        """
        dark = (place for place, fact in enumerate(facts) if isinstance(fact, self.veiling))
        gone = max(put_away, *dark, 0)
        left = {
            place: self.left_of(options, fact)
            for place, fact in enumerate(facts)
            if isinstance(fact, self.showing)
        }
        return {
            place: veiled for place, veiled in left.items() if place < gone or veiled.seat == seat
        }

    def left_of(self, options: Options, fact: Fact) -> Veiled:
        """What is still told of a fact of ``showing``: whose cards they were, to whom, how many."""
        return Veiled(kind_of(type(fact).__name__), None, None, 1)

    def cells(self, options: Options) -> Collection[str]:
        """What can be marked on such a sheet: nothing else can be written there."""
        return ()
