"""What a puzzle is: notes, a question about them, some choices, and the one that is right."""

from copy import deepcopy
from fractions import Fraction
from typing import Any, Literal

from msgspec import Struct

from ridotto.deduction import Listed, Notebook
from ridotto.deduction.advice import expected_bits, what_to_show
from ridotto.deduction.findings import conclusions
from ridotto.deduction.note_reading import read_plain
from ridotto.deduction.notebook import think_through
from ridotto.games import GAMES
from ridotto.games.inkognito.partner_and_missions import ARRESTED
from ridotto.kernel import Action, Actor, Options
from ridotto.kernel.hidden import Statement, Variable, is_

Kind = Literal["certain", "shot", "mission", "question", "answer"]
"""What is to be found: a value that is certain; the shot that cannot miss; the mission that one is
certain to have; the question that tells most; the answer that tells a rival least.
"""

PROVED: tuple[Kind, ...] = ("certain", "shot", "mission")
"""Where the right choice is certain; of the others it is best."""

Theme = Literal["one-of-two", "exclusion", "counting", "letters", "questions", "answers"]
"""What it takes: what somebody showed himself is enough; what others have, he has not;
cards that were seen elsewhere; whose letter counts; to weigh questions; to weigh answers.
"""


MOST_CHOICES = 6


class Puzzle(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """``notes`` are all there is to go by, as plain data. ``about`` says what is asked: ``red
    identity`` where a value is to be found, the conclusion where a mission is, the asker where an
    answer is. ``choices`` are values,
    or actions in notation, and ``right`` is the place of the only right one. ``level`` is how hard
    it is, ``worlds`` how many ways things can be. ``steps`` are those of its game until somebody
    had to decide at that moment, as in a ``Position``: not to solve it by, but to play on from.
    """

    id: str
    kind: Kind
    theme: Theme
    level: float
    worlds: int
    notes: dict[str, Any]
    choices: list[str]
    right: int
    steps: tuple[tuple[Actor, str], ...]
    about: str = ""

    @property
    def game(self) -> str:
        """The id of the game."""
        return str(self.notes["game"])

    @property
    def options(self) -> Options:
        """What is played, as people would: bots alone may have stopped earlier."""
        return GAMES[self.game].settle(self.notes["options"])


def open_book(puzzle: Puzzle) -> Notebook:
    """The notes, thought through."""
    return think_through(read_plain(puzzle.notes, GAMES))


def values(puzzle: Puzzle, book: Notebook) -> list[float]:
    """What each choice is worth: how likely it is, how many bits it tells, or how few. The right
    one is worth most.
    """
    return [measure(puzzle.kind, puzzle.about, choice, book) for choice in puzzle.choices]


def measure(kind: Kind, about: str, choice: str, book: Notebook) -> float:
    """What one choice is worth."""
    knowledge, lore = book.tracker.knowledge, book.tracker.lore
    if kind in ("certain", "shot"):
        variable, values, _ = statement(kind, about, choice)
        (value,) = values
        return float(knowledge.probabilities()[variable][value])
    if kind == "mission":
        return float(_odds(book, about).get(choice, 0))
    assert isinstance(knowledge, Listed)
    action = action_of(book, choice)
    if kind == "question":
        asked = next(each for each in lore.questions() if each.action == action)
        return expected_bits(knowledge, asked)
    asker = book.game.seats(book.options).index(about)
    (told,) = what_to_show(knowledge, lore, asker, [action])
    return -told.bits


def statement(kind: Kind, about: str, choice: str) -> Statement:
    """What a choice says of something hidden."""
    variable: Variable
    if kind == "shot":
        _, whose, value = choice.split(" ")
        variable = whose, "card"
    else:
        whose, what = about.split(" ")
        variable, value = (whose, what), choice
    return is_(variable, value)


def claims(kind: Kind, about: str, choice: str, book: Notebook) -> list[Statement]:
    """What is certain if a choice is right, one thing after another; of a mission nothing, if it is
    not certain who the partner is.
    """
    if kind != "mission":
        return [statement(kind, about, choice)]
    partner = _odds(book, "partner")
    if len(partner) > 1:
        return []
    (whose,) = partner
    secrets = ("identity",) if whose == ARRESTED else ("identity", "mission")
    possible = book.tracker.knowledge.possible
    return [is_((whose, what), *possible((whose, what))) for what in secrets]


def _odds(book: Notebook, name: str) -> dict[str, Fraction]:
    """How likely each value of a conclusion is."""
    return {each.name: chances for each, chances in conclusions(book, "worlds")}[name]


def action_of(book: Notebook, choice: str) -> Action:
    """The action that a choice is, where it is one."""
    return book.game.notation(book.options).read(choice)


def made_puzzle(
    book: Notebook,
    notes: dict[str, Any],
    asked: tuple[Kind, str],
    judged: tuple[Theme, float],
    choices: tuple[list[str], str],
) -> Puzzle:
    """``choices`` are all of them, and the right one. Its id and its steps are still missing."""
    (kind, about), (theme, level), (listed, right) = asked, judged, choices
    return Puzzle(
        id="",
        kind=kind,
        theme=theme,
        level=max(1.0, level),
        worlds=book.tracker.knowledge.count(),
        notes=deepcopy(notes),
        choices=listed,
        right=listed.index(right),
        steps=(),
        about=about,
    )
