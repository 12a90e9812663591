"""Many recorded games as a few Parquet files, for whoever studies them with other tools.

``games.parquet`` has a row a game, ``steps.parquet`` one an action, ``facts.parquet`` one a fact,
with whom it was sent to, and ``beliefs.parquet``, if asked for, one for each value of each hidden
thing, for every seat that is to act. ``SCHEMAS`` says what is in the columns; rows are in the order
in which things happened, and ``game`` joins them.
"""

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from ridotto.deduction import Model, Tracker
from ridotto.games import GAMES
from ridotto.kernel import Game, Record, RecordError, RidottoError
from ridotto.kernel.events import kind_of
from ridotto.kernel.record import read
from ridotto.lab.parallel import spread

if TYPE_CHECKING:
    from ridotto.envs.numbering import Numbering

Columns = dict[str, list[Any]]
Tables = dict[str, Columns]

SCHEMAS: dict[str, dict[str, tuple[str, str]]] = {
    "games": {
        "game": ("int32", "its number in this export"),
        "name": ("string", "what was played"),
        "version": ("string", "of the software that wrote the record"),
        "options": ("string", "as JSON"),
        "vocabulary": ("string", "the words that numbers in facts stand for, as JSON"),
        "seats": ("list<string>", "their names, in playing order"),
        "players": ("list<string>", "who sat there"),
        "laid_out": ("int32", "the steps laid out before anybody played; 0 of a dealt game"),
        "deal": ("string", "of a game played on: true or drawn; nothing of a dealt one"),
        "reason": ("string", "why it ended; nothing if it did not"),
        "side": ("string", "who won"),
        "winners": ("list<int8>", "the seats that won"),
    },
    "steps": {
        "game": ("int32", "which game"),
        "step": ("int32", "its number in the game, from 0"),
        "by": ("int8", "the seat that acted; -1 for chance, -2 for the table"),
        "kind": ("dictionary", "the kind of action"),
        "action": ("string", "the action, in the game's notation"),
        "number": ("int32", "the number of the move; -1 where it has none of its own"),
        "because": ("dictionary", "the code of a bot's reason"),
    },
    "facts": {
        "game": ("int32", "which game"),
        "step": ("int32", "the step that caused it"),
        "to": ("uint8", "who was sent it: bit s for seat s; 255 is everyone"),
        "kind": ("dictionary", "the kind of fact"),
        "fact": ("string", "the whole fact, as JSON"),
    },
    "beliefs": {
        "game": ("int32", "which game"),
        "step": ("int32", "the step that the seat is about to make"),
        "seat": ("int8", "who believes"),
        "whose": ("dictionary", "whose secret"),
        "what": ("dictionary", "which secret"),
        "value": ("dictionary", "a value it can have"),
        "odds": ("float32", "how likely that is, exactly"),
    },
}
"""For each file, the type and the meaning of each column."""


class Exported(Struct):
    """How much was written."""

    games: int = 0
    steps: int = 0
    facts: int = 0
    beliefs: int = 0


def export(files: Sequence[Path], out: Path, model: Model | None = None, jobs: int = 1) -> Exported:
    """Writes the games of some records as Parquet files into a folder; with a model, also what each
    seat should have believed by it. Raises RidottoError, naming the file.
    """
    if find_spec("pyarrow") is None or find_spec("numpy") is None:
        raise RidottoError("export needs the optional extra: pip install 'ridotto[study]'")
    from ridotto.lab.parquet import Writer  # noqa: PLC0415 - an optional extra

    out.mkdir(parents=True, exist_ok=True)
    written = Exported()
    names = [name for name in SCHEMAS if name != "beliefs" or model is not None]
    with Writer(out, {name: SCHEMAS[name] for name in names}) as writer:
        work = [(number, path, model) for number, path in enumerate(files)]
        for tables in spread(_tables_of, work, jobs):
            writer.add(tables)
            for name in names:
                count = len(tables[name]["game"])
                setattr(written, name, getattr(written, name) + count)
    return written


def _tables_of(work: tuple[int, Path, Model | None]) -> Tables:
    number, path, model = work
    try:
        record = read(path.read_text(encoding="utf-8"), GAMES)
    except (OSError, UnicodeDecodeError, RecordError) as error:
        raise RidottoError(f"{path}: {error}") from None
    return tables_of(record, number, model)


def tables_of(record: Record, number: int, model: Model | None = None) -> Tables:
    """One game as rows of all tables."""
    from ridotto.envs.numbering import numberings  # noqa: PLC0415 - of the extra

    header, end = record.header, record.end
    game = GAMES[header.game]
    tables: Tables = {name: {column: [] for column in each} for name, each in SCHEMAS.items()}
    _add(
        tables["games"],
        number,
        header.game,
        header.version,
        msgspec.json.encode(header.options).decode(),
        msgspec.json.encode(header.vocabulary).decode(),
        list(header.seats),
        list(header.players),
        header.laid_out,
        header.begun.deal if header.begun else None,
        None if end is None else end.outcome.reason,
        None if end is None else end.outcome.side,
        [] if end is None else list(end.outcome.winners),
    )
    seats, chance, _ = numberings(game, header.options)
    _add_steps(tables, record, number, game, (seats, chance))
    if model is not None:
        _add_beliefs(tables["beliefs"], record, number, game, model)
    return tables


def _add_steps(
    tables: Tables, record: Record, number: int, game: Game, of: "tuple[Numbering, Numbering]"
) -> None:
    notation, encode = game.notation(record.header.options), msgspec.json.encode
    for place, step in enumerate(record.steps):
        move = of[step.by < 0].of.get(step.action, -1)
        kind = kind_of(type(step.action).__name__)
        because = None if step.reason is None else step.reason.code
        text = notation.write(step.action)
        _add(tables["steps"], number, place, step.by, kind, text, move, because)
        for event in step.events:
            kind = kind_of(type(event.fact).__name__)
            fact = encode(event.fact).decode()
            _add(tables["facts"], number, place, event.to, kind, fact)


def _add_beliefs(columns: Columns, record: Record, number: int, game: Game, model: Model) -> None:
    options = record.header.options
    trackers = [
        Tracker(game.studied.lore(options, seat)) for seat in range(len(record.header.seats))
    ]
    for place, step in enumerate(record.steps):
        if step.by >= 0:
            for row in _odds(trackers[step.by], model):
                _add(columns, number, place, step.by, *row)
        for seat, tracker in enumerate(trackers):
            for fact in step.facts(seat):
                tracker.hear(fact)


def _odds(tracker: Tracker, model: Model) -> Iterator[tuple[str, str, str, float]]:
    for (whose, what), values in tracker.knowledge.probabilities(model).items():
        for value, odds in values.items():
            yield whose, what, value, float(odds)


def _add(columns: Columns, *row: Any) -> None:
    for column, value in zip(columns.values(), row, strict=True):
        column.append(value)
