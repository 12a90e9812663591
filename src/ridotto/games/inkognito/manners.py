"""What a table needs to know beyond the rules: steps that can be taken back, tics, talk."""

from typing import ClassVar

from ridotto.games.inkognito.actions import Pass, Step
from ridotto.games.inkognito.editions import EDITIONS
from ridotto.kernel import Action, Manners, Options, Talk


class InkognitoManners(Manners):
    drafts: ClassVar[tuple[type[Action], ...]] = (Step,)
    passes: ClassVar[tuple[type[Action], ...]] = (Pass,)
    noted: ClassVar[tuple[str, ...]] = ("shown", "notes", "verdicts")
    tics: ClassVar[tuple[str, ...]] = ("wink", "tug", "frown", "nose")

    def talk(self, options: Options) -> Talk:
        return EDITIONS[str(options["edition"])].talk
