"""The special rules of the missions, by name: each overrides the hooks it changes."""

from collections.abc import Mapping

from ridotto.games.infiltraitors.mission import Mission
from ridotto.games.infiltraitors.special.blind import Blind
from ridotto.games.infiltraitors.special.cipher import Cipher
from ridotto.games.infiltraitors.special.dark import Dark
from ridotto.games.infiltraitors.special.elite import Elite
from ridotto.games.infiltraitors.special.finale import Finale
from ridotto.games.infiltraitors.special.informers import Informers
from ridotto.games.infiltraitors.special.kingpin import Kingpin
from ridotto.games.infiltraitors.special.limits import (
    Balance,
    Left,
    Order,
    Right,
    Silent,
    Specials,
    Three,
)

RULES: Mapping[str, type[Mission]] = {
    "balance": Balance,
    "blind": Blind,
    "cipher": Cipher,
    "dark": Dark,
    "elite": Elite,
    "finale": Finale,
    "informers": Informers,
    "kingpin": Kingpin,
    "left": Left,
    "order": Order,
    "right": Right,
    "silent": Silent,
    "specials": Specials,
    "three": Three,
}
