"""One-time codes, by which a guest continues on another device."""

from collections import defaultdict

from ridotto.server.guest_cookies import Guest
from ridotto.server.limits import Limits
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.table import Refused

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 10


class OneTimeCodes:
    """The codes that are out, a few a guest: his next one makes his oldest void. They are in memory
    only: a restart makes all of them void.
    """

    def __init__(self, time_and_chance: TimeAndChance, limits: Limits) -> None:
        self._outside = time_and_chance
        self._limits = limits
        self._codes: dict[str, tuple[Guest, int]] = {}
        """Those that expire first come first."""
        self._by_guest: defaultdict[str, list[str]] = defaultdict(list)

    def new(self, guest: Guest) -> tuple[str, int]:
        """A code for this guest, and when it expires. Raises Refused."""
        now = self._outside.now()
        while self._codes and next(iter(self._codes.values()))[1] <= now:
            self._take(next(iter(self._codes)))
        own = self._by_guest[guest.id]
        if len(own) >= self._limits.codes_a_guest:
            self._take(own[0])
        if len(self._codes) >= self._limits.codes:
            raise Refused("enough")
        random = int(self._outside.token(16), 16)
        code = "".join(ALPHABET[random >> 5 * place & 31] for place in range(CODE_LENGTH))
        expires = now + self._limits.code_life * 1000
        self._codes[code] = guest, expires
        self._by_guest[guest.id].append(code)
        return code, expires

    def redeem(self, code: str) -> Guest:
        """The guest of a code, which is used up by this. Raises Refused."""
        code = "".join(code.upper().split("-")).strip()
        if code not in self._codes:
            raise Refused("no-such-code")
        guest, expires = self._take(code)
        if expires <= self._outside.now():
            raise Refused("no-such-code")
        return guest

    def forget(self, guest: str) -> None:
        """All codes of a guest are void."""
        for code in list(self._by_guest.get(guest, ())):
            self._take(code)

    def _take(self, code: str) -> tuple[Guest, int]:
        guest, expires = self._codes.pop(code)
        own = self._by_guest[guest.id]
        own.remove(code)
        if not own:
            del self._by_guest[guest.id]
        return guest, expires
