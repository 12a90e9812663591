"""Ways through the notebook and around one device, in any language; every stop can be looked at."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from browser_tests.conftest import Visit
from browser_tests.notebook_pad import EXAMPLES, Pad
from browser_tests.one_device import COVER, NEXT, cover, there, uncover
from ridotto.server.notebooks import AskNotebook, answer_notes
from ridotto.words import Words

SLIPS: dict[str, tuple[str, dict[str, Any]]] = {
    "inkognito": ("answer", {"from": "red", "cards": ["grey:ZZ", "CB", "fat"]}),
    "inkognito-cards": ("black", {"from": "green", "card": "52"}),
    "infiltraitors": ("clue", {"traitor": "otter", "card": "green-3", "upright": True}),
}
"""What contradicts the example of each game."""


def through_the_notebook(page: Page, game: str) -> Iterator[str]:
    """The example of a game, and then a slip. Every stop has a name."""
    page.locator("[data-next]:enabled").wait_for()
    pad = Pad(page)
    notes = answer_notes(AskNotebook(toml=(EXAMPLES / f"{game}.toml").read_text())).notes
    yield "table"
    pad.begin(notes)
    yield "own"
    pad.own(notes)
    yield "nothing written"
    pad.tap("[data-tab=entries]")
    yield "no entries"
    left = {kind: list(notes[kind]) for kind in set(notes["order"])}
    for kind in notes["order"]:
        pad.write(kind, left[kind].pop(0))
    yield "sheet"
    cells = page.locator("[data-cell]:enabled")
    if cells.count():
        cells.nth(2).tap()
        yield "odds"
    pad.tap("[data-tab=entries]")
    page.locator("[data-entry] .line").locator("visible=true").first.tap()
    yield "entries"
    pad.tap("[data-tab=advice]")
    yield "advice"
    pad.tap("[data-more]")
    kinds = page.locator("[data-kind]")
    yield "kinds"
    for place in range(kinds.count()):
        kinds.nth(place).tap()
        yield f"entry {place}"
        page.locator("form .bar button").first.tap()
        pad.tap("[data-more]")
    page.locator(".kinds .quiet").tap()
    assert pad.write(*SLIPS[game])["contradiction"]
    yield "clash on the sheet"
    pad.tap("[data-tab=entries]")
    yield "clash"
    pad.tap("[data-menu]")
    yield "menu"
    pad.tap("[data-shelf]")
    page.locator("[data-book]").wait_for()
    yield "shelf"


def around_one_device(
    visit: Visit, language: str, game: str, phone: dict[str, Any], screen: dict[str, Any]
) -> Iterator[tuple[str, Page]]:
    """Everybody on one phone, and a screen as the board between them."""
    said = Words(language).text
    page = visit(f"/new/{game}", **phone)
    page.get_by_role("button", name=said("web-open-table")).click()
    start = page.get_by_role("button", name=said("web-start"))
    start.wait_for()
    for name in ("Ben", "Cléo", "Dora"):
        if start.is_enabled():
            break
        page.get_by_label(said("web-bring")).fill(name)
        page.get_by_role("button", name=said("web-bring-do"), exact=True).click()
        page.get_by_role("button", name=said("web-stands-up", {"name": name})).wait_for()
    yield "gathering", page
    board = visit("/t/" + page.url.rpartition("/")[2] + "/board", **screen)
    board.get_by_test_id("board").wait_for()
    yield "board, gathering", board
    page.get_by_role("button", name=said("web-menu")).click()
    page.get_by_label(said("web-may-watch")).check()
    yield "menu, gathering", page
    start.click()
    there(page, NEXT)
    yield "cover", page
    page.get_by_role("button", name=said("web-menu")).click()
    yield "menu, covered", page
    page.get_by_role("button", name=said("web-menu")).click()
    seat = page.locator(NEXT).first.get_attribute("data-uncover") or ""
    uncover(page, seat)
    yield "uncovered", page
    there(board, "[data-testid=board] [data-stage]")
    yield "board", board
    cover(page)
    assert page.locator(COVER).count()
    yield "covered again", page
