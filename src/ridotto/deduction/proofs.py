"""Why something is certain: the fewest observations that rule out everything else.

Each observation rules out some worlds; a proof is a set of observations that together rule out
every world in which the statement is false. The smallest one is found exactly, by trying sizes
from small to large and always branching on the world that the fewest observations rule out.
"""

from collections.abc import Sequence

from msgspec import Struct

from ridotto.deduction.world_bits import Worlds
from ridotto.kernel.hidden import Observation, Statement


class Proof(Struct, frozen=True):
    """``observations`` (by their number among those learned) prove ``statement``, with what the
    seat knows of itself in ``own``; without a statement, they contradict each other.

    No smaller number of observations would do, and none of ``own`` could be left out.
    """

    statement: Statement | None
    observations: tuple[int, ...]
    own: tuple[Observation, ...]


def smallest_cover(target: Worlds, sets: Sequence[Worlds]) -> tuple[int, ...]:
    """The fewest of the sets that together hold the target, by number. They must hold it."""
    useful = _undominated(target, sets)
    for size in range(len(useful) + 1):
        found = _cover(target, useful, size)
        if found is not None:
            return tuple(sorted(found))
    raise ValueError("the sets do not cover the target")


def _undominated(target: Worlds, sets: Sequence[Worlds]) -> list[tuple[int, Worlds]]:
    """The sets, cut down to the target, without those that another one contains."""
    cut = [(number, worlds & target) for number, worlds in enumerate(sets) if worlds & target]
    cut.sort(key=lambda each: (-each[1].bit_count(), each[0]))
    kept: list[tuple[int, Worlds]] = []
    for number, worlds in cut:
        if not any(worlds & ~other == 0 for _, other in kept):
            kept.append((number, worlds))
    return kept


def _cover(target: Worlds, sets: Sequence[tuple[int, Worlds]], size: int) -> list[int] | None:
    if not target:
        return []
    if not size or not sets or target.bit_count() > size * sets[0][1].bit_count():
        return None
    for number, worlds in _rarest(target, sets):
        rest = _cover(target & ~worlds, sets, size - 1)
        if rest is not None:
            return [number, *rest]
    return None


def _rarest(target: Worlds, sets: Sequence[tuple[int, Worlds]]) -> list[tuple[int, Worlds]]:
    """The sets that hold that world of the target which the fewest hold."""
    held_once, held_more = 0, 0
    for _, worlds in sets:
        held_more |= held_once & worlds
        held_once |= worlds
    lonely = target & ~held_more
    if lonely:
        world = lonely & -lonely
        return [each for each in sets if each[1] & world]
    best = list(sets)
    left = target
    while left and len(best) > 2:
        world = left & -left
        left &= ~world
        holding = [each for each in sets if each[1] & world]
        if len(holding) < len(best):
            best = holding
    return best
