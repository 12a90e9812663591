"""Law 1, replay: the same record gives the same state, and survives its file."""

from ridotto.kernel import Header, Record, RecordEnd, RecordError, Registry
from ridotto.kernel.record import read, write
from ridotto.testing.law import Case, LawBroken
from ridotto.testing.walk import Walk

LAW = 1


def check_replay(case: Case) -> None:
    game, options = case.game, case.options
    walk = Walk(game, options, case.rng, case.choose).finish()
    for number, step in enumerate(walk.steps, 1):
        if not step.events:
            raise LawBroken(LAW, case, f"step {number}, {step.action}, leaves no event")
    record = Record(_header(case), walk.steps)
    if walk.state.public.outcome is not None:
        record.end = RecordEnd(walk.state.public.outcome, "00" * 32)
    text = write(record, game)
    try:
        again = read(text, Registry(game))
    except RecordError as error:
        raise LawBroken(LAW, case, f"the record cannot be read back: {error}") from error
    for number, (before, after) in enumerate(zip(record.steps, again.steps, strict=False), 1):
        if before != after:
            raise LawBroken(LAW, case, f"step {number} came back as {after}, was {before}")
    if again != record or write(again, game) != text:
        raise LawBroken(LAW, case, "the record changed on its way through its file")
    _check_same_state(case, walk, again)
    case.counts["records"] += 1


def _check_same_state(case: Case, walk: Walk, record: Record) -> None:
    state = case.game.start(case.options)
    for number, step in enumerate(record.steps, 1):
        events = tuple(state.apply(step.by, step.action))
        if events != step.events:
            raise LawBroken(LAW, case, f"step {number} gives {events}, gave {step.events}")
    if state.encode() != walk.state.encode():
        raise LawBroken(LAW, case, "the same actions lead to another state")


def _header(case: Case) -> Header:
    seats = case.game.seats(case.options)
    return Header(
        game=case.game.id,
        options=dict(case.options),
        seats=seats,
        version="law 1",
        vocabulary=dict(case.game.vocabulary(case.options)),
        players=seats,
        commitment="",
        contributions={},
    )
