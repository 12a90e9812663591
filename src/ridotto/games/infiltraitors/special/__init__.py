"""The special rules of the missions, by name: each overrides the hooks it changes."""

from collections.abc import Mapping

from ridotto.games.infiltraitors.mission_hooks import Mission
from ridotto.games.infiltraitors.special.mission_6_informers import Informers
from ridotto.games.infiltraitors.special.mission_9_three_cards import ThreeCards
from ridotto.games.infiltraitors.special.mission_12_elite import Elite
from ridotto.games.infiltraitors.special.mission_15_special_cards import Specials
from ridotto.games.infiltraitors.special.mission_16_cipher import Cipher
from ridotto.games.infiltraitors.special.mission_17_blind import Blind
from ridotto.games.infiltraitors.special.mission_18_finale import Finale
from ridotto.games.infiltraitors.special.mission_19_kingpin import Kingpin
from ridotto.games.infiltraitors.special.missions_2_14_dark import Dark
from ridotto.games.infiltraitors.special.missions_3_14_lowest_first import Order
from ridotto.games.infiltraitors.special.missions_4_10_11_silence import Silent
from ridotto.games.infiltraitors.special.missions_7_13_balance import Balance
from ridotto.games.infiltraitors.special.missions_8_11_neighbours import OnlyLeft, OnlyRight

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
