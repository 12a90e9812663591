"""One game at a table: the state, the deal, what was done, and the drafts of its seats."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ridotto.kernel import (
    CHANCE,
    EVERYONE,
    TABLE,
    Action,
    Actor,
    AnyState,
    Event,
    Fact,
    Fixed,
    Game,
    Header,
    IllegalAction,
    Legal,
    Lottery,
    Notation,
    NotationError,
    Reason,
    Record,
    RecordEnd,
    Seat,
    Step,
    Vocabulary,
    sees,
)
from ridotto.kernel.seats import SEATS_IN, SPECTATOR
from ridotto.table.deal import Dealer
from ridotto.table.refused import Refused

_read_reason = msgspec.json.Decoder(Reason).decode
_write_reason = msgspec.json.Encoder().encode

DrawChance = Callable[[Lottery], Action]
ChanceSource = Callable[[bytes, Header], DrawChance]
"""How chance is drawn at a table, from its seed and what was settled."""


def deal_fairly(seed: bytes, header: Header) -> DrawChance:
    """As ``table.deal`` says: anyone can draw again when the seed is known."""
    dealer = Dealer(seed, header)
    return lambda lottery: lottery.pick(dealer)


class CachedNotation(Notation):
    """A notation that remembers what it wrote: the same actions come again and again."""

    MOST = 20_000

    def __init__(self, actions: Sequence[type[Action]], vocabulary: Vocabulary) -> None:
        super().__init__(actions, vocabulary)
        self._written = _Written(self._write_anew)
        self._known: dict[str, Action] = {}
        self.kept: dict[tuple[int, bool], tuple[Fixed, Any]] = {}
        """What somebody made of a fixed group and would not make again; by the group's id, which is
        its own as long as the group is kept as well, and by whether it is a final one.
        """

    def write(self, action: Action) -> str:
        return self._written[action]

    def write_all(self, actions: Sequence[Action]) -> list[str]:
        """The texts of many actions."""
        return list(map(self._written.__getitem__, actions))

    def read(self, text: str) -> Action:
        return self._known.get(text) or super().read(text)

    def _write_anew(self, action: Action) -> str:
        if len(self._written) >= self.MOST:
            self._written.clear()
            self._known.clear()
        text = self._written[action] = super().write(action)
        self._known[text] = action
        return text


class _Written(dict[Action, str]):
    """Texts of actions; what is missing is written."""

    def __init__(self, write: Callable[[Action], str]) -> None:
        super().__init__()
        self._write = write

    def __missing__(self, action: Action) -> str:
        return self._write(action)


@lru_cache(maxsize=64)
def _scribe(game: Game, options: tuple[tuple[str, str | int | None], ...]) -> CachedNotation:
    return CachedNotation(game.actions, game.vocabulary(dict(options)))


class Match:
    """A game under way, or over. What was done is kept as text, a few bytes a step: whatever lies
    further back is played again when somebody needs it.
    """

    __slots__ = (
        "_draft",
        "_draft_of",
        "_draw",
        "_laid_out",
        "_steps",
        "_told",
        "_told_all",
        "drafts",
        "game",
        "header",
        "notation",
        "number",
        "put_away",
        "seed",
        "state",
    )

    def __init__(
        self, game: Game, header: Header, seed: bytes, number: int, deal: ChanceSource
    ) -> None:
        self.game = game
        self.header = header
        self.seed = seed
        self.number = number
        self.notation = _scribe(game, tuple(sorted(header.options.items())))
        self.state = game.start(header.options)
        self.drafts: dict[Seat, list[str]] = {}
        self.put_away: dict[Seat, int] = {}
        """Through which fact of its stream a seat has put away what it was shown."""
        self._draw = deal(seed, header)
        self._steps = bytearray()
        self._told = [0] * (SPECTATOR + 1)
        self._told_all = 0
        self._laid_out = [0] * (SPECTATOR + 1)
        self._draft: AnyState | None = None
        self._draft_of: Seat = SPECTATOR

    def told(self, seat: Seat) -> int:
        """How many facts a seat, or a spectator, has been sent."""
        return self._told_all + self._told[seat]

    def laid_out(self, seat: Seat) -> int:
        """How many of these were laid out before anybody played here."""
        return self._laid_out[seat]

    @property
    def over(self) -> bool:
        return self.state.public.outcome is not None

    @property
    def moves(self) -> int:
        """How many things seats have done."""
        lines = self._steps.decode().split("\n")[:-1]
        seats = {str(seat) for seat in range(len(self.header.seats))}
        return sum(line.partition("\t")[0] in seats for line in lines)

    def act(self, actor: Actor, do: str, reason: Reason | None = None) -> list[Event]:
        """The actor's draft, if it has one, and then this; and what chance brings next.
        ``reason`` is kept for the record, which is for after the game.

        Raises Refused, changing nothing.
        """
        action = self.read(do)
        drafted = self.drafts.get(actor, [])
        if drafted:
            state = self.seen_by(actor)
            self._draft = None
            self._try(state, actor, action)
        events: list[Event] = []
        for step in drafted:
            events += self._apply(actor, self.notation.read(step), step)
        events += self._apply(actor, action, do, reason)
        self.drop_drafts()
        return events + self.chance()

    def outside(self, action: Action) -> list[Event]:
        """What comes from outside the game: a seat forfeits, time is up."""
        events = self._apply(TABLE, action, self.notation.write(action))
        self.drop_drafts()
        return events + self.chance()

    def lay_out(self, steps: Sequence[tuple[Actor, str]]) -> list[Event]:
        """What was done before anybody plays here. Raises Refused if it cannot have been."""
        events = [event for actor, do in steps for event in self._apply(actor, self.read(do), do)]
        self._laid_out = [self.told(seat) for seat in range(SPECTATOR + 1)]
        return events

    def chance(self) -> list[Event]:
        """Whatever chance has to draw now."""
        events: list[Event] = []
        while CHANCE in self.state.public.to_act:
            lottery = self.state.legal(CHANCE)
            assert isinstance(lottery, Lottery)
            action = self._draw(lottery)
            events += self._apply(CHANCE, action, self.notation.write(action))
        return events

    def draft(self, seat: Seat, do: str) -> list[Event]:
        """A step that only its maker sees. Raises Refused, changing nothing."""
        action = self.read(do)
        if not isinstance(action, self.game.manners.drafts):
            raise Refused("not-a-draft")
        events = self._try(self._drafting(seat), seat, action)
        self.drafts.setdefault(seat, []).append(do)
        return events

    def drop_draft(self, seat: Seat) -> bool:
        """Forgets a seat's draft; says whether there was one."""
        self._draft = None
        return self.drafts.pop(seat, None) is not None

    def drop_drafts(self) -> None:
        """Forgets what anybody has drafted."""
        self.drafts.clear()
        self._draft = None

    def undo(self, seat: Seat, *, everything: bool) -> None:
        """Takes back the last drafted step, or all. Raises Refused if there is none."""
        drafted = self.drafts.get(seat)
        if not drafted:
            raise Refused("nothing-to-undo")
        drafted.pop()
        self._draft = None
        if everything or not drafted:
            self.drop_draft(seat)

    def passing(self, seat: Seat) -> Action | None:
        """What says "not now" for a seat, where it is to act and the game has such a thing."""
        kinds = self.game.manners.passes
        if not kinds or seat not in self.state.public.to_act:
            return None
        legal = self.state.legal(seat)
        assert isinstance(legal, Legal)
        offered = [type(group[0]) for group in legal.groups]
        return next((kind() for kind in kinds if kind in offered), None)

    def seen_by(self, seat: Seat) -> AnyState:
        """The state this seat looks at: with its own draft, if it has one."""
        return self._drafting(seat) if seat in self.drafts else self.state

    def read(self, do: str) -> Action:
        """The action of a text. Raises Refused."""
        try:
            return self.notation.read(do)
        except NotationError as error:
            raise Refused("not-an-action", error.reason) from None

    def facts(self, seat: Seat, after: int) -> list[Fact]:
        """The facts of a seat's stream behind number ``after``, by playing the game again."""
        if after >= self.told(seat):
            return []
        facts = [
            event.fact for step in self.steps() for event in step.events if sees(event.to, seat)
        ]
        return facts[after:]

    def steps(self) -> list[Step]:
        """All that was done."""
        state = self.game.start(self.header.options)
        return [
            Step(actor, action, tuple(state.apply(actor, action)), reason)
            for actor, action, reason in self._done()
        ]

    def record(self) -> Record:
        """The record of the game; its end is missing while it is under way."""
        outcome = self.state.public.outcome
        end = None if outcome is None else RecordEnd(outcome, self.seed.hex())
        return Record(self.header, self.steps(), end)

    def _done(self) -> Sequence[tuple[Actor, Action, Reason | None]]:
        read = self.notation.read
        lines = self._steps.decode().split("\n")[:-1]
        split = (line.split("\t") for line in lines)
        return [
            (int(actor), read(do), _read_reason(reason) if reason else None)
            for actor, do, reason in split
        ]

    def _drafting(self, seat: Seat) -> AnyState:
        if self._draft is None or self._draft_of != seat:
            state = self.state.copy()
            for do in self.drafts.get(seat, ()):
                state.apply(seat, self.notation.read(do))
            self._draft, self._draft_of = state, seat
        return self._draft

    def _apply(
        self, actor: Actor, action: Action, do: str, reason: Reason | None = None
    ) -> list[Event]:
        events = self._try(self.state, actor, action)
        why = b"" if reason is None else _write_reason(reason)
        self._steps += b"%d\t%b\t%b\n" % (actor, do.encode(), why)
        for event in events:
            if event.to == EVERYONE:
                self._told_all += 1
            else:
                for seat in SEATS_IN[event.to]:
                    self._told[seat] += 1
        return events

    def _try(self, state: AnyState, actor: Actor, action: Action) -> list[Event]:
        try:
            return state.apply(actor, action)
        except IllegalAction as error:
            raise Refused(error.reason, rule=error.rule) from None
