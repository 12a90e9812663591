"""Verifies a record: that the game it tells can have happened, and that nobody chose the deal."""

import re

from msgspec import UnsetType

from ridotto.kernel import (
    CHANCE,
    Action,
    AnyState,
    Event,
    Game,
    IllegalAction,
    Lottery,
    Record,
    RecordError,
    Step,
)
from ridotto.kernel.record import actor_name, audience_names
from ridotto.table.deal import MOST_CONTRIBUTED, SEED_BYTES, Dealer, commit

ENTRANT = "entrant-[1-9][0-9]?"
"""Who contributes to the deals of an evening, whichever seat he has."""


def verify(record: Record, game: Game) -> None:
    """Raises RecordError, with line and reason, unless every action was legal, every event is
    what the rules make of it, chance is what the revealed seed gives, and the end is right.

    Of a game that was played on (``Header.begun``) the steps that were laid out are held against
    the rules alone: what chance brought in them is not vouched for, nor where they come from.

    Who played, and what bots gave as their reasons, cannot be proved by a record.
    """
    last = 2 + sum(len(step.events) for step in record.steps)
    if record.end is None:
        raise RecordError(
            last - 1,
            "the game is not over, or the file is cut off: the end line with the seed is missing",
        )
    _check_contributions(record)
    dealer = _dealer(record, record.end.seed, last)
    state = game.start(record.header.options)
    line = 2
    _check_begun(record)
    laid_out = record.header.laid_out
    for place, step in enumerate(record.steps):
        if step.by == CHANCE and place >= laid_out:
            drawn = _draw(state, dealer, line)
            if drawn != step.action:
                told, true = map(game.notation(record.header.options).write, (step.action, drawn))
                raise RecordError(line, f"chance is {told!r}, but the seed gives {true!r}")
        _check_step(state, step, record, line)
        line += len(step.events)
    outcome = state.public.outcome
    if outcome is None:
        raise RecordError(last, "the game is not over here: events are missing before this line")
    if record.end.outcome != outcome:
        raise RecordError(last, f"the outcome is {outcome}, not {record.end.outcome}")


def legal_steps(record: Record, game: Game) -> list[Step]:
    """The steps of a record, from the first one on, as far as they are what the rules make of
    them, whoever may have chosen what chance brought. They can be folded; what comes after them
    may be anything.
    """
    state = game.start(record.header.options)
    for place, step in enumerate(record.steps):
        try:
            _check_step(state, step, record, 0)
        except RecordError:
            return record.steps[:place]
    return record.steps


def _check_begun(record: Record) -> None:
    begun = record.header.begun
    if isinstance(begun, UnsetType):
        return
    if not 0 <= begun.steps < len(record.steps):
        raise RecordError(1, f"{begun.steps} steps cannot have been laid out before anybody played")
    if begun.seat not in record.header.seats:
        raise RecordError(1, f"it was played on by {begun.seat!r}, which is no seat")
    if not re.fullmatch("([0-9a-f]{64})?", begun.origin):
        raise RecordError(1, "the origin is not the commitment of a game")


def _check_contributions(record: Record) -> None:
    for seat, number in record.header.contributions.items():
        if seat not in record.header.seats and not re.fullmatch(ENTRANT, seat):
            raise RecordError(1, f"a contribution from {seat!r}, which is no seat")
        if not re.fullmatch(f"[0-9a-f]{{1,{MOST_CONTRIBUTED}}}", number):
            raise RecordError(1, f"the contribution of {seat} is not a hexadecimal number")


def _dealer(record: Record, revealed: str, last: int) -> Dealer:
    if not re.fullmatch(f"[0-9a-f]{{{2 * SEED_BYTES}}}", revealed):
        raise RecordError(last, f"a seed is {2 * SEED_BYTES} hexadecimal digits")
    seed = bytes.fromhex(revealed)
    if commit(seed) != record.header.commitment:
        raise RecordError(last, "the seed is not the one that the header's commitment is for")
    return Dealer(seed, record.header)


def _draw(state: AnyState, dealer: Dealer, line: int) -> Action:
    lottery = state.legal(CHANCE)
    if not isinstance(lottery, Lottery):
        raise RecordError(line, "nothing is drawn here")
    return lottery.pick(dealer)


def _check_step(state: AnyState, step: Step, record: Record, line: int) -> None:
    seats = record.header.seats
    try:
        events = state.apply(step.by, step.action)
    except IllegalAction as error:
        who = actor_name(step.by, seats)
        raise RecordError(line, f"{who} may not do this here ({error.reason})") from None
    for place, (told, true) in enumerate(zip(step.events, events, strict=False)):
        _check_event(told, true, seats, line + place)
    if len(step.events) != len(events):
        at = line + min(len(step.events), len(events))
        problem = "is missing" if len(step.events) < len(events) else "does not belong"
        raise RecordError(at, f"an event of this action {problem}")


def _check_event(told: Event, true: Event, seats: tuple[str, ...], line: int) -> None:
    if told.fact != true.fact:
        raise RecordError(line, f"the rules give {true.fact}, not {told.fact}")
    if told.to != true.to:
        names = [audience_names(event.to, seats) for event in (true, told)]
        raise RecordError(line, f"this event is for {names[0]}, not for {names[1]}")
