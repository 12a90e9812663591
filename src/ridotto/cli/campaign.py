"""``ridotto campaign``"""

import random
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ridotto.bots import seat_bots, split_names
from ridotto.cli.json_lines import CampaignLine, print_line
from ridotto.cli.record_files import FileError, read_text
from ridotto.cli.shared_options import Bots, Json, Language, system_language
from ridotto.games import GAMES
from ridotto.games.infiltraitors.campaign import Campaign, CampaignError, load, save
from ridotto.games.infiltraitors.mission_data import MISSION_DATA
from ridotto.games.infiltraitors.missions import MISSIONS
from ridotto.kernel import Outcome
from ridotto.table.deal import SEED_BYTES
from ridotto.table.play_between_bots import play as play_game
from ridotto.words import Words

GAME = GAMES["infiltraitors"]
AGENTS = 3


def campaign(
    file: Annotated[Path, typer.Argument(help="Where the campaign is kept; made if missing.")],
    *,
    players: Annotated[
        int | None, typer.Option(help="How many agents a new one has; 3 if not said.", min=2, max=5)
    ] = None,
    play: Annotated[bool, typer.Option("--play", help="Bots play the next mission.")] = False,
    bots: Bots = "sleuth",
    lang: Language = None,
    json: Json = False,
) -> None:
    """Show a campaign of Infiltraitors; with --play, let bots try the next mission."""
    words = Words(lang or system_language())
    console = Console()
    team = _read(file, players)
    mission = team.mission
    if play and mission is not None:
        outcome = _play(team, mission, list(split_names(bots)))
        team = team.after(mission, outcome)
        _write(file, team)
        if not json:
            result = "won" if outcome.side == "agents" else "lost"
            title = words.text(f"infiltraitors-mission-{mission}-title")
            console.print(words.text(f"infiltraitors-campaign-played-{result}", {"title": title}))
    if json:
        print_line(CampaignLine.of({"campaign": team, "next": team.mission}))
    else:
        _print(team, words, console)


def _read(file: Path, players: int | None) -> Campaign:
    if not file.exists():
        return Campaign(players or AGENTS)
    try:
        team = load(read_text(file))
    except CampaignError as error:
        raise FileError(f"{file}: {error}") from None
    if players not in (None, team.players):
        raise FileError(f"{file}: a campaign of {team.players} agents, not of {players}")
    return team


def _write(file: Path, team: Campaign) -> None:
    try:
        file.write_text(save(team), encoding="utf-8")
    except OSError as error:
        raise FileError(f"{file}: {error.strerror}") from None


def _play(team: Campaign, mission: str, bots: list[str]) -> Outcome:
    options = GAME.settle({"players": team.players, "mission": mission}, simulated=True)
    seated = seat_bots(bots, GAME, options)
    seed = secrets.token_bytes(SEED_BYTES)
    record = play_game(GAME, options, seated, rng=random.Random(), seed=seed, contributions={})
    assert record.end is not None
    return record.end.outcome


def _print(team: Campaign, words: Words, console: Console) -> None:
    def say(message: str, **arguments: str) -> str:
        return words.text(f"infiltraitors-{message}", arguments)

    table = Table(
        *(say(f"campaign-heading-{heading}") for heading in ("mission", "title", "state", "tries"))
    )
    for place, mission in enumerate(MISSIONS):
        state = "won" if place < team.won else "open" if place == team.won else "locked"
        title = say(f"mission-{mission}-title")
        table.add_row(mission, title, say(f"campaign-row-{state}"), str(team.tried(mission)))
    console.print(table)
    following = team.mission
    if following is None:
        console.print(say("campaign-won"))
        return
    title = say(f"mission-{following}-title")
    console.print(say("campaign-next", mission=following, title=title))
    console.print(say(f"mission-{following}-story"))
    for rule in MISSION_DATA[following].rules:
        console.print(rule_line(words, rule, team.players))


def rule_line(words: Words, rule: str, players: int) -> str:
    """A special rule before anybody sits anywhere: nobody is named in it."""
    nobody = {"left_key": "none", "right_key": "none", "elite_key": "none", "elite_me": "no"}
    return words.text(f"infiltraitors-rule-{rule}", {**nobody, "players": players})
