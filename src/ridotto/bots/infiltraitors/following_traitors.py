"""Following a mission: for every traitor, who it can still be, for all and for one's own eyes."""

from collections.abc import Callable, Mapping
from typing import Any

from ridotto.bots.infiltraitors.card_sets import SHARING, set_of, with_number_in
from ridotto.games.infiltraitors import facts as of
from ridotto.games.infiltraitors.candidates import KINGPIN
from ridotto.games.infiltraitors.components import Card
from ridotto.games.infiltraitors.missions import mission_in
from ridotto.games.infiltraitors.parts import MissionPrivate, MissionPublic
from ridotto.games.infiltraitors.special import (
    mission_6_informers,
    mission_16_cipher,
    mission_17_blind,
    mission_18_finale,
)
from ridotto.games.infiltraitors.special import mission_19_kingpin as crime
from ridotto.kernel import Fact, Game, Options, Seat


class Follower:
    """Folds the stream of one seat.

    ``sheets`` hold for each seat what the clues about its traitor allow; the last one is the
    kingpin's. ``open`` are the cards that all have seen somewhere else than as a traitor in play,
    ``mine`` those that this seat has seen beside: none of them is a traitor.
    """

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        self.seat = seat
        self.mission = mission_in(options)
        self.view = game.view(options, seat)
        self.deck = set_of(self.mission.deck)
        self.open = set_of(self.public.informers)
        self.mine = 0
        self.sheets = [self.deck] * (self.mission.agents + 1)

    @property
    def public(self) -> MissionPublic:
        table: MissionPublic = self.view.public
        return table

    @property
    def own(self) -> MissionPrivate:
        agent: MissionPrivate = self.view.private
        return agent

    def hear(self, fact: Fact) -> None:
        self.view.fold(fact)
        heard = HEARD.get(type(fact))
        if heard is not None:
            heard(self, fact)

    def all_know(self, owner: Seat) -> int:
        """Who this traitor can be, for all."""
        return self.not_seen(self.sheets[owner], self.open)

    def i_know(self) -> dict[Seat, int]:
        """Who each traitor can be that this seat has not seen: two are never the same card."""
        seen = self.open | self.mine
        left = {
            owner: self.not_seen(self.sheets[owner], seen)
            for owner, front in enumerate(self.public.fronts)
            if front is not None and owner != self.seat
        }
        if self.public.out and self.own.kingpin is None:
            left[KINGPIN] = self.not_seen(self.sheets[KINGPIN], seen)
        if not self.mission.double:
            _told_apart(left)
        return left

    def not_seen(self, cards: int, seen: int) -> int:
        """Of these identities, those that a traitor can have when these cards were seen."""
        if self.mission.double:
            # Its number is that of a card that was a traitor from the beginning, its speciality
            # that of any card.
            return cards & with_number_in(self.deck & ~seen)
        return cards & ~seen

    # What facts change.

    def taken(self, fact: of.Identified | mission_18_finale.LastTaken) -> None:
        self.sheets[fact.seat] = self.deck

    def clued(self, owner: Seat, card: Card, upright: bool) -> None:  # noqa: FBT001 - how it lies
        sharing = SHARING[card]
        self.sheets[owner] &= sharing if upright else ~sharing
        self.open |= 1 << card

    def shot(self, fact: of.Shot) -> None:
        if not fact.right:
            self.sheets[fact.whom] &= ~(1 << fact.card)

    def showed(self, *cards: Card) -> None:
        self.open |= set_of(cards)

    def saw(self, *cards: Card) -> None:
        self.mine |= set_of(cards)


def _told_apart(left: dict[Seat, int]) -> None:
    """Whoever is known is nobody else."""
    known: set[Seat] = set()
    while True:
        sure = [owner for owner in left if left[owner].bit_count() == 1 and owner not in known]
        if not sure:
            return
        for owner in sure:
            known.add(owner)
            for other in left:
                if other != owner:
                    left[other] &= ~left[owner]


HEARD: Mapping[type[Fact], Callable[[Follower, Any], None]] = {
    of.Identified: lambda me, fact: me.taken(fact),
    mission_18_finale.LastTaken: lambda me, fact: me.taken(fact),
    of.Clued: lambda me, fact: me.clued(fact.seat, fact.card, fact.upright),
    of.Exchanged: lambda me, fact: me.clued(fact.whom, fact.card, fact.upright),
    mission_17_blind.CluedFrom: lambda me, fact: me.clued(fact.seat, fact.card, fact.upright),
    mission_17_blind.ExchangedFrom: lambda me, fact: me.clued(fact.whom, fact.card, fact.upright),
    mission_6_informers.Informed: lambda me, fact: me.clued(fact.whom, fact.card, fact.upright),
    crime.Laid: lambda me, fact: me.clued(KINGPIN, fact.card, fact.upright),
    of.Shot: lambda me, fact: me.shot(fact),
    of.Eliminated: lambda me, fact: me.showed(fact.card),
    of.Discarded: lambda me, fact: me.showed(*fact.cards),
    mission_18_finale.Raised: lambda me, fact: me.showed(fact.card),
    mission_18_finale.HandsThrown: lambda me, fact: me.showed(*fact.cards),
    mission_18_finale.Scattered: lambda me, fact: me.showed(fact.card),
    crime.Departed: lambda me, fact: me.showed(*fact.cards),
    of.Drew: lambda me, fact: me.saw(fact.card),
    of.Met: lambda me, fact: me.saw(fact.card),
    mission_16_cipher.Keyed: lambda me, fact: me.saw(fact.card),
    mission_17_blind.Saw: lambda me, fact: me.saw(fact.card),
    crime.Glimpsed: lambda me, fact: me.saw(fact.card),
}
