"""Who is who: a guest is what a signed cookie says, and nothing is kept about him.

The cookie holds a random id, which is the credential, and the name. Nobody else is ever sent
either id or cookie; it is in no address and no log.
"""

import base64
import binascii
import hashlib
import hmac

from msgspec import Struct

from ridotto.server.limits import Limits
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.table.refused import Refused

COOKIE = "ridotto"
YEAR = 365 * 86_400
ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 10


class Guest(Struct, frozen=True):
    """One guest: ``id`` is the credential and stays in the house."""

    id: str
    name: str


def check_name(name: str) -> str:
    """The name as it will be shown. Raises Refused."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise Refused("not-a-name")
    return name


class Guests:
    """Signs and reads cookies, and hands out codes for another device."""

    def __init__(self, key: bytes, environment: TimeAndChance, limits: Limits) -> None:
        self._key = key
        self._nature = environment
        self._limits = limits
        self._codes: dict[str, tuple[Guest, int]] = {}

    def new(self, name: str) -> Guest:
        """Somebody we have not seen before. Raises Refused."""
        return Guest(self._nature.token(16), check_name(name))

    def cookie(self, guest: Guest) -> str:
        """The value of the guest's cookie."""
        name = base64.urlsafe_b64encode(guest.name.encode()).decode().rstrip("=")
        text = f"1.{guest.id}.{name}"
        return f"{text}.{self._sign(text)}"

    def read(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; nobody if it is not one of ours."""
        if not cookie or len(cookie) > 300 or not cookie.isascii():
            return None
        text, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(self._sign(text), signature):
            return None
        try:
            _, id_, name = text.split(".")
            return Guest(id_, base64.urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode())
        except (ValueError, binascii.Error):
            return None

    def code(self, guest: Guest) -> tuple[str, int]:
        """A new one-time code for this guest, and when it expires. Raises Refused."""
        now = self._nature.now()
        self._codes = {code: held for code, held in self._codes.items() if held[1] > now}
        if len(self._codes) >= self._limits.codes:
            raise Refused("enough")
        random = int(self._nature.token(16), 16)
        addressed = (ALPHABET[random >> 5 * place & 31] for place in range(CODE_LENGTH))
        code = "".join(addressed)
        expires = now + self._limits.code_life * 1000
        self._codes[code] = guest, expires
        return code, expires

    def redeem(self, code: str) -> Guest:
        """The guest of a code, which is used up by this. Raises Refused."""
        held = self._codes.pop("".join(code.upper().split("-")).strip(), None)
        if held is None or held[1] <= self._nature.now():
            raise Refused("no-such-code")
        return held[0]

    def _sign(self, text: str) -> str:
        return hmac.digest(self._key, text.encode(), hashlib.sha256).hex()
