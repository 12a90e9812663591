"""How soon a table can be used, and a click is answered on screen: part of ``make lighthouse``."""

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from browser_tests.conftest import CHROMIUM, FLAGS, NO_TIPS, serving
from browser_tests.players import TURN, Inkognito, play_to, set_table
from browser_tests.rest import at_rest

RUNS = 7
USABLE = 1000.0
ANSWERED = 100.0
"""Milliseconds that it may take, in the median."""

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


def usable(page: Page) -> float:
    """Milliseconds until the figures stand on the board of a page that is loaded anew."""
    page.reload()
    page.wait_for_selector(".piece")
    return float(page.evaluate("performance.now()"))


def answered(page: Page) -> list[float]:
    """Milliseconds that steps take which are taken back each time."""
    moving = ".frame:has([data-prompt^=move][data-mine=true]) .piece.free"
    play_to(Inkognito(page, turns=999), moving)
    take_back = page.get_by_role("button", name="Take back")
    while take_back.count():  # what the player tried
        take_back.click()
    at_rest(page)
    took = []
    for _ in range(RUNS):
        took.append(float(page.evaluate(STEP)))
        take_back.click()
        take_back.wait_for(state="detached")
    return took


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        context.add_init_script(NO_TIPS)
        page = context.new_page()
        page.goto(house)
        set_table(page, "Inkognito")
        page.wait_for_selector(TURN)
        loading = median(usable(page) for _ in range(RUNS))
        clicking = median(answered(page))
        browser.close()
    print(f"usable after {loading:.0f} ms, a click answered after {clicking:.0f} ms (medians)")
    if loading > USABLE or clicking > ANSWERED:
        raise SystemExit("too slow")


if __name__ == "__main__":
    main()
