"""Opponents that are made to exploit others: points in a space of traits, some with names."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from ridotto.bots.bot import Maker, UnknownBot

Variant = dict[str, Any]
"""The traits of one opponent that are not as they usually are."""


class Probes(Struct, frozen=True):
    """The family of a game. ``traits`` is a struct with the usual value of each, ``family`` has the
    variants of each name that a search begins with, ``space`` what each trait may be, and ``make``
    seats a bot with such traits.
    """

    traits: type[Struct]
    family: Mapping[str, Sequence[Variant]]
    space: Mapping[str, Sequence[object]]
    make: Callable[..., Any]

    def maker_of(self, text: str) -> Maker:
        """Who makes the probe that a text names. Raises UnknownBot."""
        name, variant = self.read(text)
        try:
            traits = msgspec.convert(variant, self.traits, strict=False)
        except msgspec.ValidationError as error:
            raise UnknownBot(f"probe {name}: {error}") from None
        return partial(self.make, traits)

    def read(self, text: str) -> tuple[str, Variant]:
        """A text is ``NAME``, then ``TRAIT=VALUE`` for each trait that is to be otherwise than in
        the first variant of that name. Raises UnknownBot.
        """
        name, *changes = text.split() or [""]
        if name not in self.family:
            raise UnknownBot(f"no probe {name!r}; there are: {', '.join(self.family)}")
        variant = dict(self.family[name][0])
        for change in changes:
            trait, given, value = change.partition("=")
            if not given:
                raise UnknownBot(f"probe {name}: {change!r} is not TRAIT=VALUE")
            variant[trait] = None if value == "none" else value
        return name, variant

    def variants(self, name: str) -> list[str]:
        """The texts of all variants that a search begins with."""
        return [written(name, each) for each in self.family[name]]

    def neighbours(self, variant: Variant, trait: str) -> Iterator[Variant]:
        """The same with every other value of one trait."""
        now = variant.get(trait, getattr(self.traits(), trait))
        return ({**variant, trait: value} for value in self.space[trait] if str(value) != str(now))


def written(name: str, variant: Variant) -> str:
    """A variant as a text that ``maker_of`` reads."""
    changes = (f"{trait}={'none' if value is None else value}" for trait, value in variant.items())
    return " ".join((name, *changes))
