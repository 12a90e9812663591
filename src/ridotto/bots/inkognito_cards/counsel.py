"""What a player is advised: a sleuth that reads the others, and weighs what it tells to whom."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from ridotto.bots.advice import Advised
from ridotto.bots.inkognito_cards.asking import worth_of_meetings
from ridotto.bots.inkognito_cards.beliefs import Beliefs
from ridotto.bots.inkognito_cards.reading_answers import Reader
from ridotto.bots.inkognito_cards.sleuth import Sleuth, Style
from ridotto.deduction import Listed, Model
from ridotto.deduction.advice import Wish, what_to_show
from ridotto.games.inkognito_cards.components import AGENTS, FACES, Agent, allied
from ridotto.kernel import Legal, View
from ridotto.kernel.hidden import Variable

ALLY_LEARNS = 0.5
"""What it is worth that the ally learns a bit, beside what it costs that a rival does."""
COMPANY = 0.5
"""What it is worth that the ally is passed two cards, and costs that a rival is."""


class Careful(Style):
    trusts = 1 / (1 + ALLY_LEARNS)
    """From here on it is worth more that he may learn something than it costs."""


class Counsel(Sleuth):
    """Passes and shows by the bits that others would learn: to a rival as few as can be."""

    name = "counsel"
    style: ClassVar[type[Style]] = Careful

    def new_mind(self) -> Beliefs:
        return Reader(self.players, self.seat)

    def worth_of_meetings(self) -> Mapping[tuple[Agent, ...], float]:
        return worth_of_meetings(self.mind, self.players, self.bar(), COMPANY)

    def pairs(self, view: View, legal: Legal) -> list[Advised]:
        receiver = view.public.meetings[view.public.met].receiver(self.seat)
        return by_bits(self.mind, super().pairs(view, legal), receiver)

    def blacks(self, view: View, legal: Legal) -> list[Advised]:
        asker = view.public.meetings[view.public.met].who[0]
        return by_bits(self.mind, super().blacks(view, legal), asker)


def by_bits(
    mind: Beliefs, shows: Sequence[Advised], to: Agent, model: Model = "worlds"
) -> list[Advised]:
    """The same answers, the best first, by what he would learn from each: bits that cost if he is
    a rival, and are worth something if he is the ally.
    """
    knowledge = mind.tracker.knowledge
    assert isinstance(knowledge, Listed)
    by_action = {show.action: show for show in shows}
    told = what_to_show(knowledge, mind.lore, to, by_action, model=model, wish=wish_of(mind))
    # Where bits do not tell answers apart, it counts how sure he can be of who I am.
    told.sort(key=lambda each: (-round(each.worth, 9), -by_action[each.action].worth))
    return [replace(by_action[each.action], worth=each.worth, bits=each.bits) for each in told]


def wish_of(mind: Beliefs) -> Wish:
    """What it is worth that somebody learns a bit about me."""
    mine = mind.own()[0] if mind.me < len(AGENTS) else None

    def wish(secrets: Mapping[Variable, str]) -> float:
        if not mind.allies or mine is None:
            return -1.0
        identities = (value for (_, what), value in secrets.items() if what == "identity")
        friend = any(allied(FACES.index(identity), mine) for identity in identities)
        return ALLY_LEARNS if friend else -1.0

    return wish
