"""A mission under way."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ridotto.games.infiltraitors.actions import (
    Accuse,
    Clue,
    ClueFrom,
    Decline,
    Dig,
    Discard,
    DiscardPlaces,
    Draw,
    Elect,
    Eliminate,
    Exchange,
    ExchangeFrom,
    Files,
    Identify,
    Lay,
    Leave,
    Request,
    Reward,
    Start,
    TimeUp,
)
from ridotto.games.infiltraitors.components import Card
from ridotto.games.infiltraitors.elimination import dig, eliminate, reward
from ridotto.games.infiltraitors.ending import forfeit, time_up
from ridotto.games.infiltraitors.mission_hooks import Mission
from ridotto.games.infiltraitors.missions import mission_of
from ridotto.games.infiltraitors.parts import MissionPrivate, MissionPublic, MissionTruth
from ridotto.games.infiltraitors.piles import Pool
from ridotto.games.infiltraitors.refusals import ONLY_HERE, REFUSALS, Refusal, why_not
from ridotto.games.infiltraitors.setting_up import start
from ridotto.games.infiltraitors.special.mission_12_elite import elect
from ridotto.games.infiltraitors.special.mission_17_blind import (
    clue_from,
    discard_places,
    exchange_from,
)
from ridotto.games.infiltraitors.special.mission_19_kingpin import accuse, lay, leave
from ridotto.games.infiltraitors.turn import (
    clue,
    decline,
    discard,
    draw,
    exchange,
    files,
    identify,
    request,
)
from ridotto.kernel import TABLE, Action, Actor, Forfeit, Legal, Lottery, Rule, Seat, State


class MissionState(State[MissionPublic, MissionPrivate, MissionTruth]):
    """The rules are the same for every mission; what differs is in ``mission``."""

    __slots__ = ("mission", "pool", "turns", "unseen")

    rules: ClassVar[Mapping[type[Action], Rule]] = {
        Start: start,
        Elect: elect,
        Draw: draw,
        Identify: identify,
        Clue: clue,
        Exchange: exchange,
        ClueFrom: clue_from,
        ExchangeFrom: exchange_from,
        Request: request,
        Decline: decline,
        Files: files,
        Eliminate: eliminate,
        Reward: reward,
        Dig: dig,
        Discard: discard,
        DiscardPlaces: discard_places,
        Leave: leave,
        Lay: lay,
        Accuse: accuse,
        TimeUp: time_up,
        Forfeit: forfeit,
    }
    refusals: ClassVar[Mapping[str, str]] = REFUSALS

    def __init__(
        self, public: MissionPublic, private: Sequence[MissionPrivate], truth: MissionTruth
    ) -> None:
        super().__init__(public, private, truth)
        self.mission: Mission = mission_of(public.mission, public.agents)
        self.pool = Pool(truth)
        self.unseen = Lottery(self.pool, len(self.pool))
        self.turns: dict[tuple[int, ...], Legal] = {}

    def offer(self, actor: Actor) -> Legal:
        if actor == TABLE:
            return self.mission.outside
        return self.mission.offers[self.public.phase](self, actor)

    def lottery(self) -> Lottery:
        return self.mission.lotteries[self.public.phase](self)

    def why_not(self, actor: Actor, action: Action) -> Refusal:
        return why_not(self.mission, self.public, actor, action)

    def rule_of(self, reason: str) -> str:
        """The tag of a mission's own rule is the mission's."""
        mine = any(reason == code for *_, code in ONLY_HERE)
        return self.public.mission if mine else super().rule_of(reason)

    def hand(self, seat: Seat) -> Sequence[Card]:
        """An agent's hand, even where he does not see it himself."""
        return self.mission.hand(self, seat)

    def owed(self, seat: Seat) -> int:
        """How many cards everyone knows to be in this hand, but chance has not drawn yet."""
        return self.mission.owed(self, seat)
