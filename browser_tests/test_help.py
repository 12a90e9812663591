"""Help that keeps its word, and decisions that say everything, as people see them."""

import re

from playwright.sync_api import Page, expect

from browser_tests.conftest import Visit
from browser_tests.moments import go_to_moment
from browser_tests.names import assert_names_differ
from browser_tests.players import (
    OPEN_DECLARE,
    Infiltraitors,
    Inkognito,
    Masks,
    play_to,
    set_table,
    whose_turn,
)
from browser_tests.test_missions import log, two_agents
from browser_tests.test_together import gather


def test_whoever_is_named_as_partner_is_told_everything(visit: Visit) -> None:
    pages = gather(visit, Help="logic")
    names = ("Blue", "Green")
    acting = until_somebody_may_declare(pages)
    named = pages[1 - pages.index(acting)]
    letter = declare(acting, names[pages.index(named)])
    panel = named.get_by_test_id("named")
    expect(panel).to_contain_text(names[pages.index(acting)])
    expect(panel).to_contain_text("names you as partner")
    expect(panel).to_contain_text(re.compile(f"has letter [A-D], and says that you have {letter}"))
    expect(panel.get_by_test_id("claim")).to_contain_text("The mission would be")
    points = panel.get_by_test_id("points").locator("li")
    expect(points).to_have_count(4)
    for place in range(4):
        expect(points.nth(place)).to_contain_text(re.compile("yes|no|cannot tell"))
    expect(panel).to_contain_text("As far as you can tell")
    # Two answers, with names of their own; the one asks once more and says what may come of it.
    assert_names_differ(named)
    expect(named.get_by_role("button", name="Keep hands in pockets")).to_have_count(1)
    named.get_by_role("button", name="Shake hands").click()
    expect(named.get_by_role("dialog")).to_contain_text("The two of you win only if")
    named.get_by_role("dialog").get_by_role("button", name="Back").click()
    named.get_by_role("button", name="Keep hands in pockets").click()
    expect(named.get_by_role("dialog")).to_contain_text("the side that declared loses")
    named.locator("dialog button.danger").click()
    named.wait_for_selector("[data-testid=ending]")


def test_an_answer_on_honour_is_taken_or_contested(visit: Visit) -> None:
    page = visit()
    go_to_moment(page, "inkognito", "Accept", repeats="honour")
    assert_names_differ(page)
    expect(page.get_by_role("button", name="Take the answer")).to_have_count(1)
    expect(page.get_by_role("button", name="Contest it: seen before")).to_have_count(1)


def until_somebody_may_declare(pages: tuple[Page, Page]) -> Page:
    """Plays until one of two people is on the move."""
    players = [Inkognito(page, seed=place) for place, page in enumerate(pages)]
    for _ in range(60):
        player = whose_turn(players)
        if player.page.locator(OPEN_DECLARE).count():
            return player.page
        player.act()
    raise AssertionError("nobody is on the move")


def declare(page: Page, partner: str) -> str:
    """The panel names the mission before one declares. The partner's letter, as it is said."""
    page.locator(OPEN_DECLARE).click()
    tray = page.get_by_test_id("declare")
    tray.get_by_role("button", name=partner).click()
    expect(tray.get_by_test_id("claim")).to_have_count(0)
    letter = tray.locator("[data-letter]").first.get_attribute("data-letter")
    assert letter
    tray.locator("[data-letter]").first.click()
    expect(tray.get_by_test_id("claim")).to_contain_text("and")
    points = tray.get_by_test_id("points").locator("li")
    expect(points).to_have_count(4)  # partner, letter, mission, and the hand, which nobody can know
    expect(points.last).to_have_attribute("data-holds", "later")
    assert_names_differ(page)
    page.locator("[data-act=declare]").click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("the others (would )?win"))
    page.locator("dialog button.danger").click()
    return letter


def test_without_help_what_was_put_away_is_named_no_more(visit: Visit) -> None:
    page = visit()
    set_table(page, "Masks", Help="none")
    player = Masks(page)
    play_to(player, "[data-testid=shown]")
    shown = page.get_by_test_id("shown")
    line = shown.locator("p").first.inner_text()
    assert line in log(page)
    page.reload()
    expect(shown).to_contain_text(line)
    shown.get_by_test_id("put-away").click()
    expect(shown).to_have_count(0)
    assert line not in log(page)
    assert "two masks" in log(page)
    page.reload()
    page.wait_for_selector("[data-testid=prompt]")
    page.wait_for_selector("ol[aria-label=Log] li")
    assert line not in page.content()


def test_odds_stand_on_clue_sheets(visit: Visit) -> None:
    page = visit()
    set_table(page, "Infiltraitors", Mission="T1", Help="odds")
    play_to(Infiltraitors(page, turns=999), "[data-sheet] .odds", most=30)
    assert page.locator("[data-sheet] .odds").count() > 3
    expect(page.locator("[data-sheet] .odds").first).to_have_attribute(
        "data-print", re.compile("%")
    )


def test_what_all_can_see_is_struck_on_everybodys_sheet(visit: Visit) -> None:
    pages = two_agents(visit, "T1", Help="logic")
    players = [Infiltraitors(page, seed=5 + n, turns=999) for n, page in enumerate(pages)]
    for _ in range(60):
        for player in players:
            if player.page.locator("[data-testid=prompt][data-mine=true]").count():
                player.act()
        if all(struck(page) for page in pages):
            break
    for name in ("Falcon", "Lynx"):
        sheets = []
        for page in pages:
            tab = page.locator("[role=group][aria-label='Clue sheets'] button", has_text=name)
            if tab.count():
                tab.click()
                sheets.append(struck(page))
        assert len(set(map(tuple, sheets))) < 2
    # On the sheet of a traitor that is not mine, my own hand is marked in another way.
    for page, other in zip(pages, ("Lynx", "Falcon"), strict=True):
        tab = page.locator("[role=group][aria-label='Clue sheets'] button", has_text=other)
        if tab.count():
            tab.click()
            expect(page.locator("[data-sheet] .cell.mine").first).to_be_attached()
            expect(page.locator(".legend li")).to_have_count(3)


def struck(page: Page) -> list[str]:
    cells: list[str] = page.locator("[data-sheet] .cell.no").evaluate_all(
        "cells => cells.map(cell => cell.dataset.cell)"
    )
    return cells
