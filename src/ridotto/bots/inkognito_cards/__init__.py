"""Who plays Inkognito, the card game."""

from collections.abc import Mapping

from ridotto.bots.bot import Maker
from ridotto.bots.inkognito_cards.novice import Novice
from ridotto.bots.inkognito_cards.sleuth import Sleuth

BOTS: Mapping[str, Maker] = {"novice": Novice, "sleuth": Sleuth}
