"""Notes as plain data, understood: which game, which words, in which order.

The data is what a TOML file or a JSON object holds: keys of one's own, and lists of entries.
Entries of different lists have an order too: ``order`` names the list of each, one after the other;
without it they count list by list.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

from ridotto.deduction.understood_words import (
    Names,
    Understanding,
    did_you_mean,
    folded,
    nearest,
    no_names,
)
from ridotto.kernel import Game, NotesError, OptionError, Options, Registry, UnknownGame
from ridotto.kernel.notes import Word, Written

COMMON = ("game", "options", "names", "order")
"""What notes of every game may have."""
MOST_ENTRIES = 200
LONGEST_NAME = 40

Plain = dict[str, Any]


class ReadNotes(Struct, frozen=True):
    """Notes of a game; ``plain`` is the same as data, in the game's own words."""

    game: Game
    options: Options
    names: Mapping[str, str]
    plain: Plain
    written: Written


def read_plain(table: Mapping[str, Any], games: Registry, names: Names = no_names) -> ReadNotes:
    """The notes that a table of data holds. Raises NotesError."""
    game = _game(table, games)
    options = _options(table, game)
    study = game.study
    if study is None or study.notes is None:
        raise NotesError("game", f"{game.id} takes no notes")
    lists = study.words_in_notes(options, game.vocabulary(options))
    called = _called(table, Understanding(game, lists, names))
    understanding = Understanding(game, lists, names, called)
    rest = {key: value for key, value in table.items() if key not in COMMON}
    plain = _understood(rest, study.notes, understanding, "")
    return as_written(game, options, called, plain, _order(table, plain, study.notes))


def as_written(
    game: Game, options: Options, called: Mapping[str, str], plain: Plain, order: Sequence[str]
) -> ReadNotes:
    """Notes whose words are understood already. Raises NotesError."""
    kind = game.studied.notes
    assert kind is not None
    try:
        own = msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise NotesError(*_where(str(error))) from None
    counted: Counter[str] = Counter()
    entries: list[tuple[str, Struct]] = []
    for name in order:
        counted[name] += 1
        entries.append((f"{name} {counted[name]}", getattr(own, name)[counted[name] - 1]))
    whole = {**plain, "order": list(order)}
    return ReadNotes(game, options, called, whole, Written(own, tuple(entries)))


def with_entry(notes: ReadNotes, name: str, entry: Plain) -> ReadNotes:
    """The same notes with something else written as one of the entries. Raises NotesError."""
    kind, _, number = name.partition(" ")
    place = int(number) - 1
    own = notes.written.own
    listed = list(getattr(own, kind))
    try:
        listed[place] = msgspec.convert(entry, type(listed[place]))
    except msgspec.ValidationError as error:
        raise NotesError(name, _where(str(error))[1]) from None
    plain = list(notes.plain[kind])
    plain[place] = entry
    entries = tuple(
        (each, listed[place] if each == name else value) for each, value in notes.written.entries
    )
    written = Written(replace(own, **{kind: listed}), entries)
    return ReadNotes(notes.game, notes.options, notes.names, {**notes.plain, kind: plain}, written)


def _game(table: Mapping[str, Any], games: Registry) -> Game:
    name = table.get("game")
    if not isinstance(name, str):
        raise NotesError("game", "say which game it is")
    ids = {folded(game.id): game.id for game in games}
    try:
        return games[ids.get(folded(name[:100]), name)]
    except UnknownGame as error:
        near = nearest(name, ids.values())
        hint = f"; did you mean {near}?" if near else ""
        raise NotesError("game", f"{error}{hint}") from None


def _options(table: Mapping[str, Any], game: Game) -> Options:
    options = table.get("options", {})
    if not isinstance(options, dict):
        raise NotesError("options", "write them as { name = value }")
    try:
        return game.settle(options)
    except OptionError as error:
        raise NotesError("options", str(error)) from None


def _called(table: Mapping[str, Any], understanding: Understanding) -> Mapping[str, str]:
    """What people are called, by seat."""
    names = table.get("names", {})
    if not isinstance(names, dict):
        raise NotesError("names", 'write them as { blue = "Anna" }')
    called: dict[str, str] = {}
    for seat, name in names.items():
        whose = understanding.find("names", "seat", Word("seat"), str(seat))
        if not isinstance(name, str) or not name.isprintable() or len(name) > LONGEST_NAME:
            raise NotesError("names", f"that is no name for {whose}")
        if name.strip():
            called[whose] = name.strip()
    return called


def _order(table: Mapping[str, Any], plain: Plain, kind: type[Struct]) -> list[str]:
    lists = entry_kinds(kind)
    counts = {name: len(plain.get(name, ())) for name in lists}
    if sum(counts.values()) > MOST_ENTRIES:
        raise NotesError("notes", f"more than {MOST_ENTRIES} entries")
    order = table.get("order")
    if order is None:
        return [name for name in lists for _ in range(counts[name])]
    if not isinstance(order, list) or not all(isinstance(name, str) for name in order):
        raise NotesError("order", "it names the list of each entry, one after the other")
    if Counter(order) != Counter({name: count for name, count in counts.items() if count}):
        raise NotesError("order", "it does not name every entry once")
    return order


@cache
def entry_kinds(kind: type[Struct]) -> Mapping[str, type[Struct]]:
    """The lists of entries that notes of this type have, and what they hold."""
    found: dict[str, type[Struct]] = {}
    for name, hint in hints_of(kind).items():
        inner = get_args(hint)
        if get_origin(hint) is list and isinstance(inner[0], type) and issubclass(inner[0], Struct):
            found[name] = inner[0]
    return found


@cache
def hints_of(kind: type[Struct]) -> Mapping[str, Any]:
    """The types of a struct's fields, by the names that are written."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.encode_name: hints[field.name] for field in fields(kind)}


def _understood(
    table: Mapping[str, Any], kind: type[Struct], words: Understanding, within: str
) -> Plain:
    """The same data with every word replaced by the game's own. Raises NotesError."""
    hints, lists = hints_of(kind), entry_kinds(kind)
    plain: Plain = {}
    for key, value in table.items():
        if key not in hints:
            raise NotesError(within or key, _unknown(key, value, hints))
        if key in lists and isinstance(value, list):
            if len(value) > MOST_ENTRIES:
                raise NotesError(key, f"more than {MOST_ENTRIES} entries")
            plain[key] = [
                _understood(each, lists[key], words, f"{key} {place}")
                if isinstance(each, dict)
                else each
                for place, each in enumerate(value, 1)
            ]
        else:
            plain[key] = _said(value, hints[key], words, within or key, key)
    return plain


def _unknown(key: str, value: Any, hints: Mapping[str, Any]) -> str:
    is_table = isinstance(value, dict) or (
        isinstance(value, list) and any(isinstance(each, dict) for each in value)
    )
    shown = key[:LONGEST_NAME]
    what = f"unknown table [[{shown}]]" if is_table else f"unknown key {shown!r}"
    return what + did_you_mean(key, hints)


def _said(value: Any, hint: Any, words: Understanding, entry: str, key: str) -> Any:
    word = word_of(hint)
    if word is None:
        return value
    if isinstance(value, list):
        if len(value) > MOST_ENTRIES:
            raise NotesError(entry, f"{key}: too many")
        return [_said(each, hint, words, entry, key) for each in value]
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1000:
        value = str(value)
    return words.find(entry, word.of, word, value) if isinstance(value, str) else value


def word_of(hint: Any) -> Word | None:
    """The list that a field's text, or the texts in it, are words of."""
    return next(_words_in(hint), None)


def _words_in(hint: Any) -> Iterator[Word]:
    if get_origin(hint) is Annotated:
        yield from (extra for extra in hint.__metadata__ if isinstance(extra, Word))
    for part in get_args(hint):
        yield from _words_in(part)


def _where(message: str) -> tuple[str, str]:
    """Entry and reason of a validation error, which ends in something like `$.answer[1].cards`."""
    reason, _, path = message.partition(" - at `$")
    listed = re.match(r"\.(\w+)\[(\d+)\]", path)
    if listed:
        return f"{listed[1]} {int(listed[2]) + 1}", reason
    key = re.match(r"\.(\w+)", path) or re.search(r"field `(\w+)`", reason)
    return (key[1] if key else "notes"), reason
