"""Puzzles for the page: one without its answer, and what is said to whoever has given one.

Puzzles are no secrets of a game, but whoever solves one should not find the answer in what his
browser was sent: it comes with the verdict. All this is done in the work process, where what was
told once is kept.
"""

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any

from msgspec import Meta, Struct

from ridotto.deduction import Notebook
from ridotto.deduction.findings import others
from ridotto.deduction.knowledge import Knowledge
from ridotto.deduction.steps import as_observation
from ridotto.deduction.tracker import knowing
from ridotto.kernel.hidden import Narrowing
from ridotto.review.puzzles.collection import (
    NoSuchPuzzle,
    collection,
    find,
    level_of,
    of_the_day,
)
from ridotto.review.puzzles.puzzle import Kind, Puzzle, Theme, statement
from ridotto.review.puzzles.telling import PuzzlePage
from ridotto.server.encoding import encode
from ridotto.table import Refused
from ridotto.words import ENGLISH, LANGUAGES, Words

KEPT = 256
"""So many answers are kept: many look at the puzzle of the day."""

LanguageName = Annotated[str, Meta(max_length=8)]


class AskPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """In which language."""

    language: LanguageName = ENGLISH


class SolvePuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """The choice, counted from 0."""

    choice: Annotated[int, Meta(ge=0, le=100)]
    language: LanguageName = ENGLISH


class PuzzleGroup(Struct, frozen=True):
    """The puzzles of a game, a theme and a level, easy ones first; each is ``GAME-NUMBER``."""

    game: str
    theme: Theme
    level: int
    numbers: list[int]


class PuzzleList(Struct, frozen=True):
    """All puzzles there are, and today's."""

    day: str
    today: str
    puzzles: list[PuzzleGroup]


class PuzzleRow(Struct, frozen=True):
    """Something hidden: whose and what it is, all values it could have had, and those it can still
    have by what is shown on the sheet.
    """

    whose: str
    what: str
    values: list[str]
    left: list[str]


class PuzzleCell(Struct, frozen=True):
    """A value of something hidden: a place on the sheet."""

    whose: str
    what: str
    value: str


class PuzzleChoice(Struct, frozen=True):
    """A choice in words; where it is on the sheet, if it is; and the cards that it shows."""

    words: str
    cell: PuzzleCell | None
    cards: list[str]


class PuzzleShown(Struct, frozen=True, kw_only=True):
    """A puzzle without its answer. ``sheet`` has what one's own cards say, and no more; entries
    that say nothing of it are ``aside``.
    """

    id: str
    game: str
    kind: Kind
    theme: Theme
    level: int
    notes: dict[str, Any]
    aside: list[str]
    asked: str
    choices: list[PuzzleChoice]
    sheet: list[PuzzleRow]


class PuzzleStep(Struct, frozen=True):
    """A step of the proof: the entries it rests on, and the sheet by all that was shown so far."""

    sentence: str
    entries: list[str]
    sheet: list[PuzzleRow]


class PuzzleVerdict(Struct, frozen=True):
    """Which choice is right, counted from 0, and why: the steps of a proof, or what every choice
    does (``reasons``), and ``so`` which is best.
    """

    right: int
    steps: list[PuzzleStep]
    reasons: list[str]
    so: str


def written_list() -> bytes:
    """The list as it is sent."""
    return _written_list(datetime.now(UTC).date().isoformat())


@lru_cache(2)
def _written_list(day: str) -> bytes:
    groups: dict[tuple[str, Theme, int], list[Puzzle]] = {}
    for each in sorted(collection(), key=lambda puzzle: puzzle.level):
        groups.setdefault((each.game, each.theme, level_of(each)), []).append(each)
    listed = [
        PuzzleGroup(game, theme, level, [int(each.id.rpartition("-")[2]) for each in of])
        for (game, theme, level), of in groups.items()
    ]
    return encode(PuzzleList(day, of_the_day(day, collection()).id, listed))


@lru_cache(KEPT)
def written_puzzle(name: str, language: str) -> bytes:
    """A puzzle as it is sent. Raises Refused."""
    page = _page(name, language)
    puzzle, knowledge = page.puzzle, page.book.tracker.knowledge
    return encode(
        PuzzleShown(
            id=puzzle.id,
            game=puzzle.game,
            kind=puzzle.kind,
            theme=puzzle.theme,
            level=level_of(puzzle),
            notes={**puzzle.notes, "options": dict(page.book.options), "names": {}},
            aside=[] if puzzle.kind == "answer" else _aside(page.book, puzzle.notes["order"]),
            asked=page.asked(),
            choices=[
                PuzzleChoice(words, _cell(puzzle, choice), _cards(puzzle, choice))
                for words, choice in zip(page.choices(), puzzle.choices, strict=True)
            ],
            sheet=_sheet(knowledge, ()),
        )
    )


@lru_cache(KEPT)
def written_verdict(name: str, choice: int, language: str) -> bytes:
    """What is said to whoever chose this. Raises Refused."""
    page = _page(name, language)
    if choice >= len(page.puzzle.choices):
        raise Refused("not-understood", "there is no such choice")
    knowledge = page.book.tracker.knowledge
    steps: list[PuzzleStep] = []
    shown: list[Narrowing] = []
    for step in page.proof() if page.is_proved() else ():
        shown += step.shows
        steps.append(PuzzleStep(step.sentence, step.entries, _sheet(knowledge, shown)))
    reasons, so = ([], "") if page.is_proved() else (page.reasons(), page.so())
    return encode(PuzzleVerdict(page.puzzle.right, steps, reasons, so))


def found_puzzle(name: str) -> Puzzle:
    """The puzzle of that name. Raises Refused."""
    try:
        return find(name)
    except NoSuchPuzzle:
        raise Refused("no-such-puzzle") from None


def _page(name: str, language: str) -> PuzzlePage:
    return PuzzlePage(found_puzzle(name), Words(language if language in LANGUAGES else ENGLISH))


def _sheet(knowledge: Knowledge, shown: Iterable[Narrowing]) -> list[PuzzleRow]:
    """What is left by one's own cards and what was shown."""
    hidden = knowledge.hidden
    known = knowing(hidden, knowledge.own)
    for each in shown:
        known.learn(as_observation(hidden, each))
    return [
        PuzzleRow(*variable, list(hidden.values(variable)), known.possible(variable))
        for variable in others(knowledge)
    ]


def _aside(book: Notebook, order: Iterable[str]) -> list[str]:
    """The entries from which nothing follows: what one has shown others, say."""
    knowledge = book.tracker.knowledge
    telling = {book.entry_of(each) for each in (*knowledge.own, *knowledge.observations)}
    counted: Counter[str] = Counter()
    names: list[str] = []
    for kind in order:
        counted[kind] += 1
        names.append(f"{kind} {counted[kind]}")
    return [name for name in names if name not in telling]


def _cell(puzzle: Puzzle, choice: str) -> PuzzleCell | None:
    if puzzle.kind not in ("certain", "shot"):
        return None
    (whose, what), (value,), _ = statement(puzzle.kind, puzzle.about, choice)
    return PuzzleCell(whose, what, value)


def _cards(puzzle: Puzzle, choice: str) -> list[str]:
    return choice.split(" ")[1:] if puzzle.kind == "answer" else []
