"""What is written out once and kept."""

import gc
import weakref

import msgspec

from ridotto.kernel import Fixed, Legal
from ridotto.server.action_lists import listed
from ridotto.server.encoding import encode
from ridotto.table.match import CachedNotation
from tests.table.helpers import Hand


def test_fixed_groups_are_listed_as_written_and_hold_on_to_no_notation() -> None:
    hand = Hand("infiltraitors", options={"players": 3}).seat("host", "ann", "bob").start()
    match = hand.table.match
    assert match is not None
    # One of its own, and not the one that all matches with these options share.
    match.notation = CachedNotation(match.game.actions, match.game.vocabulary(match.header.options))
    seat = match.state.public.to_act[0]
    offered = match.state.legal(seat)
    assert isinstance(offered, Legal)
    groups = [*offered.groups, *offered.final]
    assert any(isinstance(group, Fixed) for group in groups)
    plain = match.game.notation(match.header.options)
    for _ in range(2):
        shown = msgspec.json.decode(encode(listed(match, match.state, seat)))
        written = [[plain.write(action) for action in group] for group in groups]
        assert [group["actions"] for group in shown] == written
        assert [group["count"] for group in shown] == [len(group) for group in groups]
        assert sum(group["final"] for group in shown) == len(offered.final)
    notation = weakref.ref(match.notation)
    del hand, match
    gc.collect()
    assert notation() is None
