"""A first evening: one game with a fixed deal, along a script that teaches how to think in it.

It is data. Words for people are found by the ids of its steps: ``lesson-GAME-ID`` is what is said,
``lesson-GAME-ID-CHOICE`` a choice, ``lesson-GAME-ID-CHOICE-no`` the reply to a wrong one, and
``lesson-GAME-ID-CHOICE-yes`` to the right one. Where a note is asked for,
``lesson-GAME-ID-misnoted`` says what is wrong with one that says the contrary of what is proved.
"""

from fnmatch import fnmatchcase

from msgspec import Struct

from ridotto.kernel.options import Options
from ridotto.kernel.seats import Seat

Line = tuple[str, ...]
"""The steps of a draft and the action behind them, in the game's notation; ``*`` is anything."""


class ToRead(Struct, frozen=True):
    """Something is said; the learner reads it and goes on. ``notes``: he is asked for a note."""

    id: str
    notes: bool = False


class ToChoose(Struct, frozen=True):
    """What follows from what was seen? One of the choices is right."""

    id: str
    choices: tuple[str, ...]
    right: str


class ToPlay(Struct, frozen=True):
    """The learner acts: one of these lines, whichever he likes."""

    id: str
    lines: tuple[Line, ...]

    def allows(self, done: Line, *, whole: bool) -> bool:
        """Whether this is one of the lines, or (not ``whole``) how one of them begins."""
        return any(
            (len(done) == len(line) if whole else len(done) < len(line))
            and all(map(fnmatchcase, done, line))
            for line in self.lines
        )


class ToWatch(Struct, frozen=True):
    """Somebody else acts."""

    seat: Seat
    do: str


class Lesson(Struct, frozen=True, kw_only=True):
    """The first evening of a game: the learner's seat, what is dealt (by the seed of 64 hexadecimal
    digits), and what happens. The last step is read when the game is over.
    """

    seat: Seat
    seed: str
    options: Options
    steps: tuple[ToRead | ToChoose | ToPlay | ToWatch, ...]
