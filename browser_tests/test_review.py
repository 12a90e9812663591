"""A game looked back at: from its end, and from a file; every line leads to its step."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser_tests.conftest import Visit
from browser_tests.moments import recorded
from browser_tests.names import assert_names_differ
from browser_tests.players import Masks, set_table
from ridotto.games import GAMES
from ridotto.kernel.record import write


def reviewed(page: Page, name: str, folder: Path) -> None:
    """Opens the review of a game between bots, from its file."""
    file = folder / "game.ridotto"
    file.write_text(write(recorded(name), GAMES[name]))
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("tab", name=re.compile("Review|Analyse")).click()
    page.get_by_test_id("review").wait_for()


def step(page: Page) -> int:
    found = re.search(r"\d+", page.get_by_test_id("step").inner_text())
    assert found is not None
    return int(found[0])


@pytest.mark.parametrize("game", ["inkognito", "inkognito-cards", "infiltraitors"])
@pytest.mark.parametrize("width", [390, 1280])
def test_every_line_leads_to_its_step(visit: Visit, tmp_path: Path, game: str, width: int) -> None:
    page = visit("/replay", viewport={"width": width, "height": 844})
    reviewed(page, game, tmp_path)
    lines = page.get_by_test_id("review").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    for number in range(min(5, lines.count())):
        leads = lines.nth(number).get_by_role("button").first
        if leads.count():
            leads.click()
            assert f"Step {step(page)}" == leads.inner_text()
    assert_names_differ(page)
    curve = page.get_by_test_id("review-curve")
    curve.get_by_role("slider").fill("9")
    assert step(page) == 9
    expect(curve).to_contain_text("After step 9")
    expect(curve).to_contain_text("Odds are those of deals alone")
    # Another seat has decided other things.
    seats = page.get_by_role("group", name="Whose decisions").get_by_role("button")
    before = page.get_by_test_id("review").inner_text()
    seats.last.click()
    expect(seats.last).to_have_attribute("aria-pressed", "true")
    assert page.get_by_test_id("review").inner_text() != before


def test_who_has_played_looks_back_at_his_own_decisions(visit: Visit) -> None:
    page = visit()
    set_table(page, "Masks")
    Masks(page).finish()
    page.get_by_role("link", name="Review the game").click()
    expect(page.get_by_test_id("review")).to_be_visible()
    expect(page.get_by_label("Seen by")).to_have_value(re.compile(r"[0-5]"))


def test_in_french(visit: Visit, tmp_path: Path) -> None:
    page = visit("/replay", locale="fr-FR", viewport={"width": 390, "height": 844})
    reviewed(page, "inkognito", tmp_path)
    told = page.get_by_test_id("review").inner_text()
    assert "⟨" not in told
    assert "Ce qui a" in told
