"""Law 8, sameness: a state is what its parts say, however it came to be.

Whether it was played, folded from events, copied or pickled, and whatever it was asked before: it
holds the same bytes and offers everyone the same. And a copy goes its own way: what happens to one
does not happen to the other.
"""

import pickle
from itertools import islice

from ridotto.kernel import TABLE, Actor, AnyState
from ridotto.testing.law import Case, LawBroken
from ridotto.testing.walk import Walk

LAW = 8
MOST_LISTED = 2_000
"""Longer offers are compared by their number and their beginning."""
OFTEN = 0.2
"""How often, a step, a state is copied and pickled."""


def check_sameness(case: Case) -> None:
    walk = Walk(case.game, case.options, case.rng, case.choose)
    folded = case.game.start(case.options)
    apart: AnyState | None = None
    while (move := walk.next()) is not None:
        actor = case.rng.randrange(TABLE, case.seats)
        folded.legal(actor)  # so that what it remembers of this would be out of date
        before = walk.state.encode()
        if case.rng.random() < OFTEN:
            apart = walk.state.copy()
        for event in walk.take(*move).events:
            folded.fold(event)
        if _offer(folded, actor) != _offer(folded.copy(), actor):
            raise LawBroken(LAW, case, f"after {move[1]}, actor {actor} is offered what was before")
        if apart is not None:
            if apart.encode() != before:
                raise LawBroken(LAW, case, f"{move[1]} changed a copy made before it")
            _check_copies(case, walk.state)
            apart = None


def _check_copies(case: Case, state: AnyState) -> None:
    _check_same(case, state, state.copy(), "copied")
    _check_same(case, state, pickle.loads(pickle.dumps(state)), "pickled")  # noqa: S301 - our own
    for viewer in range(case.seats):
        view = state.view(viewer)
        for again in (view.copy(), pickle.loads(pickle.dumps(view))):  # noqa: S301 - our own
            if again.encode() != view.encode():
                raise LawBroken(LAW, case, f"the view of seat {viewer} changes when it is copied")
    case.counts["copies"] += 1


def _check_same(case: Case, state: AnyState, other: AnyState, how: str) -> None:
    if other.encode() != state.encode():
        raise LawBroken(LAW, case, f"{how}: {state.encode()!r}, its like: {other.encode()!r}")
    here, there = _ask_everyone(case, state), _ask_everyone(case, other)
    if here != there:
        raise LawBroken(LAW, case, f"{how}, a state offers {here}, and its like {there}")


def _ask_everyone(case: Case, state: AnyState) -> list[tuple[int, list[object]]]:
    """What everyone may do."""
    return [_offer(state, actor) for actor in range(TABLE, case.seats)]


def _offer(state: AnyState, actor: Actor) -> tuple[int, list[object]]:
    legal = state.legal(actor)
    return len(legal), list(islice(legal, MOST_LISTED))
