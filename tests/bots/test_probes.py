"""Probes: a family that plays by the rules, and a search that finds who exploits a bot most."""

import json
import re
from collections.abc import Iterable, Mapping
from typing import ClassVar

import pytest

from ridotto.bots import UnknownBot, maker_of, probes_for
from ridotto.bots.inkognito.asking import ASKING
from ridotto.bots.inkognito.beliefs import IdentityAndBuild
from ridotto.bots.inkognito.probes import FAMILY, Model
from ridotto.bots.inkognito.showing import ANYBODY, fits, still_possible
from ridotto.bots.probes import written
from ridotto.games import GAMES
from ridotto.games.inkognito.facts import Shown
from ridotto.games.inkognito.parts import THREE
from ridotto.lab import probes
from ridotto.lab.arena import ArenaContest, hold
from ridotto.lab.probes import BEST, Scores, Trials, exploit
from ridotto.lab.ratings import mean
from ridotto.lab.simulate import SimulationPlan, play_one
from tests.bots.few_probes import few_probes
from tests.terminal import Terminal

INKOGNITO = GAMES["inkognito"]


@pytest.mark.parametrize("name", FAMILY)
def test_every_probe_plays_by_the_rules(name: str) -> None:
    options = INKOGNITO.settle({"max_rounds": 3})
    for variant in (FAMILY[name][0], FAMILY[name][-1]):
        pair = f"probe:{written(name, variant)}", "novice"
        assert hold(ArenaContest("inkognito", options, pair, "rules"), 2).faults == []


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("probe:", "no probe ''; there are: deceive-careful, "),
        ("probe:hamster", "no probe 'hamster'"),
        ("probe:hoard trusts", "probe hoard: 'trusts' is not TRAIT=VALUE"),
        ("probe:hoard hats=3", "probe hoard: Object contains unknown field `hats`"),
        ("probe:hoard trusts=red", "probe hoard: Expected `float`, got `str` - at `$.trusts`"),
        ("probe:hoard drawn=home", "probe hoard: Invalid enum value 'home' - at `$.drawn`"),
    ],
)
def test_a_probe_that_cannot_be_is_refused_in_words(name: str, problem: str) -> None:
    with pytest.raises(UnknownBot, match=re.escape(problem)):
        maker_of(name, INKOGNITO)


def test_a_game_without_probes_says_so(ridotto: Terminal) -> None:
    assert ridotto.run("arena", "masks", "--bots", "random", "--probes") == 2
    assert "masks has no probes; there are some for: inkognito" in ridotto.err
    assert ridotto.run("arena", "inkognito", "--probes", "--each", "edition") == 2
    assert "--probes and --each do not go together" in ridotto.err


def _answers() -> Iterable[list[Shown]]:
    """What each seat was shown by each other in games of sleuths, and was asked for three cards."""
    options = INKOGNITO.settle({"max_rounds": 12})
    for number in range(4):
        record = play_one(SimulationPlan("inkognito", options, ("sleuth",), "answers"), number)
        shown: dict[tuple[int, int], list[Shown]] = {}
        for step in record.steps:
            for event in step.events:
                if isinstance(event.fact, Shown) and len(event.fact.cards) == 3:
                    pair = event.fact.asker, event.fact.shower
                    shown.setdefault(pair, []).append(event.fact)
        yield from shown.values()


def read(shown: Iterable[Shown], model: Model) -> dict[IdentityAndBuild, float]:
    """Whom such a reader takes somebody for who has shown this."""
    given = tuple((fact.cards, (fact.question, THREE)) for fact in shown)
    weights = zip(ANYBODY, ASKING.read(given, model), strict=True)
    return {person: weight for person, weight in weights if weight}


def test_who_only_takes_proofs_believes_what_is_possible_and_no_more() -> None:
    seen = 0
    for shown in _answers():
        believed = read(shown, "proof")
        assert list(believed) == still_possible(shown, shown[0].shower, shown[0].asker)
        assert set(believed.values()) == {1.0}
        seen += len(shown)
    assert seen > 20


@pytest.mark.parametrize("model", ["careful", "strict", "mixed"])
def test_a_reader_never_believes_what_is_impossible(model: Model) -> None:
    told = 0
    for shown in _answers():
        weights = read(shown, model)
        assert all(all(fits(f.cards, person) for f in shown) for person in weights)
        told += len(set(weights.values())) > 1
    assert told  # and it makes more of answers than what they prove
    assert read([], "careful") == dict.fromkeys(ANYBODY, 1.0)


class Judged(Trials):
    """Scores by what is wanted of the traits, without playing."""

    wanted: ClassVar[Mapping[str, str]] = {"declares": "0.75", "trusts": "0.5", "reads": "careful"}
    seeds: ClassVar[set[str]] = set()

    def play(self, probes: Iterable[str], games: int, seed: str) -> Mapping[str, Scores]:
        self.seeds.add(seed)
        return {probe: [self._score(probe)] * (games // 2) for probe in probes}

    def _score(self, probe: str) -> float:
        _, variant = probes_for(INKOGNITO).read(probe)
        given = {trait: str(variant.get(trait)) for trait in self.wanted}
        return 0.4 + 0.1 * sum(given[trait] == each for trait, each in self.wanted.items())


def test_the_search_finds_the_traits_that_exploit_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probes, "Trials", Judged)
    contest = ArenaContest("inkognito", INKOGNITO.settle({}), ("master",), "s")
    found = exploit(contest, 400, 8)
    assert {each.name for each in found.probes} == {*FAMILY, BEST}
    best = next(each for each in found.probes if each.name == BEST)
    assert best == max(found.probes, key=lambda each: each.score.value)
    _, variant = probes_for(INKOGNITO).read(best.probe)
    assert {trait: str(variant[trait]) for trait in Judged.wanted} == Judged.wanted
    assert best.score.value == pytest.approx(0.7)
    assert found.by.value == pytest.approx(0.2)
    assert best.games == 400
    assert "fresh" in Judged.seeds
    assert all(seed == "fresh" or seed.startswith(("tuning", "climbing")) for seed in Judged.seeds)


def test_intervals_of_many_probes_hold_together() -> None:
    """The more are looked at, the wider each is."""
    deals = [0.0, 1.0] * 50
    one, many = mean(deals), mean(deals, 12)
    assert many.low < one.low < one.value == many.value < one.high < many.high


def test_probes_are_played_and_printed(ridotto: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.bots.levels.PROBES", {"inkognito": few_probes()})
    arguments = ["--bots", "random", "--games", "4", "--tuning", "2", "--seed", "p", "--jobs", "1"]
    arguments += ["-o", "max_rounds=2", "--probes"]
    assert ridotto.run("arena", "inkognito", *arguments) == 0
    assert "inkognito, random; seed p" in ridotto.out
    assert "best-response" in ridotto.out
    assert "points" in ridotto.out
    printed = []
    for _ in range(2):
        assert ridotto.run("arena", "inkognito", *arguments, "--json") == 0
        printed.append(json.loads(ridotto.out))
    assert printed[0] == printed[1]
    assert printed[0]["bot"] == "random"
    assert [each["games"] for each in printed[0]["probes"]] == [4, 4, 4]
