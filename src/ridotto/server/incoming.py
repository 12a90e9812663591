"""Everything a client may send over the socket: commands of a table, and what changes nothing."""

from typing import Annotated

from msgspec import Meta, field

from ridotto.table.commands import Doing, GuestCommand, Wish
from ridotto.table.settings import Short


class ListChoices(GuestCommand, frozen=True, tag="choices"):
    """Write out the legal actions of a kind; ``fixed`` holds fields to a word or number."""

    kind: Short
    fixed: Annotated[dict[Short, Short], Meta(max_length=10)] = field(default_factory=dict)


class ListWays(GuestCommand, frozen=True, tag="ways"):
    """All that steps of one's draft can reach from here, each by one way: the fewest steps, and of
    those the one that spends what is of least use. ``fixed`` holds fields of its steps.
    """

    fixed: Annotated[dict[Short, Short], Meta(max_length=10)] = field(default_factory=dict)


class Prove(GuestCommand, frozen=True):
    """Prove that something hidden has this value: ``red``, ``identity``, ``X``."""

    whose: Short
    what: Short
    value: Short


class Weigh(GuestCommand, frozen=True):
    """Say what a legal action that decides something claims, in the game's notation."""

    do: Doing


class StillThere(GuestCommand, frozen=True):
    """Say that the house is there; nothing else. Answered by ``done``, even while nothing can be
    stored.
    """


Incoming = Wish | ListChoices | ListWays | Prove | Weigh | StillThere
"""Everything a client may send over the socket."""
