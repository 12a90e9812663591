"""One-time codes, by which a guest continues on another device."""

from ridotto.server.guest_cookies import Guest
from ridotto.server.limits import Limits
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.table import Refused

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 10


class OneTimeCodes:
    """The codes that are out. They are in memory only: a restart makes all of them void."""

    def __init__(self, time_and_chance: TimeAndChance, limits: Limits) -> None:
        self._outside = time_and_chance
        self._limits = limits
        self._codes: dict[str, tuple[Guest, int]] = {}

    def new(self, guest: Guest) -> tuple[str, int]:
        """A code for this guest, and when it expires. Raises Refused."""
        now = self._outside.now()
        self._codes = {code: held for code, held in self._codes.items() if held[1] > now}
        if len(self._codes) >= self._limits.codes:
            raise Refused("enough")
        random = int(self._outside.token(16), 16)
        code = "".join(ALPHABET[random >> 5 * place & 31] for place in range(CODE_LENGTH))
        expires = now + self._limits.code_life * 1000
        self._codes[code] = guest, expires
        return code, expires

    def redeem(self, code: str) -> Guest:
        """The guest of a code, which is used up by this. Raises Refused."""
        held = self._codes.pop("".join(code.upper().split("-")).strip(), None)
        if held is None or held[1] <= self._outside.now():
            raise Refused("no-such-code")
        return held[0]
