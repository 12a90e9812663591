"""The bots one can seat, by name."""

from collections.abc import Callable, Mapping, Sequence

from ridotto.bots.bot import Bot
from ridotto.bots.random_bot import RandomBot
from ridotto.kernel import RidottoError

LEVELS: Mapping[str, Callable[[], Bot]] = {"random": RandomBot}


class UnknownBot(RidottoError):
    """No bot of that name."""


def seat_bots(names: Sequence[str], seats: int) -> list[Bot]:
    """One bot a seat: one name for all, or one for each. Raises UnknownBot."""
    if len(names) not in (1, seats):
        raise UnknownBot(f"{len(names)} bots for {seats} seats: name one for all, or {seats}")
    for name in names:
        if name not in LEVELS:
            raise UnknownBot(f"no bot {name!r}; there are: {', '.join(LEVELS)}")
    return [LEVELS[name]() for name in (names if len(names) == seats else list(names) * seats)]
