"""Pictures of every page, phone and desktop, into docs/screenshots: ``make screenshots``."""

import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from browser_tests.conftest import CHROMIUM, FLAGS, NO_TIPS, serving
from browser_tests.players import TURN, Cards, Informed, Inkognito, over, play_to, set_table
from browser_tests.rest import still

FOLDER = Path(__file__).parent.parent / "docs" / "screenshots"
WIDTHS = {"desktop": (1440, 900), "phone": (390, 844)}
MOST = 300_000
"""Bytes a picture may have."""


FULL = ".at:has(.clues .card) ~ .at .clues .card"
"""Two traitors with clues."""

FILM = FOLDER / "turn.webp"
FRAMES, BETWEEN = 40, 300
"""Pictures of the film, and milliseconds from one to the next."""

MOST_FILM = 1_500_000


def shoot(page: Page, name: str, *, whole: bool = False) -> None:
    still(page)
    path = FOLDER / f"{name}.png"
    picture = page.screenshot(full_page=whole, animations="disabled")
    # A palette is enough for flat colours, and a third of the size; no seat may lose its colour.
    few = Image.open(BytesIO(picture)).convert("RGB").quantize(256, Image.Quantize.MAXCOVERAGE)
    few.save(path, optimize=True)
    size = path.stat().st_size
    print(f"{path.name}: {size // 1000} kB")
    if size > MOST:
        raise SystemExit(f"{path} has {size} bytes, more than {MOST}")


def visit(page: Page, house: str, width: str) -> None:
    page.goto(house)
    page.wait_for_selector("article")
    shoot(page, f"home-{width}")
    for name, game, options, player, wanted in (
        ("inkognito", "Inkognito", {}, Inkognito, "[data-testid=shown]"),
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
        shoot(page, f"{name}-{width}")
    page.goto(house)
    set_table(page, "Inkognito")
    Inkognito(page, seed=2, turns=16).finish()
    shoot(page, f"end-{width}")
    page.get_by_role("link", name="See it again").click()
    page.get_by_label("Seen by").select_option("-1")
    page.locator("[data-prompt]").wait_for()
    page.locator("input[type=range]").fill("42")
    while page.locator("[data-bar] .why").count() == 0:
        page.get_by_test_id("next").click()
    shoot(page, f"replay-{width}")


def film(page: Page, house: str) -> None:
    """A turn of Inkognito, moving: others play, then one's own figure goes somewhere."""
    page.goto(house)
    set_table(page, "Inkognito")
    player = Inkognito(page, seed=5, turns=999)
    pictures: list[Image.Image] = []
    for _ in range(FRAMES):
        page.wait_for_timeout(BETWEEN)
        shot = Image.open(BytesIO(page.screenshot()))
        pictures.append(shot.convert("RGB").resize((960, 600)))
        if len(pictures) % 4 == 0 and page.locator("[data-mine=true]").count():
            player.act()
    first, *rest = pictures
    first.save(FILM, save_all=True, append_images=rest, duration=BETWEEN, loop=0, quality=45)
    size = FILM.stat().st_size
    print(f"{FILM.name}: {size // 1000} kB")
    if size > MOST_FILM:
        raise SystemExit(f"{FILM} has {size} bytes, more than {MOST_FILM}")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for width, (across, down) in WIDTHS.items():
            page = browser.new_page(
                viewport={"width": across, "height": down},
                locale="en-GB",
                color_scheme="dark",
                reduced_motion="reduce",
            )
            page.add_init_script(NO_TIPS)
            visit(page, house, width)
        moving = browser.new_page(
            viewport={"width": 1280, "height": 800}, locale="en-GB", color_scheme="dark"
        )
        moving.add_init_script(NO_TIPS)
        film(moving, house)
        browser.close()


if __name__ == "__main__":
    main()
