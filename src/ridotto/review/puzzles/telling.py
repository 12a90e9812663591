"""A puzzle in words: what one knows, what can be chosen, and why one choice is right."""

from collections.abc import Iterable, Iterator

from ridotto.deduction.findings import word_at
from ridotto.kernel.hidden import Observation
from ridotto.review.proofs_in_words import ToldStep, in_lines, told_proof
from ridotto.review.puzzles.collection import level_of
from ridotto.review.puzzles.effects import Effect, effect
from ridotto.review.puzzles.puzzle import (
    PROVED,
    Puzzle,
    action_of,
    claims,
    open_book,
    statement,
    values,
)
from ridotto.words import Words

SIGHTED = {"own": "puzzle-own-cards", "seen": "puzzle-seen-cards"}
"""Cards that are no traitors, since they were seen: listed, not told one by one."""


class PuzzlePage:
    """One puzzle in one language."""

    def __init__(self, puzzle: Puzzle, words: Words) -> None:
        self.puzzle = puzzle
        self._words = words
        self.book = open_book(puzzle)
        self._game = self.book.game

    def title(self) -> str:
        puzzle, text = self.puzzle, self._words.text
        return text(
            "puzzle-title",
            {
                "game": text(f"{self._game.id}-title"),
                "id": puzzle.id,
                "level": level_of(puzzle),
                "theme": text(f"puzzle-theme-{puzzle.theme}"),
            },
        )

    def known(self) -> Iterator[str]:
        """What one has to go by, line by line."""
        book, text = self.book, self._words.text
        knowledge = book.tracker.knowledge
        yield text("puzzle-you", {"seat": self._name(str(self.puzzle.notes["me"]))})
        yield from self._told([*knowledge.own, *knowledge.observations])
        if self.puzzle.kind == "answer":
            asker = self._game.seats(book.options).index(self.puzzle.about)
            shown = book.tracker.lore.shown_to(asker)
            if shown:
                yield text("puzzle-you-showed", {"whom": self._name(self.puzzle.about)})
                yield from self._told(shown)

    def rules(self) -> str:
        """What one has to know of the game to think about it."""
        return self._words.text(f"puzzle-rules-{self._game.id}")

    def asked(self) -> str:
        puzzle = self.puzzle
        whom = self._name(puzzle.about) if puzzle.kind == "answer" else ""
        return self._words.text(f"puzzle-ask-{puzzle.kind}", {"whom": whom})

    def choices(self) -> list[str]:
        return [self._choice(choice) for choice in self.puzzle.choices]

    def why(self) -> list[str]:
        """The proof, or what each choice does, and so which is best."""
        if self.is_proved():
            return in_lines(self._words, self.proof())
        reasons = [
            self._words.text("puzzle-reason", {"what": what, "why": why})
            for what, why in zip(self.choices(), self.reasons(), strict=True)
        ]
        return [*reasons, self.so()]

    def is_proved(self) -> bool:
        """Whether the right choice is certain, and not only best."""
        return self.puzzle.kind in PROVED

    def proof(self) -> list[ToldStep]:
        """Why the right choice is certain, step by step."""
        puzzle, book, words = self.puzzle, self.book, self._words
        right = puzzle.choices[puzzle.right]
        steps: list[ToldStep] = []
        for claim in claims(puzzle.kind, puzzle.about, right, book):
            proof = book.tracker.knowledge.why(claim)
            assert proof is not None
            steps += told_proof(words, book, proof, len(steps))
        if puzzle.kind == "mission":
            said = words.text("puzzle-so-mission", {"what": self._choice(right)})
            steps.append(ToldStep(said, [], ()))
        return steps

    def reasons(self) -> list[str]:
        """What each choice does, where one is best: how many possibilities there are before and
        after it, and so how many bits it tells.
        """
        return [
            self._words.text(
                f"puzzle-reason-{self.puzzle.kind}",
                {
                    "whom": self._name(each.whom),
                    "before": round(each.before, 1),
                    "after": round(each.after, 1),
                    "bits": round(each.bits, 2),
                },
            )
            for each in self._effects()
        ]

    def so(self) -> str:
        """Which choice is best, and by how much."""
        effects = self._effects()
        bits = [each.bits for each in effects]
        best = bits.pop(self.puzzle.right)
        most = max(bits) if self.puzzle.kind == "question" else min(bits)
        arguments = {
            "what": self.choices()[self.puzzle.right],
            "whom": self._name(effects[0].whom),
            "bits": round(best, 2),
            "next": round(most, 2),
        }
        return self._words.text(f"puzzle-so-{self.puzzle.kind}", arguments)

    def _effects(self) -> list[Effect]:
        puzzle = self.puzzle
        return [
            effect(self.book, puzzle.kind, puzzle.about, choice, abs(bits))
            for choice, bits in zip(puzzle.choices, values(puzzle, self.book), strict=True)
        ]

    def _choice(self, choice: str) -> str:
        puzzle = self.puzzle
        if puzzle.kind == "certain":
            said = self._words.statement(self._game, statement("certain", puzzle.about, choice))
            return said[:1].upper() + said[1:]
        if puzzle.kind == "mission":
            return self._words.value(self._game, "mission", word_at(self.book, "mission", choice))
        action = action_of(self.book, choice)
        return self._words.action(self._game, self.book.options, action).rstrip(".")

    def _told(self, observations: Iterable[Observation]) -> Iterator[str]:
        sighted: dict[str, list[str]] = {}
        for each in observations:
            card = getattr(each.fact, "card", None)
            if each.says in SIGHTED and isinstance(card, int):
                word = self._game.vocabulary(self.book.options)["card"][card]
                sighted.setdefault(each.says, []).append(
                    self._words.value(self._game, "card", word)
                )
            else:
                said = self._words.observation(self._game, self.book.options, each)
                yield f"- {said[:1].upper()}{said[1:]}."
        for says, cards in sighted.items():
            yield f"- {self._words.text(SIGHTED[says], {'cards': self._words.join(cards)})}"

    def _name(self, seat: str) -> str:
        return self._words.value(self._game, "seat", seat)
