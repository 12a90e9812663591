"""How far the steps of a draft can lead: every place within reach, each by one way."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from ridotto.kernel import Action, AnyState, Legal, Manners, Seat
from ridotto.server.action_lists import LISTED, fits, legal_of
from ridotto.server.incoming import ListWays
from ridotto.server.messages import Way, Ways
from ridotto.table import Table

MOST_TRIED = 400
"""So many positions are looked at for one answer, whatever is asked."""

Spent = tuple[int, ...]


class Reached(NamedTuple):
    """A position that steps lead to. ``what`` was brought from ``origin`` to where it is now, and
    what that ``spent``, the largest first.
    """

    state: AnyState
    steps: tuple[Action, ...]
    spent: Spent
    what: int
    origin: int


class Reach(NamedTuple):
    """The best way to every end; ``cut``: there may be more."""

    ends: list[Reached]
    cut: bool


def ways(table: Table, viewer: Seat, asked: ListWays) -> Ways:
    """What this viewer can reach with steps of his draft, every step with its fields as fixed.

    Made of his own legal actions, and of those after each of them, so of nothing that he does not
    know. Raises Refused for whoever is not to act.
    """
    match = table.playing()
    legal_of(match, viewer)
    manners = match.game.manners
    vocabulary = match.game.vocabulary(table.options)
    reach = reach_of(
        manners, match.seen_by(viewer), viewer, lambda step: fits(step, asked.fixed, vocabulary)
    )
    listed = [
        Way(match.notation.write_all(end.steps), _rests(manners, end.state, viewer))
        for end in islice(reach.ends, LISTED)
    ]
    return Ways(id=asked.id, ways=listed, more=reach.cut or len(reach.ends) > LISTED)


def reach_of(
    manners: Manners, state: AnyState, seat: Seat, wanted: Callable[[Action], bool]
) -> Reach:
    """Every end of wanted steps that bring one thing somewhere else: the fewest steps to it, and of
    those the ones that spend the least. What is brought to one place by spending the same is one
    position (``Manners.errand``), and tried once.
    """
    ends: dict[tuple[int, int], Reached] = {}
    edge = [Reached(state, (), (), -1, -1)]
    tried = 0
    while edge:
        found: dict[tuple[int, int, Spent], tuple[Reached, Action, int]] = {}
        for reached in edge:
            for step in filter(wanted, _steps(manners, reached.state, seat)):
                errand = manners.errand(step)
                if errand is None or (reached.steps and errand.what != reached.what):
                    continue
                origin = reached.origin if reached.steps else errand.start
                if errand.goal != origin:
                    spent = tuple(sorted((*reached.spent, errand.spends), reverse=True))
                    found.setdefault((errand.what, errand.goal, spent), (reached, step, origin))
        edge = []
        for (what, goal, spent), (reached, step, origin) in sorted(
            found.items(), key=lambda item: item[0][2]
        ):
            if tried == MOST_TRIED:
                return Reach(list(ends.values()), cut=True)
            tried += 1
            after = reached.state.copy()
            after.apply(seat, step)
            edge.append(Reached(after, (*reached.steps, step), spent, what, origin))
            ends.setdefault((what, goal), edge[-1])
    return Reach(list(ends.values()), cut=False)


def _steps(manners: Manners, state: AnyState, seat: Seat) -> Iterator[Action]:
    legal = state.legal(seat)
    assert isinstance(legal, Legal)
    for group in legal.groups:
        if isinstance(group[0], manners.drafts):
            yield from group


def _rests(manners: Manners, state: AnyState, seat: Seat) -> bool:
    """Whether anything but another step may follow."""
    legal = state.legal(seat)
    assert isinstance(legal, Legal)
    return any(not isinstance(group[0], manners.drafts) for group in legal.groups)
