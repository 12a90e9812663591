"""What a table needs to know beyond the rules."""

from typing import ClassVar

from ridotto.kernel import Manners


class MasksManners(Manners):
    noted: ClassVar[tuple[str, ...]] = ("shown",)
