"""T1-T5: the things of the game, as small numbers with words, and how data files are read.

A *side* owns pieces: sides 0-3 are the colours of the agents, side 4 is the Ambassador. A *seat*
is the kernel's: who plays. ``tables.py`` holds the only table between the two. Piece ``p`` belongs
to side ``p // 4``; figures are numbered by colour and build, the Ambassador is the last.
"""

from importlib.resources import files
from typing import Annotated, TypeVar

import msgspec

from ridotto.kernel import Of, RidottoError

COLOURS = ("blue", "green", "red", "yellow")
BUILDS = ("tall", "short", "fat", "thin")
IDENTITIES = ("LF", "CB", "X", "ZZ")
LETTERS = ("A", "B", "C", "D")
TEAMS = ("lf-cb", "x-zz")
QUESTIONS = ("identity", "build")
BALLS = ("land", "water", "either", "ambassador", "opponent", "none")

LAND, WATER, EITHER, BLACK, PURPLE, NONE = range(6)
ABOUT_IDENTITY, ABOUT_BUILD = range(2)

PIECES = (*(f"{colour}.{build}" for colour in COLOURS for build in BUILDS), "ambassador")
AMBASSADOR = 16
"""The Ambassador's piece."""
ENVOY = 4
"""The Ambassador's side."""
SIDES = range(5)
AGENTS = range(4)

Side = Annotated[int, Of("side")]
Piece = Annotated[int, Of("piece")]
Build = Annotated[int, Of("build")]
Identity = Annotated[int, Of("identity")]
Letter = Annotated[int, Of("letter")]
QuestionKind = Annotated[int, Of("question")]
Ball = Annotated[int, Of("ball")]
Space = Annotated[int, Of("space")]
Card = Annotated[int, Of("card")]
Person = Annotated[int, Of("person")]
"""An identity and a build: ``4 * identity + build``."""

MISSION_TAGS = tuple(
    f"{first}-{one}{other}"
    for first in ("LF", "ZZ")
    for one in LETTERS
    for other in LETTERS
    if one != other
)
"""The joint missions: who is named first in the pair, his letter, and his partner's."""
Mission = Annotated[int, Of("mission")]

PERSONS = tuple(f"{identity}.{build}" for identity in IDENTITIES for build in BUILDS)

CARDS = (
    *IDENTITIES,
    *(f"grey:{identity}" for identity in IDENTITIES),
    *BUILDS,
    *(f"grey:{build}" for build in BUILDS),
    *(f"mission:{letter}" for letter in LETTERS),
)
"""T3: what can lie in an answer. Coloured cards may lie, grey and mission cards cannot."""

FACES = (*range(4), *range(4), *range(4, 8), *range(4, 8), *range(8, 12))
"""The face of each card: identities 0-3, builds 4-7, letters 8-11."""

GREY = tuple(word.startswith("grey:") for word in CARDS)
MISSION_CARDS = range(16, 20)


def team_of(identity: Identity) -> int:
    """T2: LF and CB are team 0, X and ZZ team 1."""
    return identity >> 1


def partner_of(identity: Identity) -> Identity:
    """T2: the other one of the team."""
    return identity ^ 1


class DataError(RidottoError):
    """A data file of the game that does not hold; the message names the entry."""


T = TypeVar("T")


def read_data(name: str, shape: type[T]) -> T:
    """A data file of this folder, checked against ``shape``. Raises DataError."""
    text = files(__package__).joinpath("data", name).read_bytes()
    return decode(name, text, shape)


def decode(name: str, text: bytes | str, shape: type[T]) -> T:
    """The data in a text. Raises DataError, which says where in the file the trouble is."""
    try:
        return msgspec.json.decode(text, type=shape)
    except msgspec.DecodeError as error:
        raise DataError(f"{name}: {error}") from None


def number_of(name: str, word: str, words: tuple[str, ...]) -> int:
    """The number of a word. Raises DataError, naming the entry."""
    if word not in words:
        raise DataError(f"{name}: {word!r} is not one of {', '.join(words)}")
    return words.index(word)
