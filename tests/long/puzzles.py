"""Whether hard puzzles are hard: ``python -m tests.long.puzzles``.

Every puzzle is given to bots of limited memory: one that remembers nothing of what was noted but
its own cards, one that remembers the last entry, and so on to one that remembers all but the first.
Each takes what looks best to it, and shares its vote where several choices look alike. Printed is
Spearman's rank correlation between the level of a puzzle and the share of those who fail.
"""

import sys
from collections.abc import Sequence

from ridotto.deduction import ForgetfulTracker
from ridotto.deduction.notebook import Notebook
from ridotto.review.puzzles.collection import collection
from ridotto.review.puzzles.puzzle import Puzzle, open_book, values

LEAST = 0.3
NEAR = 1e-9


class Forgetful(Notebook):
    """The same notes, of which the last few are remembered."""

    def __init__(self, whole: Notebook, remembers: int) -> None:
        super().__init__(whole.game, whole.options, whole.seat)
        self.tracker = ForgetfulTracker(self.tracker.lore, remembers)
        for fact in whole.facts:
            self.facts.append(fact)
            self.tracker.hear(fact)


def share_of_failures(puzzle: Puzzle) -> float:
    """How many bots of limited memory do not solve it."""
    whole = open_book(puzzle)
    noted = len(whole.tracker.knowledge.observations)
    solved = 0.0
    for remembers in range(noted):
        found = values(puzzle, Forgetful(whole, remembers))
        best = [place for place, value in enumerate(found) if value >= max(found) - NEAR]
        solved += (puzzle.right in best) / len(best)
    return 1 - solved / noted if noted else 0.0


def ranks(values: Sequence[float]) -> list[float]:
    """The place of each, those that are alike sharing the mean of theirs."""
    order = sorted(range(len(values)), key=lambda place: values[place])
    found = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end + 1 < len(order) and values[order[end + 1]] == values[order[start]]:
            end += 1
        for place in range(start, end + 1):
            found[order[place]] = (start + end) / 2
        start = end + 1
    return found


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """The correlation of the ranks."""
    first, second = ranks(one), ranks(other)
    mean = (len(first) - 1) / 2
    both = sum((a - mean) * (b - mean) for a, b in zip(first, second, strict=True))
    return float(
        both / (sum((a - mean) ** 2 for a in first) * sum((b - mean) ** 2 for b in second)) ** 0.5
    )


def main() -> None:
    puzzles = collection()
    levels = [each.level for each in puzzles]
    failures = list(map(share_of_failures, puzzles))
    whole = spearman(levels, failures)
    sys.stdout.write(f"all {len(puzzles)}: {whole:.2f}\n")
    for kind in sorted({(each.game, each.kind) for each in puzzles}):
        chosen = [n for n, each in enumerate(puzzles) if (each.game, each.kind) == kind]
        found = spearman([levels[n] for n in chosen], [failures[n] for n in chosen])
        mean = sum(failures[n] for n in chosen) / len(chosen)
        sys.stdout.write(f"{' '.join(kind)}, {len(chosen)}: {found:.2f}, {mean:.0%} fail\n")
    sys.exit(whole < LEAST)


if __name__ == "__main__":
    main()
