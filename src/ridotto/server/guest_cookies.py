"""Who is who: a guest is what a signed cookie says.

The cookie holds a random id, which is the credential, and the name. Nobody else is ever sent
either id or cookie; it is in no address and no log.
"""

import base64
import binascii
import hashlib
import hmac

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ridotto.server.time_and_chance import TimeAndChance
from ridotto.table.names import check_name

COOKIE = "ridotto"
YEAR = 365 * 86_400


class Guest(Struct, frozen=True):
    """One guest: ``id`` is the credential and stays in the house."""

    id: str
    name: str

    @property
    def alias(self) -> str:
        """What he is called by whoever runs the house: it opens nothing."""
        return alias_of(self.id)


def alias_of(guest: str) -> str:
    """The alias of a guest's id."""
    return hashlib.sha256(guest.encode()).hexdigest()[:16]


class GuestCookies:
    """Signs cookies and reads them."""

    def __init__(self, key: bytes, chance: TimeAndChance) -> None:
        self._key = key
        self._chance = chance

    def new_guest(self, name: str) -> Guest:
        """Somebody we have not seen before. Raises Refused."""
        return Guest(self._chance.token(16), check_name(name))

    def put(self, guest: Guest, request: Request, response: Response) -> None:
        """Makes the receiver of a response this guest."""
        response.set_cookie(
            COOKIE,
            self.cookie(guest),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )

    def take(self, response: Response) -> None:
        """Makes the receiver of a response nobody."""
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")

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

    def _sign(self, text: str) -> str:
        return hmac.digest(self._key, text.encode(), hashlib.sha256).hex()
