"""Audiences of the game, made once."""

from ridotto.games.infiltraitors.actions import MOST_AGENTS
from ridotto.kernel import Audience, among, only

ONLY = tuple(only(seat) for seat in range(MOST_AGENTS))
"""Just this agent."""

ALL_AGENTS = tuple(among(range(agents)) for agents in range(MOST_AGENTS + 1))
"""Every agent, by their number; spectators are not told."""


def all_but(agents: int, seat: int) -> Audience:
    """Every agent but one."""
    return Audience(ALL_AGENTS[agents] & ~ONLY[seat])
