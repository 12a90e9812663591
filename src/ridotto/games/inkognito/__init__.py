"""Inkognito: spies meet in Venice, half of what they show is true, and partners must find out who
they are before they can guess what they are to do together.

Both editions, three to five players.
"""

from ridotto.games.inkognito.game import Inkognito

__all__ = ["Inkognito"]
