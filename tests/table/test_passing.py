"""P5.4 at a live table: the turn waits for the fifth player, but not for long."""

import random

import msgspec

from ridotto.games.inkognito.parts import LOCK
from ridotto.kernel import Legal
from ridotto.server.viewer_rendering import Renderer
from ridotto.table.commands import Act, LeaveSeat, PassFor, Waive
from ridotto.table.table import PASS_AFTER
from tests.table.helpers import Hand, guests, picture, replayed

FIFTH = 4


def until_he_may_lock(hand: Hand, seed: int) -> str:
    """Plays at random until cards went through the fifth player's hands; his guest."""
    rng = random.Random(seed)
    match = hand.table.match
    assert match is not None
    while match.state.public.phase != LOCK:
        seat = match.state.public.to_act[0]
        legal = match.state.legal(seat)
        assert isinstance(legal, Legal)
        action = Legal(*legal.groups).pick(rng)
        hand.now += 1_000
        hand.ask(hand.table.chairs[seat].guest, Act, do=match.notation.write(action))
    return hand.table.chairs[FIFTH].guest


def five() -> Hand:
    hand = Hand("inkognito", options={"players": 5})
    return hand.seat(*guests(hand.table.game, hand.table.options)).start()


def test_P5_4_after_ten_seconds_it_is_passed_for_him_and_the_turn_goes_on() -> None:
    hand = five()
    until_he_may_lock(hand, 1)
    assert hand.table.next_alarm() == (hand.now + PASS_AFTER, PassFor(seat=FIFTH))
    assert PASS_AFTER == 10_000
    # He is told when; nobody else is.
    told = [Renderer(hand.table).caught_up(seat, 0).passed_at for seat in range(FIFTH + 1)]
    assert told == [*[msgspec.UNSET] * FIFTH, hand.now + PASS_AFTER]
    hand.now += PASS_AFTER
    hand.take(PassFor(seat=FIFTH))
    match = hand.table.match
    assert match is not None
    assert match.state.public.phase != LOCK
    assert hand.table.next_alarm() is None
    assert picture(replayed(hand.log)) == picture(hand.table)


def test_P5_4_who_does_not_want_to_be_asked_is_passed_for_at_once() -> None:
    hand = five()
    hand.ask(hand.table.chairs[FIFTH].guest, Waive)
    guest = until_he_may_lock(hand, 2)
    assert hand.table.next_alarm() == (hand.now, PassFor(seat=FIFTH))
    hand.ask(guest, Waive, on=False)
    assert hand.table.next_alarm() == (hand.now + PASS_AFTER, PassFor(seat=FIFTH))
    hand.ask(guest, Act, do="pass")
    assert hand.table.next_alarm() is None


def test_P5_4_a_bot_answers_for_itself() -> None:
    hand = five()
    guest = until_he_may_lock(hand, 3)
    hand.ask(guest, LeaveSeat)
    assert hand.table.next_alarm() is None
    assert [seat for seat, _ in hand.table.bots_to_act()] == [FIFTH]


def test_nobody_is_passed_for_who_cannot_pass() -> None:
    hand = five()
    match = hand.table.match
    assert match is not None
    seat = match.state.public.to_act[0]
    assert hand.table.next_alarm() is None
    assert match.passing(seat) is None
