"""All that can ever be done, for whoever gives it numbers."""

from itertools import combinations

from ridotto.games.masks.actions import Ask, Deal, Guess, Show
from ridotto.kernel import Moves, Vocabulary, every


def moves(vocabulary: Vocabulary) -> Moves:
    pairs = combinations(range(len(vocabulary["mask"])), 2)
    shows = [Show(one, other) for one, other in pairs]
    return Moves(
        seats=(every(Ask, vocabulary), shows, every(Guess, vocabulary)),
        chance=(every(Deal, vocabulary),),
    )
