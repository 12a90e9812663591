"""Every level plays every game to its end, says why, and knows no more than its seat."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from ridotto.bots import LEVELS, Bot, Budget, Reason, seat_bots
from ridotto.games import GAMES
from ridotto.kernel import Action, Event, Game, Legal, Options, Seat, sees
from ridotto.lab.simulate import contributions, derive
from ridotto.table.play_between_bots import Fault, Listeners, play
from ridotto.words import LANGUAGES, Words


def table(game: Game, options: Options, bots: list[Bot], listeners: Listeners) -> None:
    play(
        game,
        options,
        bots,
        rng=random.Random(1),
        seed=derive("levels", 1, "table"),
        contributions=contributions(game, options, "levels", 1),
        listeners=listeners,
    )


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", ["masks", "inkognito", "inkognito-cards", "infiltraitors"])
def test_every_level_plays_every_variant_and_says_why(game: str, level: str) -> None:
    played = GAMES[game]
    for options in played.variants():
        reasons: set[str] = set()
        faults: list[Fault] = []

        def decided(_seat: Seat, bot: Bot, _action: Action, said: set[str] = reasons) -> None:
            reason = bot.reason()
            if reason is not None:
                texts = {Words(language).reason(played, reason) for language in LANGUAGES}
                assert len(texts) == len(LANGUAGES)
                said.add(reason.code)

        bots = seat_bots([level], played, options)
        table(played, options, bots, Listeners(decided=decided, failed=faults.append))
        assert not faults
        assert reasons


def test_reasons_are_told_with_their_arguments() -> None:
    reason = Reason("declare", {"partner": ("seat", "green"), "odds": 93})
    text = Words("en").reason(GAMES["inkognito"], reason)
    assert text == "Green is my partner, and our mission is accomplished: 93% sure."


class Twins:
    """Plays as a bot would, and checks it against a twin who is often shown another of the worlds
    that this seat holds possible.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seat: Seat,
        level: str,
        other: Callable[[Any, random.Random], Any],
    ) -> None:
        self.bot, self.twin = (seat_bots([level], game, options)[seat] for _ in range(2))
        self.name = level
        self.other = other
        self.compared = 0

    def hear(self, fact: Any) -> None:
        self.bot.hear(fact)
        self.twin.hear(fact)

    def act(self, view: Any, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        seed = rng.getrandbits(32)
        action = self.bot.act(view, legal, random.Random(seed), budget)
        state = self.other(view, rng)
        if state is not None:
            assert state.view(view.seat).encode() == view.encode()
            view, legal = state.view(view.seat), state.legal(view.seat)
            self.compared += 1
        assert self.twin.act(view, legal, random.Random(seed), budget) == action
        return action

    def reason(self) -> Reason | None:
        return None


@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("game", ["inkognito", "inkognito-cards"])
def test_a_bot_decides_alike_in_worlds_its_seat_cannot_tell_apart(
    game: str, players: int, level: str
) -> None:
    played = GAMES[game]
    chosen = {"players": players, "max_rounds": 4}
    options = played.settle(chosen if game == "inkognito" else {**chosen, "points_to_win": 1})
    study = played.studied

    def other(view: Any, rng: random.Random) -> Any:
        if rng.random() > 0.3:
            return None
        return study.imagine(options, view, rng.choice(list(study.worlds(options, view))))

    seats = range(len(played.seats(options)))
    twins = [Twins(played, options, seat, level, other) for seat in seats]
    faults: list[Fault] = []
    table(played, options, list(twins), Listeners(failed=faults.append))
    assert not faults
    assert sum(twin.compared for twin in twins) >= 3


def test_a_seed_repeats_a_game() -> None:
    played = GAMES["inkognito"]
    options = played.settle({"max_rounds": 3})
    streams: list[list[Event]] = []
    for _ in range(2):
        heard: list[Event] = []
        table(
            played, options, seat_bots(["master"], played, options), Listeners(heard=heard.append)
        )
        streams.append(heard)
    assert streams[0] == streams[1]
    assert any(not sees(event.to, 7) for event in streams[0])
