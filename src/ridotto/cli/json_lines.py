"""What every command prints with ``--json``: lines of JSON, each an object of a type below.

The types are a promise to programs, kept apart from what the lab and the server use inside.
``docs/json.md`` tells of them, ``docs/cli.schema.json`` is made from them.
"""

import sys
from typing import Any, Literal, Self

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ridotto.kernel import Option, Outcome, Reason, Value
from ridotto.review.results import Argument, Instead, SeatReview

FORMAT = 1
"""Raised when a program that reads the lines could stumble: never for a new key."""

EXACT = 2**53
"""JSON knows one kind of number, and up to here all readers agree which one is meant."""

_encode = msgspec.json.Encoder(order="deterministic").encode


class Line(Struct, frozen=True, tag_field="ridotto", tag=FORMAT):
    """All lines begin with the version of the format."""

    @classmethod
    def of(cls, result: object) -> Self:
        """The line that says what a result holds."""
        return msgspec.convert(result, cls, from_attributes=True)


def print_line(line: Line) -> None:
    """One line on standard output."""
    sys.stdout.write(_encode(line).decode() + "\n")


def number(count: int) -> int | float:
    """A number of things as all can read it: exact as long as that is possible in JSON."""
    return count if count <= EXACT else float(count)


class GameLine(Line, frozen=True):
    """A game and the options it takes."""

    game: str
    options: tuple[Option, ...]


class Fault(Struct, frozen=True):
    """A bot that could not go on."""

    seat: int
    bot: str
    fault: str
    detail: str


class TallyLine(Line, frozen=True):
    """Many games, counted: by why they ended and by which side won. A step is one decision."""

    games: int
    outcomes: dict[str, int]
    wins: dict[str, int]
    steps: int
    cpu_seconds: float
    faults: list[Fault]


class Budget(Struct, frozen=True):
    """What a bot may spend on a decision."""

    nodes: int
    seconds: float | None


class Contest(Struct, frozen=True):
    """What was played."""

    game: str
    options: dict[str, Value]
    bots: list[str]
    seed: str
    budget: Budget
    limit: float | None


class Estimate(Struct, frozen=True):
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float


class Fit(Struct, frozen=True):
    """How far the scores of pairs that follow from the ratings are off: in the mean, and at most,
    for which pair, and what they are there; and outside of how many of the pairs' intervals.
    """

    off: float
    most: float
    worst: tuple[str, str]
    told: float
    outside: int
    pairs: int


class Ratings(Struct, frozen=True):
    """The points of each bot above the mean, from each bot to the next weaker one, and how badly
    one number a bot fits.
    """

    of: dict[str, Estimate]
    gaps: list[tuple[str, str, Estimate]]
    fit: Fit


class Pairing(Struct, frozen=True):
    """All games of two bots, and the score of the first; or of one bot, and its win rate."""

    first: str
    second: str
    games: int
    score: Estimate
    ended: dict[str, int]


class Share(Struct, frozen=True):
    """How often it was played, and how often won."""

    games: int
    won: int


class Standing(Struct, frozen=True):
    """One bot over all its games."""

    sides: dict[str, Share]
    seats: dict[str, Share]
    decisions: int
    median_ms: float


class ContestLine(Line, frozen=True):
    """What a contest showed; ``ratings`` are null where all win or lose together."""

    contest: Contest
    ratings: Ratings | None
    pairings: list[Pairing]
    bots: dict[str, Standing]
    faults: list[Fault]


class Probe(Struct, frozen=True):
    """What one probe scored in fresh games: its name in the family, what it was tuned to after so
    many variants were tried, and an interval that holds for all probes together.
    """

    name: str
    probe: str
    tried: int
    games: int
    score: Estimate


class ExploitedLine(Line, frozen=True):
    """How exploitable a bot is: ``by`` is what the most successful probe, the first, scores above
    half.
    """

    contest: Contest
    bot: str
    by: Estimate
    probes: list[Probe]


class TaskLine(Line, frozen=True):
    """A task of the benchmark: what is played, who else plays, and what is counted."""

    name: str
    kind: Literal["against", "beside", "deceive", "belief"]
    game: str
    options: dict[str, Value]
    others: tuple[str, ...]
    games: int
    seed: str
    budget: Budget


class EvaluationLine(Line, frozen=True):
    """What an agent made of a task; ``frozen`` if it was the whole task and no trial."""

    task: str
    agent: str
    games: int
    frozen: bool
    score: Estimate
    faults: list[Fault]


class SeenLine(Line, frozen=True):
    """A fact that a seat was sent, ``n`` in its stream; with the reason the seat had, if its own
    action began with it.
    """

    n: int
    fact: Any
    reason: Reason | UnsetType = UNSET


class EventLine(Line, frozen=True):
    """An event as it was: who did what, whom it was sent to, and what they were told."""

    by: str
    do: str
    to: Literal["all"] | tuple[str, ...]
    fact: Any
    reason: Reason | UnsetType = UNSET


class ExportLine(Line, frozen=True):
    """How many rows were written of each table."""

    games: int
    steps: int
    facts: int
    beliefs: int


class CheckedLine(Line, frozen=True):
    """Whether a record holds, and what is wrong with it. ``laid_out`` is how many steps there were
    before a game was played on that was not dealt: what chance brought in them is not vouched for.
    """

    file: str
    ok: bool
    problem: str | None
    laid_out: int | None


class Odds(Struct, frozen=True):
    """Of something hidden, the values it can have, and how likely each of all values is: as a
    number, and exactly (``"1/3"``).
    """

    possible: list[str]
    probability: dict[str, float]
    fraction: dict[str, str]


class Question(Struct, frozen=True):
    """A question worth asking: how many bits its answer brings in the mean, what it is worth for
    winning, which ranks it, and why.
    """

    action: str
    bits: float
    worth: float
    why: str


class Advice(Struct, frozen=True):
    """Something else worth doing: actions, none where one can only head for it, the occasion, and
    why. ``worth`` ranks it among others of its kind; ``bits`` is what somebody would learn.
    """

    about: Literal["call", "meet", "show", "play"]
    actions: list[str]
    when: str | None
    why: str
    worth: float
    bits: float | None


class FindingsLine(Line, frozen=True):
    """What follows: how many worlds are left (exact up to 2**53), the odds of everything hidden by
    whose and what it is, and of what the game concludes from that; what to ask, and what else is
    advised, the best of each kind first.
    """

    worlds: int | float
    seats: dict[str, dict[str, Odds]]
    conclusions: dict[str, dict[str, float]]
    conclusion_fractions: dict[str, dict[str, str]]
    ask: list[Question]
    advice: list[Advice]


class ContradictionLine(Line, frozen=True):
    """The fewest entries that cannot all be true."""

    worlds: Literal[0]
    contradiction: list[str]


class VerdictLine(Line, frozen=True):
    """Whether a statement holds; if it is certain, the entries that prove it, and the argument,
    step by step.
    """

    verdict: Literal["certain", "possible", "impossible"]
    because: list[str] | UnsetType = UNSET
    argument: list[str] | UnsetType = UNSET


class StepsLine(Line, frozen=True):
    """How fast a game runs, how many times the yardsticks' speed that is, and how many steps could
    be made in the time of one copy of the state.
    """

    name: str
    steps: int
    cpu_seconds: float
    steps_per_cpu_second: float
    ratios: dict[str, float]
    steps_a_copy: float | None


class TimingLine(Line, frozen=True):
    """Microseconds of processor time for one more answer and all marginals."""

    name: str
    microseconds: float
    ratio: float


class StartupLine(Line, frozen=True):
    """Processor time of one process, and how many times that of importing the libraries."""

    name: str
    cpu_seconds: float
    ratio: float


class Campaign(Struct, frozen=True):
    """A team's progress: how many missions are won, and how often each was tried, in order."""

    players: int
    won: int
    tries: tuple[int, ...]


class Turning(Struct, frozen=True):
    """A turning point, or the end: its code and arguments, what would have been better for the
    seat, and the sentences they make.
    """

    step: int
    seat: str
    code: str
    arguments: dict[str, Argument]
    instead: Instead | None
    words: str


class ReviewLine(Line, frozen=True):
    """A finished game, looked back at: all its seats, or the one that was asked for."""

    game: str
    options: dict[str, Value]
    steps: int
    outcome: Outcome
    seats: list[SeatReview]
    turning_points: list[Turning]
    ending: Turning


class PuzzleLine(Line, frozen=True):
    """A puzzle: its notes as data, what is asked, what can be chosen (in the game's words, and as
    sentences), the number of the right choice, and why it is right.
    """

    id: str
    game: str
    kind: str
    theme: str
    level: int
    notes: dict[str, Any]
    asked: str
    choices: list[str]
    words: list[str]
    right: int
    why: list[str]


class PuzzlesLine(Line, frozen=True):
    """How many puzzles there are of a game, by theme."""

    game: str
    puzzles: int
    themes: dict[str, int]


class CampaignLine(Line, frozen=True):
    """A campaign and the mission to play next; null when all are won."""

    campaign: Campaign
    next: str | None


class LoadLine(Line, frozen=True):
    """What a server under load did, and the bare one beside it (0 where there was none)."""

    game: str
    tables: int
    seats: int
    moves_per_second: float
    cpu_us_per_move: float
    p50_ms: float
    p99_ms: float
    update_bytes: int
    kb_per_table: float
    kb_per_socket: float
    refused: int
    bare_moves_per_second: float
    bare_cpu_us_per_move: float
    moves_ratio: float
    cpu_ratio: float


LINES: dict[str, tuple[type[Line], ...]] = {
    "games": (GameLine,),
    "simulate": (TallyLine,),
    "arena": (ContestLine, ExploitedLine),
    "tasks": (TaskLine,),
    "evaluate": (EvaluationLine,),
    "replay": (SeenLine, EventLine),
    "review": (ReviewLine,),
    "puzzle": (PuzzleLine,),
    "puzzles": (PuzzlesLine,),
    "export": (ExportLine,),
    "check": (CheckedLine,),
    "deduce": (FindingsLine, ContradictionLine, VerdictLine),
    "bench": (StepsLine, TimingLine, StartupLine),
    "campaign": (CampaignLine,),
    "load": (LoadLine,),
}
"""For each command, the types of its lines."""
