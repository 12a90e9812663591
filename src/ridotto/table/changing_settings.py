"""What the host changes while people gather: everything but the game."""

from ridotto.bots import UnknownBot
from ridotto.kernel import OptionError
from ridotto.table.commands import ChangeSettings
from ridotto.table.log_entry import Entry
from ridotto.table.refused import Refused
from ridotto.table.settings import Settings, settle
from ridotto.table.table import Chair, Changed, Table, rules


def change_settings(table: Table, entry: Entry, command: ChangeSettings) -> None:
    table.need("gathering")
    table.need_host(entry.who)
    settings = _settled(table, command.settings)
    chairs = _chairs(table.chairs, len(table.game.seats(settings.options)))
    table.settings, table.chairs = settings, chairs
    table.out.append(Changed())


def _settled(table: Table, wanted: Settings) -> Settings:
    """The new settings. A campaign that is under way goes on where it stands."""
    if wanted.game != table.settings.game:
        raise Refused("other-game")
    try:
        settings = settle(wanted)
    except OptionError as error:
        raise Refused("bad-option", str(error)) from None
    except UnknownBot as error:
        raise Refused("no-such-bot", str(error)) from None
    if table.position is not None and (settings.options != table.options or settings.campaign):
        raise Refused("position-stays")
    chapter = table.game.manners.chapter
    under_way = table.settings.campaign and table.campaign
    if under_way and (not settings.campaign or chapter(settings.options) != chapter(table.options)):
        raise Refused("campaign-goes-on")
    return settings


def _chairs(chairs: list[Chair], seats: int) -> list[Chair]:
    """More seats are free ones; fewer means that free ones and bots go, from the last on."""
    left = list(chairs)
    while len(left) > seats:
        spare = [seat for seat, chair in enumerate(left) if not chair.guest]
        if not spare:
            raise Refused("seat-taken")
        free = [seat for seat in spare if left[seat].free]
        del left[(free or spare)[-1]]
    return left + [Chair() for _ in range(seats - len(left))]


rules({ChangeSettings: change_settings})
