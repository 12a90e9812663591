"""Pictures of every page, phone and desktop, into docs/screenshots: ``make screenshots``."""

import os
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from browser_tests.conftest import FLAGS, NO_TIPS, serving
from browser_tests.players import TURN, Cards, Informed, Inkognito, over, play_to, set_table

FOLDER = Path(__file__).parent.parent / "docs" / "screenshots"
WIDTHS = {"desktop": (1440, 900), "phone": (390, 844)}
MOST = 300_000
"""Bytes a picture may have."""


FULL = ".front:has(.clues .holder) ~ .front .clues .holder:nth-child(2)"
"""Two traitors with clues."""


def shoot(page: Page, name: str, *, whole: bool = False) -> None:
    page.wait_for_timeout(400)
    path = FOLDER / f"{name}.png"
    picture = page.screenshot(full_page=whole, animations="disabled")
    # A palette is enough for flat colours, and a third of the size.
    Image.open(BytesIO(picture)).convert("RGB").quantize(160).save(path, optimize=True)
    size = path.stat().st_size
    print(f"{path.name}: {size // 1000} kB")
    if size > MOST:
        raise SystemExit(f"{path} has {size} bytes, more than {MOST}")


def visit(page: Page, house: str, width: str) -> None:
    page.goto(house)
    page.wait_for_selector("article")
    shoot(page, f"home-{width}")
    for name, game, options, player, wanted in (
        ("inkognito", "Inkognito", {}, Inkognito, ".shown .card"),
        ("cards", "Inkognito, the card game", {}, Cards, ".hand .slot"),
        ("infiltraitors", "Infiltraitors", {"Mission": "6"}, Informed, FULL),
    ):
        for seed in range(20):  # a bot may end the game early
            page.goto(house)
            set_table(page, game, **options)
            page.wait_for_selector(TURN)
            play_to(player(page, seed=seed, turns=999), wanted)
            if not over(page):
                break
        page.evaluate("scrollTo(0, 0)")
        shoot(page, f"{name}-{width}")
    page.goto(house)
    set_table(page, "Inkognito")
    Inkognito(page, seed=2, turns=16).finish()
    page.evaluate("scrollTo(0, 0)")
    shoot(page, f"end-{width}")
    page.get_by_role("link", name="See it again").click()
    page.get_by_label("Seen by").select_option("-1")
    page.get_by_role("heading", name="Under the masks").wait_for()
    page.locator("input[type=range]").fill("42")
    while page.locator(".why").count() == 0:
        page.get_by_test_id("next").click()
    shoot(page, f"replay-{width}")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for width, (across, down) in WIDTHS.items():
            page = browser.new_page(
                viewport={"width": across, "height": down},
                locale="en-GB",
                color_scheme="dark",
                reduced_motion="reduce",
            )
            page.add_init_script(NO_TIPS)
            visit(page, house, width)
        browser.close()


if __name__ == "__main__":
    main()
