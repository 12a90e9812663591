"""How a mission ends (W1, L1 to L3), and what comes from outside."""

from typing import TYPE_CHECKING

from ridotto.games.infiltraitors.actions import TimeUp
from ridotto.games.infiltraitors.facts import Resigned, Revealed, TimeRanOut, Unveiled
from ridotto.kernel import Actor, Ended, Forfeit, Outcome

if TYPE_CHECKING:
    from ridotto.games.infiltraitors.state import MissionState

WON = ("eliminated", "kingpin-fell")
"""The reasons for which a mission is won; all others lose it."""


def end(state: "MissionState", reason: str) -> None:
    """All is shown, and the agents win or lose together."""
    held = [(own.seat, own.identity) for own in state.private if own.identity is not None]
    state.announce(
        Revealed(
            tuple(tuple(state.hand(own.seat)) for own in state.private),
            tuple(seat for seat, _ in held),
            tuple(traitor for _, traitor in held),
        )
    )
    if state.truth.kingpin is not None:
        state.announce(Unveiled(state.truth.kingpin))
    won = reason in WON
    winners = tuple(range(state.public.agents)) if won else ()
    state.announce(Ended(Outcome(reason, "agents" if won else "traitors", winners)))


def check_end(state: "MissionState") -> bool:
    """W1 and L1, at once."""
    left = state.public.left()
    if left == 0:
        end(state, "eliminated")
    elif state.public.cartridges < left:
        end(state, "cartridges")
    else:
        return False
    return True


def time_up(state: "MissionState", actor: Actor, action: TimeUp) -> None:
    """L3: even in the middle of a turn."""
    state.announce(TimeRanOut())
    end(state, "time")


def forfeit(state: "MissionState", actor: Actor, action: Forfeit) -> None:
    """An agent taken out by the table cannot be done without: the mission is lost for all."""
    state.announce(Resigned(action.seat))
    end(state, "forfeit")
