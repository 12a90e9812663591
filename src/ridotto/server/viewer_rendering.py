"""What one viewer, a seat or a spectator, is told of a game: the view, the news, what to do next.

Everything is encoded when it happens and sent when it is stored. What is the same for all is
encoded once.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec
from msgspec import Raw
from msgspec.structs import fields

from ridotto.kernel import SPECTATOR, AnyState, Audience, Fact, Game, Seat, sees
from ridotto.server import messages
from ridotto.server.action_lists import listed
from ridotto.server.encoding import encode
from ridotto.server.messages import ActionGroup, Update, View
from ridotto.server.table_info import clocks
from ridotto.table import Table
from ridotto.table.assistance import Assistant
from ridotto.table.match import Match


@lru_cache(maxsize=32)
def _plain_fields(rules: Game, private: Any) -> tuple[str, ...]:
    names = (field.name for field in fields(private))
    return tuple(name for name in names if name not in rules.manners.noted)


Private = tuple[Raw, Raw | msgspec.UnsetType]
"""What one seat alone knows, and what the table adds to it, encoded."""


class Renderer:
    """Writes what each viewer is told of one moment of a game. ``assistant`` gives who helps a
    seat; ``kept`` remembers the private parts that have not changed since they were last written.
    """

    def __init__(
        self,
        table: Table,
        assistant: Callable[[Seat], Assistant | None] = lambda _: None,
        kept: dict[Seat, Private] | None = None,
    ) -> None:
        assert table.match is not None
        self.table = table
        self.match: Match = table.match
        self._assistant = assistant
        self._public = Raw(encode(self.match.state.public))
        self._clocks = clocks(table) or msgspec.UNSET
        self._kept = {} if kept is None else kept

    def stepped(self, viewer: Seat, facts: Sequence[tuple[Audience, Raw]]) -> Update:
        """What a step changes for this viewer; these facts are the last ones anybody was sent."""
        sent = [raw for to, raw in facts if sees(to, viewer)]
        return self._update(viewer, self.match.told(viewer) - len(sent), sent)

    def caught_up(self, viewer: Seat, after: int) -> Update:
        """All that this viewer has missed since fact number ``after``."""
        missed = [Raw(encode(fact)) for fact in self.match.facts(viewer, after)]
        return self._update(viewer, after, missed)

    def drafted(self, seat: Seat, facts: Sequence[Fact]) -> messages.Drafted:
        """A seat's draft, as its maker sees it."""
        state = self.match.seen_by(seat)
        public = self._public if state is self.match.state else Raw(encode(state.public))
        return messages.Drafted(
            number=self.match.number,
            draft=self.match.drafts.get(seat, []),
            facts=list(facts),
            view=View(seat, public, self._plain(state.private[seat])),
            legal=self._legal(seat, state) if seat in state.public.to_act else [],
        )

    def _update(self, viewer: Seat, after: int, facts: list[Raw]) -> Update:
        match = self.match
        state, public, draft = match.state, self._public, match.drafts.get(viewer)
        if draft is not None:
            state = match.seen_by(viewer)
            public = Raw(encode(state.public))
        known = self._kept.get(viewer) if draft is None else None
        private, help_ = known or self._private(viewer, state)
        return Update(
            number=match.number,
            after=after,
            facts=facts,
            view=View(None if viewer == SPECTATOR else viewer, public, private),
            legal=self._legal(viewer, state) if viewer in state.public.to_act else [],
            clocks=self._clocks,
            assist=cast(Any, help_),
            draft=msgspec.UNSET if draft is None else draft,
        )

    def _private(self, viewer: Seat, state: AnyState) -> tuple[Raw | None, Raw | msgspec.UnsetType]:
        """What this viewer alone knows; kept, if it is not a draft's and not about to change."""
        if viewer == SPECTATOR:
            return None, msgspec.UNSET
        assistant = self._assistant(viewer)
        help_ = None if assistant is None else assistant.help(state.view(viewer))
        encoded = msgspec.UNSET if help_ is None else Raw(encode(help_))
        known = Raw(encode(self._plain(state.private[viewer]))), encoded
        if state is self.match.state and not (assistant is not None and assistant.thinks):
            self._kept[viewer] = known
        return known

    def _legal(self, viewer: Seat, state: AnyState) -> list[ActionGroup]:
        return listed(self.match, state, viewer) if self.table.by_bot(viewer) is None else []

    def _plain(self, private: Any) -> Any:
        """The private part without what was shown, which is the table's to keep, at its level of
        assistance.
        """
        if not self.match.game.manners.noted:
            return private
        kind: Any = type(private)
        plain = _plain_fields(self.match.game, kind)
        return {name: getattr(private, name) for name in plain}
