"""The help a table gives its seats: the same level for all, each from its own stream alone."""

from collections.abc import Iterable
from typing import Any, Literal, TypeVar, get_args

from msgspec import UNSET, Struct, UnsetType

from ridotto.deduction import Tracker
from ridotto.kernel import Fact, Game, Options, Seat, View
from ridotto.kernel.hidden import Observation, Variable, is_
from ridotto.table.refused import Refused

Assistance = Literal["none", "record", "logic", "odds"]
"""``none``: own pencil marks only. ``record``: what one was shown and has shown is kept. ``logic``:
impossible values are struck out. ``odds``: probabilities and reasons.
"""

LEVELS: tuple[str, ...] = get_args(Assistance)

T = TypeVar("T")


def levels_for(game: Game) -> tuple[str, ...]:
    """The levels a table of this game can choose from: all, if it can be studied."""
    return LEVELS[:2] if game.study is None else LEVELS


class Evidence(Struct, frozen=True):
    """One observation of a proof: the fact it rests on, and the sentence that tells it."""

    says: str
    fact: Any


class Assist(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a table adds to what a seat knows. ``shown``: what it was shown and has shown;
    ``worlds``: how many are left; ``possible`` and ``odds``: by seat and secret.
    """

    shown: dict[str, Any]
    worlds: str | UnsetType = UNSET
    possible: dict[str, dict[str, list[str]]] | UnsetType = UNSET
    odds: dict[str, dict[str, dict[str, float]]] | UnsetType = UNSET


class Assistant:
    """Helps one seat. It is told the facts of that seat's stream, and nothing else."""

    def __init__(
        self, game: Game, options: Options, level: str, seat: Seat, facts: Iterable[Fact]
    ) -> None:
        self._game = game
        self._level = level
        self.thinks = level in ("logic", "odds") and game.study is not None
        """Whether it draws conclusions, which anything that happens may change."""
        study = game.study if self.thinks else None
        self._tracker = None if study is None else Tracker(study.lore(options, seat))
        for fact in facts if self.thinks else ():
            self.hear(fact)

    def hear(self, fact: Fact) -> None:
        """The next fact of the stream."""
        if self._tracker is not None:
            self._tracker.hear(fact)

    def help(self, view: View) -> Assist | None:
        """What the table adds to what the seat knows."""
        if self._level == "none":
            return None
        shown = {name: getattr(view.private, name) for name in self._game.manners.noted}
        if self._tracker is None:
            return Assist(shown=shown)
        knowledge = self._tracker.knowledge
        worlds = str(knowledge.count())
        if self._level == "logic":
            possible = {var: knowledge.possible(var) for var in knowledge.hidden.variables()}
            return Assist(shown=shown, worlds=worlds, possible=_by_whom(possible))
        odds = {
            var: {value: float(chance) for value, chance in chances.items()}
            for var, chances in knowledge.probabilities().items()
        }
        return Assist(shown=shown, worlds=worlds, odds=_by_whom(odds))

    def prove(self, whose: str, what: str, value: str) -> list[Evidence]:
        """The fewest observations that prove this. Raises Refused unless it is certain, and where
        the table gives no reasons.
        """
        if self._tracker is None or self._level != "odds":
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
