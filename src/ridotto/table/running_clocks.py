"""Whose clock runs."""

from ridotto.kernel import Seat
from ridotto.table.table import Table


def run_clocks(table: Table, now: int, acted: Seat | None = None) -> None:
    """The clocks of the guests who are to act run, and no others; where several play on one device,
    as soon as it could be handed over, unless ``acted`` has it in his hands already.
    """
    match, clocks = table.match, table.clocks
    if match is None or clocks is None or not clocks.hands:
        return
    acting = match.state.public.to_act if table.phase == "playing" else ()
    run = [seat for seat in acting if seat >= 0 and table.by_bot(seat) is None]
    clocks.run(run, now, [seat for seat in run if seat != acted and table.shares(seat)])
