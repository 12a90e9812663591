"""Notes in a small text file (TOML), for people at a physical table."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from ridotto.deduction.proofs import Proof
from ridotto.deduction.tracker import Tracker
from ridotto.kernel import (
    Fact,
    Game,
    NotesError,
    OptionError,
    Options,
    Registry,
    RidottoError,
    Seat,
    UnknownGame,
)


class BadNotes(RidottoError):
    """Notes that cannot be used; ``line`` counts from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Notebook:
    """Notes, read and thought through.

    ``own`` and ``learned`` tell in which entry each observation of the knowledge was written.
    """

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        self.game = game
        self.options = options
        self.seat = seat
        self.tracker = Tracker(game.studied.lore(options, seat))
        self.own: list[str] = []
        self.learned: list[str] = []

    def add(self, entry: str, fact: Fact) -> None:
        """Take in what one entry tells."""
        self.tracker.hear(fact)
        knowledge = self.tracker.knowledge
        self.own += [entry] * (len(knowledge.own) - len(self.own))
        self.learned += [entry] * (len(knowledge.observations) - len(self.learned))

    def culprits(self, proof: Proof) -> list[str]:
        """The entries an proof rests on."""
        places = [self.tracker.knowledge.own.index(each) for each in proof.own]
        entries = [self.learned[number] for number in proof.observations]
        return list(dict.fromkeys([self.own[place] for place in places] + entries))


def read_notes(text: str, games: Registry) -> Notebook:
    """The notebook of a text. Raises BadNotes with line and reason; contradictory notes are read
    like any others, they just leave no world.
    """
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        raise BadNotes(line, f"not TOML: {error}") from None
    except (RecursionError, ValueError):
        raise BadNotes(1, "not TOML: nested too deep, or a number too long") from None
    try:
        return _read(table, games)
    except NotesError as error:
        raise BadNotes(_line(text, error.entry), str(error)) from None


def _read(table: dict[str, Any], games: Registry) -> Notebook:
    game = _game(table, games)
    options = _options(table, game)
    study = game.study
    if study is None or study.notes is None:
        raise NotesError("game", f"{game.id} takes no notes")
    rest = {key: value for key, value in table.items() if key not in ("game", "options")}
    try:
        notes = msgspec.convert(rest, study.notes)
    except msgspec.ValidationError as error:
        raise NotesError(*_where(str(error))) from None
    seat, stream = study.from_notes(options, notes)
    notebook = Notebook(game, options, seat)
    for entry, fact in stream:
        notebook.add(entry, fact)
    return notebook


def _game(table: Mapping[str, Any], games: Registry) -> Game:
    if not isinstance(table.get("game"), str):
        raise NotesError("game", "say which game it is")
    try:
        return games[table["game"]]
    except UnknownGame as error:
        raise NotesError("game", str(error)) from None


def _options(table: Mapping[str, Any], game: Game) -> Options:
    options = table.get("options", {})
    if not isinstance(options, dict):
        raise NotesError("options", "write them as { name = value }")
    try:
        return game.settle(options)
    except OptionError as error:
        raise NotesError("options", str(error)) from None


def _where(message: str) -> tuple[str, str]:
    """Entry and reason of a validation error, which ends in something like `$.answer[1].cards`."""
    reason, _, path = message.partition(" - at `$")
    listed = re.match(r"\.(\w+)\[(\d+)\]", path)
    if listed:
        return f"{listed[1]} {int(listed[2]) + 1}", reason
    key = re.match(r"\.(\w+)", path) or re.search(r"field `(\w+)`", reason)
    return (key[1] if key else "notes"), reason


def _line(text: str, entry: str) -> int:
    """Where an entry stands in the text: the line of its key, or of the n-th of its tables."""
    name, _, number = entry.partition(" ")
    pattern = rf"^\s*\[\[\s*{name}\s*\]\]" if number else rf"^\s*\[?\s*{name}\b"
    found = list(re.finditer(pattern, text, re.MULTILINE))
    place = int(number or 1) - 1
    return text.count("\n", 0, found[place].end()) + 1 if place < len(found) else 1
