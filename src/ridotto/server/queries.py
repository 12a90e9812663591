"""What a client may ask without changing anything: actions, ways, reasons, claims."""

from ridotto.kernel import SPECTATOR, Seat
from ridotto.server.action_lists import choices
from ridotto.server.drafted_ways import ways
from ridotto.server.incoming import ListChoices, ListWays, Prove, Weigh
from ridotto.server.messages import Message, Proof, Weighed
from ridotto.server.outgoing import Outbox
from ridotto.table import Refused

Query = ListChoices | ListWays | Prove | Weigh
QUERIES = (ListChoices, ListWays, Prove, Weigh)


def look_up(outbox: Outbox, viewer: Seat, asked: Query) -> Message:
    """The answer, from what this viewer knows. Raises Refused."""
    if isinstance(asked, ListChoices):
        return choices(outbox.table, viewer, asked)
    if isinstance(asked, ListWays):
        return ways(outbox.table, viewer, asked)
    if isinstance(asked, Weigh):
        return _weigh(outbox, viewer, asked)
    assistant = outbox.assistant(viewer)
    if assistant is None:
        raise Refused("no-reasons")
    evidence = assistant.prove(asked.whose, asked.what, asked.value)
    return Proof(id=asked.id, evidence=evidence)


def _weigh(outbox: Outbox, viewer: Seat, asked: Weigh) -> Weighed:
    """Of what one may do now; of anything else, why one may not."""
    match = outbox.table.playing()
    assistant = outbox.assistant(viewer)
    if viewer == SPECTATOR or assistant is None:
        raise Refused("no-seat")
    state = match.seen_by(viewer)
    action = match.read(asked.do)
    if action not in state.legal(viewer):
        reason = state.refusal(viewer, action)
        raise Refused(reason, rule=state.rule_of(reason))
    weighed = assistant.weigh(state.view(viewer), action)
    return Weighed(id=asked.id, says=weighed.says, points=list(weighed.points))
