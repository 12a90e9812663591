"""What one viewer, a seat or a spectator, is told of a game: the view, the news, what to do next.

Everything is encoded when it happens and sent when it is stored. What is the same for all is
encoded once.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec
from msgspec import Raw
from msgspec.structs import fields

from ridotto.kernel import (
    SPECTATOR,
    AnyState,
    Event,
    Fact,
    Legal,
    Saying,
    Seat,
    Veiled,
    sees,
)
from ridotto.server import messages
from ridotto.server.action_lists import listed
from ridotto.server.encoding import encode
from ridotto.server.messages import ActionGroup, Update, View
from ridotto.server.table_info import clocks
from ridotto.table import Table
from ridotto.table.assistance import Assist, Assistant, Onlooker, repeats
from ridotto.table.match import Match


@lru_cache(maxsize=64)
def _fields_but(part: Any, without: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(part) if field.name not in without)


def plain(part: Any, without: tuple[str, ...]) -> Any:
    """A part without some of its fields."""
    if not without:
        return part
    kind: Any = type(part)
    return {name: getattr(part, name) for name in _fields_but(kind, without)}


Private = tuple[Raw, Raw | msgspec.UnsetType]
"""What one seat alone knows, and what the table adds to it, encoded."""


class Renderer:
    """Writes what each viewer is told of one moment of a game. ``assistant`` gives who helps a
    seat, ``onlooker`` helps whoever only watches; ``kept`` remembers the private parts that have
    not changed since they were last written.

    Of a table that repeats nothing, what was put away or has gone dark is in no fact any more.
    """

    def __init__(
        self,
        table: Table,
        assistant: Callable[[Seat], Assistant | None] = lambda _: None,
        onlooker: Onlooker | None = None,
        kept: dict[Seat, Private] | None = None,
    ) -> None:
        assert table.match is not None
        self.table = table
        self.match: Match = table.match
        self._assistant = assistant
        self._onlooker = onlooker
        self._manners = self.match.game.manners
        self._repeats = repeats(table.settings.assistance)
        self._public = self._in_public(self.match.state)
        self._clocks = clocks(table) or msgspec.UNSET
        self._kept = {} if kept is None else kept
        self._waiting: Raw | None = None

    def stepped(self, viewer: Seat, events: Sequence[tuple[Event, Raw]]) -> Update:
        """What a step changes for this viewer; these events are the last ones of the game."""
        sent = [(event.fact, raw) for event, raw in events if sees(event.to, viewer)]
        known = self.match.told(viewer) - len(sent)
        if self._repeats:
            return self._update(viewer, known, [raw for _, raw in sent])
        if any(isinstance(fact, self._manners.veiling) for fact, _ in sent):
            return self._told_anew(viewer, known, self.match.put_away.get(viewer, 0))
        veils = self._veils(viewer, [fact for fact, _ in sent], 0)
        raws = [_raw(veils[n]) if n in veils else raw for n, (_, raw) in enumerate(sent)]
        return self._update(viewer, known, raws)

    def caught_up(self, viewer: Seat, after: int) -> Update:
        """All that this viewer has missed since fact number ``after``; where nothing is repeated,
        from the first fact on that was told otherwise once.
        """
        if self._repeats:
            missed = [_raw(fact) for fact in self.match.facts(viewer, after)]
            return self._update(viewer, after, missed)
        return self._told_anew(viewer, after, -1)

    def put_away(self, seat: Seat, before: int) -> Update:
        """What a seat is told again once it has put away what it was shown."""
        return self._told_anew(seat, self.match.told(seat), before)

    def _told_anew(self, viewer: Seat, known: int, before: int) -> Update:
        """The stream from the first fact on that is not told any more as it was to somebody who
        knew so many facts and had put away the first ``before`` (-1: told everything openly).
        """
        facts = self.match.facts(viewer, 0)
        veils = self._veils(viewer, facts, self.match.put_away.get(viewer, 0))
        then = self._veils(viewer, facts[:known], before) if before >= 0 else {}
        after = min([known, *(place for place in veils if place not in then)])
        told = [_raw(veils.get(n, fact)) for n, fact in enumerate(facts[after:], after)]
        return self._update(viewer, after, told)

    def _veils(self, viewer: Seat, facts: Sequence[Fact], put_away: int) -> Mapping[int, Veiled]:
        return self._manners.veils(self.match.header.options, viewer, facts, put_away)

    def drafted(self, seat: Seat, facts: Sequence[Fact]) -> messages.Drafted:
        """A seat's draft, as its maker sees it."""
        state = self.match.seen_by(seat)
        public = self._public if state is self.match.state else self._in_public(state)
        return messages.Drafted(
            number=self.match.number,
            draft=self.match.drafts.get(seat, []),
            facts=list(facts),
            view=View(seat, public, self._plain(state.private[seat])),
            legal=self._legal(seat, state) if seat in state.public.to_act else [],
            prompt=self._prompt(seat, state),
        )

    def _update(self, viewer: Seat, after: int, facts: list[Raw]) -> Update:
        match = self.match
        state, public, draft = match.state, self._public, match.drafts.get(viewer)
        if draft is not None:
            state = match.seen_by(viewer)
            public = self._in_public(state)
        known = self._kept.get(viewer) if draft is None else None
        private, help_ = known or self._private(viewer, state)
        acts = viewer in match.state.public.to_act
        passed_at = self.table.passed_at(viewer) if acts else None
        return Update(
            number=match.number,
            after=after,
            facts=facts,
            view=View(None if viewer == SPECTATOR else viewer, public, private),
            legal=self._legal(viewer, state) if viewer in state.public.to_act else [],
            prompt=self._prompt(viewer, state),
            clocks=self._clocks,
            assist=cast(Any, help_),
            draft=msgspec.UNSET if draft is None else draft,
            passed_at=msgspec.UNSET if passed_at is None else passed_at,
        )

    def _private(self, viewer: Seat, state: AnyState) -> tuple[Raw | None, Raw | msgspec.UnsetType]:
        """What this viewer alone knows; kept, if it is not a draft's and not about to change."""
        if viewer == SPECTATOR:
            onlooker = self._onlooker
            seen = None if onlooker is None else Assist(shown={}, struck=onlooker.struck())
            return None, msgspec.UNSET if seen is None else _raw(seen)
        assistant = self._assistant(viewer)
        help_ = None
        if assistant is not None:
            choice = self._choice(viewer, state) if assistant.advises else None
            help_ = assistant.help(state.view(viewer), choice)
        encoded = msgspec.UNSET if help_ is None else _raw(help_)
        known = _raw(self._plain(state.private[viewer])), encoded
        if state is self.match.state and not (assistant is not None and assistant.thinks):
            self._kept[viewer] = known
        return known

    def _legal(self, viewer: Seat, state: AnyState) -> list[ActionGroup]:
        return listed(self.match, state, viewer) if self._plays(viewer) else []

    def _plays(self, viewer: Seat) -> bool:
        return self.table.phase == "playing" and self.table.by_bot(viewer) is None

    def _choice(self, viewer: Seat, state: AnyState) -> Legal | None:
        """What this seat may do, if it is its turn and it has not begun to draft something."""
        if viewer not in state.public.to_act or state is not self.match.state:
            return None
        legal = state.legal(viewer)
        return legal if isinstance(legal, Legal) and self._plays(viewer) else None

    def _prompt(self, viewer: Seat, state: AnyState) -> Saying | None:
        """What this viewer is asked for, or told while another is. What all are told is encoded
        once.
        """
        prompts, vocabulary = self._manners.prompts, self.match.notation.vocabulary
        if viewer in state.public.to_act:
            legal = state.legal(viewer)
            if not isinstance(legal, Legal) or self.table.by_bot(viewer) is not None:
                return None
            return prompts.ask(vocabulary, state.view(viewer), legal)
        if not any(actor >= 0 for actor in state.public.to_act):
            return None
        if self._waiting is None:
            self._waiting = Raw(encode(prompts.wait(vocabulary, state.public)))
        return cast(Saying, self._waiting)

    def _plain(self, private: Any) -> Any:
        """The private part without what was shown, which is the table's to keep, at its level of
        assistance.
        """
        return plain(private, self._manners.noted)

    def _in_public(self, state: AnyState) -> Raw:
        """The public part without what all have seen and cannot look up, which is alike."""
        return _raw(plain(state.public, self._manners.remembered))


def _raw(value: Any) -> Raw:
    return Raw(encode(value))
