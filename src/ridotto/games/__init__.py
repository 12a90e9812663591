"""The games of the house, by id."""

from ridotto.games.infiltraitors import Infiltraitors
from ridotto.games.masks import Masks
from ridotto.kernel import Registry

GAMES = Registry(Masks(), Infiltraitors())
