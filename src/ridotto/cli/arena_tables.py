"""What contests showed, as tables: who scores how much against whom, how well ratings tell that;
and contests for every combination of two options, as grids, one a pair of bots.
"""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from ridotto.lab.arena import Matchup, Result
from ridotto.lab.probes import Exploited
from ridotto.lab.ratings import Estimate, Fit, share

Cells = dict[tuple[str, str], Matchup]


def percent(share: Estimate) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def name_of(pair: Matchup) -> str:
    """Of two bots, or of one that plays by itself."""
    return pair.first if pair.first == pair.second else f"{pair.first} – {pair.second}"


def print_matrix(result: Result, console: Console) -> None:
    """What the bot of each row scores against that of each column."""
    scores: dict[tuple[str, str], Estimate] = {}
    for pair in result.pairings:
        score = pair.score
        scores[pair.first, pair.second] = score
        scores[pair.second, pair.first] = Estimate(1 - score.value, 1 - score.high, 1 - score.low)
    bots = result.contest.bots
    table = Table("score against", *bots)
    for bot in bots:
        found = (scores.get((bot, other)) for other in bots)
        table.add_row(bot, *("" if score is None else percent(score) for score in found))
    console.print(table)


def how_it_fits(fit: Fit) -> str:
    """How badly one number a bot tells the matrix."""
    first, second = fit.worst
    return (
        f"One number a bot misses these scores by {100 * fit.off:.1f} points in the mean, "
        f"at most by {100 * fit.most:.1f} "
        f"({first} – {second}: the ratings say {100 * fit.told:.1f} %), "
        f"and lies outside of the intervals of {fit.outside} of {fit.pairs} pairs."
    )


def print_probes(found: Exploited, console: Console) -> None:
    """What each probe scores against a bot, and how exploitable that makes it."""
    console.print(f"{found.contest.game}, {found.bot}; seed {found.contest.seed}", highlight=False)
    table = Table("probe", "tried", "games", "score (95 % for all)", "tuned to")
    for each in found.probes:
        _, _, traits = each.probe.partition(" ")
        table.add_row(each.name, str(each.tried), str(each.games), percent(each.score), traits)
    console.print(table)
    low, value, high = (100 * points for points in (found.by.low, found.by.value, found.by.high))
    console.print(
        f"The best of them scores {value:+.1f} points ({low:+.1f} to {high:+.1f}) against half: "
        + ("it exploits it." if low > 0 else "that is not more than chance allows."),
        markup=False,
        highlight=False,
    )


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
