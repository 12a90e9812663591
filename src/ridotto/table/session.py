"""A game under way, for programs: one object to play, look, think, save and copy."""

import hashlib
import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ridotto.bots import Budget, maker_of
from ridotto.deduction import Knowledge, Tracker
from ridotto.kernel import (
    CHANCE,
    SPECTATOR,
    TABLE,
    Action,
    Actor,
    AnyState,
    Event,
    Fact,
    Game,
    Legal,
    Lottery,
    Options,
    Outcome,
    Reason,
    Record,
    RecordEnd,
    RidottoError,
    Seat,
    Step,
    View,
)
from ridotto.kernel.record import actor_name, write
from ridotto.table.bot_player import BotPlayer
from ridotto.table.deal import Dealer, new_header

_OUTSIDE: Mapping[str | int, Actor] = {
    "chance": CHANCE,
    "table": TABLE,
    CHANCE: CHANCE,
    TABLE: TABLE,
}
_MADE_ANEW = ("_notation", "_bots", "_trackers")

_encode = msgspec.json.Encoder(order="deterministic").encode


class Session:
    """One game under way.

    Chance is drawn from the seed, just as at a table, so that the record can be verified; what
    is drawn for seats comes from a second generator, seeded alike. So a seed repeats a game.
    Seats are given by name or by number, spectators as ``"spectator"``.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seed: bytes,
        players: Sequence[str] | None = None,
        contributions: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = game.seats(options)
        """Their names, in playing order."""
        self.state: AnyState = game.start(options)
        """Everything that is true. No bot is ever given it."""
        self.steps: list[Step] = []
        """All that was done, with what came of it."""
        self.header = new_header(game, options, players or self.seats, seed, contributions or {})
        self._seed = seed
        self._dealer = Dealer(seed, self.header)
        self._drawn: Action | None = None
        self._rng = random.Random(seed)
        self._notation = game.notation(options)
        self._levels: dict[Seat, tuple[str, Budget]] = {}
        self._bots: dict[Seat, tuple[BotPlayer, _Reader]] = {}
        self._trackers: dict[Seat, tuple[Tracker, _Reader]] = {}
        self._keys: dict[Seat, tuple[bytes, int]] = {}

    def __repr__(self) -> str:
        if self.outcome is not None:
            stage = f"over, {self.outcome.reason}: {self.outcome.side}"
        else:
            stage = f"{' and '.join(self.to_act)} to act"
        return f"<Session of {self.game.id} for {len(self.seats)}, step {len(self.steps)}: {stage}>"

    @property
    def to_act(self) -> tuple[str, ...]:
        """Whose turn it is: seats, or ``chance``; nobody when the game is over."""
        return tuple(actor_name(actor, self.seats) for actor in self.state.public.to_act)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has."""
        outcome: Outcome | None = self.state.public.outcome
        return outcome

    @property
    def winners(self) -> tuple[str, ...]:
        """The seats that won; none while it is under way, or if nobody did."""
        won = () if self.outcome is None else self.outcome.winners
        return tuple(self.seats[seat] for seat in won)

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def legal(self, seat: str | int | None = None) -> Legal | Lottery:
        """What a seat, or whoever is first to act, may do: iterable, ``in``, ``len``."""
        return self.state.legal(self._actor(seat))

    def write(self, action: Action) -> str:
        """The text of an action; ``act`` takes it as well."""
        return self._notation.write(action)

    def draw(self, seat: str | int | None = None) -> Action:
        """A random action for a seat, or for whoever is first to act. Chance's is what the seed
        gives, the same until it is carried out.
        """
        actor = self._actor(seat)
        legal = self.state.legal(actor)
        if not len(legal):
            raise RidottoError(f"{actor_name(actor, self.seats)} is not to act")
        if actor != CHANCE:
            return legal.pick(self._rng)
        if self._drawn is None:
            self._drawn = legal.pick(self._dealer)
        return self._drawn

    def act(
        self, action: Action | str, seat: str | int | None = None, reason: Reason | None = None
    ) -> list[Event]:
        """Does it, and gives what happened. ``action`` is a value or its text. Raises NotationError
        or IllegalAction, changing nothing.

        An outcome of chance that was not drawn can be brought about too, for study: the record of
        such a game does not verify.
        """
        actor = self._actor(seat)
        done = self._notation.read(action) if isinstance(action, str) else action
        events = self.state.apply(actor, done)
        self._drawn = None
        self.steps.append(Step(actor, done, tuple(events), reason))
        return events

    def seat_bot(self, level: str, *seats: str | int, budget: Budget = Budget()) -> None:  # noqa: B008
        """Has bots of that level play these seats, or all. Raises UnknownBot."""
        maker_of(level, self.game)
        for seat in seats or range(len(self.seats)):
            self._levels[self._seat(seat)] = level, budget
            self._bots.pop(self._seat(seat), None)

    def play(self, steps: int | None = None) -> None:
        """Lets chance and bots play on: until somebody else is to act, the game is over, or so many
        steps were done. Raises BotFailed.
        """
        until = None if steps is None else len(self.steps) + steps
        while self.state.public.to_act and len(self.steps) != until:
            actor = self.state.public.to_act[0]
            if actor == CHANCE:
                self.act(self.draw(), CHANCE)
            elif actor in self._levels:
                self.act(*self._decision(actor))
            else:
                return

    def facts(self, seat: str | int) -> list[Fact]:
        """The stream of a seat: all it was ever sent."""
        viewer = self._seat(seat)
        return [fact for step in self.steps for fact in step.facts(viewer)]

    def view(self, seat: str | int) -> View:
        """What a seat knows now. It is yours: it does not change any more."""
        return self.state.view(self._seat(seat)).copy()

    def knowledge(self, seat: str | int) -> Knowledge:
        """What a seat can know for certain, and how likely the rest is: exactly. It grows with the
        game. Raises NotStudied.
        """
        viewer = self._seat(seat)
        if viewer not in self._trackers:
            tracker = Tracker(self.game.studied.lore(self.options, viewer))
            self._trackers[viewer] = tracker, _Reader()
        tracker, reader = self._trackers[viewer]
        for fact in reader.news(self.steps, viewer):
            tracker.hear(fact)
        return tracker.knowledge

    def worlds(self, seat: str | int) -> Iterator[Any]:
        """Every world a seat holds possible; there may be very many. Raises NotStudied."""
        return self.game.studied.worlds(self.options, self.view(seat))

    def imagine(self, seat: str | int, world: Any) -> AnyState:
        """A state of such a world to try things in, with the seat's view as it is."""
        return self.game.studied.imagine(self.options, self.view(seat), world, self._rng)

    def key(self, seat: str | int) -> str:
        """The key of a seat's information state, with perfect recall: two games of the same options
        in which the same seat was sent the same facts and did the same actions, in the same order,
        have the same key for it, and no others do.
        """
        viewer = self._seat(seat)
        digest, known = self._keys.get(viewer) or (self._first_key(viewer), 0)
        for step in self.steps[known:]:
            if step.by == viewer:
                digest = _mixed(digest, b"did", self.write(step.action).encode())
            for fact in step.facts(viewer):
                digest = _mixed(digest, b"was sent", _encode(fact))
        self._keys[viewer] = digest, len(self.steps)
        return digest.hex()

    def _first_key(self, viewer: Seat) -> bytes:
        return _mixed(b"", b"sits at", _encode((self.game.id, self.options, viewer)))

    def record(self) -> Record:
        """The record, with every secret of the game; its end is missing while it is under way."""
        end = None if self.outcome is None else RecordEnd(self.outcome, self._seed.hex())
        return Record(self.header, list(self.steps), end)

    def save(self, path: str | Path) -> None:
        """Writes the record to a file; ``ridotto.load`` reads it."""
        text = write(self.record(), self.game)
        Path(path).write_text(text, encoding="utf-8", newline="\n")

    def copy(self) -> "Session":
        """The same game once more. The two go on alike, and share nothing that changes. Bots in the
        copy are made anew from their own streams.
        """
        twin = Session.__new__(Session)
        twin.__setstate__(self.__getstate__())
        twin.state = self.state.copy()
        twin.steps = list(self.steps)
        twin._dealer = self._dealer.copy()
        twin._rng = _same(self._rng)
        twin._levels = dict(self._levels)
        twin._keys = dict(self._keys)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Session":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What bots and thinkers have made of their streams is left out: it follows from them."""
        return {name: value for name, value in vars(self).items() if name not in _MADE_ANEW}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._notation = self.game.notation(self.options)
        self._bots = {}
        self._trackers = {}

    def _decision(self, seat: Seat) -> tuple[Action, Seat, Reason | None]:
        if seat not in self._bots:
            level, budget = self._levels[seat]
            bot = maker_of(level, self.game)(self.game, self.options, seat)
            view = self.game.view(self.options, seat)
            self._bots[seat] = BotPlayer(bot, view, random.Random(), budget), _Reader()
        player, reader = self._bots[seat]
        for fact in reader.news(self.steps, seat):
            player.hear(fact)
        legal = self.state.legal(seat)
        assert isinstance(legal, Legal)
        player.rng.seed(f"{self._seed.hex()} {seat} {len(self.steps)}")
        decided = player.act(legal)
        if decided is None:
            assert player.failure is not None
            raise player.failure
        return decided[0], seat, decided[1]

    def _actor(self, seat: str | int | None) -> Actor:
        if seat is None:
            to_act = self.state.public.to_act
            if not to_act:
                raise RidottoError("the game is over: nobody is to act")
            first: Actor = to_act[0]
            return first
        if seat in _OUTSIDE:
            return _OUTSIDE[seat]
        return self._seat(seat)

    def _seat(self, seat: str | int) -> Seat:
        if seat in ("spectator", SPECTATOR):
            return SPECTATOR
        if isinstance(seat, str) and seat in self.seats:
            return self.seats.index(seat)
        if isinstance(seat, int) and 0 <= seat < len(self.seats):
            return seat
        raise RidottoError(f"no seat {seat!r}; there are: {', '.join(self.seats)}")


class _Reader:
    """Remembers how far somebody has read."""

    def __init__(self) -> None:
        self._read = 0

    def news(self, steps: Sequence[Step], viewer: Seat) -> list[Fact]:
        """What the viewer was sent since he last asked."""
        fresh = [fact for step in steps[self._read :] for fact in step.facts(viewer)]
        self._read = len(steps)
        return fresh


def _mixed(digest: bytes, kind: bytes, item: bytes) -> bytes:
    """The next link of a chain, which tells all that went into it apart."""
    return hashlib.blake2b(b"%b %b %b" % (digest, kind, item), digest_size=16).digest()


def _same(rng: random.Random) -> random.Random:
    twin = random.Random()
    twin.setstate(rng.getstate())
    return twin
