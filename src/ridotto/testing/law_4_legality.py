"""Law 4, one source of legality: what is listed can be done, and nothing else."""

from ridotto.kernel import CHANCE, Action, Actor, AnyState, IllegalAction, Legal, Step
from ridotto.testing.law import Case, LawBroken
from ridotto.testing.walk import Walk

LAW = 4
TRIES = 12
"""Positions of a walk in which other legal actions are tried, and refusals a position."""


def check_legality(case: Case) -> None:
    walk = Walk(case.game, case.options, case.rng, case.choose)
    pool: dict[Action, None] = {}
    while (move := walk.next()) is not None:
        for actor in (*walk.state.public.to_act, CHANCE):
            _check_list(case, walk.state, actor)
        pool[move[1]] = None
        _check_refusals(case, walk.state, list(pool))
        try:
            walk.take(*move)
        except Exception as error:
            raise LawBroken(LAW, case, f"{move[1]} is legal, but fails: {error!r}") from error
    places = range(len(walk.steps))
    for place in case.rng.sample(places, min(TRIES, len(places))):
        _check_another(case, walk.steps, place)


def _check_list(case: Case, state: AnyState, actor: Actor) -> None:
    legal = state.legal(actor)
    listed = list(legal)
    if len(legal) != len(listed):
        raise LawBroken(LAW, case, f"{len(legal)} legal actions, {len(listed)} listed")
    if len(set(listed)) != len(listed):
        raise LawBroken(LAW, case, f"a legal action is listed twice: {listed}")
    if isinstance(legal, Legal):
        _check_groups(case, legal)
    sample = listed if len(listed) <= TRIES else case.rng.sample(listed, TRIES)
    for action in sample:
        if action not in legal:
            raise LawBroken(LAW, case, f"{action} is listed, but not 'in' the legal actions")


def _check_groups(case: Case, legal: Legal) -> None:
    """One kind a group and one group a kind: whoever offers them names a group after its kind."""
    kinds: list[type[Action]] = []
    for group in (*legal.groups, *legal.final):
        found = {type(action) for action in group}
        if len(found) != 1:
            names = sorted(kind.__name__ for kind in found)
            raise LawBroken(LAW, case, f"a group of legal actions holds {names}")
        kinds += found
    if len(set(kinds)) != len(kinds):
        raise LawBroken(LAW, case, f"a kind of legal actions is in two groups: {legal}")


def _check_refusals(case: Case, state: AnyState, pool: list[Action]) -> None:
    before = state.encode()
    for _ in range(TRIES):
        actor = case.rng.randrange(-2, case.seats)
        action = case.rng.choice(pool)
        if action in set(state.legal(actor)):
            continue
        try:
            state.apply(actor, action)
        except IllegalAction as error:
            if error.reason not in state.refusals:
                unknown = f"{action} is refused as {error.reason!r}, which is not in the refusals"
                raise LawBroken(LAW, case, unknown) from error
        except Exception as error:
            raise LawBroken(
                LAW, case, f"{action} by {actor} fails with {error!r} instead of a refusal"
            ) from error
        else:
            raise LawBroken(LAW, case, f"{action} by {actor} is not legal, but was done")
        case.counts["refusals"] += 1
    if state.encode() != before:
        raise LawBroken(LAW, case, "a refused action changed the state")


def _check_another(case: Case, steps: list[Step], place: int) -> None:
    state = case.game.start(case.options)
    for step in steps[:place]:
        state.apply(step.by, step.action)
    actor = steps[place].by
    action = case.rng.choice(list(state.legal(actor)))
    try:
        state.apply(actor, action)
    except Exception as error:
        raise LawBroken(LAW, case, f"{action} is legal, but fails: {error!r}") from error
