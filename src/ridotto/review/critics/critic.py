"""What a critic is: somebody who thinks along with a seat, and says what its choices were worth."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from math import log2

from msgspec.structs import asdict

from ridotto.bots.advice import Advised, Adviser
from ridotto.bots.advisers import ADVISERS
from ridotto.deduction import Listed, Tracker
from ridotto.deduction.advice import Wish, expected_wish, what_to_show
from ridotto.kernel import Action, Fact, Game, Legal, Options, Reason, Seat, View
from ridotto.review.results import Figures, Kind, Note

CERTAIN = 1 - 1e-9
"""Odds that leave no doubt, but for rounding."""


class Opinion(Advised, frozen=True):
    """What the adviser would have done. ``reads``: he gives odds that are not those of deals alone,
    since he reads what others chose to show.
    """

    reads: bool = False


class Judged(Figures, kw_only=True):
    """A decision, before it is written down. ``likely`` are the bits that what was done could be
    expected to tell, and that the best choice could, by which the two are compared; ``why`` is what
    else the best is good for, if that is not all.
    """

    step: int
    do: tuple[Action, ...]
    best: tuple[Action, ...]
    to: Seat | None = None
    advised: Opinion | None = None
    likely: tuple[float, float] | None = None
    why: Reason | None = None


class Critic(ABC):
    """Thinks along with one seat from its own stream: exactly (``tracker``), and as the adviser
    of the game does. Choices are judged by exact knowledge, to which all worlds are alike; what
    the adviser reads into what others chose to show is his opinion, and is told beside.

    ``plain`` thinks as he does, but for that; nobody, where there is nothing to read.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seat: Seat,
        tracker: Tracker,
        plain: Adviser | None = None,
    ) -> None:
        self.seat = seat
        self._plain = plain
        self.tracker = tracker
        self.adviser: Adviser = ADVISERS[game.id](game, options, seat)
        self.waited = 0
        self.could: int | None = None
        self._sure: tuple[object, Judged] | None = None

    def hear(self, fact: Fact) -> None:
        """Take in the next fact of the stream."""
        self.adviser.hear(fact)

    @abstractmethod
    def judge(
        self, step: int, view: View, legal: Legal, action: Action, others: Sequence["Critic"]
    ) -> list[Judged]:
        """What is to be said of what the seat does now, and of what it has just finished doing.
        ``others`` are the critics of all seats: what an answer really told is what its asker knew.
        """

    def listens(self, action: Action) -> bool:
        """Whether what the seat learns after this still belongs to its last question."""
        return False

    def finish(self) -> list[Judged]:
        """What is left to be said when the game is over."""
        return self._let_pass(None)

    def advice(self, view: View, legal: Legal) -> Opinion | None:
        """What the adviser would do now, if anything."""
        now = (each for each in self.adviser.advise(view, legal) if each.actions)
        found = next((each for each in now if each.when is None), None)
        return (
            None
            if found is None
            else Opinion(**asdict(found), reads=self._reads(found, view, legal))
        )

    def _reads(self, advised: Advised, view: View, legal: Legal) -> bool:
        """Whether deals alone do not give these odds as a reason for doing this."""
        if self._plain is None or "odds" not in advised.reason.arguments:
            return False
        plain = self._plain.advise(view, legal)
        return all(
            each.reason != advised.reason for each in plain if each.actions == advised.actions
        )

    def _could_call(
        self, turn: object, step: int, call: Action, odds: float, action: Action
    ) -> list[Judged]:
        """Remembers that a call would have been right for certain; it counts as let pass when the
        turn goes by without one.
        """
        passed = self._let_pass(turn)
        if odds >= CERTAIN:
            if self.could is None:
                self.could = step
            if self._sure is None:
                judged = Judged(
                    step=step,
                    kind="call",
                    do=(action,),
                    best=(call,),
                    worth=0.0,
                    most=1.0,
                    chance=0.0,
                    note="waited",
                    odds=1.0,
                )
                self._sure = turn, judged
        return passed

    def _called(self, step: int, action: Action, odds: float) -> Judged:
        """A call that was made: it could have waited for certainty."""
        self._sure = None
        note: Note = "" if odds >= CERTAIN else "hurried"
        return Judged(
            step=step,
            kind="call",
            do=(action,),
            best=(),
            worth=odds,
            most=1.0,
            chance=0.0,
            note=note,
            odds=odds,
        )

    def _advised(self, found: Sequence[Judged], step: int, view: View, legal: Legal) -> None:
        """Notes the adviser's opinion of what is done now. A call that could have waited is judged
        beside what he would have done.
        """
        advised = self.advice(view, legal) if found else None
        for judged in found:
            if judged.step == step:
                judged.advised = advised
                if judged.note == "hurried" and not judged.best and advised is not None:
                    judged.best = advised.actions

    def _let_pass(self, turn: object) -> list[Judged]:
        if self._sure is None or self._sure[0] == turn:
            return []
        (_, judged), self._sure = self._sure, None
        self.waited += 1
        return [judged]


def by_worth(step: int, kind: Kind, action: Action, worths: Mapping[Action, float]) -> Judged:
    """One of some choices. What is not among them is worth nothing: not to ask, say."""
    best = max(worths, key=lambda each: worths[each])
    return Judged(
        step=step,
        kind=kind,
        do=(action,),
        best=(best,),
        worth=worths.get(action, 0.0),
        most=worths[best],
        chance=sum(worths.values()) / len(worths),
    )


def question(
    step: int, action: Action, weighed: Sequence[Advised], bits: Mapping[Action, float]
) -> Judged:
    """A question among all that could be asked, and the bits that each could be expected to tell,
    if every world is as likely and every answer is drawn from those that can be given.
    """
    judged = by_worth(step, "question", action, {each.action: each.worth for each in weighed})
    # A difference of two sums: what is nought may come out a hair below it, and would read "-0.0".
    told = {each: max(0.0, expected) for each, expected in bits.items()}
    judged.expected = told.get(action, 0.0)
    judged.expected_most = max(told.values())
    (best,) = judged.best
    judged.likely = judged.expected, told[best]
    return judged


def answer(
    step: int, action: Action, shows: Sequence[Action], minds: tuple[Critic, Critic], wish: Wish
) -> Judged:
    """An answer among all that could be given: worth what the asker may learn from it, as far as
    whoever answers can tell. What it really told follows from what the asker knew: exactly, of
    this answer and of every other.
    """
    mine, theirs = minds
    own, asked = mine.tracker.knowledge, theirs.tracker.knowledge
    assert isinstance(own, Listed)
    assert isinstance(asked, Listed)
    lore = mine.tracker.lore
    weighed = {each.action: each for each in what_to_show(own, lore, theirs.seat, shows, wish=wish)}
    judged = by_worth(step, "answer", action, {show: each.worth for show, each in weighed.items()})
    judged.to = theirs.seat
    (best,) = judged.best
    judged.likely = weighed[action].bits, weighed[best].bits
    judged.wanted = "more" if expected_wish(own, lore, theirs.seat, wish) > 0 else "less"
    secrets = {each: asked.possible(each)[0] for each in lore.secrets_of(theirs.seat)}
    judged.friend = wish(secrets) > 0
    told: dict[Action, float] = {}
    for show in shows:
        seen = lore.as_seen(show, theirs.seat)
        assert seen is not None
        left = (asked.worlds & asked.space.allowing(seen)).bit_count()
        told[show] = log2(asked.count() / left)
    judged.told = told[action]
    judged.told_least, judged.told_most = min(told.values()), max(told.values())
    return judged
