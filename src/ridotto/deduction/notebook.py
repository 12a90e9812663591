"""Notes in a small text file (TOML), for people at a physical table."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any

from ridotto.deduction.note_reading import ReadNotes, read_plain
from ridotto.deduction.proofs import Proof
from ridotto.deduction.tracker import Tracker
from ridotto.deduction.understood_words import Names, no_names
from ridotto.kernel import Fact, Game, NotesError, Options, Registry, RidottoError, Seat
from ridotto.kernel.hidden import Observation


class BadNotes(RidottoError):
    """Notes that cannot be used; ``line`` counts from 1. ``error`` tells in which entry, if it is
    something about one.
    """

    def __init__(self, line: int, reason: str, error: NotesError | None = None) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.error = error


class Notebook:
    """Notes, read and thought through. It knows which entry each observation rests on; ``facts`` is
    all that was noted, as the stream of a seat, and ``called`` what people are called, by seat.
    """

    def __init__(
        self, game: Game, options: Options, seat: Seat, called: Mapping[str, str] | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.seat = seat
        self.called = called or {}
        self.tracker = Tracker(game.studied.lore(options, seat))
        self.facts: list[Fact] = []
        self._entry: dict[Any, str] = {}
        self._writing, self._before = "", self._entry

    def add(self, entry: str, fact: Fact) -> None:
        """Take in what one entry tells."""
        self.facts.append(fact)
        self.tracker.hear(fact)
        self.tracker.lore.settle()
        if entry != self._writing:
            # What comes and goes between two facts of one entry was observed where it was before.
            self._writing, self._before = entry, self._entry
        keys = map(_key, self.tracker.lore.observations)
        self._entry = {key: self._before.get(key, entry) for key in keys}

    def entry_of(self, observation: Observation) -> str:
        """Where it was written."""
        return self._entry[_key(observation)]

    def culprits(self, proof: Proof) -> list[str]:
        """The entries a proof rests on."""
        learned = [self.tracker.knowledge.observations[number] for number in proof.observations]
        return list(dict.fromkeys(map(self.entry_of, (*proof.own, *learned))))


def _key(observation: Observation) -> Any:
    """What makes an observation the same as before, though it may have been made again: when
    another traitor is there, a card that was seen is none of one more.
    """
    return observation.says, observation.fact


def think_through(notes: ReadNotes) -> Notebook:
    """The notebook of notes that were understood. Raises NotesError; contradictory notes are
    thought through like any others, they just leave no world.
    """
    seat, stream = notes.game.studied.from_notes(notes.options, notes.written)
    notebook = Notebook(notes.game, notes.options, seat, notes.names)
    for entry, fact in stream:
        notebook.add(entry, fact)
    return notebook


def read_notes(text: str, games: Registry, names: Names = no_names) -> Notebook:
    """The notebook of a text. Raises BadNotes with line and reason."""
    try:
        return think_through(read_plain(plain_of(text), games, names))
    except NotesError as error:
        raise BadNotes(line_of(text, error.entry), str(error), error) from None


def plain_of(text: str) -> dict[str, Any]:
    """The data of a text, its entries in the order in which they are written. Raises BadNotes."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        raise BadNotes(line, f"not TOML: {error}") from None
    except (RecursionError, ValueError):
        raise BadNotes(1, "not TOML: nested too deep, or a number too long") from None
    headers = re.findall(r"^\s*\[\[\s*(\w+)\s*\]\]", text, re.MULTILINE)
    lists = {key: len(value) for key, value in table.items() if _is_entries(value)}
    if "order" not in table and lists == {name: headers.count(name) for name in headers}:
        table["order"] = headers
    return table


def _is_entries(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(each, dict) for each in value)


def line_of(text: str, entry: str) -> int:
    """Where an entry stands in the text: the line of its key, or of the n-th of its tables."""
    name, _, number = entry.partition(" ")
    word = rf"[\"']?{re.escape(name)}[\"']?(?!\w)"
    pattern = rf"^\s*\[\[\s*{word}\s*\]\]" if number.isdigit() else rf"^\s*\[{{0,2}}\s*{word}"
    found = list(re.finditer(pattern, text, re.MULTILINE))
    place = int(number) - 1 if number.isdigit() else 0
    return text.count("\n", 0, found[place].end()) + 1 if place < len(found) else 1
