"""Plays a whole game between bots and keeps its record."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from ridotto.bots import Bot, BotFailed, Budget
from ridotto.kernel import (
    TABLE,
    Action,
    Actor,
    AnyState,
    End,
    Event,
    Fact,
    Forfeit,
    Game,
    Header,
    Legal,
    Lottery,
    Options,
    Reason,
    Record,
    Seat,
    Step,
    View,
    sees,
)
from ridotto.table.deal import Dealer, commit
from ridotto.table.time_limit import OutOfTime, time_limit

T = TypeVar("T")


def open_record(
    game: Game,
    options: Options,
    players: Sequence[str],
    seed: bytes,
    contributions: Mapping[str, str],
) -> Record:
    """The record of a game about to begin."""
    header = Header(
        game=game.id,
        options=dict(options),
        seats=game.seats(options),
        players=tuple(players),
        commitment=commit(seed),
        contributions=dict(contributions),
    )
    return Record(header, [])


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
    record = open_record(game, options, [bot.name for bot in bots], seed, contributions)
    dealer = Dealer(seed, record.header)
    state = game.start(options)
    guests = [
        _Guest(bot, game.view(options, seat), random.Random(rng.getrandbits(64)), budget, limit)
        for seat, bot in enumerate(bots)
    ]
    while state.public.to_act:
        actor, action, reason = _next(state, guests, dealer, listeners)
        events = state.apply(actor, action)
        for event in events:
            for seat, guest in enumerate(guests):
                if sees(event.to, seat):
                    guest.hear(event.fact)
            listeners.heard(event)
        record.steps.append(Step(actor, action, tuple(events), reason))
    assert state.public.outcome is not None
    record.end = End(state.public.outcome, seed.hex())
    return record


def _next(
    state: AnyState, guests: Sequence["_Guest"], dealer: Dealer, listeners: Listeners
) -> tuple[Actor, Action, Reason | None]:
    """Who does what now, and reason."""
    actor = state.public.to_act[0]
    legal = state.legal(actor)
    if isinstance(legal, Lottery):
        if not any(guest.failure for guest in guests) or not len(state.legal(TABLE)):
            return actor, legal.pick(dealer), None
    elif (decided := guests[actor].act(legal)) is not None:
        action, reason = decided
        listeners.decided(actor, guests[actor].bot, action)
        return actor, action, reason
    seat = next(seat for seat, guest in enumerate(guests) if guest.failure)
    failure = guests[seat].failure
    assert failure is not None
    listeners.failed(Fault(seat, guests[seat].bot.name, failure.fault, failure.detail))
    return TABLE, Forfeit(seat), None


class _Guest:
    """A bot at the table, whom nobody has to trust."""

    def __init__(
        self, bot: Bot, view: View, rng: random.Random, budget: Budget, limit: float | None
    ) -> None:
        self.bot = bot
        self.view = view
        self.rng = rng
        self.budget = budget
        self.limit = limit
        self.failure: BotFailed | None = None

    def hear(self, fact: Fact) -> None:
        self.view.fold(fact)
        if self.failure is None:
            self._ask(lambda: self.bot.hear(fact))

    def act(self, legal: Legal) -> tuple[Action, Reason | None] | None:
        """What the bot does, and reason; nothing if it failed, now or before."""
        if self.failure is not None:
            return None
        action = self._ask(lambda: self.bot.act(self.view, legal, self.rng, self.budget))
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
            with time_limit(self.limit):
                return call()
        except OutOfTime:
            self.failure = BotFailed("hung", f"no answer in {self.limit} s")
        except BotFailed as failure:
            self.failure = failure
        except Exception as error:
            self.failure = BotFailed("raised", f"{type(error).__name__}: {error}"[:200])
        return None
