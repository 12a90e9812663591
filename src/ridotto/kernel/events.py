"""What happens, and who is sent it.

A fact says what happened and how it changes what its receivers know. There are two families, so
that the type checker keeps secrets too: an ``Open`` fact can only be announced to everyone and
changes the public part of a view; a ``Secret`` fact can only be told to named seats (or to
nobody) and changes the private part of each.
"""

import re
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from ridotto.kernel.outcome import Outcome
from ridotto.kernel.seats import Audience, Seat, sees


def kind_of(name: str) -> str:
    """The tag of a class in files and on the wire: ``WentAway`` becomes ``went-away``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Fact(
    Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag=kind_of, tag_field="kind"
):
    """One thing that happened, as its receivers see it."""


class Open(Fact, frozen=True, gc=False):
    """A fact everyone sees."""

    def seen(self, public: Any) -> None:
        """Change the public part accordingly; some facts are only news."""


class Secret(Fact, frozen=True, gc=False):
    """A fact for some."""

    def told(self, own: Any) -> None:
        """Change the private part of a seat that is told."""

    def kept(self, truth: Any) -> None:
        """Change what only the full state holds. Most secrets are some seat's and leave it be."""


class Ended(Open, frozen=True, gc=False):
    """The game is over."""

    outcome: Outcome

    def seen(self, public: Any) -> None:
        public.outcome = self.outcome
        public.to_act = ()


class Event(Struct, frozen=True, gc=False, array_like=True):
    """A fact and its audience."""

    to: Audience
    fact: Fact


def facts_for(viewer: Seat, events: Iterable[Event]) -> list[Fact]:
    """The facts among these events that a seat, or a spectator, is sent."""
    return [event.fact for event in events if sees(event.to, viewer)]
