"""What is said, shown and written at a table."""

from ridotto.table.commands import (
    Act,
    MakeTic,
    Mark,
    Mute,
    Say,
    WriteNote,
)
from ridotto.table.table import (
    MOST_ASIDES,
    Line,
    NoteWritten,
    Ticked,
)
from tests.table.helpers import MASKS, Hand, two


def test_players_talk_among_themselves_and_spectators_too() -> None:
    hand = two()
    (line,) = hand.ask("ann", Say, text="good evening")
    assert isinstance(line, Line)
    assert (line.room, line.seat, line.name) == ("players", 1, "Ann")
    (line,) = hand.ask("zoe", Say, text="psst")
    assert isinstance(line, Line)
    assert (line.room, line.seat, line.name) == ("spectators", None, "Zoe")
    assert hand.refusal("ann", Say, text=" ") == "not-a-text"
    assert hand.refusal("ann", Say, text="a\x00b") == "not-a-text"


def test_talk_may_be_closed_during_the_game_but_not_before() -> None:
    hand = Hand(**MASKS, talk="tics").seat("host", "ann")
    hand.ask("ann", Say, text="hello")
    hand.start()
    assert hand.refusal("ann", Say, text="hello") == "talk-closed"
    hand.ask("zoe", Say, text="spectators may")
    assert hand.refusal("ann", MakeTic, tic="wink") == "no-such-tic"


def test_the_classic_edition_has_gestures_instead_of_talk_unless_the_table_chooses() -> None:
    four = ("host", "ann", "bob", "cleo")
    classic = {"edition": "classic"}
    hand = Hand("inkognito", options=classic).seat(*four).start()
    assert hand.refusal("ann", Say, text="hello") == "talk-closed"
    assert hand.ask("ann", MakeTic, tic="wink") == [Ticked(1, "wink")]
    assert hand.refusal("ann", MakeTic, tic="dance") == "no-such-tic"
    assert hand.refusal("zoe", MakeTic, tic="wink") == "no-seat"
    open_ = Hand("inkognito", options=classic, talk="open").seat(*four).start()
    assert open_.ask("ann", Say, text="hello")


def test_a_silent_mission_is_silent_whatever_the_table_chose() -> None:
    hand = Hand("infiltraitors", options={"players": 2, "mission": "4"}, talk="open")
    hand.seat("host", "ann")
    hand.ask("ann", Say, text="before the mission anything goes")
    hand.start()
    assert hand.refusal("ann", Say, text="psst") == "talk-closed"


def test_the_host_mutes_and_unmutes() -> None:
    hand = two()
    hand.ask("ann", Say, text="rude")
    assert hand.refusal("ann", Mute, member=0) == "not-host"
    assert hand.refusal("host", Mute, member=9) == "nobody-there"
    hand.ask("host", Mute, member=hand.table.members.index("ann"))
    assert hand.refusal("ann", Say, text="rude") == "muted"
    hand.ask("host", Mute, member=hand.table.members.index("ann"), on=False)
    hand.ask("ann", Say, text="sorry")


def test_notes_are_ones_own() -> None:
    hand = two()
    assert hand.ask("ann", WriteNote, key="fox", value="no") == [NoteWritten(1, "fox", "no")]
    assert hand.table.chairs[1].notes == {"fox": "no"}
    hand.ask("ann", WriteNote, key="fox")
    assert hand.table.chairs[1].notes == {}
    assert hand.refusal("zoe", WriteNote, key="fox", value="x") == "no-seat"


def test_a_game_without_sheets_takes_no_marks() -> None:
    assert two().refusal("ann", Mark, sheet=0, cell="a", value="x") == "no-such-sheet"


def test_a_log_does_not_grow_without_bounds() -> None:
    hand = two()
    hand.table.asides["ann"] = MOST_ASIDES
    assert hand.refusal("ann", Say, text="more") == "enough"
    hand.ask("host", Say, text="nobody else is hindered")
    hand.ask("zoe", Say, text="I only watch")
    hand.table.asides[""] = MOST_ASIDES
    assert hand.refusal("eve", Say, text="so do I") == "enough"
    hand.ask("host", Act, do="ask green")
