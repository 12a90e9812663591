"""One-time codes, by which a guest continues on another device."""

from ridotto.server.guest_cookies import Guest
from ridotto.server.limits import Limits
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.store import Store
from ridotto.table import Refused

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 10
DIGITS = 8
"""The alphabet begins with them, and so does a code: it is never taken for the spoken code of a
table.
"""

EXPIRED = "DELETE FROM one_time_codes WHERE expires <= $1"
OLDEST = (
    "DELETE FROM one_time_codes WHERE guest = $1 AND code NOT IN"
    " (SELECT code FROM one_time_codes WHERE guest = $1 ORDER BY expires DESC LIMIT $2)"
)
NEW = "INSERT INTO one_time_codes (code, guest, name, expires) VALUES ($1, $2, $3, $4)"
REDEEM = "DELETE FROM one_time_codes WHERE code = $1 AND expires > $2 RETURNING guest, name"


class OneTimeCodes:
    """The codes that are out, a few a guest: his next one makes his oldest void. They are in the
    store, for all nodes of the house. Everything raises StoreError when it is away.
    """

    def __init__(self, store: Store, time_and_chance: TimeAndChance, limits: Limits) -> None:
        self._store = store
        self._outside = time_and_chance
        self._limits = limits

    async def new(self, guest: Guest) -> tuple[str, int]:
        """A code for this guest, and when it expires. Raises Refused."""
        now = self._outside.now()
        await self._store.rows(EXPIRED, now)
        await self._store.rows(OLDEST, guest.id, self._limits.codes_a_guest - 1)
        ((count,),) = await self._store.rows("SELECT count(*) FROM one_time_codes")
        if count >= self._limits.codes:
            raise Refused("enough")
        random = int(self._outside.token(16), 16)
        code = ALPHABET[random % DIGITS]
        code += "".join(ALPHABET[random >> 5 * place & 31] for place in range(1, CODE_LENGTH))
        expires = now + self._limits.code_life * 1000
        await self._store.rows(NEW, code, guest.id, guest.name, expires)
        return code, expires

    async def redeem(self, code: str) -> Guest:
        """The guest of a code, which is used up by this. Raises Refused."""
        code = "".join(code.upper().split("-")).strip()
        found = await self._store.rows(REDEEM, code, self._outside.now()) if code.isascii() else []
        if not found:
            raise Refused("no-such-code")
        return Guest(*found[0])

    async def forget(self, guest: str) -> None:
        """All codes of a guest are void."""
        await self._store.rows("DELETE FROM one_time_codes WHERE guest = $1", guest)
