"""A short memory: the last few things that were shown, and always what one was dealt."""

import pytest

from ridotto.deduction import ForgetfulTracker
from ridotto.games import GAMES
from ridotto.games.inkognito_cards.facts import Pair, Secrets
from tests.deduction.test_inkognito_cards import ALL_DEALS, FACES, Deal

SHOWN = (("CB", "11"), ("CB", "29"), ("X", "11"))


def agrees(deal: Deal, pair: tuple[str, str]) -> bool:
    return sum(card in deal[1] for card in pair) == 1


@pytest.mark.parametrize("remembers", [0, 1, 2, 3, 4])
def test_only_the_last_few_are_remembered(remembers: int) -> None:
    """Whoever remembers nothing knows his own cards, and no more."""
    game = GAMES["inkognito-cards"]
    tracker = ForgetfulTracker(game.studied.lore(game.settle({"players": 4}), 0), remembers)
    tracker.hear(Secrets(0, FACES.index("LF"), FACES.index("0")))
    for pair in SHOWN:
        tracker.hear(Pair(1, 0, *map(FACES.index, pair)))
    kept = SHOWN[max(0, len(SHOWN) - remembers) :]
    worlds = [
        deal
        for deal in ALL_DEALS
        if deal[0] == ("LF", "0") and all(agrees(deal, pair) for pair in kept)
    ]
    assert tracker.knowledge.count() == len(worlds)
