"""Puzzles: solved on the sheet, by hand and by keyboard; what one has done is there the next time;
in both languages, on every screen, for everybody.
"""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser_tests.axe import SCREENS, check
from browser_tests.conftest import Visit
from browser_tests.notebook_pad import PHONE
from browser_tests.test_french import BROKEN
from browser_tests.typists import tab_to
from ridotto.review.puzzles.collection import collection, find
from ridotto.review.puzzles.puzzle import Kind, Puzzle, statement

KINDS: dict[str, Puzzle] = {f"{each.game} {each.kind}": each for each in collection()}
"""One of every kind of every game."""
SAYS_SO = "label.right, label.wrong, .cell.yes, .cell.sure, [data-verdict]"
"""What is marked as true or false."""


def cell_of(puzzle: Puzzle, place: int) -> str:
    """Where a choice is on the sheet: in Infiltraitors there is a sheet for each traitor."""
    (whose, what), (value,), _ = statement(puzzle.kind, puzzle.about, puzzle.choices[place])
    name = value if puzzle.game == "infiltraitors" else f"{whose} {what} {value}"
    return f"[data-cell='{name}']"


def one_of(game: str, kind: Kind) -> Puzzle:
    return KINDS[f"{game} {kind}"]


@pytest.mark.parametrize(
    ("game", "kind"),
    [("inkognito", "certain"), ("inkognito-cards", "certain"), ("infiltraitors", "shot")],
)
def test_a_puzzle_is_solved_by_tapping_the_sheet(visit: Visit, game: str, kind: Kind) -> None:
    puzzle = one_of(game, kind)
    page = visit(f"/puzzles/{puzzle.id}", **PHONE)
    page.locator("[data-puzzle]").wait_for()
    expect(page.locator("[data-answer]")).to_be_disabled()
    traitor = puzzle.choices[puzzle.right].split(" ")[1] if kind == "shot" else ""
    if traitor:
        page.locator(f"[data-traitor={traitor}]").tap()
    page.locator(cell_of(puzzle, puzzle.right)).tap()
    page.locator("[data-answer]").tap()
    expect(page.locator("[data-verdict=right]")).to_be_focused()
    steps = page.locator("[data-step]").count()
    assert steps > 1
    for number in range(1, steps):
        expect(page.locator(f"[data-step='{number}']")).to_have_attribute("aria-current", "step")
        page.locator("[data-next-step]").tap()
    cell = page.locator(cell_of(puzzle, puzzle.right))
    expect(cell).to_have_class(re.compile("sure|yes"))
    page.locator("[data-next]").tap()
    page.wait_for_url(re.compile(r"/puzzles/(?!" + puzzle.id + r"$)"))
    expect(page.locator("[data-answer]")).to_be_visible()


def test_the_answer_is_not_in_what_the_page_was_sent(visit: Visit) -> None:
    page = visit("/puzzles", **PHONE)
    for puzzle in KINDS.values():
        with page.expect_response(re.compile(rf"/api/puzzles/{puzzle.id}\?")) as sent:
            page.goto(re.sub(r"/puzzles.*", f"/puzzles/{puzzle.id}", page.url))
        told = sent.value.json()
        assert {"right", "steps", "bits", "worlds", "level"} & set(told) == {"level"}
        page.locator("[data-answer]").wait_for()
        marks = page.locator(SAYS_SO)
        assert marks.count() == sum(len(row["left"]) == 1 for row in told["sheet"])


def kept(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage.getItem('puzzles')"))


def test_the_row_goes_on_where_one_left_it(visit: Visit) -> None:
    """From home to the row; a theme is chosen; three right answers lead up; all is there again."""
    page = visit(**PHONE)
    page.locator("a[href='/puzzles']").tap()
    page.locator("[data-pick='game inkognito-cards']").tap()
    page.locator("[data-pick='theme exclusion']").tap()
    page.locator("[data-go]").tap()
    for _ in range(3):
        page.locator("[data-answer]").wait_for()
        puzzle = find(page.locator("[data-puzzle]").get_attribute("data-puzzle") or "")
        assert (puzzle.game, puzzle.theme) == ("inkognito-cards", "exclusion")
        page.locator(f"fieldset input[value='{puzzle.right}']").check()
        page.locator("[data-answer]").tap()
        page.locator("[data-verdict=right]").wait_for()
        page.locator("[data-next]").tap()
        expect(page.locator(f"[data-puzzle='{puzzle.id}']")).to_have_count(0)
    page.locator("a.button[href='/puzzles']").tap()
    for _ in range(2):
        expect(page.locator("[data-solved='3']")).to_be_visible()
        chosen = page.locator("[data-pick='theme exclusion']")
        expect(chosen).to_have_attribute("aria-checked", "true")
        page.reload()
    assert kept(page)["level"] == 2
    assert list(kept(page)["done"].values()) == [True] * 3


def test_the_puzzle_of_the_day_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/puzzles")
    page.locator("[data-open-today]").wait_for()
    tab_to(page, "[data-open-today]")
    page.keyboard.press("Enter")
    page.locator("[data-answer]").wait_for()
    puzzle = find(page.locator("[data-puzzle]").get_attribute("data-puzzle") or "")
    tab_to(page, "fieldset input")
    page.keyboard.press("Space")
    for _ in range(puzzle.right):
        page.keyboard.press("ArrowDown")
    tab_to(page, "[data-answer]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-verdict=right]")).to_be_focused()
    page.goto(re.sub(r"/puzzles.*", "/puzzles", page.url))
    expect(page.locator("[data-today=right]")).to_be_visible()
    assert kept(page)["level"] == 1
    assert kept(page)["streak"] == 0


@pytest.mark.parametrize(
    ("screen", "locale", "title"), [("phone", "fr-FR", "Énigmes"), ("desktop", "en-GB", "Puzzles")]
)
def test_puzzles_are_for_everybody(visit: Visit, screen: str, locale: str, title: str) -> None:
    page = visit("/puzzles", locale=locale, **SCREENS[screen])
    page.get_by_role("heading", name=title).wait_for()
    page.locator("[data-go]").wait_for()
    check(page)
    assert page.evaluate(BROKEN) == []
    look_at_all(page)
    page.locator("select").select_option("en")
    expect(page.locator("[data-verdict=wrong]")).to_have_text(re.compile("The right answer"))


@pytest.mark.parametrize(
    ("game", "kind"), [("inkognito", "certain"), ("inkognito-cards", "answer")]
)
def test_after_a_wrong_answer_one_thinks_again(visit: Visit, game: str, kind: Kind) -> None:
    """Nothing says what is right before it is found; then why is told."""
    puzzle = one_of(game, kind)
    page = visit(f"/puzzles/{puzzle.id}", **PHONE)
    for choice in (place for place in range(len(puzzle.choices)) if place != puzzle.right):
        page.locator(f"fieldset input[value='{choice}']").check()
        page.locator("[data-answer]").tap()
        expect(page.locator("[data-verdict=wrong]")).to_be_focused()
        expect(page.locator("label.right, [data-step]")).to_have_count(0)
        if kind == "certain":
            ring = page.locator(cell_of(puzzle, puzzle.right))
            expect(ring).not_to_have_class(re.compile("asked|sure|yes"))
        if page.locator("[data-again]").count() == 0:
            page.locator("[data-reveal]").tap()
            break
        page.locator("[data-again]").tap()
    expect(page.locator("label.right")).to_have_count(1)
    told = page.locator("[data-step]" if kind == "certain" else "label small")
    assert told.count() == len(puzzle.choices) or kind == "certain"
    expect(told.first).to_be_visible()


def look_at_all(page: Page) -> None:
    """Every kind of puzzle, before and after a wrong answer."""
    for puzzle in KINDS.values():
        page.goto(re.sub(r"/puzzles.*", f"/puzzles/{puzzle.id}", page.url))
        page.locator("[data-answer]").wait_for()
        check(page)
        assert page.evaluate(BROKEN) == []
        wrong = (puzzle.right + 1) % len(puzzle.choices)
        page.locator(f"fieldset input[value='{wrong}']").check()
        page.locator("[data-answer]").click()
        page.locator("[data-verdict=wrong]").wait_for()
        check(page)
        page.locator("[data-reveal]").click()
        page.locator("label.right").wait_for()
        check(page)
        assert page.evaluate(BROKEN) == []
