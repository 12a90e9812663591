"""What can go wrong with a store."""

from ridotto.kernel import RidottoError


class StoreError(RidottoError):
    """The database cannot be opened, read or written. The message never holds its password."""
