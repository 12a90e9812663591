"""Games between bots that are the same in every run, and tables at one of their moments: what comes
up only in some games comes up in these.
"""

import random

from playwright.sync_api import Page

from ridotto.bots.levels import seat_bots
from ridotto.games import GAMES
from ridotto.games.inkognito_cards.actions import Play, Turn
from ridotto.kernel import Record, Value
from ridotto.kernel.record import write
from ridotto.table.play_between_bots import play


def recorded(name: str, seed: int = 5, **options: Value) -> Record:
    """A game between sleuths."""
    game = GAMES[name]
    settled = game.settle(options, simulated=True)
    bots = seat_bots(["sleuth"], game, settled)
    rng = random.Random(seed)
    return play(game, settled, bots, rng=rng, seed=bytes(range(32)), contributions={})


def go_to_moment(page: Page, name: str, action: str, **options: Value) -> None:
    """To a table of bots at which one is about to do something of this kind, or could do something
    else: a game between bots is played on from there.
    """
    for seed in range(50):
        record = recorded(name, seed, **options)
        for place, step in enumerate(record.steps):
            if type(step.action).__name__ == action:
                _play_on(page, name, record, place)
                return
    raise AssertionError(f"nobody does {action}")


def go_to_round_after_three(page: Page) -> None:
    """To a table of the card game at which three were at one place in the round before, and one is
    the first to go on.
    """
    for seed in range(50):
        record = recorded("inkognito-cards", seed)
        gone: list[int] = []
        for place, step in enumerate(record.steps):
            if not isinstance(step.action, Play | Turn):
                continue
            here, there = len(gone) % ROUND, gone[-ROUND:]
            if here == 0 and any(there.count(each) == 3 for each in there):
                _play_on(page, "inkognito-cards", record, place)
                return
            gone.append(step.action.place)
    raise AssertionError("no three meet")


ROUND = 5
"""So many go somewhere in a round: four agents and the Ambassador."""


def _play_on(page: Page, name: str, record: Record, place: int) -> None:
    house = page.evaluate("location.origin")
    page.request.post(f"{house}/api/guest", data={"name": "Anna"})
    seat = record.steps[place].by
    asked = {"record": write(record, GAMES[name]), "step": place, "seat": seat}
    opened = page.request.post(f"{house}/api/play-on", data=asked)
    page.goto(f"{house}/t/{opened.json()['table']}")
    page.wait_for_selector("[data-mine=true]")
