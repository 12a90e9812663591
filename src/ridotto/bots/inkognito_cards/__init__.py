"""Who plays Inkognito, the card game."""

from collections.abc import Mapping

from ridotto.bots.bot import Maker
from ridotto.bots.inkognito_cards.master import Master
from ridotto.bots.inkognito_cards.novice import Novice
from ridotto.bots.inkognito_cards.sleuth import Sleuth

__all__ = ["BOTS", "Master"]

BOTS: Mapping[str, Maker] = {"novice": Novice, "sleuth": Sleuth, "master": Master}
