"""Law 6, chance is listed: all outcomes, each possible, with probabilities that sum to one."""

from ridotto.kernel import CHANCE, Action, Lottery, Step
from ridotto.testing.law import Case, LawBroken
from ridotto.testing.walk import Walk

LAW = 6
MOST_TRIED = 24
"""How many outcomes a walk are tried out, each from the start again."""


def check_listing(case: Case) -> None:
    walk = Walk(case.game, case.options, case.rng, case.choose)
    places: list[int] = []
    while (move := walk.next()) is not None:
        if CHANCE in walk.state.public.to_act:
            places.append(len(walk.steps))
            _check_lottery(case, walk)
        walk.take(*move)
    for place in case.rng.sample(places, min(MOST_TRIED, len(places))):
        _check_outcome(case, walk.steps, place)


def _check_lottery(case: Case, walk: Walk) -> None:
    if walk.state.public.to_act != (CHANCE,):
        raise LawBroken(LAW, case, f"chance acts beside others: {walk.state.public.to_act}")
    lottery = walk.state.legal(CHANCE)
    if not isinstance(lottery, Lottery):
        raise LawBroken(LAW, case, f"chance is to act, but lists {lottery!r}")
    outcomes = list(lottery)
    if len(set(outcomes)) != len(outcomes):
        raise LawBroken(LAW, case, f"an outcome is listed twice: {outcomes}")
    odds = lottery.probabilities()
    if len(odds) != len(outcomes) or any(chance <= 0 for chance in odds):
        raise LawBroken(LAW, case, f"{len(outcomes)} outcomes with probabilities {odds}")
    if sum(odds) != 1:
        raise LawBroken(LAW, case, f"the probabilities of {outcomes} sum to {sum(odds)}")
    case.counts["lotteries"] += 1


def _check_outcome(case: Case, steps: list[Step], place: int) -> None:
    state = case.game.start(case.options)
    for step in steps[:place]:
        state.apply(step.by, step.action)
    outcome: Action = case.rng.choice(list(state.legal(CHANCE)))
    try:
        state.apply(CHANCE, outcome)
    except Exception as error:
        raise LawBroken(LAW, case, f"{outcome} is listed, but cannot happen: {error!r}") from error
