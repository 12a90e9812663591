"""Sets a mission up as a test wants it: chance brings the cards that are named."""

from collections.abc import Mapping, Sequence

from ridotto.games.infiltraitors import Infiltraitors
from ridotto.games.infiltraitors.actions import DRAWS, Draw
from ridotto.games.infiltraitors.components import CARD_WORDS, Card, named
from ridotto.games.infiltraitors.parts import Front, MissionPrivate, MissionPublic
from ridotto.games.infiltraitors.state import MissionState
from ridotto.kernel import CHANCE, TABLE, Event, Fact, Lottery, Seat, sees

GAME = Infiltraitors()
NAMES = ("falcon", "lynx", "otter", "raven", "viper")


def cards(text: str) -> list[Card]:
    """``cards("red-4 green-6")``"""
    return [named(word) for word in text.split()]


def words(numbers: Sequence[Card]) -> str:
    return " ".join(CARD_WORDS[number] for number in numbers)


class Scene:
    """A mission under way. Falcon starts, and is seat 0.

    ``hands`` gives the first cards of some hands; what is not given, and every draw that a test
    does not name, is the lowest card that no test has ``reserved``.
    """

    def __init__(
        self,
        mission: str,
        players: int = 3,
        hands: Mapping[Seat, str] | None = None,
        *,
        reserved: str = "",
        elite: Seat = 0,
    ) -> None:
        options = GAME.settle({"mission": mission, "players": players})
        self.options = options
        self.notation = GAME.notation(options)
        state = GAME.start(options)
        assert isinstance(state, MissionState)
        self.state = state
        self.events: list[Event] = []
        wanted = [cards((hands or {}).get(seat, "")) for seat in range(players)]
        self.reserved = {*cards(reserved), *(card for hand in wanted for card in hand)}
        if self.public.phase == "elect":
            self.do(f"elect {NAMES[elite]}")
        self.do("start falcon")
        for hand in wanted:
            for place in range(state.mission.dealt):
                self.draw(CARD_WORDS[hand[place]] if place < len(hand) else None)

    @property
    def public(self) -> MissionPublic:
        return self.state.public

    def own(self, seat: Seat) -> MissionPrivate:
        return self.state.private[seat]

    def front(self, seat: Seat) -> Front:
        front = self.public.fronts[seat]
        assert front is not None
        return front

    def do(self, *texts: str) -> None:
        """Whoever is to act does this."""
        for text in texts:
            self.events += self.state.apply(self.public.to_act[0], self.notation.read(text))

    def table(self, text: str) -> None:
        self.events += self.state.apply(TABLE, self.notation.read(text))

    def draw(self, word: str | None = None) -> None:
        """Chance brings this card, or one that nobody waits for."""
        action = Draw(named(word)) if word else self._any_draw()
        self.events += self.state.apply(CHANCE, action)

    def _any_draw(self) -> Draw:
        lottery = self.state.legal(CHANCE)
        listed = {action.card for action in lottery if isinstance(action, Draw)}
        return DRAWS[min(listed - self.reserved or listed)]

    def settle(self) -> None:
        """Chance does all it has to."""
        while self.public.to_act == (CHANCE,):
            self.draw()

    def rig(self, **values: int) -> None:
        """Change public figures; cards that headquarters loses are in the discard, unseen."""
        public = self.public
        if "hq" in values:
            public.buried += public.hq - values["hq"]
        for name, value in values.items():
            setattr(public, name, value)
        self.state = MissionState(public, self.state.private, self.state.truth)

    def empty_hand(self, seat: Seat) -> None:
        """The hand is discarded face up."""
        own = self.own(seat)
        self.public.discard += own.hand
        own.hand.clear()
        self.public.hands[seat] = 0
        self.rig()

    def identify(self, traitor: str) -> None:
        """A1, with this traitor; chance does the rest."""
        self.do("identify")
        self.draw(traitor)
        self.settle()

    def skip_to(self, seat: Seat) -> None:
        """Others do something harmless until it is this agent's turn."""
        while self.public.turn != seat or self.public.phase != "turn":
            self.do(next(text for text in self.harmless() if text))
            self.settle()

    def harmless(self) -> list[str]:
        legal = self.legal()
        order = ("decline", "files 1", "discard", "clue", "exchange", "identify")
        return [text for start in order for text in legal if text.startswith(start)]

    def legal(self, seat: Seat | None = None) -> list[str]:
        """The legal actions of whoever is to act, or of this agent."""
        actor = self.public.to_act[0] if seat is None else seat
        return [self.notation.write(action) for action in self.state.legal(actor)]

    def odds(self) -> dict[str, float]:
        """What chance may bring now."""
        lottery = self.state.legal(CHANCE)
        assert isinstance(lottery, Lottery)
        writes = map(self.notation.write, lottery)
        return dict(zip(writes, map(float, lottery.probabilities()), strict=True))

    def kinds(self) -> set[str]:
        return {text.split()[0] for text in self.legal()}

    def stream(self, seat: Seat) -> list[Fact]:
        return [event.fact for event in self.events if sees(event.to, seat)]

    def facts(self, kind: type[Fact]) -> list[Fact]:
        return [event.fact for event in self.events if isinstance(event.fact, kind)]

    def ended(self) -> str:
        outcome = self.public.outcome
        return "" if outcome is None else outcome.reason
