"""The pages of rules and the tests that prove them: nothing is said that is not tested, and no test
speaks of a rule that is not said.
"""

import ast
import re
from pathlib import Path

import pytest

from ridotto.games import GAMES
from ridotto.games.infiltraitors.mission_data import MISSION_DATA
from ridotto.games.infiltraitors.missions import MISSIONS
from ridotto.kernel import Game
from ridotto.kernel.events import kind_of
from ridotto.kernel.state import GAME_OVER, NOT_YOUR_TURN
from ridotto.rules import LANGUAGES, RULING, Page, RulesError, games, page, read
from ridotto.words import Words
from tests.inkognito.test_missions import MET, NOT_MET

TESTS = Path(__file__).parent
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

TAGGED = re.compile(r"test_(?:mission_(\d+)|([A-Z][a-z]?\d+(?:_\d(?=_))?))_")
"""``test_P5_4_…`` proves P5.4, ``test_mission_7_…`` the mission 7."""

BY_PARAMETER = {"inkognito": tuple(MET)}
"""Rules that are proved by the parameters of a test: the rows of Inkognito's missions."""


def proved(game: Game) -> set[str]:
    """The tags in the names of a game's tests."""
    tags = set(BY_PARAMETER.get(game.id, ()))
    for file in (TESTS / game.id.replace("-", "_")).glob("test_*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and (found := TAGGED.match(node.name)):
                mission, tag = found.groups()
                tags.add(mission or tag.replace("_", "."))
    return tags


def english(game: Game) -> Page:
    return page(game.id, "en")


@EVERY_GAME
def test_every_rule_is_proved_by_a_test_that_carries_its_tag(game: Game) -> None:
    assert [tag for tag in english(game).rules if tag not in proved(game)] == []


@EVERY_GAME
def test_every_tag_of_a_test_is_a_rule(game: Game) -> None:
    assert sorted(proved(game) - set(english(game).rules)) == []


def test_the_missions_are_met_and_not_met() -> None:
    assert list(MET) == list(NOT_MET)
    rows = [tag for tag in page("inkognito", "en").rules if "-" in tag]
    assert rows == list(MET)
    letters = [tag for tag in page("infiltraitors", "en").rules if tag in MISSIONS]
    assert letters == list(MISSIONS)


@EVERY_LANGUAGE
def test_every_game_has_a_page_and_every_page_a_game(language: str) -> None:
    assert games(language) == tuple(sorted(game.id for game in GAMES))


@EVERY_LANGUAGE
@EVERY_GAME
def test_all_languages_say_the_same_rules_in_the_same_order(game: Game, language: str) -> None:
    one, other = page(game.id, "en"), page(game.id, language)
    assert list(one.rules) == list(other.rules)
    for tag, rule in one.rules.items():
        place = one.sections.index(rule.section)
        assert other.sections[place] == other.rules[tag].section
        marks = rule.text.count(RULING["en"])
        assert other.rules[tag].text.count(RULING[language]) == marks, tag
    assert one.text.count("`") == other.text.count("`")


@EVERY_LANGUAGE
@EVERY_GAME
def test_a_tag_that_is_mentioned_is_there(game: Game, language: str) -> None:
    here = page(game.id, language)
    mentioned = re.findall(r"\b[A-Z][a-z]?\d+(?:\.\d)?\b|\b(?:LF|ZZ)-[A-D]{2}\b", here.text)
    linked = re.findall(r"\]\(#([^)]+)\)", here.text)
    assert {*mentioned, *linked} <= set(here.rules)


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_option_and_its_values_are_named(game: Game, language: str) -> None:
    here = page(game.id, language)
    for option in game.options:
        assert f"`{option.name}`" in here.text
        for value in option.values or ():
            said = f"`{value}`" if isinstance(value, str) else rf"\b{value}\b"
            assert value in here.rules or re.search(said, here.text), (option.name, value)


@EVERY_LANGUAGE
@EVERY_GAME
def test_everything_a_player_can_do_is_told_with_its_rule(game: Game, language: str) -> None:
    here, words = page(game.id, language), Words(language)
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| .+ \| (.+) \|$", here.text, re.MULTILINE))
    kinds = (kind_of(action.__name__) for action in game.actions)
    assert set(rows) == {kind for kind in kinds if f"{game.id}-do-{kind}" in words}
    assert {tag for tags in rows.values() for tag in tags.split(", ")} <= set(here.rules)


@EVERY_GAME
def test_every_refusal_names_a_rule(game: Game) -> None:
    state = game.start(next(iter(game.variants())))
    assert {GAME_OVER, NOT_YOUR_TURN} <= set(state.refusals)
    assert [code for code, tag in state.refusals.items() if tag not in english(game).rules] == []


def test_the_title_is_that_of_the_game() -> None:
    for language in LANGUAGES:
        for game in GAMES:
            assert page(game.id, language).title == Words(language).text(f"{game.id}-title")


@EVERY_LANGUAGE
def test_missions_have_the_titles_and_figures_of_the_game(language: str) -> None:
    words, rules = Words(language), page("infiltraitors", language).rules
    for mission in MISSIONS:
        _, title, *figures = (cell.strip() for cell in rules[mission].text.split("|"))
        assert title == words.text(f"infiltraitors-mission-{mission}-title")
        known = MISSION_DATA[mission]
        amounts = [known.traitors, known.cartridges]
        told = [str(amount.fixed) for amount in amounts if not amount.each]
        assert [*filter(str.isdigit, figures[:2]), figures[2]] == [*told, str(known.specialities)]


def test_what_is_missing_is_named() -> None:
    with pytest.raises(RulesError, match="'chess' in 'en'; there are: infiltraitors, ink"):
        page("chess", "en")
    with pytest.raises(RulesError, match="'de'"):
        page("masks", "de")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: a page begins with its title"),
        ("## Things\n", "line 1: a page begins"),
        ("# Go\n- **T1** Stones.\n", "line 2: the rule T1 stands in no section"),
        ("# Go\n## Things\n- **T1** Stones.\n| **T1** | x |\n", "line 4: the tag T1 .* twice"),
        ("# Go\n## Things\n- **Stones and all** are round.\n", "line 3: 'Stones and all' is no"),
    ],
)
def test_a_page_that_is_written_badly_is_refused(text: str, problem: str) -> None:
    with pytest.raises(RulesError, match=f"en/go.md, {problem}"):
        read("go", "en", text)


def test_a_page_knows_its_rules_and_their_sections() -> None:
    text = "# Go\n## Things\n- **T1** Stones.\n  - **E1** Round.\n  - White.\n| **A-B** | x |\n"
    made = read("go", "en", text)
    assert made.title == "Go"
    assert {tag: rule.section for tag, rule in made.rules.items()} == dict.fromkeys(
        ("T1", "E1", "A-B"), "Things"
    )
    assert made.rules["E1"].text == "Round.\n  - White."
