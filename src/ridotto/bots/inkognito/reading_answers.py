"""Reading answers: what somebody chose to show says more than that one card of it is true."""

from functools import lru_cache
from math import prod

from ridotto.bots.inkognito.beliefs import Beliefs, Persons
from ridotto.bots.inkognito.showing import ANYBODY, IdentityAndBuild, fits, leak
from ridotto.games.inkognito.answers import answers, faces_of, parts_of
from ridotto.games.inkognito.components import AGENTS, GREY, MISSION_CARDS, Card, QuestionKind, Side
from ridotto.games.inkognito.facts import Asked, Contested, Shown
from ridotto.games.inkognito.parts import THREE
from ridotto.games.inkognito.variant import Variant
from ridotto.kernel import Fact, Seat

CAREFUL = 0.7
"""How likely an answer is chosen because it tells least; else it is any that may be given."""

CardsShown = tuple[Card, ...]


class Reader(Beliefs):
    """Weighs worlds by how likely the answers are in them, if most players answer with care."""

    def __init__(self, variant: Variant, seat: Seat) -> None:
        super().__init__(variant, seat)
        self._due = THREE
        self._answers: dict[Side, tuple[CardsShown, ...]] = {}
        self._likely: dict[Side, dict[IdentityAndBuild, float]] = {
            side: dict.fromkeys(ANYBODY, 1.0) for side in AGENTS
        }
        self._heard = [0] * len(variant.seats)

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, Asked | Contested):
            self._due = fact.due or self._due
            if isinstance(fact, Asked):
                self._heard[fact.asker] += 1
        elif isinstance(fact, Shown) and fact.shower != self.seat:
            self._read(self.variant.side_of[fact.shower], fact)
        super().hear(fact)

    def _read(self, side: Side, fact: Shown) -> None:
        before = self._answers.get(side, ())
        if not any(GREY[card] or card in MISSION_CARDS for card in fact.cards):
            odds = likelihoods(fact.cards, fact.question, self._due, before)
            likely = self._likely[side]
            for person, each in odds.items():
                likely[person] *= each
        self._answers[side] = (*before, fact.cards)

    def heard_by(self, seat: Seat) -> int:
        """How many answers a seat has got."""
        return self._heard[seat]

    def weigh(self, persons: Persons) -> float:
        people = zip(AGENTS, *persons, strict=True)
        return prod(self._likely[side][identity, build] for side, identity, build in people)


@lru_cache(maxsize=4096)
def likelihoods(
    cards: CardsShown, question: QuestionKind, due: str, before: tuple[CardsShown, ...]
) -> dict[IdentityAndBuild, float]:
    """How likely each person who can give this answer does, after those before it."""
    possible = [person for person in ANYBODY if all(fits(each, person) for each in before)]
    repeats = {faces_of(each) for each in before}
    repeats |= {pair for faces in repeats for pair in parts_of(faces)}
    odds: dict[IdentityAndBuild, float] = {}
    for person in possible:
        if fits(cards, person):
            found = answers(*person, 0, question, due)
            fresh = [shows[0].cards for faces, shows in found.honest if faces not in repeats]
            leaks = {each: round(leak(each, person, possible), 9) for each in fresh}
            if cards in leaks:
                least = min(leaks.values())
                careful = sum(each == least for each in leaks.values())
                chosen = CAREFUL * (leaks[cards] == least) / careful
                odds[person] = chosen + (1 - CAREFUL) / len(fresh)
    return odds
