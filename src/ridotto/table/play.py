"""Plays a whole game between bots and keeps its record."""

import random
from collections.abc import Callable, Mapping, Sequence

from ridotto.bots import Bot
from ridotto.kernel import (
    End,
    Event,
    Game,
    Header,
    Lottery,
    Options,
    Record,
    Step,
    View,
    sees,
)
from ridotto.table.deal import Dealer, commit


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


def play(
    game: Game,
    options: Options,
    bots: Sequence[Bot],
    *,
    rng: random.Random,
    seed: bytes,
    contributions: Mapping[str, str],
    heard: Callable[[Event], None] = lambda _: None,
) -> Record:
    """A finished game: chance from the seed and the contributions, the rest from the bots.

    Every bot is handed the view folded from its own stream; ``heard`` is called with each event
    as it happens.
    """
    record = open_record(game, options, [bot.name for bot in bots], seed, contributions)
    dealer = Dealer(seed, record.header)
    state = game.start(options)
    views = [game.view(options, seat) for seat in range(len(bots))]
    while state.public.to_act:
        actor = state.public.to_act[0]
        legal = state.legal(actor)
        if isinstance(legal, Lottery):
            action = legal.pick(dealer.below)
        else:
            action = bots[actor].act(views[actor], legal, rng)
        events = state.apply(actor, action)
        for event in events:
            _send(event, views)
            heard(event)
        record.steps.append(Step(actor, action, tuple(events)))
    assert state.public.outcome is not None
    record.end = End(state.public.outcome, seed.hex())
    return record


def _send(event: Event, views: Sequence[View]) -> None:
    for seat, view in enumerate(views):
        if sees(event.to, seat):
            view.fold(event.fact)
