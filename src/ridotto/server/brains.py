"""Bots at a live table: each folds its own stream and thinks in a thread, never on the loop."""

import asyncio
import hmac
import logging
import random
from concurrent.futures import Executor

from ridotto.bots import Budget, maker_of
from ridotto.kernel import Action, Fact, Legal, Reason, Seat
from ridotto.table.commands import BotActs
from ridotto.table.match import Match

PATIENCE = 10.0
"""Seconds a bot may think; then chance decides for it."""

BUDGET = Budget(seconds=1.0)

log = logging.getLogger("ridotto")


class Brain:
    """One bot on one seat for one game. It is told the seat's facts and nothing else."""

    def __init__(self, match: Match, seat: Seat, level: str) -> None:
        self.match = match
        self.level = level
        self.seat = seat
        options = match.header.options
        self._bot = maker_of(level, match.game)(match.game, options, seat)
        self._view = match.game.view(options, seat)
        self._news = match.facts(seat, 0)

    def hear(self, fact: Fact) -> None:
        """The next fact of its stream."""
        self._news.append(fact)

    async def decide(self, thinkers: Executor) -> BotActs:
        """What to do now, and why. Always legal."""
        match, seat = self.match, self.seat
        legal = match.state.legal(seat)
        assert isinstance(legal, Legal)
        news, self._news = self._news, []
        place = f"bot {match.number} {seat} {match.counts[seat]}"
        rng = random.Random(hmac.digest(match.seed, place.encode(), "sha256"))
        loop = asyncio.get_running_loop()
        action: Action | None = None
        why: Reason | None = None
        try:
            thought = loop.run_in_executor(thinkers, self._think, news, legal, rng)
            action, why = await asyncio.wait_for(thought, PATIENCE)
        except Exception as error:
            log.exception("bot failed", extra={"level": self.level, "error": type(error).__name__})
        if action is None or action not in legal:
            action, why = legal.pick(rng.random), None
        return BotActs(seat=seat, do=match.notation.write(action), why=why)

    def _think(
        self, news: list[Fact], legal: Legal, rng: random.Random
    ) -> tuple[Action, Reason | None]:
        for fact in news:
            self._view.fold(fact)
            self._bot.hear(fact)
        return self._bot.act(self._view, legal, rng, BUDGET), self._bot.why()
