"""Axe, the keyboard, French, and small screens."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser_tests.conftest import Visit
from browser_tests.players import TURN, Cards, Infiltraitors, Inkognito, over, set_table
from ridotto.words import MissingWords, Words

AXE = Path(__file__).parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("Inkognito", "Inkognito, the card game", "Infiltraitors", "Masks")


def serious(page: Page) -> list[str]:
    """What axe finds that matters."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{rule['id']}: {rule['nodes'][0]['html'][:200]} {rule['nodes'][0]['failureSummary'][:300]}"
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
    ]


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious_around_the_house(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme, viewport={"width": 390, "height": 844})
    page.wait_for_selector("article")
    assert serious(page) == []
    assert fits(page)
    page.goto(page.url + "new/inkognito")
    page.get_by_role("button", name="Open the table").wait_for()
    assert serious(page) == []
    assert fits(page)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Sit here").first.wait_for()
    assert serious(page) == []
    assert fits(page)


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_a_table(visit: Visit, game: str, width: int) -> None:
    scheme = "light" if width == 390 else "dark"
    page = visit(viewport={"width": width, "height": 900}, color_scheme=scheme)
    set_table(page, game)
    page.wait_for_selector(TURN)
    assert serious(page) == []
    assert fits(page)
    kinds = {"Inkognito": Inkognito, "Infiltraitors": Infiltraitors}
    player = kinds.get(game, Cards)(page, turns=99)
    for _ in range(8 if game != "Masks" else 0):
        page.wait_for_selector(TURN)
        if not over(page):
            player.act()
    assert serious(page) == []
    assert fits(page)


def test_axe_finds_nothing_serious_in_a_replay(visit: Visit) -> None:
    page = visit()
    set_table(page, "Inkognito")
    Inkognito(page, turns=0).finish()
    assert serious(page) == []
    page.get_by_role("link", name="See it again").click()
    page.get_by_test_id("next").wait_for()
    page.get_by_label("Seen by").select_option("0")
    page.get_by_role("heading", name="Note sheet").wait_for()
    assert serious(page) == []


def tab_to(page: Page, wanted: str) -> None:
    """Presses Tab until the focus is on what is wanted."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted):
            return
    raise AssertionError(f"the keyboard does not reach {wanted}")


def test_a_full_turn_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    set_table(page, "Inkognito")
    moved = asked = False
    for _ in range(60):
        page.wait_for_selector(TURN)
        assert not over(page)
        prompt = page.locator("[data-testid=prompt]")
        phase = prompt.get_attribute("data-phase")
        page.locator("main").focus()
        if phase == "move":
            if page.locator(".piece.free").count():
                tab_to(page, ".piece.free")
                page.keyboard.press("Enter")
                tab_to(page, ".space.goal")
                page.keyboard.press("Enter")
                if page.get_by_role("group", name="With which ball?").count():
                    page.locator("main").focus()
                    tab_to(page, "[aria-label='With which ball?'] button")
                    page.keyboard.press("Enter")
                page.get_by_role("button", name="Take back").wait_for()
                moved = True
                page.locator("main").focus()
            if page.locator(".doing button.main").count() == 0:
                tab_to(page, ".doing button")  # passing through: take it back
                page.keyboard.press("Enter")
                continue
            tab_to(page, ".doing button.main")
            page.keyboard.press("Enter")
        elif phase == "meet":
            tab_to(page, ":is([data-kind=end], [data-kind=ask], [data-kind=ask-via]) button")
            ended = page.evaluate("document.activeElement.parentElement.dataset.kind") == "end"
            asked = asked or not ended
            page.keyboard.press("Enter")
            if ended and moved:
                break
        elif phase == "expel":
            tab_to(page, ".space.goal")
            page.keyboard.press("Space")
        else:
            for _card in range(3):
                page.locator("main").focus()
                tab_to(page, ".slot:not([aria-pressed=true])")
                page.keyboard.press("Space")
            page.locator("main").focus()
            tab_to(page, ".doing button.main")
            page.keyboard.press("Enter")
        page.wait_for_timeout(150)
    assert moved


def test_french_throughout(visit: Visit) -> None:
    english, french = Words("en"), Words("fr")
    plain: set[str] = set()
    known: set[str] = set()
    for name in english.messages():
        try:
            said, dit = english.text(name), french.text(name)
        except MissingWords:  # takes arguments
            continue
        known.add(dit)
        plain.add(said)

    def check(page: Page) -> None:
        text = page.evaluate(
            "[...document.querySelectorAll('body *')].flatMap(e => ["
            "e.getAttribute('aria-label'), e.getAttribute('title'), e.getAttribute('placeholder'),"
            "...[...e.childNodes].filter(n => n.nodeType === 3).map(n => n.textContent.trim())"
            "]).filter(Boolean)"
        )
        assert [line for line in text if "⟨" in line] == []
        assert [line for line in text if line in plain - known] == []

    page = visit(locale="fr-FR")
    page.wait_for_selector("article")
    assert page.evaluate("document.documentElement.lang") == "fr"
    check(page)
    for game in ("inkognito", "inkognito-cards", "infiltraitors", "masks"):
        page.goto(page.url.split("/t/")[0].rstrip("/") + "/")
        title = french.text(f"{game}-title")
        page.get_by_role("button", name=f"Jouer: {title}", exact=True).click()
        page.wait_for_selector(TURN)
        check(page)
        for tab in ("Paroles", "Règles", "Récit"):
            page.get_by_role("tab", name=tab).click()
            check(page)
    page.goto(page.url.split("/t/")[0] + "/new/inkognito")
    page.get_by_role("button", name="Ouvrir la table").wait_for()
    check(page)
    # And one can change one's mind.
    page.get_by_label("Langue").select_option("en")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
