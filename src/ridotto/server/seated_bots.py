"""Bots at a live table: each folds its own stream and thinks in a thread, never on the loop."""

import hmac
import logging
import random
from functools import partial

import msgspec

from ridotto.bots import Bot, BotFailed, Budget, maker_of
from ridotto.kernel import Action, Fact, Legal, Reason, Seat
from ridotto.server.bot_threads import BotThreads
from ridotto.table.commands import BotActs
from ridotto.table.match import Match

PATIENCE = 10.0
"""Seconds a bot may think; then chance decides for it until the game is over."""

BUDGET = Budget(seconds=1.0)

log = logging.getLogger("ridotto")


class SeatedBot:
    """One bot on one seat for one game. It is told the seat's facts and nothing else. One that
    raises, hangs or does what it may not is not asked again: chance plays for it.
    """

    def __init__(self, match: Match, seat: Seat, level: str) -> None:
        self.match = match
        self.level = level
        self.seat = seat
        self._bot: Bot | None = None
        self._view = match.game.view(match.header.options, seat)
        self._news = match.facts(seat, 0)
        self._failed = False

    def hear(self, fact: Fact) -> None:
        """The next fact of its stream."""
        if not self._failed:
            self._news.append(fact)

    async def decide(self, threads: BotThreads) -> BotActs:
        """What to do now, and reason: legal, unless others change what is while it thinks."""
        match, seat = self.match, self.seat
        legal = match.state.legal(seat)
        assert isinstance(legal, Legal)
        place = f"bot {match.number} {seat} {match.told(seat)}"
        rng = random.Random(hmac.digest(match.seed, place.encode(), "sha256"))
        action, reason = legal.pick(rng), None
        if not self._failed:
            news, self._news = self._news, []
            think = partial(self._think, news, legal, rng)
            try:
                action, reason = await threads.ask(think, PATIENCE)
            except BotFailed as failure:
                self._failed = True
                extra = {"level": self.level, "error": failure.fault}
                log.error("bot failed", exc_info=failure, extra=extra)
        return BotActs(seat=seat, do=match.notation.write(action), reason=reason)

    def _think(
        self, news: list[Fact], legal: Legal, rng: random.Random
    ) -> tuple[Action, Reason | None]:
        if self._bot is None:
            game, options = self.match.game, self.match.header.options
            self._bot = maker_of(self.level, game)(game, options, self.seat)
        for fact in news:
            self._view.fold(fact)
            self._bot.hear(fact)
        action, reason = self._bot.act(self._view, legal, rng, BUDGET), self._bot.reason()
        if action not in legal:
            raise BotFailed("illegal", type(action).__name__)
        # What is stored must be readable, also when the table comes back after a restart.
        return action, msgspec.convert(msgspec.to_builtins(reason), Reason | None)
