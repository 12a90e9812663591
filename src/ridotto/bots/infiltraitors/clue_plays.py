"""What can be played next to which traitor."""

from collections.abc import Sequence

from msgspec import Struct

from ridotto.bots.advice import Advised
from ridotto.bots.bot import Reason
from ridotto.bots.infiltraitors.clue_worth import Scales
from ridotto.bots.infiltraitors.following_traitors import Follower
from ridotto.games.infiltraitors.actions import CLUES, EXCHANGES, ClueFrom, ExchangeFrom
from ridotto.games.infiltraitors.components import Card
from ridotto.games.infiltraitors.parts import SEATS
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


def weighed_plays(mind: Follower, scales: Scales) -> list[Advised]:
    """Every play that tells anybody anything or serves the balance, by what it does."""
    found = [
        Advised(
            "play",
            reason_of(play, mind.seat, scales),
            scales.gain(play.card, play.whom),
            (play.action,),
            scales.bits(play.card, play.whom),
        )
        for play in plays(mind)
    ]
    return [each for each in found if each.worth > 0]


def reason_of(play: CluePlay, me: Seat, scales: Scales) -> Reason:
    """What a play does: how many candidates it leaves, of how many."""
    left, before = scales.left(play.card, play.whom)
    numbers = {"left": left, "before": before}
    if play.whom == me:
        return Reason("clue", numbers)
    return Reason("exchange", {"whom": ("seat", SEATS[play.whom]), **numbers})
