"""The code: what a play says about the traitor of whoever makes it. ``docs/code.md`` teaches it.

Who has a traitor says something with every card he plays, next to whichever traitor. All count the
candidates for his own that are left, in the order of the deck: 0, 1, 2 and so on, beginning again
after ``things`` of them. The value of the play, counted the same way, names those that remain.
Everything depends on what all can see, so that all understand the same. Files say nothing, and are
what one does who has no play that is true.
"""

from typing import Any

from ridotto.bots.infiltraitors.card_sets import every, place, turned
from ridotto.bots.infiltraitors.clue_plays import CluePlay
from ridotto.bots.infiltraitors.following_traitors import Follower
from ridotto.games.infiltraitors.candidates import KINGPIN
from ridotto.games.infiltraitors.components import Card, number_of
from ridotto.games.infiltraitors.facts import Clued, Exchanged, Requested, Turn
from ridotto.games.infiltraitors.parts import MissionPublic
from ridotto.games.infiltraitors.special.mission_6_informers import Informed
from ridotto.games.infiltraitors.special.mission_17_blind import CluedFrom, ExchangedFrom
from ridotto.games.infiltraitors.special.mission_19_kingpin import Laid
from ridotto.kernel import Fact, Game, Open, Options, Seat

CHOICE = 3
"""So many plays there are for each thing that can be said: nearly always one of them is true."""
LEAST = 2
"""So many things can be said at least, and as many cards headquarters must have for files."""


def value_of(card: Card, seats: int) -> int:
    """What a card says: its number, and one more for each seat to the left that it goes."""
    return number_of(card) + seats


def named(cards: int, things: int, value: int, *, drew: bool) -> int:
    """Of these candidates, those that a play of this value names, if so many things can be said.

    To draw afterwards moves it on by half of them.
    """
    things = min(things, cards.bit_count())
    if things < LEAST:
        return cards
    return every(cards, things, (value + (things // 2 if drew else 0)) % things)


class Decoder(Follower):
    """Follows a mission among agents who all use the code."""

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        super().__init__(game, options, seat)
        self.things = 1
        self._said: tuple[Seat, int] | None = None

    def hear(self, fact: Fact) -> None:
        if self._said is not None and isinstance(fact, Open):
            self._understand(drew=isinstance(fact, Requested) and not self.mission.blind)
        if isinstance(fact, Laid):
            self.sheets[KINGPIN] &= about_kingpin(self, fact.card)
        super().hear(fact)
        said: Any = fact
        kind = type(fact)
        if kind is Turn:
            self.things = self._things(said.seat)
        elif kind in (Clued, CluedFrom):
            self._said = said.seat, value_of(said.card, 0)
            self._understand(drew=False)
        elif kind in (Exchanged, ExchangedFrom, Informed):
            self._said = said.seat, value_of(said.card, self._seats(said.seat, said.whom))

    def leaves(self, play: CluePlay, *, drew: bool) -> int:
        """What all would hold possible of one's own traitor after this play; nothing, if what it
        says is not true.
        """
        own = self.own.identity
        assert own is not None
        cards = self.sheets[self.seat]
        if play.whom == self.seat:
            cards = turned(play.card, own, cards)
        cards = self.not_seen(cards, self.open | 1 << play.card)
        value = value_of(play.card, self._seats(self.seat, play.whom))
        left = named(cards, self.things, value, drew=drew)
        return left if left >> own & 1 else 0

    def _understand(self, *, drew: bool) -> None:
        assert self._said is not None
        (seat, value), self._said = self._said, None
        if self.public.holders >> seat & 1:
            self.sheets[seat] = named(self.all_know(seat), self.things, value, drew=drew)

    def _seats(self, seat: Seat, whom: Seat) -> int:
        return (whom - seat) % self.mission.agents

    def _things(self, seat: Seat) -> int:
        """How many things an agent can say in a turn that begins."""
        public = self.public
        if public.hq < LEAST:
            return 1
        partners = self.mission.partners(public, seat).bit_count()
        if self.mission.blind:
            cards = sum(public.hands) - public.hands[seat]
            number = cards * (1 + partners)
        else:
            cards = public.hands[seat]
            number = cards * (1 + 2 * partners) + len(public.informers) * 2 * partners
        return max(LEAST, number // CHOICE)


def about_kingpin(mind: Follower, card: Card) -> int:
    """Who the kingpin can be, once this card is laid: from the discard, its place there names him
    among the candidates; from a hand it says nothing.
    """
    discard = sorted(mind.public.discard)
    cards = mind.all_know(KINGPIN)
    return every(cards, len(discard), discard.index(card)) if card in discard else cards


def to_lay(public: MissionPublic, cards: int, kingpin: Card) -> Card:
    """The card of the discard that names the kingpin among these candidates."""
    discard = sorted(public.discard)
    return discard[place(cards, kingpin) % len(discard)]
