"""``ridotto deduce``"""

from pathlib import Path
from typing import Annotated

import typer

from ridotto.cli.deduce_output import Findings
from ridotto.cli.json_lines import print_line
from ridotto.cli.record_files import FileError, read_record, read_text, seat_of
from ridotto.cli.shared_options import Json, Language, system_language
from ridotto.deduction import MODELS, BadNotes, Notebook, model_of, read_notes
from ridotto.games import GAMES
from ridotto.kernel import RidottoError
from ridotto.words import Words, names_of


def deduce(
    notes: Annotated[Path | None, typer.Argument(help="Notes from a physical table.")] = None,
    *,
    record: Annotated[Path | None, typer.Option(help="A record instead of notes.")] = None,
    seat: Annotated[str | None, typer.Option(help="With a record: through whose eyes.")] = None,
    at: Annotated[
        int | None, typer.Option(help="With a record: after this many of its events.", min=0)
    ] = None,
    model: Annotated[
        str, typer.Option(help="Odds by: worlds or answers.", autocompletion=lambda: MODELS)
    ] = "worlds",
    why: Annotated[
        str | None, typer.Option(metavar="STATEMENT", help='Prove it: "red identity X".')
    ] = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Tell what follows from what a seat was dealt and shown: exactly, with odds and reasons.

    Exit code 1 if the notes contradict themselves: then it names the entries that cannot all be
    true.
    """
    book = _open(notes, record, seat, at)
    called = {} if json else book.called  # programs know people by their seats
    findings = Findings(book, model_of(model), Words(lang or system_language(), called))
    if findings.contradiction() is not None:
        print_line(findings.contradiction_line()) if json else findings.print_contradiction()
        raise typer.Exit(1)
    if why is not None:
        statement = findings.parse(why)
        print_line(findings.verdict_line(statement)) if json else findings.print_why(statement)
    elif json:
        print_line(findings.line())
    else:
        findings.print()


def _open(notes: Path | None, record: Path | None, seat: str | None, at: int | None) -> Notebook:
    if (notes is None) == (record is None):
        raise RidottoError("give a file of notes, or --record and --seat")
    if record is not None:
        return _from_record(record, seat, at)
    if seat is not None or at is not None:
        raise RidottoError("--seat and --at go with --record")
    assert notes is not None
    text = read_text(notes)
    try:
        return read_notes(text, GAMES, names_of)
    except BadNotes as error:
        raise FileError(f"{notes}:{error.line}: {error.reason}") from None


def _from_record(file: Path, seat: str | None, at: int | None) -> Notebook:
    """``--at`` counts the lines of events in the file, as their numbers do."""
    record = read_record(file)
    viewer = seat_of(record, seat)
    book = Notebook(GAMES[record.header.game], record.header.options, viewer)
    for number, event in enumerate(record.events(), 1):
        if at is not None and number > at:
            break
        if event.to >> viewer & 1:
            book.add(f"event {number}", event.fact)
    return book
