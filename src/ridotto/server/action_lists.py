"""The legal actions of a seat as they are listed: short lists at once, long ones on demand."""

from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import cast

from msgspec import Raw

from ridotto.kernel import SPECTATOR, Action, AnyState, Fixed, Legal, Lottery, Seat
from ridotto.kernel.events import kind_of
from ridotto.kernel.vocabulary import Vocabulary, worded_fields
from ridotto.server.encoding import encode
from ridotto.server.incoming import ListChoices
from ridotto.server.messages import ActionGroup, Choices
from ridotto.table import Refused, Table
from ridotto.table.match import Match

LISTED = 250
"""Longer lists of actions are not written out."""


def listed(match: Match, state: AnyState, seat: Seat) -> list[ActionGroup]:
    """What a seat may do, grouped by kind."""
    offered = state.legal(seat)
    if isinstance(offered, Lottery):
        return []
    groups = [_group(match, group, final=False) for group in offered.groups]
    return groups + [_group(match, group, final=True) for group in offered.final]


@cache
def _kind(action: type[Action]) -> str:
    return kind_of(action.__name__)


def _group(match: Match, group: Sequence[Action], *, final: bool) -> ActionGroup:
    if not isinstance(group, Fixed):
        return _written(match, group, final=final)
    kept, key = match.notation.kept, (id(group), final)
    if key not in kept:
        kept[key] = group, Raw(encode(_written(match, group, final=final)))
    return cast(ActionGroup, kept[key][1])


def _written(match: Match, group: Sequence[Action], *, final: bool) -> ActionGroup:
    count = len(group)
    kind = _kind(type(group[0]))
    return ActionGroup(
        kind, count, match.notation.write_all(group) if count <= LISTED else [], final
    )


def choices(table: Table, viewer: Seat, asked: ListChoices) -> Choices:
    """The legal actions of a kind whose fields are as fixed; at most as many as are ever listed.

    Raises Refused for whoever is not to act.
    """
    match = table.playing()
    legal = legal_of(match, viewer)
    vocabulary = match.game.vocabulary(table.options)
    groups = [*legal.groups, *legal.final]
    of_kind = [group for group in groups if _kind(type(group[0])) == asked.kind]
    found = (
        action for group in of_kind for action in group if fits(action, asked.fixed, vocabulary)
    )
    actions = [match.notation.write(action) for action in islice(found, LISTED)]
    return Choices(id=asked.id, actions=actions, more=next(found, None) is not None)


def legal_of(match: Match, viewer: Seat) -> Legal:
    """What a viewer may do, with his draft as it stands. Raises Refused if he is not to act."""
    if viewer == SPECTATOR:
        raise Refused("no-seat")
    legal = match.seen_by(viewer).legal(viewer)
    if not isinstance(legal, Legal) or not len(legal):
        raise Refused("not-your-turn")
    return legal


def fits(action: Action, fixed: dict[str, str], vocabulary: Vocabulary) -> bool:
    """Whether the fields of an action hold these words or numbers."""
    lists = worded_fields(type(action))
    for name, word in fixed.items():
        if name not in type(action).__struct_fields__:
            return False
        value = getattr(action, name)
        values = value if isinstance(value, tuple) else (value,)
        words = vocabulary[lists[name]] if name in lists else None
        if word not in (str(v) if words is None else words[v] for v in values):
            return False
    return True
