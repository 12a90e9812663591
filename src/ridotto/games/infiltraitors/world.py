"""One way the hidden things can be."""

from msgspec import Struct

from ridotto.games.infiltraitors.components import Card


class World(Struct, frozen=True):
    """The cards of all traitors in front of agents, by seat; with ``seconds`` where a traitor is
    two cards; the kingpin, once somebody has looked; the hands, where agents do not see their own.
    """

    traitors: tuple[Card, ...]
    seconds: tuple[Card, ...] = ()
    kingpin: Card | None = None
    hands: tuple[tuple[Card, ...], ...] = ()
