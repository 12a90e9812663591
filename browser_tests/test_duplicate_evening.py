"""An evening of four tables, with bots in most places: from the home page to its ranking."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser_tests import test_french
from browser_tests.axe import check
from browser_tests.conftest import Visit
from browser_tests.test_history import WISH, called, wish


def give(page: Page, game: str, tables: int, deals: int) -> None:
    page.get_by_role("link", name="Host an evening").click()
    page.get_by_role("radio", name=game, exact=True).check()
    page.locator("label", has_text=re.compile("^Tables")).locator("select").select_option(
        f"{tables}"
    )
    page.locator("label", has_text=re.compile("^Deals")).locator("select").select_option(f"{deals}")
    page.get_by_role("radio", name="Bots: random").check()
    page.get_by_role("button", name="Open the evening").click()
    expect(page.get_by_text("Who plays")).to_be_visible()


def resign(page: Page) -> None:
    """Goes to the own table, gives the game up there, and comes back."""
    page.get_by_role("link", name="To my table").click()
    expect(page).to_have_url(re.compile("/t/"))
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Leave for good").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave for good").click()
    expect(page.get_by_test_id("ending")).to_be_visible()


def assert_adds_up(page: Page, deals: int) -> None:
    """What everybody made of the deals is what the ranking says, and comes to nothing together."""
    made: dict[str, float] = {}
    for deal in range(1, deals + 1):
        panel = page.locator(f"[data-deal='{deal}']")
        if panel.get_attribute("open") is None:
            panel.locator("summary").click()
        for table in panel.locator("table").all():
            scores = []
            for row in table.locator("tbody tr").all():
                score = float(row.locator("[data-made]").get_attribute("data-made") or "")
                name = row.locator("th").inner_text()
                made[name] = made.get(name, 0) + score
                scores.append(score)
            assert len(scores) == 4
            assert abs(sum(scores)) < 0.001
    places = page.get_by_test_id("ranking").locator("li").all()
    assert len(places) == len(made) == 12
    ranks = []
    for place in places:
        name = place.locator(".name").inner_text().replace("(you)", "").strip()
        score = float(place.get_attribute("data-score") or "")
        assert abs(made[name] - score) < 0.001
        ranks.append((score, int(place.get_attribute("data-rank") or "")))
    for score, rank in ranks:
        assert rank == 1 + sum(other > score for other, _ in ranks)


def test_four_tables_with_bots_to_the_ranking(visit: Visit) -> None:
    ann = called(visit, "Ann")
    ann.reload()
    give(ann, "Masks", 4, 2)
    check(ann)
    expect(ann.get_by_test_id("entrants")).to_contain_text("Ann")
    expect(ann.get_by_test_id("entrants")).to_contain_text("11 more places: bots (random)")
    link = ann.url
    # Bob comes by the link.
    bob = called(visit, "Bob", viewport={"width": 390, "height": 844})
    bob.reload()
    bob.get_by_label("A code or a link?").fill(link)
    bob.get_by_role("button", name="Go").click()
    bob.get_by_role("button", name="Take part").click()
    expect(bob.get_by_test_id("entrants")).to_contain_text("Bob")
    check(bob)
    expect(ann.get_by_test_id("entrants")).to_contain_text("Bob")
    ann.get_by_role("button", name="Begin the evening").click()
    now = ann.locator("[data-phase=sealed]")
    expect(now).to_have_attribute("data-deal", "1")
    # The bots' own tables are soon done, and nothing is told of them.
    expect(now.locator("li.over")).to_have_count(2)
    check(ann)
    resign(ann)
    expect(ann.get_by_text("Others are still playing this deal.")).to_be_visible()
    expect(ann.get_by_role("link", name="See it again")).to_have_count(0)
    ann.get_by_role("link", name="Back to the evening").click()
    expect(ann.get_by_role("status")).to_contain_text("One table is still at it.")
    expect(ann.get_by_test_id("ranking")).to_have_count(0)
    assert "won" not in ann.locator("main").inner_text().replace("you won", "").replace(
        "who won", ""
    )
    resign(bob)
    expect(bob.get_by_role("link", name="See it again")).to_be_visible()
    bob.get_by_role("link", name="Back to the evening").click()
    # Then it is told, and the next deal lies on the tables.
    for page in (ann, bob):
        expect(page.locator("[data-deal='1']")).to_have_attribute("data-phase", "told")
        expect(page.locator("[data-deal='2']")).to_have_attribute("data-phase", "sealed")
        expect(page.get_by_text("After 1 of 2 deals")).to_be_visible()
        check(page)
    for page in (bob, ann):
        resign(page)
        page.get_by_role("link", name="Back to the evening").click()
    for page in (ann, bob):
        expect(page.get_by_test_id("best")).to_be_visible()
        assert_adds_up(page, 2)
        check(page)
    first = ann.locator("[data-deal='1']")
    first.get_by_role("link", name="See it again: Table 3").click()
    expect(ann.get_by_test_id("step")).to_be_visible()
    ann.goto(ann.url.split("/replay")[0])
    expect(ann.get_by_text("Evening: Masks")).to_be_visible()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_on_a_phone_in_french(visit: Visit, scheme: str) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "locale": "fr-FR", "color_scheme": scheme}
    zoe = called(visit, "Zoé", **phone)
    zoe.goto(zoe.url + "evening/masks")
    expect(zoe.get_by_role("button", name="Ouvrir la soirée")).to_be_visible()
    check(zoe)
    test_french.check(zoe)
    zoe.get_by_role("button", name="Ouvrir la soirée").click()
    expect(zoe.get_by_text("Qui joue")).to_be_visible()
    check(zoe)
    test_french.check(zoe)
    zoe.evaluate(WISH)
    zoe.get_by_role("button", name="Commencer la soirée").click()
    for deal in ("1", "2"):
        expect(zoe.locator(f"[data-deal='{deal}']")).to_have_attribute("data-phase", "sealed")
        test_french.check(zoe)
        table = zoe.get_by_role("link", name="Aller à ma table").get_attribute("href") or ""
        wish(zoe, table.removeprefix("/t/"), "resign")
    expect(zoe.get_by_test_id("best")).to_be_visible()
    check(zoe)
    test_french.check(zoe)
