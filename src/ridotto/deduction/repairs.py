"""Did you mistype? The single changes of one entry that would make sense of notes that make none.

Whatever a slip was, the smallest set of entries that cannot all be right holds the entry it is in,
or one after which they count differently: otherwise correcting it would not help. So only these are
changed, one word, one card or one mark at a time, or left out, and every change is thought through
like notes of its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from ridotto.deduction.note_reading import (
    Plain,
    ReadNotes,
    as_written,
    entry_kinds,
    hints_of,
    with_entry,
)
from ridotto.deduction.note_reading import word_of as list_of
from ridotto.deduction.tracker import Tracker
from ridotto.deduction.understood_words import folded
from ridotto.kernel import NotesError, Vocabulary

MOST_TRIED = 1500
"""So many changes are thought through, and no more."""

OWN = ("me",)
"""Keys that nobody mistypes: all notes hang on them."""


class Change(Struct, frozen=True):
    """One change of one entry: ``new`` instead of ``old`` in a field, at a ``place`` of it if it is
    a list (None as ``new`` takes it out); without a field the whole entry is left out.
    """

    entry: str
    field: str = ""
    place: int | None = None
    old: str | bool | None = None
    new: str | bool | None = None


Ranked = tuple[tuple[float, ...], Change]
"""A change, and how unlikely it is."""


class Repair(Struct, frozen=True):
    """A change, and how many worlds are left with it."""

    change: Change
    worlds: int


def repairs(notes: ReadNotes, culprits: Sequence[str]) -> list[Repair]:
    """The changes of these entries that leave a world, the likeliest first."""
    found: list[tuple[tuple[float, ...], Repair]] = []
    turning = [
        name
        for name, _ in notes.written.entries
        if name.split()[0] in notes.game.studied.turning_notes
    ]
    suspects = list(dict.fromkeys((*culprits, *turning)))
    likely = sorted(_changes(notes, suspects), key=lambda each: each[0])
    for rank, change in likely[:MOST_TRIED]:
        worlds = _worlds(notes, change)
        if worlds:
            found.append(((*rank, -worlds), Repair(change, worlds)))
    found.sort(key=lambda each: each[0])
    return [repair for _, repair in found]


def changed(notes: ReadNotes, change: Change) -> ReadNotes:
    """The same notes with one change. Raises NotesError."""
    kind, _, number = change.entry.partition(" ")
    if number and change.field:
        entry = notes.plain[kind][int(number) - 1]
        value = _replaced(entry.get(change.field), change)
        return with_entry(notes, change.entry, {**entry, change.field: value})
    plain: Plain = {key: value for key, value in notes.plain.items() if key != "order"}
    order: list[str] = list(notes.plain["order"])
    if not number:
        plain[change.field] = _replaced(plain[change.field], change)
    else:
        place = int(number) - 1
        plain[kind] = [each for at, each in enumerate(plain[kind]) if at != place]
        del order[[at for at, each in enumerate(order) if each == kind][place]]
    return as_written(notes.game, notes.options, notes.names, plain, order)


def without(notes: ReadNotes, entries: Sequence[str]) -> ReadNotes:
    """The same notes without some entries. Raises NotesError."""
    last_first = sorted(entries, key=lambda entry: -int(entry.partition(" ")[2]))
    for entry in last_first:
        notes = changed(notes, Change(entry))
    return notes


def _replaced(value: Any, change: Change) -> Any:
    if change.place is None:
        return change.new
    middle = () if change.new is None else (change.new,)
    return [*value[: change.place], *middle, *value[change.place + 1 :]]


def _worlds(notes: ReadNotes, change: Change) -> int:
    """How many worlds notes leave with a change; none if they cannot even be read."""
    try:
        other = changed(notes, change)
        seat, stream = other.game.studied.from_notes(other.options, other.written)
    except NotesError:
        return 0
    tracker = Tracker(other.game.studied.lore(other.options, seat))
    for _, fact in stream:
        tracker.hear(fact)
    return tracker.knowledge.count()


def _changes(notes: ReadNotes, culprits: Sequence[str]) -> Iterator[Ranked]:
    """All single changes, each with how unlikely it is: a mark or a card, a person or a question,
    one's own cards, and last that the entry should not be there at all.
    """
    game, kind = notes.game, notes.game.studied.notes
    assert kind is not None
    lists = game.studied.words_in_notes(notes.options, game.vocabulary(notes.options))
    kinds = entry_kinds(kind)
    own = [entry for entry in culprits if " " not in entry]
    for entry in culprits:
        name, _, number = entry.partition(" ")
        if number:
            values = notes.plain[name][int(number) - 1]
            yield from _within(entry, values, hints_of(kinds[name]), lists, 0)
            yield (9, 0), Change(entry)
    if own:
        hints = {key: hint for key, hint in hints_of(kind).items() if key not in (*OWN, *kinds)}
        yield from _within("", notes.plain, hints, lists, 3)


def _within(
    entry: str, values: Mapping[str, Any], hints: Mapping[str, Any], lists: Vocabulary, rank: int
) -> Iterator[Ranked]:
    """The changes of one field each."""
    for field, hint in hints.items():
        value, word = values.get(field), list_of(hint)
        name = entry or field
        if word is not None:
            yield from _of_words(Change(name, field), value, lists[word.name], rank)
        elif hint is bool:
            old = bool(value)
            yield (rank, 0), Change(name, field, None, old, not old)


def _of_words(where: Change, value: Any, words: Sequence[str], rank: int) -> Iterator[Ranked]:
    """Another word in a field, or in one place of a list."""
    entry, field = where.entry, where.field
    if isinstance(value, list):
        for place, old in enumerate(value):
            for new in words:
                if new not in value:
                    yield (rank, _far(old, new)), Change(entry, field, place, old, new)
            if len(value) > 1:
                yield (rank, 2), Change(entry, field, place, old, None)
    elif value is not None:
        for new in words:
            if new != value:
                yield (rank + 1, _far(value, new)), Change(entry, field, None, value, new)


def _far(old: str, new: str) -> float:
    """How little two words have in common, from 0 to 1."""
    one, other = set(folded(old).split()), set(folded(new).split())
    return 1 - len(one & other) / max(1, len(one | other))
