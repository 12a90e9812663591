"""Long lists of legal actions, on demand."""

from itertools import islice

from ridotto.kernel import SPECTATOR, Action, Legal, Seat
from ridotto.kernel.events import kind_of
from ridotto.kernel.vocabulary import Vocabulary, worded_fields
from ridotto.server.messages import Choices, ListChoices
from ridotto.server.rendering import LISTED
from ridotto.table import Refused, Table


def choices(table: Table, viewer: Seat, asked: ListChoices) -> Choices:
    """The legal actions of a kind whose fields are as fixed; at most as many as are ever listed.

    Raises Refused for whoever is not to act.
    """
    match = table.playing()
    if viewer == SPECTATOR:
        raise Refused("no-seat")
    legal = match.seen_by(viewer).legal(viewer)
    if not isinstance(legal, Legal) or not len(legal):
        raise Refused("not-your-turn")
    vocabulary = match.game.vocabulary(table.options)
    groups = [*legal.groups, *legal.final]
    of_kind = [group for group in groups if kind_of(type(group[0]).__name__) == asked.kind]
    found = (
        action for group in of_kind for action in group if _fits(action, asked.fixed, vocabulary)
    )
    listed = [match.notation.write(action) for action in islice(found, LISTED)]
    return Choices(id=asked.id, actions=listed, more=next(found, None) is not None)


def _fits(action: Action, fixed: dict[str, str], vocabulary: Vocabulary) -> bool:
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
