"""What one viewer may see of a table, as messages.

Everything is encoded when it happens and sent when it is stored. What is the same for all is
encoded once.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any, Literal, cast

import msgspec
from msgspec import Raw
from msgspec.structs import fields

from ridotto.kernel import SPECTATOR, AnyState, Audience, Fact, Game, Lottery, Seat, sees
from ridotto.kernel.actions import Action, Fixed
from ridotto.kernel.events import kind_of
from ridotto.server import messages
from ridotto.server.messages import ActionGroup, Chapter, Hand, Info, Past, Sheet, Update, View
from ridotto.table import Table
from ridotto.table.assistance import Assistant
from ridotto.table.deal import commit
from ridotto.table.match import Match
from ridotto.table.settings import talk_of
from ridotto.table.table import Chair

LISTED = 250
"""Longer lists of actions are not written out."""

encode = msgspec.json.Encoder(order="deterministic").encode


def info(id_: str, table: Table, here: Sequence[bool], watching: int) -> Info:
    """What everyone may know."""
    settings = table.settings
    names = table.game.seats(table.options)
    chairs = [_chair(table, seat, names[seat], here[seat]) for seat in range(len(table.chairs))]
    host = table.seat_of(table.host)
    return Info(
        table=id_,
        game=settings.game,
        options=settings.options,
        phase=table.phase,
        number=table.number,
        visibility=settings.visibility,
        spectators=settings.spectators,
        watching=watching,
        pace=settings.pace,
        assistance=settings.assistance,
        talk=talk_of(table.game, settings),
        sheets=sheets(table),
        chairs=chairs,
        host="" if host is None else names[host],
        commitment=commit(bytes.fromhex(table.seed)),
        aborted=table.aborted,
        ends=table.ends,
        clocks=clocks(table),
        past=[Past(past.number, dict(past.options), past.outcome) for past in table.past],
        campaign=[Chapter(c.chapter, c.tries, c.won) for c in table.campaign.values()],
        next_chapter=next_chapter(table),
        opened=table.opened,
    )


def next_chapter(table: Table) -> str | None:
    """Which chapter of a campaign a rematch would be."""
    if table.phase != "over" or not table.past or table.aborted:
        return None
    game = table.game
    return game.manners.chapter(game.manners.sequel(table.options, table.past[-1].outcome))


def _chair(table: Table, seat: Seat, name: str, here: bool) -> messages.Chair:  # noqa: FBT001
    chair: Chair = table.chairs[seat]
    kind: Literal["free", "guest", "bot"] = "bot" if chair.bot else "free"
    if chair.guest:
        kind = "guest"
    return messages.Chair(
        seat=name,
        kind=kind,
        name=chair.name,
        member=table.members.index(chair.guest) if chair.guest else None,
        level=chair.bot,
        stood_in=chair.stood_in,
        here=here,
        muted=chair.guest in table.muted,
        contributed=bool(chair.contribution),
        agrees_to_abort=seat in table.votes,
    )


def sheets(table: Table) -> list[Sheet]:
    """The shared sheets in use."""
    match = table.match
    if match is None or not table.settings.sheets:
        return []
    used = match.game.manners.sheets(match.header.options, match.state.public)
    if not used:  # most games have none, and this is asked at every step
        return []
    names = match.header.seats
    return [Sheet(sheet, names[seat]) for sheet, seat in sorted(used.items())]


def clocks(table: Table) -> list[Hand]:
    """Every seat's clock; none at a relaxed table."""
    if table.clocks is None:
        return []
    return [Hand(hand.left, hand.since) for hand in table.clocks.hands]


def game(match: Match) -> messages.GameBegun:
    """What stays the same during one game."""
    rules, header = match.game, match.header
    return messages.GameBegun(
        number=match.number,
        game=header.game,
        options=header.options,
        seats=list(header.seats),
        vocabulary={of: list(words) for of, words in rules.vocabulary(header.options).items()},
        forms={kind_of(action.__name__): action.form for action in rules.actions},
        drafts=[kind_of(action.__name__) for action in rules.manners.drafts],
        tics=list(rules.manners.tics),
        commitment=header.commitment,
        contributions=header.contributions,
    )


@lru_cache(maxsize=32)
def _plain_fields(rules: Game, private: Any) -> tuple[str, ...]:
    names = (field.name for field in fields(private))
    return tuple(name for name in names if name not in rules.manners.noted)


def legal(match: Match, state: AnyState, seat: Seat) -> list[ActionGroup]:
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


Private = tuple[Raw, Raw | msgspec.UnsetType]
"""What one seat alone knows, and what the table adds to it, encoded."""


class Renderer:
    """Draws what each viewer sees of one moment of a game. ``assistant`` gives who helps
    a seat; ``kept`` remembers the private parts that have not changed since they were last drawn.
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
        return legal(self.match, state, viewer) if self.table.by_bot(viewer) is None else []

    def _plain(self, private: Any) -> Any:
        """The private part without what was shown, which is the table's to keep, at its level of
        assistance.
        """
        if not self.match.game.manners.noted:
            return private
        kind: Any = type(private)
        plain = _plain_fields(self.match.game, kind)
        return {name: getattr(private, name) for name in plain}
