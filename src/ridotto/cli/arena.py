"""``ridotto arena``"""

import os
import secrets
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ridotto.bots import Budget
from ridotto.cli.common import Chosen, Json, Players, print_json, read_options
from ridotto.games import GAMES
from ridotto.lab.arena import Contest, Result, hold, pairs
from ridotto.lab.ratings import Estimate


def arena(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    *,
    bots: Annotated[str, typer.Option(help="The bots, with commas.")] = "random,novice,sleuth",
    games: Annotated[int, typer.Option(help="Games a pair of bots; two a deal.", min=2)] = 200,
    players: Players = None,
    option: Chosen = None,
    seed: Annotated[str | None, typer.Option(help="Any text; repeats the games.")] = None,
    nodes: Annotated[int, typer.Option(help="A bot's budget a decision.", min=1)] = Budget().nodes,
    cap: Annotated[float | None, typer.Option(help="Seconds of thought a decision.")] = None,
    limit: Annotated[float, typer.Option(help="Seconds until a bot is taken to hang.")] = 30.0,
    jobs: Annotated[int, typer.Option(help="Processes; 0 for one a core.", min=0)] = 0,
    engine: Annotated[str, typer.Option(help="local, or ray for a cluster.")] = "local",
    json: Json = False,
) -> None:
    """Let bots play each other, every deal twice with the sides swapped, and rate them."""
    options = read_options(GAMES[game], players, option)
    contest = Contest(
        game,
        options,
        tuple(bots.split(",")),
        seed or secrets.token_hex(8),
        Budget(nodes, cap),
        limit,
    )
    deals = games // 2
    errors = Console(stderr=True)
    with Progress(console=errors, disable=not errors.is_terminal, transient=True) as progress:
        task = progress.add_task(game, total=deals * len(pairs(contest)))
        result = hold(
            contest, deals, jobs or os.cpu_count() or 1, engine, lambda: progress.advance(task)
        )
    if json:
        print_json(result)
    else:
        _print(result)


def _percent(share: Estimate) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def _points(points: Estimate) -> str:
    return f"{points.value:+.0f} ({points.low:+.0f} to {points.high:+.0f})"


def _print(result: Result) -> None:
    contest, console = result.contest, Console(width=120)
    chosen = ", ".join(f"{name} {value}" for name, value in contest.options.items())
    console.print(f"{contest.game}: {chosen}; seed {contest.seed}")
    if result.ratings is not None:
        table = Table("bot", "rating (95 %)", "above the next (95 %)", "median ms", "decisions")
        gaps = {better: gap for better, _, gap in result.ratings.gaps}
        for bot, rating in result.ratings.of.items():
            standing = result.bots[bot]
            gap = _points(gaps[bot]) if bot in gaps else ""
            cells = (f"{standing.median_ms:.2f}", f"{standing.decisions}")
            table.add_row(bot, _points(rating), gap, *cells)
        console.print(table)
    table = Table("", "games", "score of the first (95 %)", "ended by")
    for pair in result.pairings:
        name = pair.first if pair.first == pair.second else f"{pair.first} – {pair.second}"
        ended = ", ".join(f"{reason} {count}" for reason, count in pair.ended.most_common())
        table.add_row(name, str(pair.games), _percent(pair.score), ended)
    console.print(table)
    for heading in ("sides", "seats"):
        _print_shares(result, heading, console)
    for fault in result.faults:
        console.print(f"{fault.bot}: {fault.fault}: {fault.detail}", markup=False)


def _print_shares(result: Result, heading: str, console: Console) -> None:
    names = sorted({name for each in result.bots.values() for name in getattr(each, heading)})
    table = Table(f"won, by {heading}", *names)
    for bot, standing in result.bots.items():
        shares = getattr(standing, heading)
        table.add_row(
            bot, *(f"{100 * shares[n].won / max(1, shares[n].games):.0f} %" for n in names)
        )
    console.print(table)
