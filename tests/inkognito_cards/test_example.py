"""The worked example of the rules."""

from ridotto.games.inkognito_cards.worlds import worlds
from tests.inkognito_cards.helpers import Table


def test_Ex1_an_ally_is_found_in_one_meeting() -> None:
    # You are blue, CB with 11; Anne is yellow.
    table = Table(black="CB 11, LF 29, X 0, ZZ 52")
    table.go("RRMMM")
    assert [meeting.who for meeting in table.public.meetings] == [(0, 1)]
    table.greet("blue", "yellow")
    table.do("blue", "pass CB 0")
    table.do("yellow", "pass LF 11")
    assert table.notes("blue").pairs == [(1, 0, 5)]
    held_possible = list(worlds(table.state.view(0)))
    assert {world.identities[1] for world in held_possible} == {0}
    # Anne knows much less: you may be CB, or hold 0.
    hers = {world.secrets(0) for world in worlds(table.state.view(1))}
    assert hers == {(1, 5), (1, 7), (2, 4), (3, 4)}
