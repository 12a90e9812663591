"""All that can ever be done, for whoever gives it numbers."""

from ridotto.games.infiltraitors.actions import (
    MOST_FILES,
    Accuse,
    Clue,
    ClueFrom,
    Decline,
    Dig,
    Discard,
    DiscardPlaces,
    Draw,
    Elect,
    Eliminate,
    Exchange,
    ExchangeFrom,
    Files,
    Identify,
    Lay,
    Leave,
    Request,
    Reward,
    Start,
)
from ridotto.games.infiltraitors.components import Card
from ridotto.games.infiltraitors.mission_hooks import Mission
from ridotto.games.infiltraitors.special.mission_19_kingpin import Kingpin
from ridotto.kernel import Kinds, Moves, Vocabulary, every


def moves(mission: Mission, vocabulary: Vocabulary) -> Moves:
    """A hand is discarded down to its limit card by card: all ways to do it are too many."""
    cards = tuple(sorted({*mission.deck, *mission.informers()}))
    return Moves(
        seats=(
            [Identify()],
            *(_places(mission, vocabulary) if mission.blind else _cards(cards, vocabulary)),
            [Request()],
            [Decline()],
            every(Files, vocabulary, number=range(1, MOST_FILES + 1)),
            every(Eliminate, vocabulary, card=cards),
            every(Reward, vocabulary, card=cards),
            [Dig()],
            *(_about_the_kingpin(cards, vocabulary) if isinstance(mission, Kingpin) else ()),
        ),
        chance=(every(Start, vocabulary), every(Elect, vocabulary), every(Draw, vocabulary)),
        pieces=frozenset({Discard, DiscardPlaces}),
    )


def _cards(deck: tuple[Card, ...], vocabulary: Vocabulary) -> Kinds:
    return (
        every(Clue, vocabulary, card=deck),
        every(Exchange, vocabulary, card=deck),
        [Discard((card,)) for card in deck],
    )


def _places(mission: Mission, vocabulary: Vocabulary) -> Kinds:
    """Mission 17: cards nobody sees in his own hand, by their places in it."""
    places = range(mission.limit + MOST_FILES)
    return (
        every(ClueFrom, vocabulary, place=places),
        every(ExchangeFrom, vocabulary, place=places),
        [DiscardPlaces((place,)) for place in places],
    )


def _about_the_kingpin(deck: tuple[Card, ...], vocabulary: Vocabulary) -> Kinds:
    return (
        [Leave()],
        every(Lay, vocabulary, card=deck),
        every(Accuse, vocabulary, card=deck),
    )
