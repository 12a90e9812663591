"""What people are called at a table: as they wish, and no two alike."""

import unicodedata
from collections.abc import Iterable
from itertools import count

from msgspec import structs

from ridotto.kernel import Seat
from ridotto.table.commands import Named
from ridotto.table.log_entry import Entry
from ridotto.table.refused import Refused
from ridotto.table.table import Changed, Name, Table, rules

BOTS = (
    ("Tartaglia", "Coviello"),
    ("Smeraldina", "Corallina"),
    ("Truffaldino", "Beltrame"),
    ("Isabella", "Flaminia"),
    ("Balanzone", "Lelio"),
    ("Rosaura", "Leandro"),
    ("Burattino", "Pierrot"),
)
"""What a bot on each seat is called: none of the names that guests are given who have not said."""


def bot_name(table: Table, seat: Seat) -> str:
    """What the bot on this seat is called, where no guest is called so."""
    guests = {alike(chair.name) for chair in table.chairs if chair.guest}
    first, other = BOTS[seat]
    return other if alike(first) in guests else first


def call(table: Table, guest: str, wanted: str) -> str:
    """Calls a guest as he wishes, from now on. Where somebody else is called so already, he is
    told apart by a number, which is the lowest that is free.
    """
    others = [name.shown for who, name in table.names.items() if who != guest]
    shown = told_apart(wanted, [*others, *_brought(table)])
    table.names[guest] = Name(wanted, shown)
    return shown


def call_brought(table: Table, wanted: str) -> str:
    """What somebody is called whom a guest brings along: as he wishes, and as nobody else is."""
    guests = [name.shown for name in table.names.values()]
    return told_apart(wanted, [*guests, *_brought(table)])


def _brought(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs if chair.brought]


def told_apart(wanted: str, others: Iterable[str]) -> str:
    """The wanted name; where others have it already, with the lowest number that is free."""
    taken = set(map(alike, others))
    tries = (wanted if number == 1 else f"{wanted} {number}" for number in count(1))
    return next(name for name in tries if alike(name) not in taken)


def named(table: Table, entry: Entry, command: Named) -> None:
    shown = call(table, entry.who, entry.name)
    seat = table.seat_of(entry.who)
    if seat is not None and not table.chairs[seat].brought:
        table.chairs[seat].name = shown
        if table.match is not None and table.phase == "playing":
            # The deal does not depend on who plays: the record tells what they were last called.
            header = table.match.header
            players = (*header.players[:seat], shown, *header.players[seat + 1 :])
            table.match.header = structs.replace(header, players=players)
    table.out.append(Changed())


def check_name(name: str) -> str:
    """The name as it will be shown. Raises Refused."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise Refused("not-a-name")
    return name


def alike(name: str) -> str:
    """The same for names that people would take for each other."""
    return unicodedata.normalize("NFKC", name).casefold()


rules({Named: named})
