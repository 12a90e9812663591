"""What a table decides before it gathers: what is played, by whom, how fast, with what help."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct, structs

from ridotto.bots import UnknownBot, companions_for, stand_in_for
from ridotto.games import GAMES
from ridotto.kernel import Game, Talk, Value
from ridotto.table.assistance import Assistance, levels_for
from ridotto.table.refused import Refused

Short = Annotated[str, Meta(max_length=40)]


class Relaxed(Struct, frozen=True, forbid_unknown_fields=True, tag="relaxed", tag_field="kind"):
    """No clock."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True, tag="clock", tag_field="kind"):
    """A bank of seconds a seat, and so many more after each of its actions."""

    bank: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Days(Struct, frozen=True, forbid_unknown_fields=True, tag="days", tag_field="kind"):
    """So many days for each action."""

    days: Annotated[int, Meta(ge=1, le=30)]


Pace = Relaxed | Clock | Days


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices of a table; ``talk`` is the game's own, if it does not choose."""

    game: Short
    options: Annotated[dict[Short, Value], Meta(max_length=40)] = {}
    visibility: Literal["public", "link"] = "link"
    spectators: Literal["none", "open"] = "none"
    pace: Pace = Relaxed()
    assistance: Assistance = "record"
    talk: Literal["open", "tics"] | None = None
    sheets: bool = True
    """Whether the sheets that all keep together are used, where the game has them."""
    campaign: bool = False
    """Whether one chapter follows another, where the game has some; else each is played alone."""
    stand_in: Short = ""
    """The level of the bot that plays for a guest whose time is up or who left; if the table does
    not choose, ``stand_in_for`` does.
    """


def settle(settings: Settings) -> Settings:
    """The same with everything chosen.

    Raises UnknownGame, OptionError, UnknownBot or Refused.
    """
    game = GAMES[settings.game]
    options = dict(game.settle(settings.options))
    stand_in = settings.stand_in or stand_in_for(game)
    check_bots(game, [stand_in])
    if settings.campaign and game.manners.chapter(options) is None:
        raise Refused("no-campaign")
    if settings.assistance not in levels_for(game):
        raise Refused("no-such-assistance")
    return structs.replace(settings, options=options, stand_in=stand_in)


def check_bots(game: Game, levels: Sequence[str]) -> None:
    """Raises UnknownBot unless all of these play this game with people. Bots that are commands to
    run are for those who own the machine, not for guests.
    """
    known = companions_for(game)
    for level in levels:
        if level not in known:
            raise UnknownBot(f"no bot {level!r}; there are: {', '.join(known)}")


def talk_of(game: Game, settings: Settings) -> Talk:
    """What may be said during this game at this table."""
    allowed = game.manners.talk(settings.options)
    return allowed if allowed == "silent" or settings.talk is None else settings.talk
