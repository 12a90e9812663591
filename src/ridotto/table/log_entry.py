"""What is written to the log of a table or an evening: an entry for all that was accepted."""

import msgspec
from msgspec import Struct

from ridotto.kernel import Seat
from ridotto.table.commands import AnyCommand
from ridotto.table.evening_commands import AnyEveningCommand


class Entry(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of such a log: all that is needed to do it again.

    ``who`` is the guest who asked, empty for the house; ``name`` what he wants to be called, if he
    is new at the table or has changed it; ``fresh`` the seed of the next deal, where one is needed;
    ``seat`` the one for which he asks, where he may hold several.
    """

    at: int
    do: AnyCommand | AnyEveningCommand
    who: str = ""
    name: str = ""
    fresh: str = ""
    seat: Seat | None = None


read_entry = msgspec.json.Decoder(Entry).decode
write_entry = msgspec.json.Encoder().encode
