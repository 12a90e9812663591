"""The games of the house, by id."""

from ridotto.games.infiltraitors import Infiltraitors
from ridotto.games.inkognito import Inkognito
from ridotto.games.inkognito_cards import InkognitoCards
from ridotto.games.masks import Masks
from ridotto.kernel import Registry

GAMES = Registry(Masks(), Inkognito(), InkognitoCards(), Infiltraitors())
