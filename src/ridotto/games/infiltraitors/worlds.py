"""The hidden worlds of a seat: everything it cannot see, and every way it can be.

A view holds no times: a card that this seat saw, and that is face down again now, may have come
back into any hand since. So a world is possible if and only if some state of that world has
exactly this view. All of this is for moments when a seat is to act, not chance.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from ridotto.games.infiltraitors.candidates import (
    fits,
    fresh,
    glimpsed,
    loose,
    pairs,
)
from ridotto.games.infiltraitors.components import Card
from ridotto.games.infiltraitors.missions import mission_of
from ridotto.games.infiltraitors.parts import Front, MissionPrivate, MissionPublic
from ridotto.games.infiltraitors.state import MissionState
from ridotto.kernel import Seat, View
from ridotto.kernel.seats import SEATS_IN

Cards = tuple[Card, ...]


class World(Struct, frozen=True):
    """The cards of all traitors in front of agents, by seat; with ``seconds`` where a traitor is
    two cards; the kingpin, once somebody has looked; the hands, where agents do not see their own.
    """

    traitors: tuple[Card, ...]
    seconds: tuple[Card, ...] = ()
    kingpin: Card | None = None
    hands: tuple[tuple[Card, ...], ...] = ()


def worlds(view: View) -> Iterator[World]:
    """Every world that is consistent with this view, each once, in a fixed order.

    There may be very many: they are made one at a time.
    """
    public: MissionPublic = view.public
    mission = mission_of(public.mission, public.agents)
    holders = SEATS_IN[public.holders]
    wide = 2 if mission.double else 1
    choices = [_traitor(view, owner, double=mission.double) for owner in holders]
    choices.append(_kingpin(view))
    places = [_hand(view, seat) for seat in range(public.agents)] if mission.blind else []
    for hand in places:
        choices.extend(hand)
    for chosen in _all_different(choices, 0, set()):
        fronts, rest = chosen[: len(holders)], chosen[len(holders) + 1 :]
        hands = []
        for hand in places:
            hands.append(tuple(cards[0] for cards in rest[: len(hand)]))
            rest = rest[len(hand) :]
        yield World(
            tuple(cards[0] for cards in fronts),
            tuple(cards[1] for cards in fronts if wide > 1),
            next(iter(chosen[len(holders)]), None),
            tuple(hands),
        )


def true_world(state: MissionState) -> World:
    """The world as it is."""
    owners = [state.private[owner] for owner in SEATS_IN[state.public.holders]]
    seats = range(state.public.agents) if state.mission.blind else ()
    return World(
        tuple(own.traitor for own in owners if own.traitor is not None),
        tuple(own.second for own in owners if own.second is not None),
        state.truth.kingpin,
        tuple(tuple(state.hand(seat)) for seat in seats),
    )


def _all_different(
    choices: Sequence[Sequence[Cards]], at: int, used: set[Card]
) -> Iterator[list[Cards]]:
    """Every way to choose one of each such that no card is used twice."""
    if at == len(choices):
        yield []
        return
    for cards in choices[at]:
        if used.isdisjoint(cards):
            used.update(cards)
            for rest in _all_different(choices, at + 1, used):
                yield [cards, *rest]
            used.difference_update(cards)


def _traitor(view: View, owner: Seat, *, double: bool) -> Sequence[Cards]:
    own: MissionPrivate | None = view.private
    if own is not None and owner == own.seat:
        return [tuple(card for card in (own.traitor, own.second) if card is not None)]
    front = view.public.fronts[owner]
    return list(pairs(view, front)) if double else _fitting(view, front)


def _kingpin(view: View) -> Sequence[Cards]:
    """Nothing as long as nobody has looked."""
    if not glimpsed(view.public):
        return [()]
    own: MissionPrivate | None = view.private
    if own is not None and own.kingpin is not None:
        return [(own.kingpin,)]
    return _fitting(view, view.public.kingpin)


def _fitting(view: View, front: Front) -> Sequence[Cards]:
    return [(card,) for card in sorted(fresh(view)) if fits(front, card)]


def _hand(view: View, seat: Seat) -> Sequence[Sequence[Cards]]:
    """What each place of a hand can hold."""
    own: MissionPrivate | None = view.private
    if own is not None and seat != own.seat:
        return [[(card,)] for card in own.others[seat]]
    known = {} if own is None else dict(own.known)
    unseen = [(card,) for card in sorted(fresh(view) | loose(view))]
    size = view.public.hands[seat]
    return [[(known[place],)] if place in known else unseen for place in range(size)]
