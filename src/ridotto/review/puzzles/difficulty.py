"""How hard a puzzle is: how many of the notes it takes, and how many one has to go back through to
the first of them.

What is proved takes its proof. Where one choice is only best, or others can be ruled out sooner, it
takes the fewest notes by which the right one stands out; and the less it is ahead, the harder it is
to see.
"""

from collections.abc import Collection, Sequence
from itertools import combinations

from ridotto.deduction import Notebook, Proof, Tracker
from ridotto.deduction.knowledge import Knowledge
from ridotto.deduction.tracker import knowing
from ridotto.review.puzzles.puzzle import Kind, measure

BACK = 4.0
"""What it adds to go back through all notes, and of some as large a share."""
OWN = 0.25
"""What it adds to think of something one was dealt."""
NEAR = 1.5
"""What it adds that the next best choice is hardly worse, in bits or odds."""
FEW = 2
"""Up to so many notes, all ways to choose them are tried."""
AHEAD = 1e-9


def by_proof(book: Notebook, *proofs: Proof) -> float:
    """Of what is certain."""
    learned = {number for proof in proofs for number in proof.observations}
    own = {(each.says, each.fact) for proof in proofs for each in proof.own}
    return round(_level(book, learned) + OWN * len(own), 2)


def by_choice(book: Notebook, asked: tuple[Kind, str], choices: Sequence[str], right: str) -> float:
    """Of what is the best of some choices."""
    worth = {choice: measure(*asked, choice, book) for choice in choices}
    ahead = worth.pop(right) - max(worth.values())
    hidden = NEAR * max(0.0, 1 - ahead)
    return round(_level(book, _fewest(book, asked, choices, right)) + hidden, 2)


def _level(book: Notebook, needed: Collection[int]) -> float:
    noted = len(book.tracker.knowledge.observations)
    back = (noted - min(needed)) / noted if needed else 0.0
    return 1 + len(needed) + BACK * back


def _fewest(
    book: Notebook, asked: tuple[Kind, str], choices: Sequence[str], right: str
) -> Sequence[int]:
    """The fewest notes by which the right choice stands out, the latest ones if it can be; where
    it takes many, some without any of which it does not.
    """
    noted = range(len(book.tracker.knowledge.observations))

    def stands_out(kept: Collection[int]) -> bool:
        recalled = _recalling(book, kept)
        worth = {choice: measure(*asked, choice, recalled) for choice in choices}
        return all(worth[right] > worth[each] + AHEAD for each in choices if each != right)

    for count in range(FEW + 1):
        for kept in combinations(reversed(noted), count):
            if stands_out(kept):
                return kept
    needed = list(noted)
    for number in noted:
        rest = [each for each in needed if each != number]
        if stands_out(rest):
            needed = rest
    return needed


class _Recalled(Tracker):
    """The same notes, of which only some are thought of."""

    def __init__(self, whole: Tracker, kept: Collection[int]) -> None:
        super().__init__(whole.lore)
        known = whole.knowledge
        self._recalled = knowing(known.hidden, known.own)
        for number in kept:
            self._recalled.learn(known.observations[number])

    @property
    def knowledge(self) -> Knowledge:
        return self._recalled


def _recalling(book: Notebook, kept: Collection[int]) -> Notebook:
    recalled = Notebook(book.game, book.options, book.seat)
    recalled.tracker = _Recalled(book.tracker, sorted(kept))
    return recalled
