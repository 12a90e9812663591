"""Puzzles about what is certain: a value, a shot that cannot miss, a mission."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from ridotto.deduction import Listed, Notebook, Proof
from ridotto.deduction.findings import conclusions, others
from ridotto.deduction.tracker import knowing
from ridotto.games.inkognito.components import IDENTITIES, LETTERS, TEAMS, team_of
from ridotto.games.inkognito.partner_and_missions import FIRST
from ridotto.kernel.hidden import Variable, is_
from ridotto.review.puzzles.difficulty import by_choice, by_proof
from ridotto.review.puzzles.puzzle import MOST_CHOICES, Puzzle, Theme, claims, made_puzzle

LEAST_PROOF = 2
"""What one observation proves is no puzzle."""


def provable(
    book: Notebook, notes: dict[str, Any], fresh: Sequence[Variable], rng: random.Random
) -> Iterator[Puzzle]:
    """What has just become certain, and takes some thought: the longest proof."""
    knowledge = book.tracker.knowledge
    proofs: list[tuple[Proof, Variable, str]] = []
    for variable in fresh:
        (value,) = knowledge.possible(variable)
        proof = knowledge.why(is_(variable, value))
        if proof is not None and len(proof.observations) >= LEAST_PROOF:
            proofs.append((proof, variable, value))
    if not proofs:
        return
    proof, variable, value = max(proofs, key=lambda each: len(each[0].observations))
    theme, level = _theme(book, proof, variable), by_proof(book, proof)
    if book.game.id == "infiltraitors" and rng.random() < 0.5:
        yield from _shot(book, notes, variable, (theme, level), rng)
        return
    wrong = _near_misses(book, proof, variable, value)[: MOST_CHOICES - 1]
    if len(wrong) >= 2:
        choices = sorted([value, *wrong], key=knowledge.hidden.values(variable).index)
        about = " ".join(variable)
        yield made_puzzle(book, notes, ("certain", about), (theme, level), (choices, value))


def _shot(
    book: Notebook,
    notes: dict[str, Any],
    sure: Variable,
    judged: tuple[Theme, float],
    rng: random.Random,
) -> Iterator[Puzzle]:
    """One traitor is known, others are not: which shot is safe?"""
    knowledge = book.tracker.knowledge
    choices: list[str] = []
    right = ""
    for variable in others(knowledge):
        possible = knowledge.possible(variable)
        if len(possible) == 1 and variable != sure:
            return
        if variable == sure:
            right = f"eliminate {variable[0]} {possible[0]}"
            choices.append(right)
        else:
            named = rng.sample(possible, min(2, len(possible)))
            choices += [f"eliminate {variable[0]} {card}" for card in sorted(named)]
    if len(choices) > 2:
        yield made_puzzle(book, notes, ("shot", ""), judged, (choices, right))


def _near_misses(book: Notebook, proof: Proof, variable: Variable, value: str) -> list[str]:
    """What would be possible too if one of the observations had been overlooked; then the rest."""
    knowledge = book.tracker.knowledge
    near: list[str] = []
    for left_out in proof.observations:
        rest = knowing(knowledge.hidden, knowledge.own)
        for number, observation in enumerate(knowledge.observations):
            if number != left_out:
                rest.learn(observation)
        near += rest.possible(variable)
    if isinstance(knowledge, Listed):  # a handful of values, and all can be named
        near += knowledge.hidden.values(variable)
    return [each for each in dict.fromkeys(near) if each != value]


def _theme(book: Notebook, proof: Proof, variable: Variable) -> Theme:
    """By what the proof rests on."""
    knowledge = book.tracker.knowledge
    used = [knowledge.observations[number] for number in proof.observations]
    if any(each.says == "seen" for each in used):
        return "counting"
    whose = {literal[0][0] for each in used for clause in each.clauses for literal in clause}
    return "one-of-two" if whose == {variable[0]} else "exclusion"


def mission(book: Notebook, notes: dict[str, Any]) -> Iterator[Puzzle]:
    """What one has to accomplish, with whom: who the partner is, and his letter, or that he is
    under arrest.
    """
    name = f"mission-{TEAMS[team_of(IDENTITIES.index(notes['identity']))]}"
    odds = {each.name: chances for each, chances in conclusions(book, "worlds")}[name]
    if len(odds) > 1:
        return
    (right,) = odds
    proofs = [book.tracker.knowledge.why(each) for each in claims("mission", name, right, book)]
    found = [proof for proof in proofs if proof is not None]
    rests_on = {number for proof in found for number in proof.observations}
    if not found or len(found) < len(proofs) or len(rests_on) < LEAST_PROOF:
        return
    choices = _missions(notes)
    level = by_choice(book, ("mission", name), choices, right)
    yield made_puzzle(book, notes, ("mission", name), ("letters", level), (choices, right))


def _missions(notes: dict[str, Any]) -> list[str]:
    """All missions there are for whoever has this identity and this letter."""
    identity, own = notes["identity"], notes["mission"]
    first = IDENTITIES[FIRST[team_of(IDENTITIES.index(identity))]]
    pairs = [(own, each) for each in LETTERS if each != own]
    missions = [f"{first}-{''.join(pair if identity == first else pair[::-1])}" for pair in pairs]
    return missions if notes["options"]["players"] != 3 else [*missions, f"{identity}-flees"]
