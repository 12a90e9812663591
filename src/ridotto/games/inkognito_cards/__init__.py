"""Inkognito, the card game: agents meet in CardsPublic, trade half-truths and look for a number.

Four agents each hide an identity and a fragment of a telephone number. They visit five places;
whoever meets alone passes two cards, one true and one false. Whoever knows all eight secrets takes
the telephone and calls. Three, four or five players; a match is a series of games.
"""

from ridotto.games.inkognito_cards.game import InkognitoCards

__all__ = ["InkognitoCards"]
