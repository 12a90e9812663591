"""What is written to the log of a table: one entry for everything that was accepted."""

import msgspec
from msgspec import Struct

from ridotto.table.commands import AnyCommand


class Entry(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of a table's log: all that is needed to do it again.

    ``who`` is the guest who asked, empty for the house; ``name`` what he wants to be called, if he
    is new at the table or has changed it; ``fresh`` the seed of the next deal, where one is needed.
    """

    at: int
    do: AnyCommand
    who: str = ""
    name: str = ""
    fresh: str = ""


read_entry = msgspec.json.Decoder(Entry).decode
write_entry = msgspec.json.Encoder().encode
