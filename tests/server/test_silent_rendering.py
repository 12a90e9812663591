"""Silence once more, without sockets: what everybody at a table would be sent, for very many pairs
of games that one of them must not be able to tell apart.
"""

import random
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from msgspec import Raw

from ridotto.games import GAMES
from ridotto.kernel import CHANCE, SPECTATOR, AnyState, Game, Options, Seat
from ridotto.server import incoming, messages
from ridotto.server.encoding import encode
from ridotto.server.guest_cookies import Guest
from ridotto.server.guest_socket import OWN, Eyes, GuestSocket
from ridotto.server.outgoing import Outbox, Outgoing
from ridotto.server.queries import Query, look_up
from ridotto.server.reconnecting import missed
from ridotto.server.table_codes import TableCodes
from ridotto.server.viewer_rendering import Renderer
from ridotto.table import Entry, Refused, open_table
from ridotto.table.assistance import LEVELS
from ridotto.table.commands import (
    Abort,
    Absent,
    Act,
    AnyCommand,
    Back,
    BringAlong,
    LeaveSeat,
    OpenTable,
    Present,
    PutAway,
    Sit,
    StartGame,
    Wish,
    WriteNote,
)
from ridotto.table.settings import Settings, settle
from tests.server.pairs import Script, differ, pair
from tests.server.test_silence import Scripted

STEPS = 40


class Rendered:
    """A house playing a script in one thought; ``heard`` is all that the viewer is sent. What the
    others do for themselves depends on the ``house``. Whoever plays ``beside`` the viewer
    shares his device; then ``heard`` is also what that is sent while it is covered.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        viewer: Seat,
        level: str,
        script: Script,
        beside: Seat | None = None,
    ) -> None:
        self.viewer, self.script, self.beside = viewer, script, beside
        self.heard: list[bytes] = []
        self.notation = game.notation(options)
        self._ids = count(1)
        settings = settle(Settings(game=game.id, options=dict(options), assistance=level))  # type: ignore[arg-type]
        seats = len(game.seats(options))
        opened = OpenTable(settings=settings, places=(None,) * seats)
        entry = Entry(1, opened, who=self.holder(0), name="Guest 0", fresh=f"{1:064x}")
        scripted = Scripted(script)
        self.table = open_table(entry, scripted.deal)
        self.outbox = Outbox("table", self.table, TableCodes(scripted))
        self.sockets = {
            seat: GuestSocket(Guest(self.holder(seat), f"Guest {seat}"), 1, self.eyes(seat))
            for seat in (*range(seats), SPECTATOR)
        }
        self.covered = GuestSocket(Guest(self.holder(viewer), f"Guest {viewer}"), 1)
        self.outbox.sockets = list(self.sockets.values())
        if beside is not None:
            self.outbox.sockets.append(self.covered)
        self.outbox.look_around()
        for seat in range(seats):
            if seat != beside:
                self.take(seat, Sit(id=self.id(), seat=seat))
        if beside is not None:
            self.take(viewer, BringAlong(id=self.id(), seat=beside, name="Beside"))
        self.take(viewer if beside == 0 else 0, StartGame(id=self.id()))

    def holder(self, seat: Seat) -> str:
        """The guest who holds a seat."""
        return f"guest {self.viewer if seat == self.beside else seat}"

    def eyes(self, seat: Seat) -> Eyes:
        shared = self.beside is not None and seat in (self.viewer, self.beside)
        return Eyes(seat=seat, number=1) if shared else OWN

    def id(self) -> str:
        return str(next(self._ids))

    def take(self, seat: Seat, command: AnyCommand) -> None:
        try:
            who, spoken = self.holder(seat), self.eyes(seat).seat
            entry = Entry(1, command, who=who, name=f"Guest {seat}", seat=spoken)
            outputs = self.table.take(entry)
        except Refused as refused:
            if seat == self.viewer:
                self.heard.append(repr(refused.args).encode() + refused.rule.encode())
            return
        self.hear(self.outbox.about(outputs))

    def hear(self, outgoing: list[Outgoing]) -> None:
        sockets = (self.sockets[self.viewer], self.covered)
        self.heard += [said for to, said in outgoing if to in sockets and isinstance(said, bytes)]

    def play(self, house: int, rng: random.Random) -> list[bytes]:
        for number, (by, action) in enumerate(self.script):
            if by == CHANCE:
                continue
            if number % 6 == 2:
                self._come_and_go()
            for wish in self._asides(by, house):
                self.take(by, wish)
            self._look(rng)
            self.take(by, Act(id=self.id(), do=self.notation.write(action)))
        self._look(rng)
        return self.heard

    def _asides(self, by: Seat, house: int) -> Iterator[Wish]:
        """What somebody does that nobody else hears of."""
        if by != self.viewer and house:
            match = self.table.match
            assert match is not None
            yield PutAway(id=self.id(), through=match.told(by))
            yield WriteNote(id=self.id(), key="a", value=f"house {house}")

    def _come_and_go(self) -> None:
        """What people do that all may know, the same in both houses: somebody is away, a bot stands
        in for him, he comes back; another asks to break off, and withdraws it.
        """
        match = self.table.match
        assert match is not None
        others = [seat for seat in range(len(self.table.chairs)) if seat != self.viewer]
        asker = others[0]
        self.take(asker, Abort(id=self.id()))
        self.take(asker, Abort(id=self.id(), agree=False))
        idle = [seat for seat in others if seat not in match.state.public.to_act]
        for seat in idle[-1:]:
            self.take(seat, LeaveSeat(id=self.id(), seat=seat))
            self.take(seat, Back(id=self.id(), seat=seat))
            self.take(seat, Absent(seat=seat))
            self.take(seat, Present(seat=seat))

    def _look(self, rng: random.Random) -> None:
        """The viewer comes back, puts cards away, and asks what he may."""
        match = self.table.match
        assert match is not None
        told, chance = match.told(self.viewer), rng.random()
        if chance < 0.15:
            after = rng.randrange(told + 1)
            self.hear(missed(self.outbox, self.sockets[self.viewer], 1, match.number, after))
            if self.beside is not None:  # uncovered for the other, covered, uncovered again
                self.hear(missed(self.outbox, self.sockets[self.beside], 1, match.number, after))
                self.hear(missed(self.outbox, self.covered, 1, match.number, after))
                self.hear(missed(self.outbox, self.sockets[self.viewer], 1, match.number, 0))
        elif chance < 0.3 and self.viewer != SPECTATOR:
            self.take(self.viewer, PutAway(id=self.id(), through=rng.randrange(told + 1)))
        for query in self._queries():
            try:
                self.heard.append(encode(look_up(self.outbox, self.viewer, query)))
            except Refused as refused:
                self.heard.append(refused.code.encode())

    def _queries(self) -> Iterator[Query]:
        match = self.table.match
        assert match is not None
        yield incoming.Prove(id="p", whose="red", what="identity", value="X")
        if self.viewer in match.state.public.to_act:
            legal = match.state.legal(self.viewer)
            for group in getattr(legal, "final", ()):
                yield incoming.Weigh(id="w", do=self.notation.write(group[0]))
                yield incoming.Weigh(id="w", do=self.notation.write(group[-1]))


def twins(
    game: Game, rng: random.Random, level: str, *, shared: bool = False
) -> tuple[list[bytes], list[bytes]]:
    """What one viewer is sent of both games of a pair; if he shares his device, on that as well."""
    options = rng.choice(list(game.variants()))
    seats = range(len(game.seats(options)))
    viewer = rng.choice(seats if shared else [*seats, SPECTATOR])
    beside = rng.choice([seat for seat in seats if seat != viewer]) if shared else None
    while not differ(scripts := pair(game, options, viewer, rng, STEPS, 4)):
        pass
    seed = rng.random()
    one, other = (
        Rendered(game, options, viewer, level, script, beside).play(house, random.Random(seed))
        for house, script in enumerate(scripts)
    )
    return one, other


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_what_one_must_not_know_is_in_nothing_that_is_rendered(game: Game, times: int) -> None:
    """A hundred pairs of all games together, and ten thousand in the long lane."""
    rng = random.Random(game.id)
    differing = 0
    for number in range(25 * times**2):
        one, other = twins(game, rng, LEVELS[number % len(LEVELS)])
        assert one == other
        differing += len(one) > 10
    assert differing


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_who_shares_a_device_is_sent_nothing_of_the_others_on_it(game: Game, times: int) -> None:
    rng = random.Random(f"{game.id} shared")
    differing = 0
    for number in range(15 * times**2):
        one, other = twins(game, rng, LEVELS[number % len(LEVELS)], shared=True)
        assert one == other
        differing += len(one) > 10
    assert differing


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_a_house_that_tells_guests_instead_of_seats_is_found_out(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What one seat noted would be sent to whoever else plays on that device."""

    def by_guest(outbox: Outbox, message: messages.Message, seat: Seat | None = None) -> Any:
        guest = None if seat is None else outbox.table.chairs[seat].guest
        sockets = [one for one in outbox.sockets if guest is None or one.guest.id == guest]
        return [(socket, encode(message)) for socket in sockets]

    monkeypatch.setattr(Outbox, "_to", by_guest)
    rng = random.Random(game.id)
    pairs = [twins(game, rng, level, shared=True) for level in LEVELS for _ in range(3)]
    assert any(one != other for one, other in pairs)


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_a_planted_leak_is_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """If what everybody knows held anything of what one seat knows, a pair would show it."""

    def indiscreet(_: Renderer, state: AnyState) -> Raw:
        return Raw(encode([state.public, state.private]))

    monkeypatch.setattr(Renderer, "_in_public", indiscreet)
    rng = random.Random(game.id)
    pairs = [twins(game, rng, level) for level in LEVELS for _ in range(3)]
    assert any(one != other for one, other in pairs)
