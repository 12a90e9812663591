"""Short codes that can be said aloud: each leads to a table that still has room."""

import re

from ridotto.server.time_and_chance import TimeAndChance
from ridotto.table import Refused, Table

WORDS = (  # noqa: SIM905 (one a line would be a page)
    "alba ancora arco balena banco bosco campo canto carta cigno corvo costa delta dolce domino "
    "drago falco festa fiore forte gatto gondola grotta isola laguna leone limone luna lupo mango "
    "marmo melone molo monte nido nobile olivo opera orso palazzo perla piano piazza pino ponte "
    "porto radio regata remo riva rosa salsa sirena sole stella tango teatro torre vento villa "
    "vino violino volpe zebra"
).split()
"""Told apart by ear, and spelled as they sound, in English as in French."""
PARTS = re.compile(r"([a-z]+)[\W_]*([0-9]{3})[\W_]*([a-z]+)")
_SIXTY_FOUR = 6


def read_code(said: str) -> str:
    """The code that somebody was told, however he writes it. Raises Refused."""
    parts = PARTS.fullmatch(said.strip().lower())
    if parts is None:
        raise Refused("no-such-code")
    return "-".join(parts.groups())


class TableCodes:
    """The codes that are out, one a table. A restart makes new ones."""

    def __init__(self, time_and_chance: TimeAndChance) -> None:
        self._outside = time_and_chance
        self._tables: dict[str, str] = {}
        self._codes: dict[str, str] = {}

    def of(self, id_: str, table: Table) -> str:
        """The code of a table; none, from then on, once it is full, has begun or is closed."""
        if table.phase != "gathering" or not any(chair.free for chair in table.chairs):
            self.forget(id_)
            return ""
        if id_ not in self._codes:
            code = self._new()
            self._codes[id_], self._tables[code] = code, id_
        return self._codes[id_]

    def table(self, code: str) -> str:
        """The table to which a code leads, if there is one."""
        return self._tables.get(code, "")

    def code(self, id_: str) -> str:
        """The code of a table, if it has one already."""
        return self._codes.get(id_, "")

    def forget(self, id_: str) -> None:
        """The code of this table, if it has one, leads nowhere any more."""
        code = self._codes.pop(id_, None)
        if code is not None:
            del self._tables[code]

    def _new(self) -> str:
        while True:
            random = int(self._outside.token(6), 16)
            words = [WORDS[random >> _SIXTY_FOUR * place & 63] for place in range(2)]
            code = f"{words[0]}-{100 + (random >> 2 * _SIXTY_FOUR) % 900}-{words[1]}"
            if code not in self._tables:
                return code
