"""A table to try the rules at, driven by notation."""

from collections.abc import Sequence

import pytest

from ridotto.games.inkognito_cards import InkognitoCards
from ridotto.games.inkognito_cards.components import AMBASSADOR, PLACES
from ridotto.games.inkognito_cards.parts import CardsPrivate, CardsPublic
from ridotto.games.inkognito_cards.state import CardsState
from ridotto.kernel import CHANCE, SPECTATOR, TABLE, Event, Fact, IllegalAction, sees

BLACK = "LF 0, CB 11, X 29, ZZ 52"
"""The black cards of blue, yellow, green and pink: blue and yellow are allies."""

RIGHT = "call LF 0 CB 11 X 29 ZZ 52"
WRONG = "call LF 0 CB 11 X 52 ZZ 29"

_INITIALS = {"M": 0, "G": 1, "R": 2, "B": 3, "S": 4}


class Table:
    """A match under way. Actors are named as in records, places by an initial."""

    def __init__(
        self, players: int = 4, *, leader: str = "blue", black: str = BLACK, **options: int
    ) -> None:
        game = InkognitoCards()
        self.options = game.settle({"players": players, **options})
        self.names = {name: seat for seat, name in enumerate(game.seats(self.options))}
        self.actors = {**self.names, "chance": CHANCE, "table": TABLE}
        self.notation = game.notation(self.options)
        state = game.start(self.options)
        assert isinstance(state, CardsState)
        self.state = state
        self.events: list[Event] = []
        self.do("chance", f"lead {leader}")
        self.deal(black)

    @property
    def public(self) -> CardsPublic:
        return self.state.public

    def notes(self, seat: str) -> CardsPrivate:
        return self.state.private[self.names[seat]]

    def deal(self, black: str = BLACK) -> None:
        for secrets in black.split(", "):
            self.do("chance", f"deal {secrets}")

    def do(self, actor: str, text: str) -> list[Event]:
        events = self.state.apply(self.actors[actor], self.notation.read(text))
        self.events += events
        return events

    def go(self, places: str) -> list[Event]:
        """One round of places: for blue, yellow, green, pink and the Ambassador."""
        start = len(self.events)
        agents = [(self.public.first + step) % 4 for step in range(4)]
        fifth = self.stage == "lay"
        for who in (AMBASSADOR, *agents) if fifth else (*agents, AMBASSADOR):
            (actor,) = self.to_act
            verb = "turn" if actor == "chance" else "play"
            self.do(actor, f"{verb} {PLACES[_INITIALS[places[who]]]}")
        return self.events[start:]

    def meet(self, *steps: int) -> list[Event]:
        """A round in which everyone goes the given number of places on from the round's own.

        Played round after round with the same steps, nobody ever lacks the place.
        """
        return self.go("".join("MGRBS"[(self.public.round + step) % 5] for step in steps))

    @property
    def stage(self) -> str:
        return self.public.stage

    @property
    def to_act(self) -> tuple[str, ...]:
        return tuple(n for a in self.public.to_act for n, b in self.actors.items() if a == b)

    def legal(self, actor: str) -> list[str]:
        return [self.notation.write(action) for action in self.state.legal(self.actors[actor])]

    def refused(self, actor: str, text: str) -> str:
        """Why this may not be done; checks that the attempt changes nothing."""
        before = self.state.encode()
        with pytest.raises(IllegalAction) as caught:
            self.do(actor, text)
        assert self.state.encode() == before
        return caught.value.reason

    def heard(self, who: str, events: Sequence[Event] = ()) -> list[Fact]:
        """What a seat, or the spectator, was told in these events, or in all."""
        seat = SPECTATOR if who == "spectator" else self.names[who]
        return [event.fact for event in events or self.events if sees(event.to, seat)]

    def greet(self, *seats: str) -> None:
        for seat in seats:
            self.do(seat, "greet")

    def scores(self) -> dict[str, int]:
        return dict(zip(self.names, self.public.scores, strict=True))
