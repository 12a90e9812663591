"""The arena: fair seats, ratings that fit, the same result from the same seed."""

import json

import pytest

from ridotto.games import GAMES
from ridotto.lab.arena import ArenaContest, Bout, hold
from ridotto.lab.ratings import mean, rate, share
from tests.terminal import Terminal


def test_every_deal_is_played_twice_with_the_sides_swapped(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Bout] = []
    monkeypatch.setattr("ridotto.lab.arena._sum_up", lambda _, bouts: seen.extend(bouts))
    options = GAMES["inkognito"].settle({"max_rounds": 1})
    hold(ArenaContest("inkognito", options, ("random", "novice"), "swap"), 8)
    assert len(seen) == 8
    for one, other in zip(seen[::2], seen[1::2], strict=True):
        assert one.sides == other.sides
        assert all(a != b for a, b in zip(one.bots, other.bots, strict=True))
        for side in one.sides.values():
            assert len({one.bots[seat] for seat in side}) == 1


def test_the_fifth_player_is_a_side_of_his_own() -> None:
    options = GAMES["inkognito"].settle({"players": 5, "max_rounds": 1})
    result = hold(ArenaContest("inkognito", options, ("random", "novice"), "five"), 12)
    shares = result.bots["novice"].sides
    assert set(shares) == {"lf-cb", "x-zz", "ambassador"}
    assert shares["ambassador"].games == 6
    assert shares["lf-cb"].games == shares["x-zz"].games == 12


def test_ratings_fit_what_was_scored() -> None:
    scores = {("a", "b"): [0.5, 1.0, 1.0, 0.5] * 50, ("a", "c"): [1.0] * 200}
    ratings = rate(["c", "b", "a"], scores)
    assert list(ratings.of) == ["a", "b", "c"]
    # Three games of four are 191 points.
    better, worse, gap = ratings.gaps[0]
    assert (better, worse) == ("a", "b")
    assert gap.value == pytest.approx(191, abs=3)
    assert gap.low < gap.value < gap.high
    assert sum(each.value for each in ratings.of.values()) == pytest.approx(0, abs=1e-6)


def test_shares_have_intervals() -> None:
    assert share(0, 10).low == pytest.approx(0, abs=1e-9)
    assert share(0, 10).high == pytest.approx(0.278, abs=0.001)


@pytest.mark.parametrize("score", [0.0, 0.25, 0.5, 1.0])
@pytest.mark.parametrize("deals", [1, 3, 100])
def test_no_interval_is_a_point(score: float, deals: int) -> None:
    """Deals that all came out alike do not prove that all others would."""
    found = mean([score] * deals)
    assert found.value == score
    assert 0 <= found.low <= score <= found.high <= 1
    assert found.high - found.low > 0.03
    ratings = rate(["a", "b"], {("a", "b"): [score] * deals})
    assert all(each.low < each.value < each.high for each in ratings.of.values())


def test_more_deals_make_intervals_narrower() -> None:
    widths = [each.high - each.low for each in (mean([1.0] * n) for n in (3, 30, 300))]
    assert widths == sorted(widths, reverse=True)
    assert mean([0.0, 1.0] * 200).low == pytest.approx(0.451, abs=0.001)


def test_it_is_said_when_one_number_a_bot_does_not_fit() -> None:
    """Whoever beats each other in a circle is rated alike, and that tells nothing."""
    circle = rate("abc", {pair: [1.0] * 50 for pair in (("a", "b"), ("b", "c"), ("c", "a"))}).fit
    assert circle.off == circle.most == pytest.approx(0.5)
    assert circle.told == pytest.approx(0.5)
    assert circle.outside == circle.pairs == 3
    won = {("a", "b"): 0.75, ("b", "c"): 0.75, ("a", "c"): 0.9}  # 3 to 1, and 9 to 1
    line = rate(
        "abc",
        {pair: [1.0] * int(1000 * w) + [0.0] * int(1000 - 1000 * w) for pair, w in won.items()},
    ).fit
    assert line.off <= line.most < 0.002
    assert line.outside == 0


def test_the_same_seed_gives_the_same_result_whatever_the_jobs(ridotto: Terminal) -> None:
    results = []
    for jobs in ("1", "2"):
        arguments = ["--bots", "random,sleuth", "--games", "8", "--seed", "j", "--jobs", jobs]
        assert ridotto.run("arena", "masks", *arguments, "--json") == 0
        result = json.loads(ridotto.out)
        for standing in result["bots"].values():
            del standing["median_ms"]
        results.append(result)
    assert results[0] == results[1]


def test_the_arena_prints_tables(ridotto: Terminal) -> None:
    arguments = ["--bots", "random,sleuth", "--games", "20", "--seed", "p", "--jobs", "1"]
    assert ridotto.run("arena", "masks", *arguments) == 0
    assert "random – sleuth" in ridotto.out
    matrix, ratings = ridotto.out.index("score against"), ridotto.out.index("rating (95 %)")
    assert matrix < ratings < ridotto.out.index("One number a bot misses these scores by")
    assert ridotto.run("arena", "masks", "--engine", "abacus", "--bots", "random") == 2
    assert "no engine 'abacus'" in ridotto.err


def test_a_game_won_together_gives_win_rates_cell_by_cell(ridotto: Terminal) -> None:
    arguments = ["--bots", "random", "--games", "3", "--seed", "c", "--jobs", "1"]
    assert ridotto.run("arena", "infiltraitors", *arguments, "--each", "players", "--json") == 0
    cells = [json.loads(line) for line in ridotto.out.splitlines()]
    assert [cell["contest"]["options"]["players"] for cell in cells] == [2, 3, 4, 5]
    assert all(cell["ratings"] is None for cell in cells)
    assert all(cell["pairings"][0]["games"] == 3 for cell in cells)
    assert ridotto.run("arena", "infiltraitors", *arguments, "--each", "players") == 0
    assert "players" in ridotto.out
    assert ridotto.run("arena", "infiltraitors", *arguments, "--each", "hats") == 2
    assert "option hats: no such option" in ridotto.err


def test_two_options_make_a_grid(ridotto: Terminal) -> None:
    arguments = ["--bots", "random,novice", "--games", "2", "--seed", "g", "--jobs", "1"]
    each = ["--each", "mission", "--each", "players"]
    assert ridotto.run("arena", "infiltraitors", *arguments, *each) == 0
    lines = ridotto.out.splitlines()
    grids = {
        bot: [line for line in lines if line.startswith(f"┃ {bot}:")]
        for bot in ("random", "novice")
    }
    assert all(len(heading) == 1 and "players 5" in heading[0] for heading in grids.values())
    assert sum(line.startswith("│ T1 ") for line in lines) == 2
    (total,) = (line for line in lines if line.startswith("│ novice "))
    assert total.split("│")[2].strip() == "184"
