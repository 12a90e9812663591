"""``ridotto arena``"""

import os
import secrets
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from typing import Annotated

import typer
from msgspec import structs
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ridotto.bots import Budget, split_names
from ridotto.cli.arena_tables import (
    how_it_fits,
    name_of,
    percent,
    print_grids,
    print_matrix,
    print_probes,
)
from ridotto.cli.completion import complete_bots, complete_option_name
from ridotto.cli.json_lines import ContestLine, ExploitedLine, print_line
from ridotto.cli.shared_options import ChosenOptions, GameId, Json, Players, read_options
from ridotto.games import GAMES
from ridotto.kernel import Game, OptionError, Options
from ridotto.lab.arena import ArenaContest, Matchup, Result, deals, hold, pairs
from ridotto.lab.parallel import ENGINES
from ridotto.lab.probes import exploit
from ridotto.lab.ratings import Estimate


def arena(
    game: GameId,
    *,
    bots: Annotated[
        str, typer.Option(help="The bots, with commas.", autocompletion=complete_bots)
    ] = "random,novice,sleuth",
    games: Annotated[int, typer.Option(help="Games a pair of bots; two a deal.", min=2)] = 200,
    players: Players = None,
    option: ChosenOptions = None,
    each: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="Hold it for every value of this option; repeatable.",
            autocompletion=complete_option_name,
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Any text; repeats the games.")] = None,
    nodes: Annotated[int, typer.Option(help="A bot's budget a decision.", min=1)] = Budget().nodes,
    cap: Annotated[float | None, typer.Option(help="Seconds of thought a decision.")] = None,
    limit: Annotated[float, typer.Option(help="Seconds until a bot is taken to hang.")] = 30.0,
    jobs: Annotated[int, typer.Option(help="Processes; 0 for one a core.", min=0)] = 0,
    engine: Annotated[
        str, typer.Option(help="local, or ray for a cluster.", autocompletion=lambda: ENGINES)
    ] = "local",
    probes: Annotated[
        bool, typer.Option("--probes", help="Search for whoever exploits each of the bots most.")
    ] = False,
    tuning: Annotated[
        int, typer.Option(help="With --probes: a variant's first games.", min=2)
    ] = 20,
    json: Json = False,
) -> None:
    """Let bots play each other, every deal twice with the sides swapped, and rate them."""
    if probes and each:
        raise typer.BadParameter("--probes and --each do not go together")
    contests = [
        ArenaContest(
            game,
            options,
            split_names(bots),
            seed or secrets.token_hex(8),
            Budget(nodes, cap),
            limit,
        )
        for options in _cells(GAMES[game], read_options(GAMES[game], players, option), each or [])
    ]
    if probes:
        _probe(contests[0], games, tuning, jobs or os.cpu_count() or 1, engine, json=json)
        return
    total = sum(deals(pair, games) for contest in contests for pair in pairs(contest))
    errors = Console(stderr=True)
    with Progress(console=errors, disable=not errors.is_terminal, transient=True) as progress:
        task = progress.add_task(game, total=total)
        results = [
            hold(
                contest, games, jobs or os.cpu_count() or 1, engine, lambda: progress.advance(task)
            )
            for contest in contests
        ]
    if json:
        for result in results:
            print_line(ContestLine.of(result))
    elif each is None:
        _print(results[0])
    elif len(each) == 2:
        print_grids(results, (each[0], each[1]), Console(width=120))
    else:
        _print_cells(results, each)


def _probe(
    contest: ArenaContest, games: int, tuning: int, jobs: int, engine: str, *, json: bool
) -> None:
    """Each bot by itself, as it is done."""
    errors = Console(stderr=True)
    for bot in contest.bots:
        with Progress(console=errors, disable=not errors.is_terminal, transient=True) as progress:
            task = progress.add_task(f"probes of {bot}", total=None)
            alone = structs.replace(contest, bots=(bot,))
            done = partial(progress.advance, task)
            found = exploit(alone, games, tuning, jobs=jobs, engine=engine, done=done)
        if json:
            print_line(ExploitedLine.of(found))
        else:
            print_probes(found, Console(width=120))


def _cells(game: Game, options: Options, each: Sequence[str]) -> Iterator[Options]:
    """The options, with every combination of the listed values of some of them that can be."""
    declared = {option.name: option for option in game.options}
    for name in each:
        if name not in declared or not declared[name].values:
            raise OptionError(name, "no such option with a list of values")
    for values in product(*(declared[name].values for name in each)):
        try:
            yield game.settle({**options, **dict(zip(each, values, strict=True))}, simulated=True)
        except OptionError:
            continue


def _points(points: Estimate) -> str:
    return f"{points.value:+.0f} ({points.low:+.0f} to {points.high:+.0f})"


def _print(result: Result) -> None:
    contest, console = result.contest, Console(width=120)
    chosen = ", ".join(f"{name} {value}" for name, value in contest.options.items())
    console.print(f"{contest.game}: {chosen}; seed {contest.seed}")
    if result.ratings is not None:
        print_matrix(result, console)
    table = Table("", "games", "score of the first (95 %)", "ended by")
    for pair in result.pairings:
        table.add_row(*_row(pair))
    console.print(table)
    if result.ratings is not None:
        table = Table("bot", "rating (95 %)", "above the next (95 %)", "median ms", "decisions")
        gaps = {better: gap for better, _, gap in result.ratings.gaps}
        for bot, rating in result.ratings.of.items():
            standing = result.bots[bot]
            gap = _points(gaps[bot]) if bot in gaps else ""
            cells = (f"{standing.median_ms:.2f}", f"{standing.decisions}")
            table.add_row(bot, _points(rating), gap, *cells)
        console.print(table)
        console.print(how_it_fits(result.ratings.fit), markup=False, highlight=False)
    for heading in ("sides", "seats"):
        _print_shares(result, heading, console)
    for fault in result.faults:
        console.print(f"{fault.bot}: {fault.fault}: {fault.detail}", markup=False)


def _print_cells(results: Sequence[Result], each: Sequence[str]) -> None:
    """One row a combination and pair: the win rate of a bot, or the score of the first of two."""
    table = Table(*each, "", "games", "score (95 %)", "ended by")
    for result in results:
        values = [str(result.contest.options[name]) for name in each]
        for pair in result.pairings:
            table.add_row(*values, *_row(pair))
    Console(width=120).print(table)


def _row(pair: Matchup) -> tuple[str, str, str, str]:
    ended = ", ".join(f"{reason} {count}" for reason, count in pair.ended.most_common())
    return name_of(pair), str(pair.games), percent(pair.score), ended


def _print_shares(result: Result, heading: str, console: Console) -> None:
    names = sorted({name for each in result.bots.values() for name in getattr(each, heading)})
    table = Table(f"won, by {heading}", *names)
    for bot, standing in result.bots.items():
        shares = getattr(standing, heading)
        table.add_row(
            bot, *(f"{100 * shares[n].won / max(1, shares[n].games):.0f} %" for n in names)
        )
    console.print(table)
