"""Numbers that stand for words.

Inside, a card or a colour is a small integer; outside it is a word. A field says which list of
words it indexes: ``Mask = Annotated[int, Of("mask")]``. Notation and the readable log use this
to go from one to the other, so nobody writes the translation twice. ``By``, ``Bits`` and
``Acting`` say the same of lists, of sets and of actors, ``Flags`` and ``OneOf`` what else a number
or a text can be, for whoever shows a view or makes numbers of it.
"""

from collections.abc import Mapping
from typing import Annotated, Any, get_args, get_origin, get_type_hints

Vocabulary = Mapping[str, tuple[str, ...]]
"""For each name used in an ``Of``, the words its numbers index."""


class Of:
    """Marks an integer field as an index into the vocabulary's list ``name``."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"Of({self.name!r})"


class By:
    """Marks a list as having one entry for each word of the vocabulary's list ``name``."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Bits:
    """Marks an integer as a set: bit ``n`` stands for word ``n`` of the list ``name``."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Flags:
    """Marks an integer as a set of ``count`` things that have no words."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


class OneOf:
    """Marks a text as one of these codes."""

    __slots__ = ("codes",)

    def __init__(self, *codes: str) -> None:
        self.codes = codes


class Acting:
    """Marks an integer as an actor: a seat, or one of the two actors without one."""

    __slots__ = ()


def worded_fields(cls: type) -> dict[str, str]:
    """The fields of ``cls`` that stand for words, each with the name of its list.

    A field may be one number, an optional one, or a tuple of them, nested to any depth.
    """
    hints = get_type_hints(cls, include_extras=True)
    found = {name: _list_name(hint) for name, hint in hints.items()}
    return {name: of for name, of in found.items() if of is not None}


def _list_name(hint: Any) -> str | None:
    if get_origin(hint) is Annotated:
        for extra in hint.__metadata__:
            if isinstance(extra, Of):
                return extra.name
    for part in get_args(hint):
        inner = _list_name(part)
        if inner is not None:
            return inner
    return None
