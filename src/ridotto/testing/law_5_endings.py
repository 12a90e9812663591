"""Law 5, no dead end: whoever must act can, and every game ends for a reason."""

from ridotto.testing.law import Case, LawBroken
from ridotto.testing.walk import MOST_STEPS, Walk

LAW = 5


def check_endings(case: Case) -> None:
    walk = Walk(case.game, case.options, case.rng, case.choose)
    public = walk.state.public
    while True:
        for actor in public.to_act:
            if not len(walk.state.legal(actor)):
                raise LawBroken(
                    LAW,
                    case,
                    f"actor {actor} must act after {len(walk.steps)} steps, but cannot",
                )
        move = walk.next()
        if move is None:
            break
        walk.take(*move)
    if len(walk.steps) >= MOST_STEPS:
        raise LawBroken(LAW, case, f"a game went on for {MOST_STEPS} steps")
    outcome = public.outcome
    if outcome is None:
        raise LawBroken(LAW, case, "nobody is to act, but there is no outcome")
    if not outcome.reason or not outcome.side:
        raise LawBroken(LAW, case, f"an outcome without reason or side: {outcome}")
    if not set(outcome.winners) <= set(range(case.seats)):
        raise LawBroken(LAW, case, f"a winner who has no seat: {outcome}")
    case.counts["games"] += 1
    case.counts["steps"] += len(walk.steps)
    case.counts[f"ended: {outcome.reason}"] += 1
