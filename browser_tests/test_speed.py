"""How much is loaded, and how soon one can play."""

from playwright.sync_api import Page, Response

from browser_tests.conftest import Visit
from browser_tests.players import TURN, Inkognito, play_now, play_to, set_table


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


def test_a_table_is_usable_within_a_second(visit: Visit) -> None:
    page = visit()
    set_table(page, "Inkognito")
    page.wait_for_selector(TURN)
    took = min(_reload(page) for _ in range(3))
    print(f"usable after {took:.0f} ms")
    assert took < 1000


def _reload(page: Page) -> float:
    page.reload()
    page.wait_for_selector(".piece")
    return float(page.evaluate("performance.now()"))


def test_a_click_is_answered_within_100_ms(visit: Visit) -> None:
    page = visit()
    set_table(page, "Inkognito")
    moving = ".frame:has([data-prompt^=move][data-mine=true]) .piece.free"
    play_to(Inkognito(page, turns=999), moving)
    take_back = page.get_by_role("button", name="Take back")
    while take_back.count():  # what the player tried
        take_back.click()
        page.wait_for_timeout(200)
    page.wait_for_timeout(300)
    took = []
    for _ in range(7):
        took.append(page.evaluate(STEP))
        take_back.click()
        take_back.wait_for(state="detached")
    took.sort()
    print(f"answered after {took[3]:.0f} ms (median of 7, fastest {took[0]:.0f})")
    # The machine may have other things to do: the fastest tells what the client and house need.
    assert took[0] < 100


STEP = """async () => {
  const NEAR = '.space.goal[data-steps="1"]';
  const click = element => element.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  const next = () => new Promise(requestAnimationFrame);
  if (!document.querySelector(NEAR)) click(document.querySelector('.piece.free'));
  while (!document.querySelector(NEAR)) await next();
  const where = () => [...document.querySelectorAll('.piece')].map(p => p.style.transform).join();
  const before = where();
  const start = performance.now();
  click(document.querySelector(NEAR));
  while (where() === before) await next();
  return performance.now() - start;
}"""
"""A step on the board: from the click on a space to the figure standing there."""
