"""A finished game looked back at, for whoever asks: one of the house, or a file brought along."""

from functools import lru_cache

from ridotto.games import GAMES
from ridotto.kernel import NotStudied, RecordError
from ridotto.kernel.record import read
from ridotto.review.results import Review
from ridotto.review.reviewing import review
from ridotto.server.encoding import encode
from ridotto.table import Refused

KEPT = 8
"""So many are kept: everybody at a table may want to look back at the same game."""


@lru_cache(KEPT)
def written_review(text: str) -> bytes:
    """The review, as it is sent."""
    return encode(reviewed(text))


def reviewed(text: str) -> Review:
    """The review of a record. Raises Refused if the text is none, or if the game is not over, or
    was not played and dealt as it says.
    """
    try:
        record = read(text, GAMES)
        return review(record, GAMES[record.header.game])
    except (RecordError, NotStudied) as error:
        raise Refused("not-a-record", str(error)) from None
