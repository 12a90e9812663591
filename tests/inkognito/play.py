"""Sets up positions and plays them in notation, so that tests read like the rules."""

from collections.abc import Mapping

from ridotto.games.inkognito import Inkognito
from ridotto.games.inkognito.components import BALLS, BUILDS, IDENTITIES, LETTERS, PIECES
from ridotto.games.inkognito.facts import Dealt, Enveloped, Opened, Placed, Shook, Turn
from ridotto.kernel import (
    CHANCE,
    EVERYONE,
    TABLE,
    Event,
    Fact,
    IllegalAction,
    Open,
    Outcome,
    Seat,
    Secret,
    Value,
    only,
    sees,
)

GAME = Inkognito()
ENVELOPES = ("LF tall A", "CB short B", "X fat C", "ZZ thin D")
"""Of blue, green, red and yellow, unless a test says otherwise."""


class Play:
    """A game whose deal is settled. Blue begins; figures stand on their start spaces in the order
    tall, short, fat, thin of the spaces' ids; ``at`` puts some elsewhere.
    """

    def __init__(
        self,
        balls: str = "",
        at: Mapping[str, int] | None = None,
        *,
        envelopes: tuple[str, ...] = ENVELOPES,
        turn: str = "blue",
        **options: Value,
    ) -> None:
        self.options = GAME.settle(options)
        self.state = GAME.start(self.options)
        self.notation = GAME.notation(self.options)
        self.seats = GAME.seats(self.options)
        variant = self.state.variant
        for seat in variant.agents:
            identity, build, letter = envelopes[variant.side_of[seat]].split(" ")
            cards = (IDENTITIES.index(identity), BUILDS.index(build), LETTERS.index(letter))
            self.state.fold(Event(only(seat), Enveloped(*cards)))
            self._announce(Dealt(seat, last=seat == variant.agents[-1]))
        self._announce(Opened(0))
        for seat in variant.agents:
            self._announce(Placed(variant.side_of[seat], (0, 1, 2, 3)))
        self.put(at or {})
        self.turn(turn, balls)

    def _announce(self, fact: Open) -> None:
        self.state.fold(Event(EVERYONE, fact))

    def seat(self, name: str) -> int:
        actors = {"chance": CHANCE, "table": TABLE}
        return actors[name] if name in actors else self.seats.index(name)

    def put(self, at: Mapping[str, int]) -> None:
        """Stand pieces elsewhere."""
        public = self.state.public
        for name, space in at.items():
            piece = PIECES.index(name)
            public.masks[piece >> 2] ^= 1 << public.at[piece] ^ 1 << space
            public.at[piece] = space

    def turn(self, seat: str, balls: str = "") -> None:
        """It is this seat's turn, with these balls shown."""
        number = self.seat(seat)
        side = self.state.variant.side_of[number]
        routes = self.state.variant.size.routes(side)
        self._announce(Turn(number, side, routes))
        if not routes:
            shown = tuple(sorted(BALLS.index(ball) for ball in balls.split()))
            self._announce(Shook(number, shown))

    def do(self, actor: str, *texts: str) -> list[Event]:
        """Do these in order, and return the events of the last."""
        events: list[Event] = []
        for text in texts:
            events = self.state.apply(self.seat(actor), self.notation.read(text))
        return events

    def legal(self, actor: str, head: str = "") -> set[str]:
        """The legal actions, as text; those that begin with ``head``."""
        texts = {self.notation.write(action) for action in self.state.legal(self.seat(actor))}
        return {text for text in texts if text.startswith(head)}

    def refused(self, actor: str, text: str) -> str:
        """The reason for which this is refused."""
        before = self.state.encode()
        try:
            self.do(actor, text)
        except IllegalAction as error:
            assert self.state.encode() == before
            return error.reason
        raise AssertionError(f"{text} was done")

    def at(self, piece: str) -> int:
        return self.state.public.at[PIECES.index(piece)]

    @property
    def phase(self) -> str:
        return self.state.public.phase

    @property
    def to_act(self) -> tuple[str, ...]:
        names = {CHANCE: "chance"}
        return tuple(names.get(a) or self.seats[a] for a in self.state.public.to_act)

    @property
    def outcome(self) -> Outcome:
        assert self.state.public.outcome is not None
        return self.state.public.outcome

    def winners(self) -> set[str]:
        return {self.seats[seat] for seat in self.outcome.winners}

    def heard(self, name: str, events: list[Event]) -> list[Fact]:
        """The facts of these events that a seat was sent."""
        return [event.fact for event in events if sees(event.to, self.seat(name))]


def secret(events: list[Event]) -> list[tuple[int, Fact]]:
    """The secret facts among events, with their audiences."""
    return [(event.to, event.fact) for event in events if isinstance(event.fact, Secret)]


def audience(play: Play, *names: str) -> int:
    seats: list[Seat] = [play.seat(name) for name in names]
    return only(*seats)
