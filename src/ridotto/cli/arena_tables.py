"""Contests for every combination of two options, as grids: one a pair of bots."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from ridotto.lab.arena import Matchup, Result
from ridotto.lab.ratings import Estimate, share

Cells = dict[tuple[str, str], Matchup]


def percent(share: Estimate) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def name_of(pair: Matchup) -> str:
    """Of two bots, or of one that plays by itself."""
    return pair.first if pair.first == pair.second else f"{pair.first} – {pair.second}"


def print_grids(results: Sequence[Result], each: tuple[str, str], console: Console) -> None:
    """The scores by the values of two options; below, all cells together and the least of them."""
    down, across = each
    grids: dict[str, Cells] = {}
    for result in results:
        options = result.contest.options
        for pair in result.pairings:
            cell = str(options[down]), str(options[across])
            grids.setdefault(name_of(pair), {})[cell] = pair
    for name, cells in grids.items():
        columns = list(dict.fromkeys(column for _, column in cells))
        table = Table(f"{name}: {down}", *(f"{across} {column}" for column in columns))
        for row in dict.fromkeys(row for row, _ in cells):
            found = (cells.get((row, column)) for column in columns)
            table.add_row(row, *("" if cell is None else percent(cell.score) for cell in found))
        console.print(table)
    table = Table("", "games", "score (95 %)", "least cell", "median ms, at most", "faults")
    for name, cells in grids.items():
        table.add_row(name, *_summary(cells), *_costs(results, next(iter(cells.values()))))
    console.print(table)


def _summary(cells: Cells) -> tuple[str, str, str]:
    games = sum(pair.games for pair in cells.values())
    won = sum(pair.games * pair.score.value for pair in cells.values())
    place, least = min(cells.items(), key=lambda cell: cell[1].score.value)
    where = ", ".join(place)
    return str(games), percent(share(won, games)), f"{100 * least.score.value:.1f} % ({where})"


def _costs(results: Sequence[Result], pair: Matchup) -> tuple[str, str]:
    """The longest of the cells' median decision times, and how many bots could not go on."""
    bots = {pair.first, pair.second}
    slowest = max(result.bots[bot].median_ms for result in results for bot in bots)
    faults = sum(fault.bot in bots for result in results for fault in result.faults)
    return f"{slowest:.2f}", str(faults)
