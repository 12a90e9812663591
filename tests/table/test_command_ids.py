"""A table does nothing twice, however late a copy comes and whatever was done since."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.table import Refused, Table
from ridotto.table.command_ids import REMEMBERED, CommandIds, name_and_number
from ridotto.table.commands import GuestCommand, WriteNote
from tests.lanes import examples
from tests.table.helpers import Hand, replayed


@pytest.mark.parametrize(
    ("id_", "name", "number"),
    [
        ("a3f-12", "a3f-", 12),
        ("a-b-0", "a-b-", 0),
        ("12", "12", 0),
        ("-12", "-12", 0),
        ("a-", "a-", 0),
        ("a-there", "a-there", 0),
        ("a-²", "a-²", 0),
        ("a-٣", "a-٣", 0),
        ("a-" + "9" * 30, "a-", int("9" * 30)),
    ],
)
def test_an_id_is_a_name_and_a_number(id_: str, name: str, number: int) -> None:
    assert name_and_number(id_) == (name, number)


def outcome(table: Table, guest: str, command: GuestCommand) -> str:
    try:
        return "done" if table.repeated(guest, command) else "new"
    except Refused as refused:
        return refused.code


def noted(id_: str) -> WriteNote:
    return WriteNote(id=id_, key="k", value=id_[:20])


def test_a_copy_is_known_whatever_was_done_since() -> None:
    hand = Hand(options={"players": 2}).seat("host", "ann").start()
    for number in range(1, 101):
        hand.take(noted(f"page-{number}"), who="host")
    for table in (hand.table, replayed(hand.log)):
        for number, due in ((100, "done"), (69, "done"), (68, "too-late"), (1, "too-late")):
            assert outcome(table, "host", noted(f"page-{number}")) == due
        assert outcome(table, "host", noted("page-101")) == "new"
        assert outcome(table, "host", noted("other-1")) == "new"
        assert outcome(table, "ann", noted("page-1")) == "new"


def test_what_was_to_come_before_is_not_done_afterwards() -> None:
    hand = Hand(options={"players": 2}).seat("host", "ann").start()
    hand.take(noted("page-2"), who="host")
    assert outcome(hand.table, "host", noted("page-1")) == "too-late"


@given(
    order=st.lists(st.sampled_from(["a-", "b-", ""]), min_size=40, max_size=120),
    late=st.lists(st.integers(0, 119), max_size=40),
)
@examples(50)
def test_nothing_is_done_twice(order: list[str], late: list[int]) -> None:
    """Several pages count for themselves, some ids are names, and copies come at any time."""
    ids = CommandIds()
    sent = [f"{name}{number}" for number, name in enumerate(order)]
    done: list[str] = []
    for at, id_ in enumerate(sent):
        copies = [sent[back] for back in late if back <= at]
        for one in (id_, *copies):
            if one not in ids.newest and not ids.is_past(one):
                ids.add(one)
                done.append(one)
    assert done == sent  # each once, and none was taken for a copy that was not
    assert len(ids.newest) == REMEMBERED
    assert len(ids.greatest) == len(set(order) - {""}) + order.count("")
