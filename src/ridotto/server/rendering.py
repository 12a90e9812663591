"""What one pair of eyes may see of a table, as messages.

Everything is encoded when it happens and sent when it is stored. What is the same for all is
encoded once.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any, Literal, cast

import msgspec
from msgspec import Raw
from msgspec.structs import fields

from ridotto.kernel import SPECTATOR, AnyState, Audience, Fact, Lottery, Seat, sees
from ridotto.kernel import Game as GameRules
from ridotto.kernel.actions import Action, Fixed
from ridotto.kernel.events import kind_of
from ridotto.server import messages
from ridotto.server.messages import Chapter, Group, Hand, Info, Past, Sheet, Update, View
from ridotto.table import Table
from ridotto.table.assistance import Aide
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
        opened=table.opened,
    )


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
    used = match.game.sheets(match.header.options, match.state.public)
    if not used:  # most games have none, and this is asked at every step
        return []
    names = match.header.seats
    return [Sheet(sheet, names[seat]) for sheet, seat in sorted(used.items())]


def clocks(table: Table) -> list[Hand]:
    """Every seat's clock; none at a relaxed table."""
    if table.clocks is None:
        return []
    return [Hand(hand.left, hand.since) for hand in table.clocks.hands]


def game(match: Match) -> messages.Game:
    """What stays the same during one game."""
    rules, header = match.game, match.header
    return messages.Game(
        number=match.number,
        game=header.game,
        options=header.options,
        seats=list(header.seats),
        vocabulary={of: list(words) for of, words in rules.vocabulary(header.options).items()},
        forms={kind_of(action.__name__): action.form for action in rules.actions},
        drafts=[kind_of(action.__name__) for action in rules.drafts],
        tics=list(rules.tics),
        commitment=header.commitment,
        contributions=header.contributions,
    )


@lru_cache(maxsize=32)
def _plain_fields(rules: GameRules, private: Any) -> tuple[str, ...]:
    names = (field.name for field in fields(private))
    return tuple(name for name in names if name not in rules.noted)


def legal(match: Match, state: AnyState, seat: Seat) -> list[Group]:
    """What a seat may do, grouped by kind."""
    offered = state.legal(seat)
    if isinstance(offered, Lottery):
        return []
    groups = [_group(match, group, final=False) for group in offered.groups]
    return groups + [_group(match, group, final=True) for group in offered.rare]


@cache
def _kind(action: type[Action]) -> str:
    return kind_of(action.__name__)


def _group(match: Match, group: Sequence[Action], *, final: bool) -> Group:
    if not isinstance(group, Fixed):
        return _written(match, group, final=final)
    kept, key = match.notation.kept, (id(group), final)
    if key not in kept:
        kept[key] = group, Raw(encode(_written(match, group, final=final)))
    return cast(Group, kept[key][1])


def _written(match: Match, group: Sequence[Action], *, final: bool) -> Group:
    count = len(group)
    kind = _kind(type(group[0]))
    return Group(kind, count, match.notation.write_all(group) if count <= LISTED else [], final)


Private = tuple[Raw, Raw | msgspec.UnsetType]
"""What one seat alone knows, and what the table adds to it, encoded."""


class Painter:
    """Draws what each pair of eyes sees of one moment of a game. ``aide`` gives who helps a seat;
    ``kept`` remembers the private parts that have not changed since they were last drawn.
    """

    def __init__(
        self,
        table: Table,
        aide: Callable[[Seat], Aide | None] = lambda _: None,
        kept: dict[Seat, Private] | None = None,
    ) -> None:
        assert table.match is not None
        self.table = table
        self.match: Match = table.match
        self._aide = aide
        self._public = Raw(encode(self.match.state.public))
        self._clocks = clocks(table) or msgspec.UNSET
        self._kept = {} if kept is None else kept

    def stepped(self, eyes: Seat, facts: Sequence[tuple[Audience, Raw]]) -> Update:
        """What a step changes for these eyes; these facts are the last ones anybody was sent."""
        sent = [raw for to, raw in facts if sees(to, eyes)]
        return self._update(eyes, self.match.told(eyes) - len(sent), sent)

    def caught_up(self, eyes: Seat, after: int) -> Update:
        """All that these eyes have missed since fact number ``after``."""
        missed = [Raw(encode(fact)) for fact in self.match.facts(eyes, after)]
        return self._update(eyes, after, missed)

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

    def _update(self, eyes: Seat, after: int, facts: list[Raw]) -> Update:
        match = self.match
        state, public, draft = match.state, self._public, match.drafts.get(eyes)
        if draft is not None:
            state = match.seen_by(eyes)
            public = Raw(encode(state.public))
        known = self._kept.get(eyes) if draft is None else None
        private, help_ = known or self._private(eyes, state)
        return Update(
            number=match.number,
            after=after,
            facts=facts,
            view=View(None if eyes == SPECTATOR else eyes, public, private),
            legal=self._legal(eyes, state) if eyes in state.public.to_act else [],
            clocks=self._clocks,
            assist=cast(Any, help_),
            draft=msgspec.UNSET if draft is None else draft,
        )

    def _private(self, eyes: Seat, state: AnyState) -> tuple[Raw | None, Raw | msgspec.UnsetType]:
        """What these eyes alone know; kept, if it is not a draft's and not about to change."""
        if eyes == SPECTATOR:
            return None, msgspec.UNSET
        aide = self._aide(eyes)
        help_ = None if aide is None else aide.help(state.view(eyes))
        encoded = msgspec.UNSET if help_ is None else Raw(encode(help_))
        known = Raw(encode(self._plain(state.private[eyes]))), encoded
        if state is self.match.state and not (aide is not None and aide.thinks):
            self._kept[eyes] = known
        return known

    def _legal(self, eyes: Seat, state: AnyState) -> list[Group]:
        return legal(self.match, state, eyes) if self.table.by_bot(eyes) is None else []

    def _plain(self, private: Any) -> Any:
        """The private part without what was shown, which is the table's to keep, at its level of
        assistance.
        """
        if not self.match.game.noted:
            return private
        kind: Any = type(private)
        plain = _plain_fields(self.match.game, kind)
        return {name: getattr(private, name) for name in plain}
