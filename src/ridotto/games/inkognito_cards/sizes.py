"""The table sizes: who sits there, what comes of a meeting, who scores. Four is the base."""

from collections.abc import Mapping, Sequence

from ridotto.games.inkognito_cards.components import (
    AGENTS,
    AMBASSADOR,
    FICTITIOUS,
    Agent,
    Card,
    allied,
)
from ridotto.games.inkognito_cards.parts import Meeting, meeting
from ridotto.kernel import CHANCE, Actor, Seat


class Size:
    """Four players, in teams they have to discover."""

    allies = True
    seats: tuple[str, ...] = AGENTS
    nameable: tuple[Agent, ...] = (0, 1, 2, 3)
    """Who can be asked through the Ambassador."""
    placers: tuple[tuple[Actor, ...], ...] = ((0,), (1,), (2,), (3,), (CHANCE,))
    """Who plays the place of each agent, and the Ambassador's."""
    opens: tuple[str, tuple[Actor, ...]] | None = None
    """The stage before the round's first player plays, and who acts in it."""

    def meet(self, place: int, who: tuple[Agent, ...]) -> Meeting | None:
        """What comes of these being at a place, in turn order with the Ambassador last (R3)."""
        if len(who) != 2:
            return None
        if who[1] == AMBASSADOR:
            return self.with_ambassador(place, who)
        return self.of_two(place, who)

    def of_two(self, place: int, who: tuple[Agent, ...]) -> Meeting | None:
        return meeting(place, who, who, "pass", who)

    def with_ambassador(self, place: int, who: tuple[Agent, ...]) -> Meeting | None:
        return meeting(place, who, (), "name", who[:1])

    def ally(self, caller: Seat, truth: Sequence[Card]) -> Seat | None:
        """Whom the caller must have met, if there are allies."""
        return next(agent for agent in range(4) if allied(truth[2 * caller], truth[2 * agent]))

    def scorers(
        self, caller: Seat, meeting: Meeting, truth: Sequence[Card], *, right: bool
    ) -> tuple[Seat, ...]:
        """Who gets a point for a call with all eight cards right, or not."""
        ally = self.ally(caller, truth)
        assert ally is not None
        if right and ally in meeting.who:
            return tuple(sorted((caller, ally)))
        return tuple(agent for agent in range(4) if agent not in (caller, ally))


class Everyone(Size):
    """Everyone for himself."""

    allies = False

    def ally(self, caller: Seat, truth: Sequence[Card]) -> Seat | None:
        return None

    def scorers(
        self, caller: Seat, meeting: Meeting, truth: Sequence[Card], *, right: bool
    ) -> tuple[Seat, ...]:
        if right:
            return (caller,)
        return tuple(seat for seat in range(len(self.seats)) if seat != caller)


class Three(Everyone):
    """Three players and the fictitious agent, whose places chance turns."""

    seats = AGENTS[:FICTITIOUS]
    nameable = (0, 1, 2)
    placers = ((0,), (1,), (2,), (CHANCE,), (CHANCE,))

    def of_two(self, place: int, who: tuple[Agent, ...]) -> Meeting | None:
        if FICTITIOUS not in who:
            return super().of_two(place, who)
        player = tuple(agent for agent in who if agent != FICTITIOUS)
        return meeting(place, who, player, "look", player)

    def with_ambassador(self, place: int, who: tuple[Agent, ...]) -> Meeting | None:
        if FICTITIOUS in who:
            return None
        return meeting(place, who, who[:1], "name", who[:1])


class Five(Everyone):
    """Four agents and a player for the Ambassador, who lays his place first."""

    seats = (*AGENTS, "ambassador")
    placers = ((0,), (1,), (2,), (3,), (AMBASSADOR,))
    opens = ("lay", (AMBASSADOR,))

    def meet(self, place: int, who: tuple[Agent, ...]) -> Meeting | None:
        if len(who) == 3 and who[2] == AMBASSADOR:
            return meeting(place, who, who[2:], "pass", who[:2])
        return super().meet(place, who)

    def with_ambassador(self, place: int, who: tuple[Agent, ...]) -> Meeting | None:
        return meeting(place, who, who, "name", who[:1])


SIZES: Mapping[int, Size] = {3: Three(), 4: Size(), 5: Five()}
