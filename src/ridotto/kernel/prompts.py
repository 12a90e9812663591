"""What a seat is asked for, and what the others are told meanwhile: which sentence, and what it
says can be done.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, cast

from msgspec import Struct

from ridotto.kernel.actions import Action, Legal
from ridotto.kernel.events import kind_of
from ridotto.kernel.seats import Seat
from ridotto.kernel.view import View
from ridotto.kernel.vocabulary import Vocabulary

Kind = type[Action]
A = TypeVar("A", bound=Action)

Argument = tuple[str, ...] | int
"""A number; or the name of a list of words, and words of it."""

DEEDS = "deeds"
"""The argument that names what can be done, of what a prompt ``lists``."""


class Saying(Struct, frozen=True, gc=False):
    """A prompt with the arguments that its sentence needs, and the tag of its rule."""

    id: str
    rule: str
    arguments: Mapping[str, Argument]


class Prompt(Struct, frozen=True):
    """A sentence of the locale files, ``GAME-ask-ID`` or, for all games, ``ask-ID``; beside it the
    tag of the rule to read then, and what it says of whoever is to act: that all of ``promises``
    can be done now (of a tuple in it at least one), that none of ``denies`` can, and by its
    argument ``deeds`` which of ``lists`` can.
    """

    id: str
    rule: str = ""
    promises: tuple[Kind | tuple[Kind, ...], ...] = ()
    denies: tuple[Kind, ...] = ()
    lists: tuple[Kind, ...] = ()

    def say(self, **arguments: Argument) -> Saying:
        return Saying(self.id, self.rule, arguments)

    def list(self, legal: Legal, **arguments: Argument) -> Saying:
        """The same, with those of ``lists`` that are legal."""
        offered = kinds_in(legal)
        deeds = [kind_of(kind.__name__) for kind in self.lists if kind in offered]
        return Saying(self.id, self.rule, {DEEDS: ("deed", *deeds), **arguments})

    def untrue(self, saying: Saying, offered: frozenset[Kind]) -> str | None:
        """What is not so, if these kinds can be done; nothing if all is."""
        for promise in self.promises:
            if not offered.intersection(promise if isinstance(promise, tuple) else (promise,)):
                return f"{self.id} promises {promise}"
        if wrong := offered.intersection(self.denies):
            return f"{self.id} denies {wrong}"
        if self.lists:
            can = [kind_of(kind.__name__) for kind in self.lists if kind in offered]
            if saying.arguments[DEEDS] != ("deed", *can):
                return f"{self.id} lists {saying.arguments[DEEDS]}"
        return None


class Prompts(Struct, frozen=True):
    """All prompts of a game, and who chooses one: ``ask`` what a seat that is to act is asked for,
    from what it knows and may do; ``wait`` what everybody else is told meanwhile, from what all
    know.
    """

    all: tuple[Prompt, ...]
    ask: Callable[[Vocabulary, View, Legal], Saying]
    wait: Callable[[Vocabulary, Any], Saying]


def group_of(kind: type[A], legal: Legal) -> Sequence[A]:
    """The legal actions of one kind; none if there are none."""
    for group in (*legal.groups, *legal.final):
        if type(group[0]) is kind:
            return cast(Sequence[A], group)
    return ()


def kinds_in(legal: Legal) -> frozenset[Kind]:
    """The kinds of actions among these."""
    return frozenset(type(group[0]) for group in (*legal.groups, *legal.final))


def named(vocabulary: Vocabulary, of: str, *numbers: int) -> Argument:
    """The words that these numbers stand for, as an argument."""
    words = vocabulary[of]
    return (of, *[words[number] for number in numbers])


def waited_for(vocabulary: Vocabulary, public: Any) -> Argument:
    """The seats that are to act, as an argument; chance and the table are none."""
    seats: list[Seat] = [actor for actor in public.to_act if actor >= 0]
    return named(vocabulary, "seat", *seats)


ACT = Prompt("act")
WAIT = Prompt("wait")
PLAIN = Prompts(
    (ACT, WAIT),
    lambda *_: ACT.say(),
    lambda vocabulary, public: WAIT.say(who=waited_for(vocabulary, public)),
)
"""What a game without prompts says: that it is your turn, and whom we wait for."""
