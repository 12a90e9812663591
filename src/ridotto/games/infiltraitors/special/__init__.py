"""The special rules of the missions, by name: each overrides the hooks it changes."""

from collections.abc import Mapping

from ridotto.games.infiltraitors.mission import Mission
from ridotto.games.infiltraitors.special.balance import Balance
from ridotto.games.infiltraitors.special.blind import Blind
from ridotto.games.infiltraitors.special.cipher import Cipher
from ridotto.games.infiltraitors.special.dark import Dark
from ridotto.games.infiltraitors.special.elite import Elite
from ridotto.games.infiltraitors.special.finale import Finale
from ridotto.games.infiltraitors.special.informers import Informers
from ridotto.games.infiltraitors.special.kingpin import Kingpin
from ridotto.games.infiltraitors.special.lowest_first import Order
from ridotto.games.infiltraitors.special.neighbours import OnlyLeft, OnlyRight
from ridotto.games.infiltraitors.special.silence import Silent
from ridotto.games.infiltraitors.special.special_cards import Specials
from ridotto.games.infiltraitors.special.three_cards import ThreeCards

RULES: Mapping[str, type[Mission]] = {
    "balance": Balance,
    "blind": Blind,
    "cipher": Cipher,
    "dark": Dark,
    "elite": Elite,
    "finale": Finale,
    "informers": Informers,
    "kingpin": Kingpin,
    "left": OnlyLeft,
    "order": Order,
    "right": OnlyRight,
    "silent": Silent,
    "specials": Specials,
    "three": ThreeCards,
}
