"""Whose clock runs."""

from ridotto.table.table import Table


def run_clocks(table: Table, now: int) -> None:
    """The clocks of the guests who are to act run, and no others."""
    match, clocks = table.match, table.clocks
    if match is None or clocks is None or not clocks.hands:
        return
    acting = match.state.public.to_act if table.phase == "playing" else ()
    clocks.run([s for s in acting if s >= 0 and table.by_bot(s) is None], now)
