"""Who plays Infiltraitors."""

from collections.abc import Mapping

from ridotto.bots.bot import Maker
from ridotto.bots.infiltraitors.coded_agent import Coded
from ridotto.bots.infiltraitors.literal import Literal
from ridotto.bots.infiltraitors.novice import Novice

BOTS: Mapping[str, Maker] = {
    "novice": Novice,
    "sleuth": Literal,
    "master": Coded,
    "literal": Literal,
    "coded": Coded,
}

AMONG_THEMSELVES = frozenset({"master", "coded"})
"""Those who have agreed on a code: to sit with anybody else would only confuse."""
