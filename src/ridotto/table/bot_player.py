"""A bot on a seat, whom nobody has to trust."""

import random
from collections.abc import Callable
from typing import TypeVar

from ridotto.bots import Bot, BotFailed, Budget
from ridotto.kernel import Action, Fact, Legal, Reason, View
from ridotto.table.bot_time_limit import OutOfTime, time_limit

T = TypeVar("T")


class BotPlayer:
    """One bot with the view it folds from its own stream. One that raises, takes longer than
    ``limit`` seconds or answers with something that is not legal has failed for good.
    """

    def __init__(
        self,
        bot: Bot,
        view: View,
        rng: random.Random,
        budget: Budget = Budget(),  # noqa: B008 - frozen
        limit: float | None = None,
    ) -> None:
        self.bot = bot
        self.failure: BotFailed | None = None
        self._view = view
        self.rng = rng
        self._budget = budget
        self._limit = limit

    def hear(self, fact: Fact) -> None:
        """The next fact of its stream."""
        self._view.fold(fact)
        if self.failure is None:
            self._ask(lambda: self.bot.hear(fact))

    def act(self, legal: Legal) -> tuple[Action, Reason | None] | None:
        """What the bot does, and why; nothing if it failed, now or before."""
        if self.failure is not None:
            return None
        action = self._ask(lambda: self.bot.act(self._view, legal, self.rng, self._budget))
        if self.failure is None and not isinstance(action, Action):
            self.failure = BotFailed("nonsense", repr(action)[:80])
        elif self.failure is None and action not in legal:
            self.failure = BotFailed("illegal", repr(action)[:80])
        reason = self._ask(self.bot.reason) if self.failure is None else None
        if self.failure is not None or action is None:
            return None
        return action, reason if isinstance(reason, Reason) else None

    def _ask(self, call: Callable[[], T]) -> T | None:
        try:
            with time_limit(self._limit):
                return call()
        except OutOfTime:
            self.failure = BotFailed("hung", f"no answer in {self._limit} s")
        except BotFailed as failure:
            self.failure = failure
        except Exception as error:
            self.failure = BotFailed("raised", f"{type(error).__name__}: {error}"[:200])
        return None
