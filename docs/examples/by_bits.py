"""A bot of the card game by bits alone, on what the library offers: what the master is measured by.

ridotto arena inkognito-cards --players 3 -o points_to_win=1 \
    --bots docs.examples.by_bits:ByBits,master --games 400
"""

import random

from ridotto.bots import Budget, Reason
from ridotto.deduction import Listed, Tracker
from ridotto.deduction.advice import what_to_ask, what_to_show
from ridotto.games.inkognito_cards.actions import Call, Decline, Greet
from ridotto.games.inkognito_cards.components import AGENTS, FACES, allied
from ridotto.kernel import Action, Fact, Game, Legal, Options, Seat, View


class ByBits:
    """Moves at random, asks what tells most, shows what tells least, or most to a likely ally, and
    calls at even odds.
    """

    name = "by-bits"

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        self.seat, self.allies = seat, options["players"] == 4
        self.tracker = Tracker(game.studied.lore(options, seat))

    def hear(self, fact: Fact) -> None:
        self.tracker.hear(fact)

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        public, knows, lore = view.public, self.tracker.knowledge, self.tracker.lore
        assert isinstance(knows, Listed)
        if public.stage in ("lay", "place"):
            return legal.pick(rng)
        here = public.meetings[public.met]
        if public.stage == "wish":
            everything = knows.joint(lore.conclusions()[-1].variables)
            said, odds = max(everything.items(), key=lambda each: each[1])
            cards = tuple(map(FACES.index, said))
            met = [agent for agent in here.others(self.seat) if agent < len(AGENTS)]
            found = any(allied(cards[2 * agent], cards[2 * self.seat]) for agent in met)
            return Call(cards) if odds >= 0.5 and (found or not self.allies) else Greet()
        if public.stage in ("name", "look"):
            asks = [each.action for each in what_to_ask(knows, lore) if each.action in legal]
            return asks[0] if asks else Decline()
        whom = here.receiver(self.seat) if public.stage == "pass" else here.who[0]
        told = what_to_show(knows, lore, whom, legal)
        shows = sorted(told, key=lambda each: (each.bits, rng.random()))
        return shows[-1 if self.allies and self._ally(knows, whom) > 0.5 else 0].action

    def _ally(self, knows: Listed, whom: Seat) -> float:
        both = knows.joint(((AGENTS[self.seat], "identity"), (AGENTS[whom], "identity")))
        return float(sum(odds for (mine, his), odds in both.items() if _allied(mine, his)))

    def reason(self) -> Reason | None:
        return None


def _allied(one: str, other: str) -> bool:
    return allied(FACES.index(one), FACES.index(other))
