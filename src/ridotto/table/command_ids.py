"""Which of a guest's commands a table has done: told by their ids, in little room however many they
were.

An id is ``NAME-NUMBER``, with numbers that grow; of each name, only the greatest is remembered. Any
other id is a name by itself. So a copy that comes late, by whatever way, is known for one.
"""

from functools import lru_cache

from msgspec import Struct, field

REMEMBERED = 32
"""Of so many it is known that they were done; of those before them, that they are not to be."""


class CommandIds(Struct):
    """The ids of one guest's commands that were done."""

    newest: dict[str, None] = field(default_factory=dict)
    """The last ones, oldest first."""
    greatest: dict[str, int] = field(default_factory=dict)
    """The greatest number of each name."""

    def add(self, id_: str) -> None:
        """A command of this id was done."""
        self.newest[id_] = None
        if len(self.newest) > REMEMBERED:
            del self.newest[next(iter(self.newest))]
        name, number = name_and_number(id_)
        self.greatest[name] = max(number, self.greatest.get(name, 0))

    def is_past(self, id_: str) -> bool:
        """Whether this one, or one that was to follow it, was done."""
        name, number = name_and_number(id_)
        return number <= self.greatest.get(name, -1)


@lru_cache(maxsize=256)  # each is asked for three times, one after another
def name_and_number(id_: str) -> tuple[str, int]:
    """Of whom an id is, up to its last hyphen, and the number after that; all of it and 0, where
    there is no such number.
    """
    name, hyphen, number = id_.rpartition("-")
    counts = name and number.isascii() and number.isdecimal()
    return (name + hyphen, int(number)) if counts else (id_, 0)
