"""Masks: the smallest game of the house, for tests and for learning how a game is written.

Two to four guests each wear a hidden mask; one mask more lies in the box. In turn, everybody asks
one other guest, who privately shows two masks, one of them his own. Then all guess at once, in
secret, which mask is in the box. Whoever is right wins; if nobody is, the house does.
"""

from ridotto.games.masks.game import Masks

__all__ = ["Masks"]
