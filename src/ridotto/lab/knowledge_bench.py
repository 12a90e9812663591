"""How fast exact knowledge is: one more answer and all marginals, beside other ways to get them.

The rivals solve the same query from the same answers: plain loops (itertools), tables of all
worlds (numpy), and enumeration by a constraint solver (OR-tools CP-SAT).
"""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from itertools import permutations, product

from msgspec import Struct

from ridotto.deduction import Listed, Tracker
from ridotto.games import GAMES
from ridotto.games.inkognito.facts import Noted
from ridotto.kernel import Fact, Lottery, Options, sees
from ridotto.kernel.hidden import Observation, Variable, is_

Counts = list[int]
"""For every variable and value, in a fixed order, the number of worlds in which it has it."""

NamedCase = dict[tuple[Variable, str], int]
Solve = Callable[["BenchCase"], Counts]

ANSWERS = 8
CASES = 40


class BenchCase(Struct):
    """What a seat at Inkognito knows of itself, the answers it has had, and one more."""

    knowledge: Listed
    last: Observation

    def answers(self) -> Sequence[Observation]:
        return (*self.knowledge.observations, self.last)


class Timing(Struct, frozen=True):
    """Microseconds of processor time a query, and how many times ours that is."""

    name: str
    microseconds: float
    ratio: float


def measure(seconds: float) -> list[Timing]:
    """Ours and the rivals, in turn, on the same queries; and Infiltraitors by itself."""
    cases = [_case(number) for number in range(CASES)]
    solvers: dict[str, Solve] = {"ours": _ours, "itertools": _itertools}
    if find_spec("numpy") is not None:
        solvers["numpy"] = _numpy_solver()
    if find_spec("ortools") is not None:
        solvers["CP-SAT"] = _cp_sat
    expected = [_ours(case) for case in cases[:4]]
    for name, solve in solvers.items():
        if [solve(case) for case in cases[:4]] != expected:
            raise AssertionError(f"{name} gets other counts")
    spent = {name: _time(solve, cases, seconds) for name, solve in solvers.items()}
    timings = [
        Timing(f"inkognito seat, {name}", micro, micro / spent["ours"])
        for name, micro in spent.items()
    ]
    return [*timings, Timing("infiltraitors mission 5, four agents", _infiltraitors(seconds), 1.0)]


def _time(solve: Solve, cases: Sequence[BenchCase], seconds: float) -> float:
    started = time.process_time()
    done = 0
    while time.process_time() - started < seconds:
        for case in cases:
            solve(case)
            done += 1
            if time.process_time() - started > seconds:
                break
    return 1e6 * (time.process_time() - started) / done


def _case(number: int) -> BenchCase:
    """A random deal, and random answers to random questions of the first seat."""
    game = GAMES["inkognito"]
    rng = random.Random(number)
    lore = game.studied.lore(game.settle({}), 0)
    deal = {
        variable: value
        for group in lore.hidden.groups
        for variable, value in zip(
            group.variables, rng.sample(group.values, len(group.values)), strict=True
        )
    }
    own = [
        Observation(((is_(variable, value),),), "own", Noted(()), own=True)
        for variable, value in deal.items()
        if variable[0] == "blue"
    ]
    knowledge = Listed(lore.hidden, own)
    answers = []
    for _ in range(ANSWERS):
        question = rng.choice(lore.questions())
        values = tuple(deal[variable] for variable in question.variables)
        answers.append(rng.choice(question.answers[values]))
    for answer in answers[:-1]:
        knowledge.learn(answer)
    return BenchCase(knowledge, answers[-1])


def _stream(options: Options, name: str, seat: int, rng: random.Random) -> Iterator[Fact]:
    """The facts a seat is sent in a random game."""
    state = GAMES[name].start(options)
    while state.public.to_act:
        actor = state.public.to_act[0]
        legal = state.legal(actor)
        if isinstance(legal, Lottery):  # noqa: SIM108 - the two pick with different dice
            action = legal.pick(rng)
        else:
            action = legal.pick(rng)
        for event in state.apply(actor, action):
            if sees(event.to, seat):
                yield event.fact


def _ours(case: BenchCase) -> Counts:
    """One update and all marginals; the update is taken back, so that the query can be repeated."""
    knowledge = case.knowledge
    before = knowledge.worlds
    knowledge.learn(case.last)
    counts = knowledge.space.tally(knowledge.worlds)
    knowledge.observations.pop()
    knowledge.worlds = before
    return counts


def _itertools(case: BenchCase) -> Counts:
    groups = case.knowledge.hidden.groups
    literals = [clause[0] for each in case.knowledge.own for clause in each.clauses]
    own = {variable: next(iter(values)) for variable, values, _ in literals}
    counts: NamedCase = dict.fromkeys(case.knowledge.space.statements, 0)
    orders = []
    for group in groups:
        fixed = [own.get(variable) for variable in group.variables]
        left = [value for value in group.values if value not in fixed]
        orders.append(
            [
                tuple(value if value is not None else next(rest) for value in fixed)
                for rest in map(iter, permutations(left))
            ]
        )
    clauses = [clause for each in case.answers() for clause in each.clauses]
    for arranged in product(*orders):
        world: dict[Variable, str] = {}
        for group, values in zip(groups, arranged, strict=True):
            world.update(zip(group.variables, values, strict=True))
        if all(
            any((world[var] in values) == holds for var, values, holds in clause)
            for clause in clauses
        ):
            for having in world.items():
                counts[having] += 1
    return list(counts.values())


def _numpy_solver() -> Solve:
    import numpy as np  # noqa: PLC0415 - an optional extra

    tables: dict[int, dict[tuple[Variable, str], np.ndarray]] = {}

    def solve(case: BenchCase) -> Counts:
        space = case.knowledge.space
        table = tables.get(id(space))
        if table is None:
            table = tables[id(space)] = {
                (variable, value): np.array(
                    [bool(worlds >> number & 1) for number in range(space.size)]
                )
                for variable, values in space.masks.items()
                for value, worlds in values.items()
            }
        left = np.ones(space.size, dtype=bool)
        for observation in case.answers():
            for clause in observation.clauses:
                one = np.zeros(space.size, dtype=bool)
                for variable, values, holds in clause:
                    for value in values:
                        one |= table[variable, value] if holds else ~table[variable, value]
                left &= one
        return [int((having & left).sum()) for having in table.values()]

    return solve


def _cp_sat(case: BenchCase) -> Counts:
    from ortools.sat.python import cp_model  # noqa: PLC0415 - an optional extra

    model = cp_model.CpModel()
    has: dict[tuple[Variable, str], cp_model.IntVar] = {}
    counts: NamedCase = dict.fromkeys(case.knowledge.space.statements, 0)
    for group in case.knowledge.hidden.groups:
        for variable in group.variables:
            for value in group.values:
                has[variable, value] = model.new_bool_var(f"{variable} {value}")
            model.add_exactly_one(has[variable, value] for value in group.values)
        for value in group.values:
            model.add_exactly_one(has[variable, value] for variable in group.variables)
    for observation in (*case.knowledge.own, *case.answers()):
        for clause in observation.clauses:
            model.add_bool_or(
                has[variable, value] if holds else ~has[variable, value]
                for variable, values, holds in clause
                for value in values
            )

    class Tally(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]
        def on_solution_callback(self) -> None:
            for having, literal in has.items():
                counts[having] += self.boolean_value(literal)

    solver = cp_model.CpSolver()
    solver.parameters.enumerate_all_solutions = True
    solver.parameters.num_workers = 1
    solver.solve(model, Tally())
    return list(counts.values())


def _infiltraitors(seconds: float) -> float:
    """Microseconds for all marginals of a seat, from its view, at moments of random games."""
    game = GAMES["infiltraitors"]
    options = game.settle({"mission": "5", "players": 4})
    spent, done = 0.0, 0
    rng = random.Random(5)
    while spent < seconds:
        tracker = Tracker(game.studied.lore(options, 0))
        for number, fact in enumerate(_stream(options, "infiltraitors", 0, rng)):
            tracker.hear(fact)
            if number % 20 == 0:
                started = time.process_time()
                tracker.knowledge.probabilities()
                spent += time.process_time() - started
                done += 1
    return 1e6 * spent / done
