"""The help a table gives its seats: the same level for all, each from its own stream alone."""

from collections.abc import Iterable
from typing import Any, Literal, TypeVar, get_args

from msgspec import UNSET, Struct, UnsetType

from ridotto.bots.advice import Advised, Adviser
from ridotto.bots.advisers import ADVISERS, advises
from ridotto.deduction import Knowledge, Tracker
from ridotto.kernel import SPECTATOR, Action, Fact, Game, Legal, Options, Reason, Seat, View
from ridotto.kernel.hidden import Observation, Variable, is_
from ridotto.kernel.weighing import Weighed
from ridotto.table.refused import Refused

Assistance = Literal["none", "record", "logic", "odds", "advice"]
"""``none``: nothing is repeated: cards one is shown lie there until one puts them away. ``record``:
what one was shown and has shown is kept. ``logic``: impossible values are struck out as well.
``odds``: probabilities and reasons as well. ``advice``: what to do, on one's turn, as well.
"""

LEVELS: tuple[str, ...] = get_args(Assistance)

MOST_ADVICE = 3
"""So much is advised at once."""

Values = dict[str, dict[str, list[str]]]
"""Values by whose and what they are."""

T = TypeVar("T")


def levels_for(game: Game) -> tuple[str, ...]:
    """The levels a table of this game can choose from: all, if it can be studied and there is
    somebody to advise.
    """
    if game.study is None:
        return LEVELS[:2]
    return LEVELS if advises(game) else LEVELS[:-1]


def repeats(level: str) -> bool:
    """Whether a table of this level keeps what its seats were shown."""
    return level != "none"


def thinks(level: str, game: Game) -> bool:
    """Whether a table of this level draws conclusions."""
    return level in ("logic", "odds", "advice") and game.study is not None


class Evidence(Struct, frozen=True):
    """One observation of a proof: the fact it rests on, and the sentence that tells it."""

    says: str
    fact: Any


class Advice(Struct, frozen=True, omit_defaults=True):
    """Something one could do: actions, one after the other, and why (``advice-CODE``). With
    ``when`` (``advice-when-CODE``) it is for later; without actions it is only something to know.
    """

    do: list[str]
    reason: Reason
    when: Reason | UnsetType = UNSET


class Assist(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a table adds to what a seat knows. ``shown``: what it was shown and has shown;
    ``worlds``: how many are left; ``possible`` and ``odds``: by seat and secret. Where all keep
    sheets together, ``struck`` is what is impossible for all to see, the same for everybody, and
    ``struck_for_me`` what follows beyond that for this seat alone. ``advice`` is there on one's
    turn, the best first.
    """

    shown: dict[str, Any]
    worlds: str | UnsetType = UNSET
    possible: dict[str, dict[str, list[str]]] | UnsetType = UNSET
    odds: dict[str, dict[str, dict[str, float]]] | UnsetType = UNSET
    struck: dict[str, dict[str, list[str]]] | UnsetType = UNSET
    struck_for_me: dict[str, dict[str, list[str]]] | UnsetType = UNSET
    advice: list[Advice] | UnsetType = UNSET


class Onlooker:
    """Sees what all can see and draws everybody's conclusions, where all keep sheets together."""

    def __init__(self, game: Game, options: Options, facts: Iterable[Fact]) -> None:
        self._tracker = Tracker(game.studied.lore(options, SPECTATOR))
        self._struck: Values | None = None
        for fact in facts:
            self.hear(fact)

    @staticmethod
    def wanted(game: Game, options: Options, level: str) -> bool:
        """Whether a table has one."""
        return thinks(level, game) and bool(game.manners.cells(options))

    def hear(self, fact: Fact) -> None:
        """The next fact that everybody is sent."""
        self._tracker.hear(fact)
        self._struck = None

    def struck(self) -> Values:
        """The values that all can see are impossible."""
        if self._struck is None:
            knowledge = self._tracker.knowledge
            self._struck = _by_whom(
                {var: _impossible(knowledge, var) for var in knowledge.hidden.variables()}
            )
        return self._struck


class Assistant:
    """Helps one seat. It is told the facts of that seat's stream, and nothing else; the onlooker,
    where there is one, is told a part of them.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        level: str,
        seat: Seat,
        facts: Iterable[Fact],
        *,
        onlooker: Onlooker | None = None,
    ) -> None:
        self._game = game
        self._options = options
        self._level = level
        self._onlooker = onlooker
        self.thinks = thinks(level, game)
        """Whether it draws conclusions, which anything that happens may change."""
        self._tracker = Tracker(game.studied.lore(options, seat)) if self.thinks else None
        self._adviser: Adviser | None = None
        if self.thinks and level == "advice":
            self._adviser = ADVISERS[game.id](game, options, seat)
            self._notation = game.notation(options)  # larger than all the rest
        for fact in facts if self.thinks else ():
            self.hear(fact)

    @property
    def advises(self) -> bool:
        """Whether it says what to do."""
        return self._adviser is not None

    def hear(self, fact: Fact) -> None:
        """The next fact of the stream."""
        if self._tracker is not None:
            self._tracker.hear(fact)
        if self._adviser is not None:
            self._adviser.hear(fact)

    def help(self, view: View, legal: Legal | None = None) -> Assist | None:
        """What the table adds to what the seat knows; ``legal`` is what it may do, if it is to
        act.
        """
        if not repeats(self._level):
            return None
        shown = {name: getattr(view.private, name) for name in self._game.manners.noted}
        shown |= {name: getattr(view.public, name) for name in self._game.manners.remembered}
        if self._tracker is None:
            return Assist(shown=shown)
        knowledge = self._tracker.knowledge
        worlds = str(knowledge.count())
        struck, struck_for_me = self._strikes(knowledge)
        if self._level == "logic":
            possible = {var: knowledge.possible(var) for var in knowledge.hidden.variables()}
            return Assist(
                shown=shown,
                worlds=worlds,
                possible=_by_whom(possible),
                struck=struck,
                struck_for_me=struck_for_me,
            )
        odds = {
            var: {value: float(chance) for value, chance in chances.items()}
            for var, chances in knowledge.probabilities().items()
        }
        return Assist(
            shown=shown,
            worlds=worlds,
            odds=_by_whom(odds),
            struck=struck,
            struck_for_me=struck_for_me,
            advice=UNSET if legal is None else self._advice(view, legal),
        )

    def _advice(self, view: View, legal: Legal) -> list[Advice] | UnsetType:
        if self._adviser is None:
            return UNSET
        return [self._told(each) for each in self._adviser.advise(view, legal)[:MOST_ADVICE]]

    def _told(self, advised: Advised) -> Advice:
        do = [self._notation.write(action) for action in advised.actions]
        return Advice(do, advised.reason, UNSET if advised.when is None else advised.when)

    def _strikes(self, knowledge: Knowledge) -> tuple[Values | UnsetType, Values | UnsetType]:
        """What all can see to be impossible, and what only this seat can."""
        if self._onlooker is None:
            return UNSET, UNSET
        struck = self._onlooker.struck()
        mine: dict[Variable, list[str]] = {}
        for whose, what in knowledge.hidden.variables():
            all_see = struck.get(whose, {}).get(what, ())
            impossible = _impossible(knowledge, (whose, what))
            mine[whose, what] = [value for value in impossible if value not in all_see]
        return struck, _by_whom(mine)

    def weigh(self, view: View, action: Action) -> Weighed:
        """What an action that decides something claims, and, where the table draws conclusions,
        whether it holds as far as this seat can tell.
        """
        if self._game.study is None:
            return Weighed()
        together = None if self._tracker is None else self._tracker.knowledge.together
        return self._game.study.weigh(self._options, view, action, together)

    def prove(self, whose: str, what: str, value: str) -> list[Evidence]:
        """The fewest observations that prove this. Raises Refused unless it is certain, and where
        the table gives no reasons.
        """
        if self._tracker is None or self._level not in ("odds", "advice"):
            raise Refused("no-reasons")
        knowledge = self._tracker.knowledge
        variable = (whose, what)
        if variable not in knowledge.hidden.variables():
            raise Refused("no-such-thing")
        if value not in knowledge.hidden.values(variable):
            raise Refused("no-such-thing")
        proof = knowledge.why(is_(variable, value))
        if proof is None:
            raise Refused("not-certain")
        learned = [knowledge.observations[number] for number in proof.observations]
        return [_evidence(observation) for observation in (*proof.own, *learned)]


def _evidence(observation: Observation) -> Evidence:
    return Evidence(observation.says, observation.fact)


def _by_whom(values: dict[Variable, T]) -> dict[str, dict[str, T]]:
    sorted_: dict[str, dict[str, T]] = {}
    for (whose, what), value in values.items():
        sorted_.setdefault(whose, {})[what] = value
    return sorted_


def _impossible(knowledge: Knowledge, variable: Variable) -> list[str]:
    possible = knowledge.possible(variable)
    return [value for value in knowledge.hidden.values(variable) if value not in possible]
