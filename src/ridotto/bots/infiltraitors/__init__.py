"""Who plays Infiltraitors."""

from collections.abc import Mapping
from functools import partial

from ridotto.bots.bot import Maker
from ridotto.bots.infiltraitors.coded_agent import Coded
from ridotto.bots.infiltraitors.companion import Companion
from ridotto.bots.infiltraitors.habits import HABITS
from ridotto.bots.infiltraitors.literal import Literal

BOTS: Mapping[str, Maker] = {
    **{name: partial(Companion, name) for name in HABITS},
    "sleuth": Literal,
    "master": Coded,
    "literal": Literal,
    "coded": Coded,
}

LEVELS = ("random", *HABITS, "sleuth", "master")
"""Those one can choose from, from weak to strong: what habits companions have makes more of them
than other games have.
"""

AMONG_THEMSELVES = frozenset({"master", "coded"})
"""Those who have agreed on a code: to sit with anybody else would only confuse."""
