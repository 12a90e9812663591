"""Plays a whole game between bots and keeps its record."""

import random
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from ridotto.bots import Bot, Budget
from ridotto.kernel import (
    TABLE,
    Action,
    Actor,
    Event,
    Forfeit,
    Game,
    Legal,
    Options,
    Reason,
    Record,
    Seat,
    sees,
)
from ridotto.table.bot_player import BotPlayer
from ridotto.table.session import Session


class Fault(Struct, frozen=True):
    """A bot that could not go on: the table takes its seat out of the game."""

    seat: Seat
    bot: str
    fault: str
    detail: str


class Listeners(Struct, frozen=True, kw_only=True):
    """Who is told what while a game is played."""

    heard: Callable[[Event], None] = lambda _: None
    """Each event as it happens."""
    decided: Callable[[Seat, Bot, Action], None] = lambda _seat, _bot, _action: None
    """Each decision of a bot, before it is carried out."""
    failed: Callable[[Fault], None] = lambda _: None
    """Each bot that could not go on."""


def play(
    game: Game,
    options: Options,
    bots: Sequence[Bot],
    *,
    rng: random.Random,
    seed: bytes,
    contributions: Mapping[str, str],
    budget: Budget = Budget(),  # noqa: B008 - frozen
    limit: float | None = None,
    listeners: Listeners = Listeners(),  # noqa: B008 - frozen
) -> Record:
    """A finished game: chance from the seed and the contributions, the rest from the bots.

    Every bot is sent its own stream and handed the view folded from it. One that raises, takes
    longer than ``limit`` seconds, or answers with something that is not legal, is out: the table
    forfeits its seat as soon as the game has a place for that, and the game ends as its rules say.
    """
    session = Session(game, options, seed, [bot.name for bot in bots], contributions)
    players = [
        BotPlayer(bot, game.view(options, seat), random.Random(rng.getrandbits(64)), budget, limit)
        for seat, bot in enumerate(bots)
    ]
    while session.state.public.to_act:
        for event in session.act(*_next(session, players, listeners)):
            for seat, player in enumerate(players):
                if sees(event.to, seat):
                    player.hear(event.fact)
            listeners.heard(event)
    return session.record()


def _next(
    session: Session, players: Sequence[BotPlayer], listeners: Listeners
) -> tuple[Action, Actor, Reason | None]:
    """Who does what now, and why. A bot that has failed is taken out as soon as the rules know how;
    until then anything is done for it.
    """
    actor = session.state.public.to_act[0]
    legal = session.state.legal(actor)
    if isinstance(legal, Legal) and (decided := players[actor].act(legal)) is not None:
        listeners.decided(actor, players[actor].bot, decided[0])
        return decided[0], actor, decided[1]
    failed = next((seat for seat, player in enumerate(players) if player.failure), None)
    if failed is None or Forfeit(failed) not in session.state.legal(TABLE):
        return session.draw(actor), actor, None
    player = players[failed]
    assert player.failure is not None
    listeners.failed(Fault(failed, player.bot.name, player.failure.fault, player.failure.detail))
    return Forfeit(failed), TABLE, None
