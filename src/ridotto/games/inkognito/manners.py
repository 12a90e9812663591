"""What a table needs to know beyond the rules: drafts, prompts, tics, talk."""

from typing import ClassVar

from ridotto.games.inkognito.actions import Pass, Step
from ridotto.games.inkognito.components import ENVOY, TEAMS, team_of
from ridotto.games.inkognito.editions import EDITIONS
from ridotto.games.inkognito.facts import Judged, Shown
from ridotto.games.inkognito.parts import InkognitoPublic
from ridotto.games.inkognito.prompts import PROMPTS
from ridotto.games.inkognito.variant import variant_of
from ridotto.kernel import Action, Errand, Fact, Manners, Options, Prompts, Seat, Talk, Veiled


class InkognitoManners(Manners):
    drafts: ClassVar[tuple[type[Action], ...]] = (Step,)
    passes: ClassVar[tuple[type[Action], ...]] = (Pass,)
    noted: ClassVar[tuple[str, ...]] = (
        "shown",
        "notes",
        "verdicts",
        "answer",
        "repeat",
    )
    showing: ClassVar[tuple[type[Fact], ...]] = (Shown, Judged)
    tics: ClassVar[tuple[str, ...]] = ("wink", "tug", "frown", "nose")
    prompts: ClassVar[Prompts] = PROMPTS

    def errand(self, step: Action) -> Errand | None:
        """Balls are numbered so that the least free comes first: a street, a canal, either."""
        if not isinstance(step, Step):
            return None
        return Errand(step.piece, step.start, step.goal, step.ball)

    def talk(self, options: Options) -> Talk:
        return EDITIONS[str(options["edition"])].talk

    def side(self, options: Options, public: InkognitoPublic, seat: Seat) -> str:
        """Identities make the teams; the fifth player is alone."""
        side = variant_of(options).side_of[seat]
        if side == ENVOY:
            return "ambassador"
        assert public.revealed is not None
        return TEAMS[team_of(public.revealed.identities[side])]

    def left_of(self, options: Options, fact: Fact) -> Veiled:
        """Q8."""
        if isinstance(fact, Judged):
            return Veiled("judged", fact.shower, None, len(fact.true) + len(fact.false))
        assert isinstance(fact, Shown)
        return Veiled("shown", fact.shower, fact.asker, len(fact.cards))
