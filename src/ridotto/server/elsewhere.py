"""What a house asks of its other nodes, and tells them. A house on one machine has none."""

from starlette.requests import Request

from ridotto.server.evening_messages import ListedEvening
from ridotto.server.guest_cookies import Guest
from ridotto.server.http_messages import Listed
from ridotto.store.news import AnyNews
from ridotto.table import Refused


class Elsewhere:
    """No other nodes."""

    def tell(self, news: AnyNews) -> None:
        """Tells all others."""

    def hang_up(self) -> None:
        """Ends all connections to others."""

    async def public_tables(self, most: int) -> list[Listed]:
        """Tables there that anybody may join or watch."""
        return []

    async def tables_of(self, request: Request, guest: Guest) -> list[Listed]:
        """The tables there of the guest whose request this is."""
        return []

    async def evenings_of(self, request: Request, guest: Guest) -> list[ListedEvening]:
        """The evenings there of the guest whose request this is."""
        return []

    async def table_by_code(self, code: str) -> str:
        """The table there to which a short code leads. Raises Refused."""
        raise Refused("no-such-code")

    async def cares_for(self, table: str) -> bool:
        """Whether what is kept of a table is for this node to change, and for no other."""
        return True

    async def keeps_house(self) -> bool:
        """Whether this node does what is done once for the whole house."""
        return True
