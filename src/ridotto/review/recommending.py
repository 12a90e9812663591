"""What is recommended in place of a decision: one thing, or nothing where it was as good as any.

There are two opinions: the best by the figures of the score, and what the adviser would have done,
who also reads what others chose to show. What he would have done as well is not called worse. Where
the two differ, the figures decide about what they measure exactly, and he about the rest. What
tells no more than what was done is recommended only where it can be said what else it is for.
"""

from collections.abc import Callable, Mapping, Sequence

from ridotto.kernel import Action, Reason
from ridotto.review.critics.critic import Judged
from ridotto.review.results import Instead, Kind

MATTERS: Mapping[Kind, float] = {
    "question": 0.1,
    "answer": 0.1,
    "movement": 0.1,
    "clue": 0.1,
    "deed": 0.05,
    "call": 0.05,
    "shot": 0.05,
    "file": 0.5,
}
"""By how much something must be better, in bits or odds, to be worth saying."""
ESTIMATED: Sequence[Kind] = ("movement", "clue", "file")
"""What is judged by an opinion, and not exactly."""

Write = Callable[[Action], str]


def recommended(judged: Judged, write: Write) -> Instead | None:
    """What to do instead, if it matters."""
    if judged.most - judged.worth <= MATTERS[judged.kind]:
        return None
    if judged.was_mistaken() or _came_to_nothing(judged):
        return None
    advised = judged.advised
    opinion = () if advised is None else advised.actions
    if opinion and _begins(judged.do, opinion):
        return None
    if (
        advised is not None
        and opinion
        and judged.kind in ESTIMATED
        and not _begins(judged.best, opinion)
        and _speaks_for(advised.reason)
    ):
        return Instead(list(map(write, opinion)), reason=advised.reason, reads=advised.reads)
    if not judged.best:
        return None
    return _by_figures(judged, list(map(write, judged.best)))


def _by_figures(judged: Judged, best: list[str]) -> Instead | None:
    """With the bits of both, where these speak for it, and else with the reason for it, which must
    then make up for them.
    """
    advised = judged.advised
    if judged.likely is None:
        if (
            advised is None
            or not advised.actions
            or not _begins(judged.best, advised.actions)
            or not _speaks_for(advised.reason)
        ):
            return Instead(best)
        return Instead(best, reason=advised.reason, reads=advised.reads)
    had, would = judged.likely
    wanted = judged.wanted or "more"
    more = had - would if wanted == "less" else would - had
    if more > MATTERS[judged.kind]:
        return Instead(best, had, would, wanted)
    beyond = judged.most - judged.worth - more
    if judged.why is None or beyond <= MATTERS[judged.kind]:
        return None
    return Instead(best, reason=judged.why)


def _speaks_for(reason: Reason) -> bool:
    """Not that hardly anybody will be there, nor that a card leaves as many as there are: these
    are reasons of somebody to whom nothing looks good.
    """
    told = reason.arguments
    return reason.code != "place" and not ("before" in told and told["before"] == told["left"])


def _came_to_nothing(judged: Judged) -> bool:
    """An answer that told no more, or no less, than any would have."""
    told, least, most = judged.told, judged.told_least, judged.told_most
    if told is None or least is None or most is None:
        return False
    return (most - told if judged.wanted == "more" else told - least) <= MATTERS["answer"]


def _begins(whole: Sequence[Action], part: Sequence[Action]) -> bool:
    """The adviser does not say that a movement is over."""
    return list(whole[: len(part)]) == list(part)
