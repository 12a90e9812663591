"""What an agent, or somebody who only watches, can make of what he sees.

A traitor lay in the middle from the beginning: whatever card was ever seen elsewhere is none. The
clues, and names that were wrong, tell the rest.

In mission 16 a traitor is made of two cards, and a world says which ones. The second is from
headquarters, so it may be a card that was seen before and is face down again.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from ridotto.games.infiltraitors.candidates import (
    KINGPIN,
    hidden,
    loose,
    lying_open,
    rewarded,
)
from ridotto.games.infiltraitors.components import (
    CARD_WORDS,
    SHARES,
    Card,
    number_of,
    speciality_of,
)
from ridotto.games.infiltraitors.missions import mission_of
from ridotto.games.infiltraitors.parts import SEATS, Front, MissionPrivate, MissionPublic
from ridotto.kernel import Fact, Open, Seat, View
from ridotto.kernel.hidden import (
    Clause,
    Distinct,
    Hidden,
    Lore,
    Observation,
    Pairs,
    Statement,
    Variable,
    is_,
    is_not,
)


class Sighted(Open, frozen=True, gc=False):
    """A card that is no traitor, since it was seen elsewhere. No event of the game, but what many
    of them amount to.
    """

    card: Card


class Read(Open, frozen=True, gc=False):
    """A clue as it lies next to a traitor, or a name that was wrong for it."""

    seat: Seat
    card: Card
    upright: bool = False


def variable_of(owner: Seat) -> Variable:
    """Who is the traitor in front of an agent, or the kingpin."""
    return ("kingpin" if owner == KINGPIN else SEATS[owner], "card")


@lru_cache(maxsize=64)
def _pairs(variables: tuple[Variable, ...], deck: Sequence[Card]) -> Pairs:
    """Mission 16: the number of one card, the speciality of another."""
    return Pairs(
        variables,
        tuple((whose, "number") for whose, _ in variables),
        tuple((whose, "speciality") for whose, _ in variables),
        tuple(CARD_WORDS[card] for card in deck),
        tuple(map(number_of, deck)),
        tuple(map(speciality_of, deck)),
    )


@lru_cache(maxsize=4096)
def _none_of(variables: tuple[Variable, ...], card: Card) -> tuple[Clause, ...]:
    """No traitor is this card."""
    return tuple((is_not(variable, CARD_WORDS[card]),) for variable in variables)


@lru_cache(maxsize=4096)
def _turned(variable: Variable, deck: Sequence[Card], clue: Card, upright: bool) -> Statement:  # noqa: FBT001
    """The identities for which a clue lies as it does."""
    return is_(variable, *(CARD_WORDS[card] for card in deck if SHARES[card][clue] == upright))


class MissionLore(Lore):
    """Keeps a view of its own; what follows is worked out when asked for."""

    def __init__(self, view: View) -> None:
        super().__init__()
        self._view = view
        self._stale = True
        self._deck = tuple(mission_of(view.public.mission, view.public.agents).deck)
        self.settle()

    def hear(self, fact: Fact) -> None:
        self._view.fold(fact)
        self._stale = True

    def read(self, fact: Fact) -> Sequence[Observation]:
        return ()

    def settle(self) -> None:
        if not self._stale:
            return
        self._stale = False
        self.era += 1
        fronts = hidden(self._view)
        variables = tuple(map(variable_of, fronts))
        if not variables:
            self.hidden, self.observations = Hidden(()), list(self._sightings((), ()))
            return
        if mission_of(self._view.public.mission, self._view.public.agents).double:
            pairs = _pairs(variables, self._deck)
            self.hidden = Hidden((), pairs)
            seen = self._sightings(pairs.firsts, pairs.seconds)
        else:
            words = tuple(CARD_WORDS[card] for card in self._deck)
            self.hidden = Hidden((Distinct(variables, words),))
            seen = self._sightings(variables, ())
        self.observations = [*seen, *self._clues(fronts.items())]

    def _sightings(
        self, variables: tuple[Variable, ...], seconds: tuple[Variable, ...]
    ) -> Iterator[Observation]:
        """Every card that was seen elsewhere; one's own are free in an argument."""
        public: MissionPublic = self._view.public
        everyone = lying_open(public) | rewarded(public) | {*public.gone, *public.swept}
        own = _own_cards(self._view.private) - everyone if self._view.private else set()
        back = loose(self._view)
        for card in self._deck:
            none_of = _none_of(variables if card in back else variables + seconds, card)
            if card in own:
                yield Observation(none_of, "own", Sighted(card), own=True)
            elif card in everyone:
                yield Observation(none_of, "seen", Sighted(card))

    def _clues(self, fronts: Iterable[tuple[Seat, Front]]) -> Iterator[Observation]:
        for owner, front in fronts:
            variable, about = variable_of(owner), "-kingpin" if owner == KINGPIN else ""
            seat = max(owner, 0)
            for upright, clues in ((True, front.upright), (False, front.flat)):
                for clue in clues:
                    turned = _turned(variable, self._deck, clue, upright)
                    yield Observation(((turned,),), f"clue{about}", Read(seat, clue, upright))
            for card in front.missed:
                missed = is_not(variable, CARD_WORDS[card])
                yield Observation(((missed,),), f"missed{about}", Read(seat, card))


def _own_cards(own: MissionPrivate) -> set[Card]:
    """What only this agent has seen."""
    cards = {*own.hand, *own.returned, *own.sunk, *(card for _, card in own.known)}
    cards.update(*own.others)
    cards.update(card for card in (own.traitor, own.second, own.kingpin) if card is not None)
    return cards
