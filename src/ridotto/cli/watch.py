"""``ridotto watch``"""

import random
import secrets
import sys
import time
from typing import Annotated

import typer
from rich.console import Console

from ridotto.bots import Bot, seat_bots, split_names
from ridotto.cli.shared_options import (
    Bots,
    ChosenOptions,
    GameId,
    Language,
    Players,
    read_options,
    system_language,
)
from ridotto.games import GAMES
from ridotto.kernel import SPECTATOR, Action, Event, Seat, sees
from ridotto.table.deal import SEED_BYTES
from ridotto.table.play_between_bots import Fault, Listeners, play
from ridotto.words import Words


def watch(
    game: GameId = "masks",
    *,
    players: Players = None,
    option: ChosenOptions = None,
    bots: Bots = "random",
    pause: Annotated[float, typer.Option(help="Seconds between events.", min=0)] = 0.5,
    reasons: Annotated[bool, typer.Option("--reason", help="With the bots' reasons.")] = False,
    lang: Language = None,
) -> None:
    """Watch bots play a game, as a spectator sees it."""
    played = GAMES[game]
    options = read_options(played, players, option)
    words = Words(lang or system_language())
    console = Console()
    seated = seat_bots(split_names(bots), played, options)
    wait = pause if sys.stdout.isatty() else 0.0
    console.rule(words.text(f"{played.id}-title"))

    def heard(event: Event) -> None:
        if sees(event.to, SPECTATOR):
            console.print(words.fact(played, options, event.fact))
            time.sleep(wait)

    def decided(seat: Seat, bot: Bot, action: Action) -> None:
        reason = bot.reason()
        if reasons and reason is not None:
            who = played.seats(options)[seat]
            console.print(f"[dim]{who}, {bot.name}: {words.reason(played, reason)}[/]")

    def failed(fault: Fault) -> None:
        console.print(f"{fault.bot}: {fault.fault}: {fault.detail}", markup=False)

    # Nobody can contribute from a terminal: the table's own secret has to do.
    seed = secrets.token_bytes(SEED_BYTES)
    rng = random.Random()
    listeners = Listeners(heard=heard, decided=decided, failed=failed)
    play(played, options, seated, rng=rng, seed=seed, contributions={}, listeners=listeners)
