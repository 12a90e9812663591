"""What a seat can make of what it is sent: who is who, how built, and with which letter.

Every answer is a clause: one of its cards is true. Grey and mission cards, verdicts, and a
declarer's own letter are certain.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ridotto.games.inkognito.actions import Ask, AskVia, Show
from ridotto.games.inkognito.answer_clauses import (
    Known,
    as_answer,
    coloured_answers,
    count_answers,
    holds,
    says_of,
    secrets_of,
    truths,
)
from ridotto.games.inkognito.answers import parts_of
from ridotto.games.inkognito.components import (
    AGENTS,
    AMBASSADOR,
    BUILDS,
    COLOURS,
    FACES,
    IDENTITIES,
    LETTERS,
    QUESTIONS,
    TEAMS,
    Side,
)
from ridotto.games.inkognito.facts import (
    Asked,
    Contested,
    Declared,
    Enveloped,
    Judged,
    Shown,
)
from ridotto.games.inkognito.partner_and_missions import ARRESTED, mission_of, partner_among
from ridotto.games.inkognito.parts import PAIR, SINGLE, THREE
from ridotto.games.inkognito.variant import Variant
from ridotto.kernel import Action, Fact, Seat
from ridotto.kernel.hidden import (
    AnswerCounts,
    Conclusion,
    Distinct,
    Hidden,
    Lore,
    Observation,
    Question,
    Variable,
)


class InkognitoLore(Lore):
    """``whose`` names the four envelopes by colour."""

    def __init__(self, variant: Variant, seat: Seat) -> None:
        super().__init__()
        self._variant = variant
        self._seat = seat
        self.whose = tuple(
            colour if side in variant.seat_of else ARRESTED for side, colour in enumerate(COLOURS)
        )
        self._identity, self._build, self._letter = (
            tuple((name, what) for name in self.whose) for what in ("identity", "build", "mission")
        )
        self.hidden = Hidden(
            (
                Distinct(self._identity, IDENTITIES),
                Distinct(self._build, BUILDS),
                Distinct(self._letter, LETTERS),
            )
        )
        self._known: dict[tuple[Seat, Seat], Known] = {}
        self._shown: dict[Seat, list[Observation]] = {}
        self._onlookers: set[Seat] = set()
        self._due = THREE
        self._via = False
        self._readers: Mapping[type[Fact], Callable[[Any], Sequence[Observation]]] = {
            Asked: self._read_question,
            Contested: self._read_question,
            Shown: self._read_answer,
            Enveloped: self._read_envelope,
            Judged: self._read_verdict,
            Declared: self._read_declaration,
        }

    def read(self, fact: Fact) -> Sequence[Observation]:
        reader = self._readers.get(type(fact))
        return () if reader is None else reader(fact)

    def _read_question(self, fact: Asked | Contested) -> Sequence[Observation]:
        self._due = fact.due or self._due
        if isinstance(fact, Asked):
            self._via = fact.met == AMBASSADOR
        return ()

    def _read_verdict(self, fact: Judged) -> Sequence[Observation]:
        whose = self._name(fact.shower)
        judged = [(card, True) for card in fact.true] + [(card, False) for card in fact.false]
        known = tuple((holds(whose, FACES[card], true=true),) for card, true in judged)
        seen = Observation(known, "judged", fact)
        if fact.shower == self._seat:
            self._remember(seen)
        return [seen]

    def _remember(self, seen: Observation) -> None:
        """Whoever saw this seat's last answer has seen this too."""
        for onlooker in self._onlookers:
            self._shown.setdefault(onlooker, []).append(seen)

    def _read_declaration(self, fact: Declared) -> Sequence[Observation]:
        """W1: one's own letter cannot be misstated."""
        letter = holds(self._name(fact.seat), 8 + fact.own, true=True)
        return [Observation(((letter,),), "declared", fact)]

    def _name(self, seat: Seat) -> str:
        return self.whose[self._variant.side_of[seat]]

    def _read_envelope(self, fact: Enveloped) -> Sequence[Observation]:
        own = self._name(self._seat)
        cards = {"identity": fact.identity, "build": 4 + fact.build, "letter": 8 + fact.letter}
        return [
            Observation(((holds(own, face, true=True),),), f"own-{kind}", fact, own=True)
            for kind, face in cards.items()
        ]

    def _read_answer(self, fact: Shown) -> Sequence[Observation]:
        answer = as_answer(fact.cards)
        says = says_of(fact.cards, via=self._via)
        seen = Observation(truths(self._name(fact.shower), fact.cards), says, fact)
        onlookers = {fact.asker} if fact.witness is None else {fact.asker, fact.witness}
        if fact.shower == self._seat:
            self._onlookers = onlookers
            self._remember(seen)
        elif answer.coloured and not (len(fact.cards) == 1 and self._due != SINGLE):
            seen = self._weighed(seen, fact)
        for onlooker in onlookers:
            known = self._known.setdefault((onlooker, fact.shower), set())
            known.update((answer.faces, *parts_of(answer.faces)))
        return () if fact.shower == self._seat else [seen]

    def _weighed(self, seen: Observation, fact: Shown) -> Observation:
        """The answer, with how many others he could have given instead. One that he must not
        give any more says nothing about what he chose from.
        """
        known = self._repeats(fact.asker, fact.shower)
        counts = count_answers(fact.question, self._due, known, fact.cards)
        if not counts:
            return seen
        choices = AnswerCounts(secrets_of(self._name(fact.shower))[:2], counts)
        return Observation(seen.clauses, seen.says, fact, choices=choices)

    def _repeats(self, asker: Seat, shower: Seat) -> frozenset[str]:
        """What must not be shown again, as far as this seat knows; penalties may repeat."""
        if self._due not in (THREE, PAIR):
            return frozenset()
        return frozenset(self._known.get((asker, shower), ()))

    def questions(self) -> Sequence[Question]:
        """Every other agent, about both kinds, met or through the Ambassador."""
        if self._seat >= len(self._variant.seats):
            return ()
        found: list[Question] = []
        for shower in self._variant.others[self._seat]:
            known = frozenset(self._known.get((self._seat, shower), ()))
            for kind in range(len(QUESTIONS)):
                if self._seat == self._variant.envoy:
                    asked: list[tuple[Action, str]] = [(Ask(shower, kind), PAIR)]
                else:
                    asked = [(Ask(shower, kind), THREE), (AskVia(shower, kind), PAIR)]
                for action, due in asked:
                    fact = Shown(self._seat, shower, kind, (), None)
                    answers = coloured_answers(self._name(shower), fact, due, known)
                    found.append(Question(action, secrets_of(self._name(shower))[:2], answers))
        return found

    def conclusions(self) -> Sequence[Conclusion]:
        """Who the partner is, and the joint mission of each team."""
        everything = (*self._identity, *self._letter)
        missions = [
            Conclusion(f"mission-{name}", "mission", everything, mission_of(team, self.whose))
            for team, name in enumerate(TEAMS)
        ]
        side = self._side()
        if side is None:
            return missions
        return [
            Conclusion("partner", "seat", self._identity, partner_among(side, self.whose)),
            *missions,
        ]

    def _side(self) -> Side | None:
        if self._seat >= len(self._variant.seats):
            return None
        side = self._variant.side_of[self._seat]
        return side if side in AGENTS else None

    def shown_to(self, seat: Seat) -> Sequence[Observation]:
        return self._shown.get(seat, ())

    def as_seen(self, action: Action, by: Seat) -> Observation | None:
        if not isinstance(action, Show):
            return None
        fact = Shown(by, self._seat, 0, action.cards, None)
        return Observation(truths(self._name(self._seat), action.cards), "shown", fact)

    def secrets_of(self, seat: Seat) -> tuple[Variable, ...]:
        return () if seat == self._variant.envoy else secrets_of(self._name(seat))
