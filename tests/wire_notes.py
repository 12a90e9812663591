"""What notes of each game are made of, for the notebook of the web client: which options there are,
which words may stand in notes with each, and what one writes down. It has to be there without the
house.
"""

import json
from collections.abc import Mapping
from itertools import product
from typing import Any, get_args

from msgspec import NODEFAULT
from msgspec.structs import fields

from ridotto.deduction.note_reading import entry_kinds, hints_of, word_of
from ridotto.kernel import Game, OptionError
from tests.wire_games import NOTE


def note_types(game: Game) -> str:
    """The shape of a game's notes, as a module."""
    study = game.studied
    assert study.notes is not None
    kinds = entry_kinds(study.notes)
    options = [
        {"name": each.name, "default": each.default, "values": list(each.values)}
        for each in game.options
        if each.values
    ]
    shape: dict[str, Any] = {
        "options": options,
        **_variants(game),
        "own": [field for field in _fields(study.notes) if field["name"] not in kinds],
        "kinds": {name: _fields(kind) for name, kind in kinds.items()},
    }
    text = json.dumps(shape, ensure_ascii=False)
    head = f'{NOTE}import type {{ NoteShape }} from "../note-shape";\n\n'
    return f"{head}export default {text} satisfies NoteShape;\n"


SHAPE = (
    NOTE
    + """/** Something that is written down: a word of a list, several, or a mark. */
export interface NoteField {
  name: string;
  /** The list its words are of, and what that list is called among the texts; a mark has none. */
  list: string | null;
  of: string | null;
  /** How many words: one, any number (0), or exactly so many. */
  many: number;
  needed: boolean;
  usual: string | boolean | null;
}
export interface NoteShape {
  options: { name: string; default: string | number | null; values: (string | number | null)[] }[];
  /** The options that the words depend on; for their values, joined by spaces, the words of each
      list by their place in `words`. What is missing is refused. */
  by: string[];
  variants: Record<string, Record<string, number>>;
  words: string[][];
  own: NoteField[];
  kinds: Record<string, NoteField[]>;
}
"""
)


def _fields(kind: Any) -> list[Mapping[str, Any]]:
    hints = hints_of(kind)
    found: list[Mapping[str, Any]] = []
    for field in fields(kind):
        hint = hints[field.encode_name]
        word = word_of(hint)
        usual = field.default if field.default is not NODEFAULT else None
        found.append(
            {
                "name": field.encode_name,
                "list": None if word is None else word.name,
                "of": None if word is None else word.of,
                "many": _many(hint),
                "needed": field.required,
                "usual": usual,
            }
        )
    return found


def _many(hint: Any) -> int:
    origin = getattr(hint, "__origin__", None)
    if origin is list:
        return 0
    return len(get_args(hint)) if origin is tuple else 1


def _variants(game: Game) -> dict[str, Any]:
    """The words by those options that they depend on."""
    listed = [option for option in game.options if option.values]
    found: dict[tuple[Any, ...], dict[str, tuple[str, ...]] | None] = {}
    for values in product(*(option.values for option in listed)):
        try:
            options = game.settle(
                {option.name: value for option, value in zip(listed, values, strict=True)}
            )
        except OptionError:
            found[values] = None
        else:
            found[values] = dict(game.studied.words_in_notes(options, game.vocabulary(options)))
    needed = [place for place in range(len(listed)) if _matters(found, place)]
    pool: dict[tuple[str, ...], int] = {}
    variants: dict[str, dict[str, int]] = {}
    used = {field["list"] for field in _all_fields(game) if field["list"]}
    for values, lists in found.items():
        if lists is not None:
            key = " ".join(str(values[place]) for place in needed)
            variants[key] = {
                name: pool.setdefault(words, len(pool))
                for name, words in lists.items()
                if name in used
            }
    return {
        "by": [listed[place].name for place in needed],
        "variants": variants,
        "words": [list(words) for words in pool],
    }


def _all_fields(game: Game) -> list[Mapping[str, Any]]:
    assert game.studied.notes is not None
    kinds = entry_kinds(game.studied.notes)
    return [
        *_fields(game.studied.notes),
        *(field for kind in kinds.values() for field in _fields(kind)),
    ]


def _matters(found: Mapping[tuple[Any, ...], Any], place: int) -> bool:
    """Whether the option at this place changes anything."""
    by_rest: dict[tuple[Any, ...], Any] = {}
    for values, lists in found.items():
        rest = values[:place] + values[place + 1 :]
        if by_rest.setdefault(rest, lists) != lists:
            return True
    return False
