"""What a notebook proves, as JSON or as a page for people."""

from collections.abc import Iterator
from fractions import Fraction

from rich.console import Console
from rich.table import Table

from ridotto.cli.json_lines import (
    Advice,
    ContradictionLine,
    FindingsLine,
    Odds,
    VerdictLine,
    number,
)
from ridotto.deduction import Listed, Model, Notebook, Proof
from ridotto.deduction.advice import what_to_ask
from ridotto.deduction.odds import odds_of
from ridotto.kernel import RidottoError
from ridotto.kernel.hidden import Conclusion, Statement, Variable, is_
from ridotto.words import Words

BAR = 8
"""The width of a certainty, in blocks."""
BEST = 5
"""How many questions are recommended, and conclusions listed."""


class Findings:
    """The knowledge of one notebook, by one model, in one language."""

    def __init__(self, book: Notebook, model: Model, words: Words) -> None:
        self._book = book
        self._game = book.game
        self._knowledge = book.tracker.knowledge
        self._model = model
        self._words = words
        self._console = Console(highlight=False)

    def contradiction(self) -> Proof | None:
        return self._knowledge.conflict()

    def contradiction_line(self) -> ContradictionLine:
        proof = self.contradiction()
        assert proof is not None
        return ContradictionLine(worlds=0, contradiction=self._book.culprits(proof))

    def print_contradiction(self) -> None:
        proof = self.contradiction()
        assert proof is not None
        for entry in self._book.culprits(proof):
            self._console.print(f"[bold]{entry}[/]")
        self._console.print(self._argue(proof))

    def line(self) -> FindingsLine:
        odds = self._knowledge.probabilities(self._model)
        seats: dict[str, dict[str, Odds]] = {}
        for variable in self._others():
            whose, what = variable
            chances = odds[variable]
            possible = [value for value, chance in chances.items() if chance]
            seats.setdefault(whose, {})[what] = Odds(possible, _floats(chances))
        return FindingsLine(
            worlds=number(self._knowledge.count()),
            seats=seats,
            conclusions={each.name: _floats(chances) for each, chances in self._conclusions()},
            ask=[Advice(action, bits) for action, bits in self._advice()],
        )

    def print(self) -> None:
        text = self._words.text
        self._console.print(text("deduce-worlds", {"count": self._knowledge.count()}))
        self._print_odds()
        for conclusion, chances in self._conclusions():
            self._console.print(f"\n[bold]{text(f'{self._game.id}-{conclusion.name}')}[/]")
            for code, chance in list(chances.items())[:BEST]:
                of = conclusion.of
                value = code if of is None else self._words.value(self._game, of, code)
                self._console.print(f"  {_percent(chance):>5} {_bar(chance):{BAR}}  {value}")
        self._print_certain()
        if advice := self._advice():
            self._console.print(f"\n[bold]{text('deduce-ask')}[/]")
            for action, bits in advice[:BEST]:
                self._console.print(f"  {action}  " + text("deduce-bits", {"bits": bits}))

    def parse(self, text: str) -> Statement:
        """A statement as it is written on the command line: ``red identity X``."""
        parts = text.split(" ")
        names = {" ".join(variable): variable for variable in self._variables()}
        variable = names.get(" ".join(parts[:2]))
        if len(parts) < 3 or variable is None:
            raise RidottoError(
                f"{text!r}: write it as 'WHOSE WHAT VALUE', beginning with one of: "
                + ", ".join(names)
            )
        value, values = " ".join(parts[2:]), self._knowledge.hidden.values(variable)
        if value not in values:
            raise RidottoError(f"{text!r}: the values are {', '.join(values)}")
        return is_(variable, value)

    def verdict_line(self, statement: Statement) -> VerdictLine:
        proof = self._knowledge.why(statement)
        verdict = self._knowledge.holds(statement)
        if proof is None:
            return VerdictLine(verdict=verdict)
        because, argument = self._book.culprits(proof), self._argue(proof)
        return VerdictLine(verdict=verdict, because=because, argument=argument)

    def print_why(self, statement: Statement) -> None:
        proof = self._knowledge.why(statement)
        if proof is not None:
            self._console.print(self._argue(proof))
        else:
            verdict = self._knowledge.holds(statement)
            said = self._words.statement(self._game, statement)
            self._console.print(self._words.text(f"deduce-{verdict}", {"statement": said}))

    def _argue(self, proof: Proof) -> str:
        learned = [self._knowledge.observations[number] for number in proof.observations]
        observations = [*learned, *proof.own]
        game, options = self._game, self._book.options
        return self._words.argument(game, options, observations, proof.statement)

    def _print_odds(self) -> None:
        odds = self._knowledge.probabilities(self._model)
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        last = ""
        for variable in self._others():
            whose, what = variable
            shown = sorted(odds[variable].items(), key=lambda each: -each[1])
            cells = [
                f"{self._words.value(self._game, what, value)} {_bar(chance)} {_percent(chance)}"
                for value, chance in shown
                if chance
            ]
            odds_of_one = "   ".join(cell.replace(" ", "\u00a0") for cell in cells)
            name = self._words.value(self._game, "seat", whose)
            table.add_row(f"[bold]{name}[/]" if whose != last else "", odds_of_one)
            last = whose
        self._console.print(table)

    def _print_certain(self) -> None:
        certain = list(self._certain())
        if certain:
            self._console.print(f"\n[bold]{self._words.text('deduce-certain')}[/]")
            for proof in certain:
                self._console.print(f"  {self._argue(proof)}")

    def _certain(self) -> Iterator[Proof]:
        for variable in self._others():
            possible = self._knowledge.possible(variable)
            if len(possible) == 1:
                proof = self._knowledge.why(is_(variable, possible[0]))
                if proof is not None:
                    yield proof

    def _conclusions(self) -> Iterator[tuple[Conclusion, dict[str, Fraction]]]:
        if isinstance(self._knowledge, Listed):
            for conclusion in self._book.tracker.lore.conclusions():
                yield conclusion, odds_of(self._knowledge, conclusion, self._model)

    def _advice(self) -> list[tuple[str, float]]:
        if not isinstance(self._knowledge, Listed):
            return []
        notation = self._game.notation(self._book.options)
        advice = what_to_ask(self._knowledge, self._book.tracker.lore, self._model)
        return [(notation.write(each.action), each.bits) for each in advice if each.bits > 1e-9]

    def _variables(self) -> list[Variable]:
        return list(self._knowledge.hidden.variables())

    def _others(self) -> list[Variable]:
        """Everything that is not one's own, by whose it is."""
        literals = [literal for each in self._knowledge.own for (literal,) in each.clauses]
        own = {variable for variable, _, holds in literals if holds}
        others = [variable for variable in self._variables() if variable not in own]
        order = list(dict.fromkeys(whose for whose, _ in others))
        return sorted(others, key=lambda variable: order.index(variable[0]))


def _floats(chances: dict[str, Fraction]) -> dict[str, float]:
    return {value: float(chance) for value, chance in chances.items()}


def _bar(chance: Fraction) -> str:
    """A bar of blocks; never empty for what is possible, never full for what is not certain."""
    eighths = round(chance * BAR * 8)
    if 0 < chance < 1:
        eighths = min(max(eighths, 1), BAR * 8 - 1)
    full, rest = divmod(eighths, 8)
    return "█" * full + ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")[rest]


def _percent(chance: Fraction) -> str:
    percent = float(100 * chance)
    if 0 < percent < 1 or 99 < percent < 100:
        return "<1 %" if percent < 1 else ">99 %"
    return f"{percent:.0f} %"
