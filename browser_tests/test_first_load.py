"""How much is loaded."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, Response

from browser_tests.conftest import Visit
from browser_tests.players import TURN, play_now, set_table


def test_first_load_is_small(visit: Visit, house: str) -> None:
    page = visit("/healthz", quiet=False)
    loaded: dict[str, int] = {}

    def count(response: Response) -> None:
        loaded[response.url] = int(response.headers.get("content-length", 0))

    page.on("response", count)
    page.goto(house)
    page.wait_for_selector("article")
    page.wait_for_load_state("networkidle")
    print(f"home: {sum(loaded.values())} bytes in {len(loaded)} answers")
    assert sum(loaded.values()) < 150_000
    play_now(page, "Inkognito")
    page.wait_for_selector(TURN)
    page.wait_for_function("document.querySelector('.sheet img')?.complete")
    print(f"and a table: {sum(loaded.values())} bytes in {len(loaded)} answers")
    assert sum(loaded.values()) < 260_000
    sheets = [url for url in loaded if url.endswith(".svg") and ("night" in url or "day" in url)]
    assert len(sheets) == 1


def test_what_a_page_needs_is_named_in_its_head(visit: Visit, house: str) -> None:
    """No script has to be run before the browser knows of the next one."""
    page = visit()
    set_table(page, "Inkognito")
    page.wait_for_selector(TURN)
    _needs_only_what_it_names(page, page.url)
    _needs_only_what_it_names(page, house)
    _needs_only_what_it_names(visit(locale="fr-FR"), house)


def _needs_only_what_it_names(page: Page, address: str) -> None:
    sent = page.goto(address)
    assert sent is not None
    page.wait_for_selector(f"{TURN}, article")
    page.wait_for_load_state("networkidle")
    named = set(re.findall(r'(?:href|src)="(/[^"]+)"', sent.text()))
    needed = {urlsplit(url).path for url in page.evaluate(LOADED)}
    # The words of games whose tables are listed are known only when the list is.
    late = {path for path in needed - named if "/inkognito-" in path and "/t/" not in address}
    assert needed - named <= late


LOADED = """() => performance.getEntriesByType('resource').map(each => each.name)
  .filter(name => name.endsWith('.js') || name.endsWith('.css'))"""
