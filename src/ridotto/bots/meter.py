"""How much of its budget a decision has used."""

import time

from ridotto.bots.bot import Budget


class Meter:
    """Counts the nodes of a decision, and watches the clock from the moment it is made."""

    def __init__(self, budget: Budget) -> None:
        self._left = budget.nodes
        self._until = None if budget.seconds is None else time.thread_time() + 0.9 * budget.seconds

    def spend(self, nodes: int) -> None:
        self._left -= nodes

    def spent(self) -> bool:
        """Whether it is time to decide. Looks at the clock often enough to stay below the cap."""
        return self._left <= 0 or (self._until is not None and time.thread_time() >= self._until)
