"""What nodes of one house tell each other, by way of their database. Nothing depends on it: whoever
did not hear finds out a little later.
"""

import msgspec
from msgspec import Struct

CHANNEL = "ridotto"


class News(Struct, frozen=True, tag=True, tag_field="type"):
    """Anything nodes tell each other."""


class Renamed(News, frozen=True):
    """A guest is called something else."""

    guest: str
    name: str


class Departed(News, frozen=True):
    """A guest, by his alias, wants to be forgotten."""

    alias: str


class BansChanged(News, frozen=True):
    """Somebody was banned, or may come in again."""


class TablesFree(News, frozen=True):
    """There are tables that no node has."""


AnyNews = Renamed | Departed | BansChanged | TablesFree

_decoder: msgspec.json.Decoder[AnyNews] = msgspec.json.Decoder(AnyNews)


def written(news: AnyNews) -> str:
    """News as a text."""
    return msgspec.json.encode(news).decode()


def read(text: str) -> AnyNews | None:
    """The news of a text; none, if whoever says it knows more than we do."""
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError:
        return None
