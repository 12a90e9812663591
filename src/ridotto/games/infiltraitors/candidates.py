"""Which cards each traitor can be, for one viewer.

What a view says of a hidden card: it was never seen elsewhere, its clues fit, and it has not been
named in vain. A traitor lay in the middle from the beginning, so a card that was ever seen
anywhere else is none, even if it is face down again now.
"""

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import chain
from typing import Any

from ridotto.games.infiltraitors.components import SHARES, Card, number_of, speciality_of
from ridotto.games.infiltraitors.components import card as card_of
from ridotto.games.infiltraitors.missions import mission_of
from ridotto.games.infiltraitors.parts import Front, MissionPrivate, MissionPublic
from ridotto.kernel import Options, Seat, View

KINGPIN = -1
"""Stands for the kingpin where others stand for their traitor's owner."""


def fits(front: Front, identity: Card) -> bool:
    """Whether the clues of a traitor, and the wrong names for it, allow this identity."""
    shares = SHARES[identity]
    return (
        all(shares[clue] for clue in front.upright)
        and not any(shares[clue] for clue in front.flat)
        and identity not in front.missed
    )


def lying_open(public: MissionPublic) -> set[Card]:
    """The cards that all can see now."""
    clues = (front.clues() for front in (*public.fronts, public.kingpin) if front is not None)
    return {*public.discard, *public.informers, *chain(*clues)}


def in_sight(view: View) -> set[Card]:
    """The cards whose place this seat knows now, traitors and rewards laid aside not counted."""
    public: MissionPublic = view.public
    own: MissionPrivate | None = view.private
    cards = lying_open(public)
    if own is not None:
        cards.update(own.hand, (card for _, card in own.known), *own.others)
    return cards


def loose(view: View) -> set[Card]:
    """The cards this seat has seen and that are face down somewhere now, it does not know where:
    in headquarters, in a hand, or in the discard.
    """
    public: MissionPublic = view.public
    own: MissionPrivate | None = view.private
    cards = {*public.gone, *public.swept}
    if own is not None:
        cards.update(own.returned, own.sunk)
        cards.difference_update((own.traitor, own.second))
    return cards - in_sight(view) - rewarded(public)


def rewarded(public: MissionPublic) -> set[Card]:
    """The cards that all have seen become a reward: laid aside, or in a hand they know."""
    return {*public.rewards, *(card for _, card in public.taken)}


def fresh(view: View) -> set[Card]:
    """The cards of the deck this seat has never seen."""
    public: MissionPublic = view.public
    own: MissionPrivate | None = view.private
    seen = in_sight(view) | loose(view) | rewarded(public)
    if own is not None:
        seen.update(card for card in (own.traitor, own.second, own.kingpin) if card is not None)
    return set(mission_of(public.mission, public.agents).deck) - seen


def glimpsed(public: MissionPublic) -> bool:
    """Whether somebody has looked at the kingpin."""
    return bool(public.out) or public.phase == "lay"


def hidden(view: View) -> Mapping[Seat, Front]:
    """The traitors that this seat has not seen, by owner, and the kingpin once others have."""
    public: MissionPublic = view.public
    own: MissionPrivate | None = view.private
    found = {
        owner: front
        for owner, front in enumerate(public.fronts)
        if front is not None and owner != view.seat
    }
    if glimpsed(public) and (own is None or own.kingpin is None):
        found[KINGPIN] = public.kingpin
    return found


def candidates(options: Options, view: View) -> Mapping[Seat, Set[Card]]:
    """For each traitor this seat has not seen, by owner, every identity it has in at least one
    world; exact, with the others in mind: two traitors are never the same card.
    """
    double = mission_of(view.public.mission, view.public.agents).double
    return double_cards(view) if double else single_cards(view)


def distinct(domains: Mapping[Any, Set[Card]]) -> bool:
    """Whether each can be given a card of its own (a matching, by augmenting paths)."""
    holder: dict[Card, Any] = {}

    def place(key: Any, tried: set[Card]) -> bool:
        for card in domains[key]:
            if card not in tried:
                tried.add(card)
                if card not in holder or place(holder[card], tried):
                    holder[card] = key
                    return True
        return False

    return all(place(key, set()) for key in domains)


def jointly(domains: Mapping[Seat, Set[Card]]) -> Mapping[Seat, Set[Card]]:
    """Of each domain, the cards that leave the others one each."""
    return {
        key: {
            card
            for card in domain
            if distinct({other: domains[other] - {card} for other in domains if other != key})
        }
        for key, domain in domains.items()
    }


def single_cards(view: View) -> Mapping[Seat, Set[Card]]:
    """Candidates where a traitor is one card."""
    cards = fresh(view)
    found = hidden(view)
    return jointly({key: {c for c in cards if fits(front, c)} for key, front in found.items()})


def double_cards(view: View) -> Mapping[Seat, Set[Card]]:
    """Candidates where a traitor is a number and a speciality, from two cards (mission 16)."""
    first = fresh(view)
    second = first | loose(view)
    found = hidden(view)
    deck = mission_of(view.public.mission, view.public.agents).deck
    fitting = {key: [c for c in deck if fits(front, c)] for key, front in found.items()}

    def domains(chosen: Mapping[Seat, Card]) -> Mapping[tuple[Seat, int], Set[Card]]:
        numbers = {
            (key, 0): {c for c in first if number_of(c) == number_of(identity)}
            for key, identity in chosen.items()
        }
        specialities = {
            (key, 1): {c for c in second if speciality_of(c) == speciality_of(identity)}
            for key, identity in chosen.items()
        }
        return numbers | specialities

    def extends(chosen: dict[Seat, Card], left: Sequence[Seat]) -> bool:
        if not distinct(domains(chosen)):
            return False
        if not left:
            return True
        return any(extends({**chosen, left[0]: c}, left[1:]) for c in fitting[left[0]])

    return {
        key: {
            identity
            for identity in fitting[key]
            if extends({key: identity}, [other for other in found if other != key])
        }
        for key in found
    }


def pairs(view: View, front: Front) -> Iterator[tuple[Card, Card]]:
    """The two cards that a traitor of mission 16 can be, for its clues."""
    first = sorted(fresh(view))
    second = sorted({*first, *loose(view)})
    for one in first:
        for other in second:
            if one != other and fits(front, card_of(speciality_of(other), number_of(one))):
                yield one, other
