"""Opponents made to exploit: each plays like a sleuth but for one habit that some bot cannot bear.

A probe is a point in one space of traits (``Traits``), so that a best response can be searched in
all of it, and every name in ``FAMILY`` is a few of these points. None is meant to be good company.
"""

import random
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Literal

from msgspec import Struct

from ridotto.bots.advice import Advised
from ridotto.bots.inkognito.asking import ASKING, in_way
from ridotto.bots.inkognito.beliefs import Beliefs
from ridotto.bots.inkognito.moves import MovePlan, Outlook
from ridotto.bots.inkognito.reading_answers import Reader
from ridotto.bots.inkognito.routes import DISTANCE, At, Ends
from ridotto.bots.inkognito.sleuth import Sleuth, Style
from ridotto.bots.mixtures import Mixtures
from ridotto.bots.probes import Probes, Variant
from ridotto.bots.ways_of_answering import ANY, APART, DECEIVE, READERS
from ridotto.games.inkognito.actions import AskVia
from ridotto.games.inkognito.components import AGENTS, AMBASSADOR, Side
from ridotto.games.inkognito.parts import InkognitoPublic
from ridotto.kernel import Game, Legal, Options, Seat, View

Model = Literal["proof", "careful", "strict", "mixed"]
"""How answers are read: for what they prove; as if most were chosen because they tell least; as if
nearly all were; as if everyone had a way of his own (the master reads so)."""

NOBODY = 2.0
"""Trust that no odds reach."""


class Traits(Struct, frozen=True, forbid_unknown_fields=True):
    """What a probe is like: how it reads answers, and whom it answers to deceive, or in which other
    way it answers; how likely an asker must be the partner to be told everything, and a declaration
    to be right; where it is drawn to, and how much a route, or a meeting, is worth to it.
    """

    reads: Model = "proof"
    deceives: Model | None = None
    way: Literal["least", "any", "apart"] = "least"
    trusts: float = 0.7
    declares: float = 0.9
    drawn: Literal["nowhere", "rival", "partner", "ambassador", "apart"] = "nowhere"
    pull: float = 0.0


def _each(**values: Sequence[object]) -> tuple[Variant, ...]:
    """All combinations."""
    return tuple(dict(zip(values, chosen, strict=True)) for chosen in product(*values.values()))


BOTH = ("proof", "careful")
THREE_MINDS = ("proof", "careful", "mixed")
BOLD = (0.6, 0.85)
PULLS = (0.3, 1.5)

FAMILY: Mapping[str, tuple[Variant, ...]] = {
    "deceive-careful": _each(deceives=["careful"], trusts=(0.5, 0.7), declares=BOLD, reads=BOTH),
    "deceive-strict": _each(deceives=["strict"], trusts=(0.5, 0.7), declares=BOLD, reads=BOTH),
    "deceive-proof": _each(deceives=["proof"], trusts=(0.5, 0.7), declares=BOLD, reads=BOTH),
    "deceive-mixed": _each(deceives=["mixed"], trusts=(0.5, 0.7), declares=BOLD, reads=THREE_MINDS),
    "copy": _each(way=[APART], trusts=(0.5, 0.7), declares=BOLD, reads=THREE_MINDS),
    "mumble": _each(way=[ANY], trusts=(0.5, 0.7), declares=BOLD, reads=THREE_MINDS),
    "trust-nobody": _each(trusts=[NOBODY], declares=BOLD, reads=BOTH),
    "trust-everybody": _each(trusts=(0.0, 0.35), declares=BOLD, reads=BOTH),
    "declare-early": _each(declares=(0.3, 0.45, 0.6, 0.75), reads=BOTH),
    "hoard": _each(trusts=(0.9, 0.999), declares=(0.9, 0.99), reads=BOTH),
    "shadow": _each(drawn=["rival"], pull=PULLS, declares=BOLD, reads=BOTH),
    "follow": _each(drawn=["partner"], pull=PULLS, declares=BOLD, reads=BOTH),
    "never-meet": _each(drawn=["apart"], pull=PULLS, declares=BOLD, reads=BOTH),
    "ambassador": _each(drawn=["ambassador"], pull=PULLS, declares=BOLD, reads=BOTH),
}
"""The family: of each, the variants to begin a search with."""

SPACE: Mapping[str, Sequence[object]] = {
    "deceives": (None, "proof", "careful", "strict", "mixed"),
    "way": ("least", "any", "apart"),
    "reads": ("proof", "careful", "strict", "mixed"),
    "declares": (0.45, 0.6, 0.75, 0.85, 0.9, 0.95),
    "trusts": (0.0, 0.35, 0.5, 0.6, 0.7, 0.8, 0.9, NOBODY),
    "drawn": ("nowhere", "rival", "partner", "ambassador", "apart"),
    "pull": (0.1, 0.3, 0.7, 1.5),
}
"""What each trait may be, for whoever searches all of them."""

ONE_WAY: Mapping[Model, Mixtures] = {
    "careful": Mixtures((), READERS["careful"], READERS["careful"]),
    "strict": Mixtures((), READERS["strict"], READERS["strict"]),
}
"""Readers who hold to one idea of how others choose, whoever they are."""


class Probe(Sleuth):
    """A sleuth with other traits."""

    name = "probe"

    def __init__(self, traits: Traits, game: Game, options: Options, seat: Seat) -> None:
        self.traits = traits
        super().__init__(game, options, seat)
        self.style = Style()
        self.style.declares = traits.declares
        self.style.trusts = traits.trusts

    def new_mind(self) -> Beliefs:
        reads = self.traits.reads
        if reads == "proof":
            return Beliefs(self.variant, self.seat)
        return Reader(self.variant, self.seat, ONE_WAY.get(reads, ASKING.mixtures))

    def answers(self, view: View, legal: Legal) -> list[Advised]:
        deceives = self.traits.deceives
        way = self.traits.way if deceives is None else DECEIVE + deceives
        return in_way(way, self.mind, view.public, super().answers(view, legal))

    def least_telling(self, shows: Sequence[Advised], rng: random.Random) -> Advised:
        return max(shows, key=lambda show: (show.worth, rng.random()))

    def best_question(self, asks: Sequence[Advised], rng: random.Random) -> Advised:
        if self.traits.drawn != "ambassador":
            return super().best_question(asks, rng)
        return max(asks, key=lambda ask: (isinstance(ask.action, AskVia), ask.worth, rng.random()))

    def plan(self, view: View, rng: random.Random) -> MovePlan:
        if self.traits.drawn == "nowhere":
            return super().plan(view, rng)
        public: InkognitoPublic = view.public
        outlook = Outlook(self.mind, tuple(public.at), self.aims(), self.bar(public))
        ends = Ends(public.at, self.variant.parties[self.mind.side], public.balls)
        best = max(
            ends, key=lambda end: (outlook.value(end) + self._draw(outlook, end), rng.random())
        )
        return MovePlan(public.turns, ends.way(best), None)

    def _draw(self, outlook: Outlook, end: At) -> float:
        """What a position is worth beside what it is worth to a sleuth."""
        pull = self.traits.pull
        if self.traits.drawn == "apart":
            here = {end[piece] for piece in outlook.own}
            return -pull * sum(end[piece] in here for piece in outlook.meetings)
        if self.traits.drawn == "ambassador":
            targets: Sequence[int] = (AMBASSADOR,)
        else:
            side = self._likeliest(partner=self.traits.drawn == "partner")
            targets = range(4 * side, 4 * side + 4)
        return -pull * min(
            DISTANCE[end[own]][end[target]] for own in outlook.own for target in targets
        )

    def _likeliest(self, *, partner: bool) -> Side:
        sides = [side for side in AGENTS if side in self.variant.seat_of and side != self.mind.side]
        odds = self.mind.odds_of_partner
        return max(sides, key=odds) if partner else min(sides, key=odds)


PROBES = Probes(Traits, FAMILY, SPACE, Probe)
