"""The numbers of all moves of all games, as the golden file holds them."""

import hashlib
from pathlib import Path

import msgspec

from ridotto.envs.numbering import VERSION, Numbering, numberings
from ridotto.games import GAMES
from ridotto.testing import playthrough_name

FILE = Path(__file__).parent / "golden" / "numbering.json"


def numbering_text() -> str:
    """The version, and for every game and option set each kind's first number and how many it
    has, and a digest of what all numbers stand for.
    """
    games = {
        game.id: {
            playthrough_name(options).removesuffix(".txt"): {
                name: _told(numbering)
                for name, numbering in zip(
                    ("seats", "chance"), numberings(game, options)[:2], strict=True
                )
            }
            for options in game.variants()
        }
        for game in GAMES
    }
    whole = {"version": VERSION, "games": games}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode() + "\n"


def _told(numbering: Numbering) -> dict[str, object]:
    digest = hashlib.sha256("\n".join(numbering.texts).encode()).hexdigest()
    return {**numbering.kinds, "texts": digest[:16]}
