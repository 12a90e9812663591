"""How often is too often."""


class TokenBucket:
    """``burst`` tokens at once, ``rate`` a second in the long run."""

    __slots__ = ("_burst", "_level", "_rate", "_seen")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._seen = now

    def wait(self, now: float, tokens: int = 1) -> float:
        """Takes a token, or as many; seconds until they may be used."""
        self._level = min(self._burst, self._level + (now - self._seen) * self._rate) - tokens
        self._seen = now
        return max(0.0, -self._level / self._rate)

    def take(self, now: float, tokens: int = 1) -> bool:
        """Takes a token, or as many, if they are there."""
        self._level = min(self._burst, self._level + (now - self._seen) * self._rate)
        self._seen = now
        if self._level < tokens:
            return False
        self._level -= tokens
        return True

    def fill(self) -> None:
        """All tokens are there again."""
        self._level = self._burst
