"""What a table needs to know beyond the rules."""

from typing import ClassVar

from ridotto.games.masks.facts import Shown
from ridotto.games.masks.prompts import PROMPTS
from ridotto.kernel import Fact, Manners, Options, Prompts, Veiled


class MasksManners(Manners):
    noted: ClassVar[tuple[str, ...]] = ("shown",)
    showing: ClassVar[tuple[type[Fact], ...]] = (Shown,)
    prompts: ClassVar[Prompts] = PROMPTS

    def left_of(self, options: Options, fact: Fact) -> Veiled:
        assert isinstance(fact, Shown)
        return Veiled("shown", fact.shower, fact.asker, 2)
