"""A full state for a world: what the seat sees is as it is, the rest is made up to fit."""

from collections.abc import Sequence

from ridotto.games.infiltraitors.candidates import fresh, in_sight, loose
from ridotto.games.infiltraitors.components import Card
from ridotto.games.infiltraitors.missions import mission_of
from ridotto.games.infiltraitors.parts import MissionPrivate, MissionPublic, MissionTruth
from ridotto.games.infiltraitors.piles import new_truth
from ridotto.games.infiltraitors.special.mission_16_cipher import combined
from ridotto.games.infiltraitors.state import MissionState
from ridotto.games.infiltraitors.worlds import World
from ridotto.kernel import CHANCE, Randomness, Seat, View, copied
from ridotto.kernel.seats import SEATS_IN


def imagine(view: View, world: World, rng: Randomness | None = None) -> MissionState:
    """A playable state of this world in which the seat's view is exactly this one.

    The hands of others are filled with what may be in them, at random with ``rng``. Nothing is
    made up about what others remember. Only for moments when a seat is to act.
    """
    if CHANCE in view.public.to_act:
        raise ValueError("a world is imagined when a seat is to act, not chance")
    public: MissionPublic = copied(view.public)
    agents = [_agent_of(view, seat) for seat in range(public.agents)]
    _place_traitors(public, agents, world)
    filler = _Filler(view, world, rng)
    mission = mission_of(public.mission, public.agents)
    for own in agents:
        if mission.blind:
            _show_hands(own, world)
        elif own.seat != view.seat:
            own.hand = filler.hand(own.seat)
    return MissionState(public, tuple(agents), filler.truth(agents))


def _agent_of(view: View, seat: Seat) -> MissionPrivate:
    if view.private is not None and seat == view.seat:
        own: MissionPrivate = copied(view.private)
        return own
    return MissionPrivate(seat)


def _place_traitors(public: MissionPublic, agents: Sequence[MissionPrivate], world: World) -> None:
    for at, owner in enumerate(SEATS_IN[public.holders]):
        own = agents[owner]
        own.traitor = own.identity = world.traitors[at]
        if world.seconds:
            own.second = world.seconds[at]
            own.identity = combined(own.traitor, own.second)
    for own in agents:
        laying = public.phase == "lay" and public.turn == own.seat
        if laying or public.out >> own.seat & 1:
            own.kingpin = world.kingpin


def _show_hands(own: MissionPrivate, world: World) -> None:
    own.others = [[] if seat == own.seat else list(hand) for seat, hand in enumerate(world.hands)]


class _Filler:
    """Puts the cards that this seat cannot place where they may be.

    A card it has seen before goes back where it went then, if that pile is large enough: a
    traitor to headquarters, a discard to the discard; the rest are in hands. Cards it never saw
    make up the difference.
    """

    def __init__(self, view: View, world: World, rng: Randomness | None) -> None:
        public: MissionPublic = view.public
        self._public = public
        self._world = world
        placed = {*world.traitors, *world.seconds}.union(*world.hands)
        if world.kingpin is not None:
            placed.add(world.kingpin)
        self._fresh = sorted(fresh(view) - placed)
        if rng is not None:
            self._fresh.sort(key=lambda _: rng.random())
        sunk = {*public.swept, *(view.private.sunk if view.private is not None else ())}
        again = sorted(loose(view) - placed)
        self._buried = [card for card in again if card in sunk][: public.buried]
        rest = [card for card in again if card not in self._buried]
        self._hq = rest[: public.hq]
        self._in_hands = rest[public.hq :]
        in_sight_now = in_sight(view)
        self._taken = [pair for pair in public.taken if pair[1] not in in_sight_now]
        if public.phase != "reward" and not public.apart:
            self._in_hands += [c for c in public.rewards if c not in in_sight_now]

    def hand(self, seat: Seat) -> list[Card]:
        """Another agent's hand."""
        hand = [card for taker, card in self._taken if taker == seat]
        for source in (self._in_hands, self._fresh):
            while source and len(hand) < self._public.hands[seat]:
                hand.append(source.pop())
        return hand

    def truth(self, agents: Sequence[MissionPrivate]) -> MissionTruth:
        """What is left lies face down. What no hand had room for is in the discard."""
        truth = new_truth(self._fresh)
        truth.hq = self._hq
        truth.buried = self._buried + self._in_hands
        truth.kingpin = self._world.kingpin
        return truth
