"""What can be played next to which traitor."""

from collections.abc import Sequence

from msgspec import Struct

from ridotto.bots.infiltraitors.following_traitors import Follower
from ridotto.games.infiltraitors.actions import CLUES, EXCHANGES, ClueFrom, ExchangeFrom
from ridotto.games.infiltraitors.components import Card
from ridotto.kernel import Action, Seat
from ridotto.kernel.seats import SEATS_IN


class CluePlay(Struct, frozen=True):
    """A card next to a traitor: A2 where it is one's own, A3 otherwise."""

    card: Card
    whom: Seat
    action: Action


def playable(mind: Follower) -> set[Card]:
    """The cards that can be played: one's own, or in mission 17 those of all others."""
    return {*mind.own.hand}.union(*mind.own.others)


def plays(mind: Follower) -> Sequence[CluePlay]:
    """Every A2 and A3 there is."""
    public, seat = mind.public, mind.seat
    holding = public.holders >> seat & 1
    partners = SEATS_IN[mind.mission.partners(public, seat)]
    if mind.mission.blind:
        borrowed = [
            (card, owner, at)
            for owner, hand in enumerate(mind.own.others)
            for at, card in enumerate(hand)
        ]
        found = [CluePlay(c, seat, ClueFrom(owner, at)) for c, owner, at in borrowed if holding]
        for whom in partners:
            found += [CluePlay(c, whom, ExchangeFrom(whom, owner, at)) for c, owner, at in borrowed]
        return found
    hand = mind.own.hand
    found = [CluePlay(card, seat, CLUES[card]) for card in hand if holding]
    for whom in partners:
        found += [
            CluePlay(card, whom, EXCHANGES[whom][card]) for card in (*hand, *public.informers)
        ]
    return found
