"""A game under way: which rule carries out which action, and what is offered in which phase."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from ridotto.games.inkognito import (
    actions,
    contests,
    expulsion,
    fifth_player,
    meetings,
    movement,
    parts,
    questions,
    setting_up,
    stepping_aside,
    three_players,
    winning,
)
from ridotto.games.inkognito.components import AGENTS, Build, Identity, Letter
from ridotto.games.inkognito.parts import InkognitoPrivate, InkognitoPublic, Secrets
from ridotto.games.inkognito.variant import Groups, Variant
from ridotto.kernel import (
    NO_ACTIONS,
    TABLE,
    Action,
    Actor,
    Forfeit,
    Legal,
    Lottery,
    Rule,
    Seat,
    State,
)
from ridotto.kernel.state import GAME_OVER, NOT_YOUR_TURN

FORFEITS = {seats: Legal(final=([Forfeit(s) for s in range(seats)],)) for seats in (3, 4, 5)}
IN_THE_DEAL = (parts.DEAL, parts.BEGIN)


class InkognitoState(State[InkognitoPublic, InkognitoPrivate, None]):
    """See ``State``. ``variant`` is settled before the deal and never changes."""

    __slots__ = ("variant",)

    rules: ClassVar[Mapping[type[Action], Rule]] = {
        actions.Deal: setting_up.deal,
        actions.Begin: setting_up.begin,
        actions.Place: setting_up.place,
        actions.Shake: movement.shake,
        actions.Step: movement.step,
        actions.Done: movement.done,
        actions.Ask: meetings.ask,
        actions.AskVia: meetings.ask_via,
        actions.Aside: stepping_aside.aside,
        actions.Show: questions.show,
        actions.Accept: contests.accept,
        actions.Contest: contests.contest,
        actions.Expel: expulsion.expel,
        actions.End: meetings.end,
        actions.Declare: winning.declare,
        actions.Hands: winning.shake_hands,
        actions.Refuse: winning.refuse,
        actions.Escape: three_players.escape,
        actions.Lock: fifth_player.lock,
        actions.Pass: fifth_player.pass_,
        Forfeit: winning.forfeit,
    }
    refusals: ClassVar[Mapping[str, str]] = {
        GAME_OVER: "H2",
        NOT_YOUR_TURN: "H1",
        "not-offered": "H4",
        **movement.REFUSALS,
        **questions.REFUSALS,
    }
    offers: ClassVar[Mapping[str, Callable[["InkognitoState", Actor], Legal]]] = {
        parts.PLACE: setting_up.offer_places,
        parts.MOVE: movement.offer_steps,
        parts.MEET: meetings.offer_meetings,
        parts.ANSWER: questions.offer_answers,
        parts.JUDGE: contests.offer_replies,
        parts.AGAIN: questions.offer_new_answers,
        parts.EXPEL: expulsion.offer_expulsions,
        parts.HANDS: winning.offer_responses,
        parts.LOCK: fifth_player.offer_lock,
    }
    draws: ClassVar[Mapping[str, Callable[["InkognitoState"], Lottery]]] = {
        parts.DEAL: setting_up.draw_envelope,
        parts.BEGIN: setting_up.draw_opener,
        parts.PLACE: setting_up.draw_placement,
        parts.SHAKE: movement.draw_balls,
    }

    def __init__(
        self, public: InkognitoPublic, private: Sequence[InkognitoPrivate], variant: Variant
    ) -> None:
        super().__init__(public, private, None)
        self.variant = variant

    def again(
        self, public: InkognitoPublic, private: Sequence[InkognitoPrivate], truth: None
    ) -> "InkognitoState":
        return InkognitoState(public, private, self.variant)

    def __reduce__(self) -> tuple[Any, ...]:
        return InkognitoState, (self.public, self.private, self.variant)

    def offer(self, actor: Actor) -> Legal:
        phase = self.public.phase
        if actor == TABLE:
            # Before everyone has an envelope there are no teams that could win or lose.
            dealt = self.public.dealt == len(self.variant.agents) and phase not in IN_THE_DEAL
            return FORFEITS[len(self.private)] if dealt else NO_ACTIONS
        return self.offers[phase](self, actor)

    def lottery(self) -> Lottery:
        return self.draws[self.public.phase](self)

    def why_not(self, actor: Actor, action: Action) -> movement.Refusal | questions.Refusal:
        phase = self.public.phase
        if phase == parts.MOVE:
            return movement.why_not_step(self, action)
        if phase in (parts.ANSWER, parts.AGAIN):
            return questions.why_not_show(self, actor, action)
        return "not-offered"

    def calls(self, actor: Actor) -> Groups:
        """What the active player may call out whenever it is his to act (W1, P3.3, P5.4)."""
        return self.variant.calls(actor, self.private[actor].letter, self.public.locked)

    def envelope(self, seat: Seat) -> tuple[Identity, Build, Letter]:
        """The three secret cards of an agent's seat, once dealt."""
        own = self.private[seat]
        identity, build, letter = own.identity, own.build, own.letter
        assert identity is not None
        assert build is not None
        assert letter is not None
        return identity, build, letter

    def secrets(self) -> Secrets:
        """All four envelopes by colour; what no seat has is the absent colour's."""
        held = {self.variant.side_of[seat]: self.envelope(seat) for seat in self.variant.agents}
        over = tuple(sum(AGENTS) - sum(cards) for cards in zip(*held.values(), strict=True))
        identities, builds, letters = zip(*(held.get(side, over) for side in AGENTS), strict=True)
        return Secrets(identities, builds, letters)
