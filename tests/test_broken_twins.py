"""For each law, a twin of the small game that breaks it, and that only this law catches."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

import msgspec
import pytest

from ridotto.games import GAMES
from ridotto.games.masks import Masks
from ridotto.games.masks.actions import Ask, Guess, Show
from ridotto.games.masks.lore import MasksLore
from ridotto.games.masks.parts import MasksPublic
from ridotto.games.masks.rules import ask, show
from ridotto.games.masks.state import MasksState
from ridotto.games.masks.study import MasksStudy
from ridotto.kernel import (
    TABLE,
    Action,
    Actor,
    Event,
    Fact,
    Forfeit,
    IllegalAction,
    Legal,
    Lottery,
    Notation,
    Open,
    Options,
    Rule,
    Seat,
)
from ridotto.kernel.hidden import Observation
from ridotto.testing import LAWS, LawBroken, check_game


class SloppyNotation(Notation):
    def write(self, action: Action) -> str:
        return "guess fox" if isinstance(action, Guess) else super().write(action)


class Sloppy(Masks):
    """Law 1: a record does not tell which mask was guessed."""

    def notation(self, options: Options) -> Notation:
        return SloppyNotation(self.actions, self.vocabulary(options))


def remember_without_being_told(state: MasksState, actor: Actor, action: Ask) -> None:
    ask(state, actor, action)
    state.private[actor].shown.append((action.whom, actor, 0, 0))


class Telepathic(Masks):
    """Law 2: the asker knows something that nobody sent him."""

    class State(MasksState):
        __slots__ = ()
        rules: ClassVar[Mapping[type[Action], Rule]] = {
            **MasksState.rules,
            Ask: remember_without_being_told,
        }

    state = State


class Blushed(Open, frozen=True, gc=False):
    pass


def blush(state: MasksState, actor: Actor, action: Show) -> None:
    if state.private[actor].mask == action.one:
        state.announce(Blushed())
    show(state, actor, action)


class Blushing(Masks):
    """Law 3, through an event: all can see which of the two masks is true."""

    facts: ClassVar[tuple[type[Fact], ...]] = (*Masks.facts, Blushed)

    class State(MasksState):
        __slots__ = ()
        rules: ClassVar[Mapping[type[Action], Rule]] = {**MasksState.rules, Show: blush}

    state = State


class Shunning(Masks):
    """Law 3, through legal actions: nobody may ask the fox."""

    class State(MasksState):
        __slots__ = ()

        def offer(self, actor: Actor) -> Legal:
            legal = super().offer(actor)
            others = [
                action
                for action in legal
                if isinstance(action, Ask) and self.private[action.whom].mask != 0
            ]
            return Legal(others) if others else legal

    state = State


class Gossiping(Masks):
    """Law 3, through the choice of a refusal: it says whether blue is the fox."""

    class State(MasksState):
        __slots__ = ()

        def why_not(self, actor: Actor, action: Action) -> str:
            fox = self.private[0].mask == 0
            return "not-yourself" if fox else "not-offered"

    state = State


class Lenient(Masks):
    """Law 4: a guess is taken at any time, though it is not listed."""

    class State(MasksState):
        __slots__ = ()

        def apply(self, actor: Actor, action: Action) -> list[Event]:
            try:
                return super().apply(actor, action)
            except IllegalAction:
                if not isinstance(action, Guess) or actor < 0:
                    raise
                self.rules[Guess](self, actor, action)
                return []

    state = State


class Muttering(Masks):
    """Law 4: it refuses with a code that nobody has words for."""

    class State(MasksState):
        __slots__ = ()

        def why_not(self, actor: Actor, action: Action) -> str:
            return "hm"

    state = State


class Jumbled(Masks):
    """Law 4: two kinds of actions in one group, so that a button would have a wrong name."""

    class State(MasksState):
        __slots__ = ()

        def offer(self, actor: Actor) -> Legal:
            legal = super().offer(actor)
            if actor == TABLE or not self.public.asked:
                return legal
            return Legal(final=([*legal, Forfeit(0)],))

    state = State


class Divided(Masks):
    """Law 4: one kind of actions in two groups, so that two buttons would have the same name."""

    class State(MasksState):
        __slots__ = ()

        def offer(self, actor: Actor) -> Legal:
            legal = super().offer(actor)
            if actor == TABLE or len(legal) < 2 or legal.final:
                return legal
            first, *others = legal
            return Legal([first], others)

    state = State


class Resentful(Masks):
    """Law 4: a refusal leaves a trace."""

    class State(MasksState):
        __slots__ = ()

        def why_not(self, actor: Actor, action: Action) -> str:
            self.public.rounds += 0 if actor == TABLE else 1
            self.public.asked -= 0 if actor == TABLE else self.public.seats
            return "not-offered"

    state = State


class Lonely(Masks):
    """Law 5: the last to ask has nobody to ask."""

    class State(MasksState):
        __slots__ = ()

        def offer(self, actor: Actor) -> Legal:
            public: MasksPublic = self.public
            last = public.asked == public.seats * public.rounds - 1
            return Legal() if last and actor == public.seats - 1 else super().offer(actor)

    state = State


class Careless(Masks):
    """Law 6: the odds of the deal do not sum to one."""

    class State(MasksState):
        __slots__ = ()

        def lottery(self) -> Lottery:
            true = super().lottery()
            return Lottery(true.outcomes, true.total - 1)

    state = State


class HastyLore(MasksLore):
    def read(self, fact: Fact) -> Sequence[Observation]:
        return [
            msgspec.structs.replace(seen, clauses=(seen.clauses[0][:1],))
            for seen in super().read(fact)
        ]


class HastyStudy(MasksStudy):
    def lore(self, options: Options, seat: Seat) -> MasksLore:
        return HastyLore(int(options["players"] or 0), seat)


class Hasty(Masks):
    """Law 7: takes the first mask shown for the true one."""

    study = HastyStudy()


class Stale(Masks):
    """Law 8: a state that is told what happened still offers what was legal before."""

    class State(MasksState):
        __slots__ = ()

        def fold(self, event: Event) -> None:
            offered, actor = self._legal, self._legal_of
            super().fold(event)
            self._legal, self._legal_of = offered, actor

    state = State


class Entangled(Masks):
    """Law 8: a copy shares the notes of the guests with what it was copied from."""

    class State(MasksState):
        __slots__ = ()

        def copy(self) -> Self:
            twin = super().copy()
            for own, theirs in zip(self.private, twin.private, strict=True):
                theirs.shown = own.shown
            return twin

    state = State


TWINS = [
    (Sloppy(), 1),
    (Telepathic(), 2),
    (Blushing(), 3),
    (Shunning(), 3),
    (Gossiping(), 3),
    (Lenient(), 4),
    (Muttering(), 4),
    (Jumbled(), 4),
    (Divided(), 4),
    (Resentful(), 4),
    (Lonely(), 5),
    (Careless(), 6),
    (Hasty(), 7),
    (Stale(), 8),
    (Entangled(), 8),
]


@pytest.mark.parametrize(("twin", "law"), TWINS, ids=lambda value: type(value).__name__)
def test_a_broken_twin_is_caught_by_exactly_its_law(twin: Masks, law: int, times: int) -> None:
    caught = []
    for each in LAWS:
        try:
            check_game(twin, laws=[each], playouts=10 * times)
        except LawBroken as breach:
            caught.append(breach.law)
    assert caught == [law]


def test_every_law_has_a_twin() -> None:
    assert {law for _, law in TWINS} == set(LAWS)


def test_the_game_itself_keeps_all_laws_and_is_really_looked_at() -> None:
    counts = check_game(GAMES["masks"], playouts=30).counts
    assert counts["different pairs"] > 1000
    assert counts["refusals"] > 1000
    assert counts["lotteries"] > 300
    assert counts["records"] == counts["games"] == 30 * 6
    assert counts["ended: guessed"] > 150
