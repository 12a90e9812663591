"""Who plays Inkognito, the board game."""

from collections.abc import Mapping

from ridotto.bots.bot import Maker
from ridotto.bots.inkognito.master import Master
from ridotto.bots.inkognito.novice import Novice
from ridotto.bots.inkognito.probes import PROBES
from ridotto.bots.inkognito.sleuth import Sleuth

__all__ = ["BOTS", "PROBES", "Master"]

BOTS: Mapping[str, Maker] = {"novice": Novice, "sleuth": Sleuth, "master": Master}
