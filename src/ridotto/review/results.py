"""What a review tells of a finished game: plain values, to be written as JSON or told in words."""

from typing import Literal

from msgspec import Struct

from ridotto.kernel import Outcome, Reason, Value

Kind = Literal["question", "answer", "movement", "deed", "call", "clue", "file", "shot"]
"""Kinds of decisions: whom to ask what, what to show, where to go, to go where the mission is
accomplished, to call out that one has won; in Infiltraitors which card next to whom, to search
headquarters, to shoot.
"""

Note = Literal["", "missed-meeting", "missed-deed", "waited", "hurried", "missed-shot"]
"""What is to be said of a decision beyond its figures."""

Argument = int | float | tuple[str, ...]
"""A number, or the name of a list of words and one or more words of it."""

Wanted = Literal["", "less", "more"]
"""Whether whoever is shown something should learn little or much, as far as its owner can tell."""


class Moment(Struct, frozen=True):
    """What a seat could know after a step (from 1): how many worlds were left, and how many bits
    there were to learn; ``gain`` of them were learned in this step, and ``fresh`` says that there
    was something new to learn: a deal, a traitor. ``odds`` are those of what is true, by what it is
    about: ``red identity``, ``partner``. Worlds beyond 2**53 are a floating-point number, so that
    every reader of JSON gets the same.
    """

    step: int
    worlds: int | float
    bits: float
    gain: float
    fresh: bool
    odds: dict[str, float]


class Proposal(Struct, frozen=True):
    """What the adviser of the game would have done there (in notation), and why. ``reads``: the
    odds he gives are not those of deals alone, since he reads what others chose to show.
    """

    do: list[str]
    reason: Reason
    reads: bool


class Instead(Struct, frozen=True):
    """The one thing that is recommended in place of a decision, in notation. ``had`` is what the
    decision could be expected to tell, in bits, and ``would`` what this could, where that is what
    it is about; ``reason`` is why, where there are words for it, and ``reads`` is as in a proposal.
    """

    do: list[str]
    had: float | None = None
    would: float | None = None
    wanted: Wanted = ""
    reason: Reason | None = None
    reads: bool = False


class Figures(Struct, kw_only=True):
    """What is found out about a decision.

    ``worth`` is what was chosen, ``most`` the best choice, ``chance`` what drawing one of all the
    choices would bring on average. Of calls, deeds and shots it is the odds that they are right,
    exactly; of questions the bits that could be expected, and what a partner's letter is worth; of
    answers the bits that a rival could be expected to learn, which cost, and a partner, which are
    worth something; of movements and clues what a sleuth thinks they are worth; of files yes or
    no. Bits and odds below are exact.

    Of a question: the bits it ``gained``, those that could be ``expected``, and the most that any
    question could (``expected_most``). Of an answer: the bits it ``told`` whoever asked, knowing
    what he really knew, and the least and the most that any answer would have; whether less or more
    was ``wanted``, as far as its owner could tell; and whether he was a ``friend``: in truth on the
    same side. Of a call and a shot the ``odds`` that it was right.
    """

    kind: Kind
    worth: float
    most: float
    chance: float
    note: Note = ""
    gained: float | None = None
    expected: float | None = None
    expected_most: float | None = None
    told: float | None = None
    told_least: float | None = None
    told_most: float | None = None
    wanted: Wanted = ""
    friend: bool | None = None
    odds: float | None = None

    def was_mistaken(self) -> bool:
        """Of an answer: whether whoever gave it could not tell friend from rival. What it told is
        then neither to be praised nor blamed.
        """
        return self.friend is not None and self.friend != (self.wanted == "more")


class Decision(Figures, kw_only=True):
    """Something a seat decided, beside what else it could have done, judged by what it knew:
    ``best`` by the figures, ``advised`` by the adviser. ``instead`` is what is recommended of the
    two, and nothing where what was done is as good.
    """

    step: int
    seat: str
    do: list[str]
    best: list[str]
    to: str | None = None
    advised: Proposal | None = None
    instead: Instead | None = None


class Score(Struct, frozen=True):
    """From 0 to 100: of what good choices could bring beyond drawing lots, the share that was had.
    ``decisions`` counts those in which there was something to choose.
    """

    score: float
    decisions: int
    worth: float
    most: float
    chance: float


class Certain(Struct, frozen=True):
    """From this step on, a seat could be certain of something that was true."""

    step: int
    about: str
    value: str


class Calling(Struct, frozen=True):
    """When a seat first could have called out that it had won and been certain of it
    (``could``), when it did (``called``) and how likely that was right, and how many turns it let
    pass in which it could have been certain.
    """

    could: int | None
    called: int | None
    odds: float | None
    waited: int


class SeatReview(Struct, frozen=True):
    """One seat over the whole game. ``score`` is that of all kinds, each by how many of its
    decisions there were; nothing, where there never was anything to choose.
    """

    seat: str
    player: str
    won: bool
    score: float | None
    scores: dict[str, Score]
    curve: list[Moment]
    certain: list[Certain]
    calling: Calling
    decisions: list[Decision]


class TurningPoint(Struct, frozen=True):
    """A moment that mattered: the words are ``review-turning-CODE``; and what would have been
    better for the seat, where that is known.
    """

    step: int
    seat: str
    code: str
    arguments: dict[str, Argument]
    instead: Instead | None = None


class Review(Struct, frozen=True):
    """A finished game, looked back at: the moments that decided it, and how it ended and why."""

    game: str
    options: dict[str, Value]
    steps: int
    outcome: Outcome
    seats: list[SeatReview]
    turning_points: list[TurningPoint]
    ending: TurningPoint
