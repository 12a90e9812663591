"""Advice: what one could do, what it is worth for winning, and why."""

from collections.abc import Iterable
from typing import Literal, Protocol

from msgspec import Struct

from ridotto.bots.bot import Bot
from ridotto.kernel import Action, Legal, Reason, View

About = Literal["call", "ask", "meet", "show", "play"]
"""What a piece of advice is about: to call out that one has won, or what is missing for it; whom
to ask what; whom to meet first; what to show somebody who asks; any other move.
"""


class Advised(Struct, frozen=True):
    """Something to do. ``worth`` ranks it among others of its kind, in the bot's own measure.

    ``actions`` follow each other; there are none where one can only head for something. The words
    of ``reason`` are ``advice-CODE``, and ``reason-CODE`` where a bot says it of itself. ``bits``
    is what can be expected to be told: to me if I ask, to the asker if I show. ``when`` is the
    occasion (``advice-when-CODE``), where it is not now.
    """

    about: About
    reason: Reason
    worth: float
    actions: tuple[Action, ...] = ()
    bits: float | None = None
    when: Reason | None = None

    @property
    def action(self) -> Action:
        """The first of them. Raises IndexError where there is none."""
        return self.actions[0]


class Adviser(Bot, Protocol):
    """A bot that can say what it thinks of its choices; what it does itself is the best of them."""

    def advise(self, view: View, legal: Legal) -> list[Advised]:
        """The choices of a seat that is to act, the best first, from what it knows and nothing
        else. It decides nothing, and draws nothing at random.
        """
        ...


def ranked(advice: Iterable[Advised]) -> list[Advised]:
    """The best first; what is worth the same stays in order."""
    return sorted(advice, key=lambda each: -each.worth)
