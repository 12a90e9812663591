"""Knowledge in games of every mission and table size against plain loops over cards."""

import random
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, field, structs

from ridotto.deduction import Tracker
from ridotto.games import GAMES
from ridotto.games.infiltraitors.actions import Eliminate
from ridotto.games.infiltraitors.missions import MISSIONS
from ridotto.kernel import SPECTATOR, Action, Fact, Legal, Options, View, sees
from ridotto.testing import Choose, Walk
from tests.infiltraitors.oracle import Watched, oracle
from tests.lanes import examples

GAME = GAMES["infiltraitors"]
FEW = 6_000
"""Worlds are looped over when there are no more than this, before cards are told apart."""

SUITS = ("orange", "black", "red", "green", "blue")
SMALLER = {"T1": range(2, 14)}
FEWER_SUITS = {"T1": 3, "T2": 3} | dict.fromkeys(("T3", "1", "2", "3", "4", "6", "7", "8", "11"), 4)
WORDS = GAME.vocabulary(GAME.settle({"mission": "15"}))["card"]

Cards = tuple[str, ...]
"""One card, or in mission 16 two: which traitor somebody has in front of him."""


def deck_of(mission: str) -> list[str]:
    numbers = SMALLER.get(mission, range(2, 16))
    suits = SUITS[: FEWER_SUITS.get(mission, 5)]
    cards = [f"{suit}-{number}" for suit in suits for number in numbers]
    return cards + [f"{suit}-special" for suit in suits] if mission == "15" else cards


def shares(one: str, other: str) -> bool:
    (suit, number), (suit2, number2) = one.split("-"), other.split("-")
    if suit == suit2:
        return True
    if "special" in (number, number2):
        return False
    return int(number) % int(number2) == 0 or int(number2) % int(number) == 0


class Traitor(Struct):
    clues: list[tuple[str, bool]] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)

    def allows(self, identity: str) -> bool:
        return identity not in self.missed and all(
            shares(identity, clue) == upright for clue, upright in self.clues
        )


class Diary:
    """What somebody who writes down every fact he is sent can say."""

    def __init__(self, mission: str, seat: int) -> None:
        self.mission, self.seat = mission, seat
        self.traitors: dict[str, Traitor] = {}
        self.seen: set[str] = set()
        self.back: set[str] = set()
        self.knows_kingpin = False
        self._kingpin = Traitor()

    def hear(self, fact: Fact) -> None:
        told = structs.asdict(fact)
        name = type(fact).__name__
        seats = GAME.seats(GAME.settle({"players": 5}))
        if name in ("Identified", "LastTaken"):
            self.traitors[seats[told["seat"]]] = Traitor()
        elif name in ("Eliminated", "Deciphered"):
            del self.traitors[seats[told["whom"]]]
        elif name == "Looked" and not self.knows_kingpin:
            self.traitors["kingpin"] = self._kingpin
        elif name == "Glimpsed":
            self.knows_kingpin = True
            self.traitors.pop("kingpin", None)
        if name == "Shot":
            if not told["right"]:
                self.traitors[seats[told["whom"]]].missed.append(WORDS[told["card"]])
            return
        if "upright" in told:
            whom = seats[told.get("whom", told["seat"])]
            about = self._kingpin if name == "Laid" else self.traitors[whom]
            about.clues.append((WORDS[told["card"]], told["upright"]))
        self._see(name, told)

    def _see(self, name: str, told: dict[str, Any]) -> None:
        cards = {WORDS[card] for card in told.get("cards", ())}
        if "card" in told:
            cards.add(WORDS[told["card"]])
        self.seen |= cards
        self.back = self.back | cards if name == "Returned" else self.back - cards

    def domains(self) -> dict[str, list[Cards]]:
        """For each traitor that was not seen, the cards it can be as far as its clues go."""
        own = "" if self.seat == SPECTATOR else GAME.seats(GAME.settle({"players": 5}))[self.seat]
        deck = deck_of(self.mission)
        firsts = [card for card in deck if card not in self.seen]
        if self.mission != "16":
            made: list[tuple[str, Cards]] = [(card, (card,)) for card in firsts]
        else:
            seconds = [card for card in deck if card not in self.seen or card in self.back]
            made = [
                (f"{two.split('-')[0]}-{one.split('-')[1]}", (one, two))
                for one, two in product(firsts, seconds)
                if one != two
            ]
        return {
            whose: [cards for identity, cards in made if traitor.allows(identity)]
            for whose, traitor in self.traitors.items()
            if whose != own
        }


def worlds(domains: list[list[Cards]], used: frozenset[str] = frozenset()) -> Iterator[list[Cards]]:
    """Every way to choose, no card twice."""
    if not domains:
        yield []
        return
    for cards in domains[0]:
        if not used & set(cards):
            for rest in worlds(domains[1:], used | set(cards)):
                yield [cards, *rest]


def identity_of(cards: Cards) -> str:
    return cards[0] if len(cards) == 1 else f"{cards[1].split('-')[0]}-{cards[0].split('-')[1]}"


def wild(game: Watched) -> Choose:
    """Lays many clues, and now and then names a traitor, right or wrong."""
    knowing = oracle(game, sharpness=0.12)

    def choose(view: View, legal: Legal, rng: random.Random) -> Action:
        if rng.random() < 0.04 and view.public.cartridges > view.public.left():
            wrong = [shot for group in legal.final for shot in group]
            shots = [shot for shot in wrong if isinstance(shot, Eliminate)]
            if shots:
                return rng.choice(shots)
        return knowing(view, legal, rng)

    return choose


class Moment(Struct):
    seat: int
    tracker: Tracker
    domains: dict[str, list[Cards]]


def moments(options: Options, seed: int) -> Iterator[Moment]:
    """A game, through all eyes: moments in which there is something to find out, and not too much
    to loop over; each is to be used before the next.
    """
    game, rng = Watched(), random.Random(seed)
    mission = str(options["mission"])
    walk = Walk(game, options, rng, wild(game))
    eyes = (*range(len(game.seats(options))), SPECTATOR)
    diaries = {seat: Diary(mission, seat) for seat in eyes}
    studies = {seat: Tracker(game.studied.lore(options, seat)) for seat in eyes}
    while (move := walk.next()) is not None:
        for event in walk.take(*move).events:
            for seat in eyes:
                if sees(event.to, seat):
                    diaries[seat].hear(event.fact)
                    studies[seat].hear(event.fact)
        if move[0] < 0 or walk.state.public.outcome is not None or rng.random() < 0.5:
            continue
        seat = rng.choice(eyes)
        domains = diaries[seat].domains()
        if domains and prod(map(len, domains.values())) <= FEW:
            yield Moment(seat, studies[seat], domains)


def compare(moment: Moment) -> None:
    whose, domains = list(moment.domains), list(moment.domains.values())
    left = [[identity_of(cards) for cards in world] for world in worlds(domains)]
    knowledge = moment.tracker.knowledge
    assert set(knowledge.hidden.variables()) == {(each, "card") for each in whose}
    assert knowledge.count() == len(left)
    for model in ("worlds", "answers"):
        odds = knowledge.probabilities(model)
        for place, each in enumerate(whose):
            counted: Mapping[str, int] = _tally(world[place] for world in left)
            assert set(knowledge.possible((each, "card"))) == set(counted)
            for value, chance in odds[each, "card"].items():
                assert chance == Fraction(counted.get(value, 0), len(left))


def _tally(values: Iterator[str]) -> Mapping[str, int]:
    counted: dict[str, int] = {}
    for value in values:
        counted[value] = counted.get(value, 0) + 1
    return counted


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mission", MISSIONS)
@examples(2)
@given(seed=st.integers(0, 2**32))
def test_worlds_values_and_odds_equal_brute_force(mission: str, players: int, seed: int) -> None:
    options = GAME.settle({"mission": mission, "players": players})
    rng = random.Random(seed)
    compared = 0
    while compared < 8:
        for moment in moments(options, rng.getrandbits(32)):
            compare(moment)
            compared += 1
