"""A review as a page for people."""

import re
from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from rich.console import Console

from ridotto.cli.terminal_text import shown
from ridotto.kernel import Ended, Game
from ridotto.kernel.hidden import is_
from ridotto.review.recommending import MATTERS
from ridotto.review.results import (
    Argument,
    Decision,
    Instead,
    Proposal,
    Review,
    SeatReview,
    TurningPoint,
)
from ridotto.words import Words, sentence, within

WORST = 2
"""So many decisions of a seat are told that could have been better."""
FOR_LETTER = ("ask-letter", "ask-partner")
"""These reasons are not about bits."""
A_WIN = 8.0
"""So many bits are about a win."""


class ReviewPage:
    """One review in one language."""

    def __init__(self, found: Review, game: Game, words: Words) -> None:
        self._review = found
        self._game = game
        self._words = words
        self._notation = game.notation(found.options)
        self._console = Console(highlight=False)

    def print(self) -> None:
        """The whole game: what decided it, and every seat in short."""
        found = self._review
        self._line(self._words.fact(self._game, found.options, Ended(found.outcome)))
        self._head("review-turning")
        for point in (*found.turning_points, found.ending):
            self._line(f"  {self._at(point.step, self.turning(point))}")
        for seat in found.seats:
            self._seat(seat)
            for decision in self._worst(seat.decisions):
                self._line(f"  {self._told(decision)}")
        self._scoring()

    def print_seat(self, seat: SeatReview) -> None:
        """One seat, decision by decision."""
        self._seat(seat)
        statements = [
            (certain.step, (whose, what), certain.value)
            for certain in seat.certain
            for whose, space, what in [certain.about.rpartition(" ")]
            if space
        ]
        if statements:
            self._head("review-certain", seat=self._name(seat.seat))
        for step, variable, value in statements:
            said = self._words.statement(self._game, is_(variable, value))
            self._line(f"  {self._at(step, said)}")
        self._head("review-moments")
        for decision in seat.decisions:
            self._line(f"  {self._told(decision)}")
        self._scoring()

    def _scoring(self) -> None:
        """What the figures mean."""
        self._line("")
        about = ("review-scoring", "bits-about", "review-odds-about")
        self._line(" ".join(map(self._words.text, about)))

    def turning(self, point: TurningPoint) -> str:
        """A turning point in words, and what would have been better."""
        arguments = {name: self._argument(value) for name, value in point.arguments.items()}
        said = sentence(self._text(f"review-turning-{point.code}", arguments))
        if point.instead is None:
            return said
        better = self._words.text("review-better-for", {"whom": self._name(point.seat)})
        return f"{said} {self._instead(replace(point.instead, reason=None), better)}"

    def _text(self, message: str, arguments: Mapping[str, object] | None = None) -> str:
        """Words that may depend on the game: not in all of them does one call."""
        return self._words.text(message, {"game": self._game.id, **(arguments or {})})

    def _argument(self, value: Argument) -> str | int | float:
        if not isinstance(value, tuple):
            return value
        of, *named = value
        return self._words.join([self._words.value(self._game, of, word) for word in named])

    def _seat(self, seat: SeatReview) -> None:
        text = self._words.text
        self._line("")
        score = self._score(seat.score)
        player = f"{seat.player}, {text('review-won' if seat.won else 'review-lost')}"
        name = self._name(seat.seat)
        head = text("review-of", {"seat": name, "player": player, "score": score})
        self._line(sentence(head), "bold")
        for kind, each in seat.scores.items():
            all_ = sum(decision.kind == kind for decision in seat.decisions)
            counted = {"count": each.decisions, "all": all_, "uncounted": all_ - each.decisions}
            told = text("review-decisions", counted)
            label = self._text(f"review-kind-{kind}", {"seat_key": seat.seat})
            self._line(f"  {label:20} {self._score(each.score)}  ({told})")
        calling, who = seat.calling, {"seat": name, "seat_key": seat.seat}
        if calling.could is not None:
            arguments = {**who, "step": calling.could, "waited": calling.waited}
            self._line(f"  {sentence(self._text('review-could', arguments))}")
        if calling.called is not None and calling.odds is not None:
            odds = round(100 * calling.odds)
            arguments = {**who, "step": calling.called, "odds": odds}
            self._line(f"  {sentence(self._text('review-called', arguments))}")

    def _told(self, decision: Decision) -> str:
        """A decision in a paragraph: what was done, its figures, what was better."""
        parts = [self._at(decision.step, f"{self._actions(decision.do)}.")]
        parts += self._figures(decision)
        if decision.note:
            parts.append(self._text(f"review-note-{decision.note}", {"seat_key": decision.seat}))
        advised = _agreed(decision)
        if decision.instead is not None:
            better = self._words.text("review-better")
            parts.append(self._instead(decision.instead, better))
        elif advised is not None:
            why = self._words.advice(self._game, advised.reason)
            parts.append(self._words.text("review-same", {"why": why, "reads": int(advised.reads)}))
        return " ".join(parts)

    def _instead(self, instead: Instead, better: str) -> str:
        """What would have been better, and why."""
        said = {"better": better, "what": within(self._actions(instead.do))}
        if instead.had is not None and instead.would is not None:
            bits = {"had": instead.had, "would": instead.would}
            return self._words.text(f"review-instead-{instead.wanted}", {**said, **bits})
        if instead.reason is not None:
            why = self._words.advice(self._game, instead.reason)
            arguments = {**said, "why": why, "reads": int(instead.reads)}
            message = "letter" if instead.reason.code in FOR_LETTER else "why"
            return self._words.text(f"review-instead-{message}", arguments)
        return self._words.text("review-instead", said)

    def _figures(self, decision: Decision) -> list[str]:
        text = self._words.text
        expected, most = decision.expected or 0.0, decision.expected_most or 0.0
        figures: dict[str, object] = {"expected": expected, "most": most}
        told_better = decision.instead is not None and decision.instead.would is not None
        figures["short"] = 2 if told_better else int(most - expected > MATTERS["question"])
        if decision.kind == "question" and decision.gained is not None:
            return [text("review-question", {"gained": decision.gained, **figures})]
        if decision.told is not None and decision.to is not None:
            least, most = decision.told_least or 0.0, decision.told_most or 0.0
            short = most - decision.told if decision.wanted == "more" else decision.told - least
            figures = {"told": decision.told, "least": least, "most": most}
            figures |= {"short": int(short > MATTERS["answer"]), "whom": self._name(decision.to)}
            figures["friend"] = int(decision.friend is True)
            return [text(f"review-answer-{decision.wanted}", figures)]
        if decision.kind == "clue":
            return [text("review-clue", figures)]
        if decision.odds is not None and decision.note not in ("waited", "missed-shot"):
            quoted = decision.instead or _agreed(decision)
            reads = int(quoted is not None and quoted.reads)
            return [text("review-odds", {"odds": round(100 * decision.odds), "reads": reads})]
        return []

    def _worst(self, decisions: Sequence[Decision]) -> list[Decision]:
        """Those that could have been better by most."""
        short = [each for each in decisions if each.instead is not None]
        chosen = sorted(short, key=lambda each: -loss(each))[:WORST]
        return sorted(chosen, key=lambda each: each.step)

    def _actions(self, written: Sequence[str]) -> str:
        actions = [self._notation.read(each) for each in written]
        said = self._words.proposal(self._game, self._review.options, actions, told="done")
        return re.sub(r"\.(\s?[”»])?$", r"\1", said)

    def _score(self, score: float | None) -> str:
        text = self._words.text
        return text("review-no-score") if score is None else text("review-score", {"score": score})

    def _name(self, seat: str) -> str:
        return self._words.value(self._game, "seat", seat)

    def _at(self, step: int, what: str) -> str:
        return self._words.text("review-step", {"step": step, "what": what})

    def _head(self, message: str, **arguments: str) -> None:
        self._line("")
        self._line(self._words.text(message, arguments), "bold")

    def _line(self, text: str, style: str = "") -> None:
        self._console.print(shown(text, style))


def _agreed(decision: Decision) -> Proposal | None:
    """What the adviser said, if he would have done the same. He does not say that a movement is
    over.
    """
    advised = decision.advised
    same = advised is not None and advised.do == decision.do[: len(advised.do)]
    return advised if same else None


def loss(decision: Decision) -> float:
    """By how much a decision fell short of the best, about in bits."""
    scale = A_WIN if decision.kind in ("call", "deed", "shot") else 1.0
    return scale * (decision.most - decision.worth)
