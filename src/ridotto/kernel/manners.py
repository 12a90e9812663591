"""What a table may need to know of a game beyond its rules: talk, time, drafts, sheets, campaigns.

Every member has a default: a game that is simply played needs none of them.
"""

from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Literal

from ridotto.kernel.actions import Action
from ridotto.kernel.options import Options
from ridotto.kernel.outcome import Outcome
from ridotto.kernel.seats import Seat

Talk = Literal["open", "tics", "silent"]
"""Say what you like; gestures only; nothing at all."""


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
    tics: ClassVar[tuple[str, ...]] = ()
    """Gestures that anyone at the table may make at any time; they prove nothing."""

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

    def sheets(self, options: Options, public: Any) -> Mapping[int, Seat]:
        """The sheets that all keep together, by number: all may read one, and all but this seat
        may mark it. Marks are on honour and no part of the game.
        """
        return {}

    def cells(self, options: Options) -> Collection[str]:
        """What can be marked on such a sheet: nothing else can be written there."""
        return ()
