"""What a notebook proves, as JSON or as a page for people."""

from fractions import Fraction

from rich.console import Console
from rich.table import Table

from ridotto.bots.advice import Advised
from ridotto.bots.advisers import for_notebook
from ridotto.cli.json_lines import (
    Advice,
    ContradictionLine,
    FindingsLine,
    Odds,
    Question,
    VerdictLine,
    number,
)
from ridotto.deduction import Model, Notebook, Proof
from ridotto.deduction.findings import (
    certain,
    conclusions,
    observations_of,
    others,
    word_at,
)
from ridotto.kernel import RidottoError
from ridotto.kernel.hidden import Statement, Variable, is_
from ridotto.review.proofs_in_words import in_lines, told_proof
from ridotto.words import Words, sentence

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
        game, options = self._game, self._book.options
        observations = observations_of(self._book, proof)
        self._console.print(self._words.argument(game, options, observations, None))

    def line(self) -> FindingsLine:
        odds = self._knowledge.probabilities(self._model)
        seats: dict[str, dict[str, Odds]] = {}
        for variable in others(self._knowledge):
            whose, what = variable
            chances = odds[variable]
            possible = [value for value, chance in chances.items() if chance]
            found = Odds(possible, _floats(chances), _fractions(chances))
            seats.setdefault(whose, {})[what] = found
        advice = self._advice()
        concluded = {each.name: odds for each, odds in conclusions(self._book, self._model)}
        return FindingsLine(
            worlds=number(self._knowledge.count()),
            seats=seats,
            conclusions={name: _floats(chances) for name, chances in concluded.items()},
            conclusion_fractions={name: _fractions(odds) for name, odds in concluded.items()},
            ask=[
                Question(self._written(each)[0], each.bits or 0.0, each.worth, self._why(each))
                for each in advice
                if each.about == "ask"
            ],
            advice=[
                Advice(
                    about=each.about,
                    actions=self._written(each),
                    when=None if each.when is None else self._words.occasion(self._game, each.when),
                    why=self._why(each),
                    worth=each.worth,
                    bits=each.bits,
                )
                for each in advice
                if each.about != "ask"
            ],
        )

    def print(self) -> None:
        text = self._words.text
        self._console.print(text("deduce-worlds", {"count": self._knowledge.count()}))
        self._print_odds()
        for conclusion, chances in conclusions(self._book, self._model):
            self._console.print(f"\n[bold]{text(f'{self._game.id}-{conclusion.name}')}[/]")
            for code, chance in list(chances.items())[:BEST]:
                of = conclusion.of
                value = code if of is None else self._value(of, code)
                self._console.print(f"  {_percent(chance):>5} {_bar(chance):{BAR}}  {value}")
        self._print_certain()
        self._print_advice()

    def _value(self, of: str, code: str) -> str:
        return self._words.value(self._game, of, word_at(self._book, of, code))

    def _print_advice(self) -> None:
        """Of each kind the best, with what it tells and why."""
        text = self._words.text
        by_kind: dict[str, list[Advised]] = {}
        found = self._advice()
        for each in found:
            by_kind.setdefault(each.about, []).append(each)
        for about, advice in by_kind.items():
            self._console.print(f"\n[bold]{text(f'advice-about-{about}')}[/]")
            for each in advice[: BEST if about != "show" else None]:
                line = f"  {self._line(each)}"
                if each.bits is not None:
                    line += " " + text("deduce-bits", {"bits": round(each.bits, 2)})
                self._console.print(line)
        if any(each.bits is not None for each in found):
            self._console.print(f"\n{text('bits-about')}")

    def _line(self, advised: Advised) -> str:
        """What to do, and when, and why."""
        game, options = self._game, self._book.options
        what = self._words.proposal(game, options, advised.actions, advised.when)
        why = self._why(advised)
        return self._words.text("deduce-advice", {"what": what, "why": why}) if what else why

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
            for line in self._argue(proof):
                self._console.print(line)
        else:
            verdict = self._knowledge.holds(statement)
            said = self._words.statement(self._game, statement)
            self._console.print(self._words.text(f"deduce-{verdict}", {"statement": said}))

    def _argue(self, proof: Proof) -> list[str]:
        """Why it is certain, step by step."""
        return in_lines(self._words, told_proof(self._words, self._book, proof))

    def _claim(self, proof: Proof) -> str:
        assert proof.statement is not None
        return sentence(self._words.statement(self._game, proof.statement))

    def _print_odds(self) -> None:
        odds = self._knowledge.probabilities(self._model)
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        last = ""
        for variable in others(self._knowledge):
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
        proofs = list(certain(self._knowledge))
        if proofs:
            self._console.print(f"\n[bold]{self._words.text('deduce-certain')}[/]")
            for proof in proofs:
                first, *more = self._argue(proof)
                self._console.print(f"  {first}" if not more else f"  {self._claim(proof)}")
                for line in (first, *more) if more else ():
                    self._console.print(f"    {line}")

    def _advice(self) -> list[Advised]:
        """What is advised; no question whose answer is known."""
        found = for_notebook(self._book, self._model)
        return [each for each in found if each.about != "ask" or each.worth > 1e-9]

    def _written(self, advised: Advised) -> list[str]:
        notation = self._game.notation(self._book.options)
        return [notation.write(action) for action in advised.actions]

    def _why(self, advised: Advised) -> str:
        return self._words.advice(self._game, advised.reason)

    def _variables(self) -> list[Variable]:
        return list(self._knowledge.hidden.variables())


def _floats(chances: dict[str, Fraction]) -> dict[str, float]:
    return {value: float(chance) for value, chance in chances.items()}


def _fractions(chances: dict[str, Fraction]) -> dict[str, str]:
    return {value: str(chance) for value, chance in chances.items()}


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
