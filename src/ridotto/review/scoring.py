"""Scores: the same for every kind of decision and in every game.

For each decision there is what was chosen, the best there was, and what drawing lots among all the
choices would have brought on average. A score is the share of what lay between lots and the best
that was had, over all decisions of a kind: 100 for whoever always chose the best, 0 for whoever did
no better than lots. What could not be chosen does not count: where all choices were alike, there is
nothing to share. Nor does what was told to somebody who was taken for a rival and was the partner,
or the other way round: it was not skill, and no mistake.
"""

from collections.abc import Iterable, Mapping

from ridotto.review.results import Decision, Score

LEAST = 0.02
"""By so much, in bits or odds, the best choice must differ from lots: less is no choice."""


def scores(decisions: Iterable[Decision]) -> dict[str, Score]:
    """The score of each kind of decision."""
    by_kind: dict[str, list[Decision]] = {}
    for each in decisions:
        if each.most - each.chance > LEAST and not each.was_mistaken():
            by_kind.setdefault(each.kind, []).append(each)
    return {kind: _score(found) for kind, found in sorted(by_kind.items())}


def _score(decisions: list[Decision]) -> Score:
    worth, most, chance = (
        sum(getattr(each, name) for each in decisions) for name in ("worth", "most", "chance")
    )
    share = (worth - chance) / (most - chance)
    return Score(100 * min(1.0, max(0.0, share)), len(decisions), worth, most, chance)


def overall(of: Mapping[str, Score]) -> float | None:
    """The score of all kinds, each counted by how many of its decisions there were."""
    count = sum(each.decisions for each in of.values())
    if not count:
        return None
    return sum(each.score * each.decisions for each in of.values()) / count
