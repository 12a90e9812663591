"""What a table needs to know beyond the rules."""

from typing import ClassVar

from ridotto.kernel import Manners


class CardsManners(Manners):
    noted: ClassVar[tuple[str, ...]] = ("given", "bared", "proven", "pairs")
