"""``ridotto replay``"""

from pathlib import Path
from typing import Annotated

import typer
from msgspec import UNSET
from rich.console import Console

from ridotto.cli.json_lines import EventLine, SeenLine, print_line
from ridotto.cli.record_files import FileError, read_record, seat_of
from ridotto.cli.shared_options import Json, Language, system_language
from ridotto.cli.terminal_text import shown
from ridotto.games import GAMES
from ridotto.kernel import SPECTATOR, Record, RidottoError, sees
from ridotto.kernel.record import actor_name, audience_names
from ridotto.table.verify import legal_steps
from ridotto.words import Words


def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    *,
    seat: Annotated[str | None, typer.Option(help="Through the eyes of this seat.")] = None,
    spectator: Annotated[bool, typer.Option("--spectator", help="As a spectator.")] = False,
    all_: Annotated[bool, typer.Option("--all", help="See everything (the default).")] = False,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Tell a recorded game as one seat saw it, with its own reasons; or as it was."""
    if (seat is not None) + spectator + all_ > 1:
        raise RidottoError("choose one of --seat, --spectator and --all")
    record = read_record(file)
    told = legal_steps(record, GAMES[record.header.game])
    broken = len(told) < len(record.steps)
    record.steps = told
    if seat is not None or spectator:
        _replay_stream(record, seat_of(record, seat), lang, json=json)
    else:
        _replay_all(record, lang, json=json)
    if broken:
        raise FileError(f"{file}: what comes after this cannot have happened: see ridotto check")


def _replay_stream(record: Record, viewer: int, lang: str | None, *, json: bool) -> None:
    game, options = GAMES[record.header.game], record.header.options
    console, words = Console(), Words(lang or system_language())
    number = 0
    for step in record.steps:
        reason = step.reason if step.by == viewer else None
        if reason is not None and not json:
            console.print(
                shown(words.text("replay-reason", {"reason": words.reason(game, reason)}))
            )
        for event in step.events:
            if not sees(event.to, viewer):
                continue
            number += 1
            if json:
                print_line(SeenLine(n=number, fact=event.fact, reason=reason or UNSET))
                reason = None
            else:
                console.print(shown(words.fact(game, options, event.fact, viewer)))


def _replay_all(record: Record, lang: str | None, *, json: bool) -> None:
    game, header = GAMES[record.header.game], record.header
    notation = game.notation(header.options)
    console, words = Console(), Words(lang or system_language())
    for step in record.steps:
        actor, text = actor_name(step.by, header.seats), notation.write(step.action)
        if not json:
            console.print(shown(actor, "bold") + shown(f": {text}"))
            if step.reason is not None:
                reason = words.text("replay-reason", {"reason": words.reason(game, step.reason)})
                console.print(shown(f"  {reason}", "italic"))
        because = step.reason or UNSET
        for event in step.events:
            to = audience_names(event.to, header.seats)
            if json:
                line = EventLine(by=actor, do=text, to=to, fact=event.fact, reason=because)
                print_line(line)
                because = UNSET
            elif sees(event.to, SPECTATOR):
                console.print(shown(f"  {words.fact(game, header.options, event.fact)}"))
            else:
                told = words.fact(game, header.options, event.fact)
                console.print(shown(f"  {', '.join(to) or '–'} ‹ {told}", "dim"))
