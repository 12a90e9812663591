"""What comes from outside: time and chance. Tests bring their own."""

import secrets
import time

from ridotto.table.deal import SEED_BYTES
from ridotto.table.match import ChanceSource, deal_fairly


class TimeAndChance:
    """The system's clock and randomness, and fair deals."""

    deal: ChanceSource = staticmethod(deal_fairly)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def token(self, size: int) -> str:
        """So many random bytes, as hexadecimal digits."""
        return secrets.token_hex(size)

    def seed(self) -> str:
        """The secret of a deal, as hexadecimal digits."""
        return secrets.token_hex(SEED_BYTES)
