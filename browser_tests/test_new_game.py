"""A new game is a folder, its words, and a line in the registry: then it is on the home page."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser_tests.conftest import Visit, serving
from browser_tests.players import Masks, choose, over, play_now

OURS = Path(__file__).parent.parent
NOT_COPIED = shutil.ignore_patterns(
    ".*", "node_modules", "static", "__pycache__", "build", "dist", "*.egg-info"
)
LANGUAGES = ("en", "fr")
STUDY = ("study", "lore", "worlds", "notes")
"""The files of a game's study."""


def coined(text: str) -> str:
    """The text of one game as that of another."""
    for old, new in (("mask", "coin"), ("Mask", "Coin"), ("MASK", "COIN")):
        text = text.replace(old, new)
    return text


def write_coins(copy: Path) -> None:
    """The game of coins: the folder of the smallest game with all of its names changed, and without
    a study: it is played all the same.
    """
    games = copy / "src" / "ridotto" / "games"
    for file in (games / "masks").glob("*.py"):
        if file.stem in STUDY:
            continue
        (games / "coins").mkdir(exist_ok=True)
        lines = coined(file.read_text("utf-8")).splitlines(keepends=True)
        kept = [line for line in lines if "Study" not in line]
        (games / "coins" / file.name).write_text("".join(kept), "utf-8")
    words = copy / "src" / "ridotto" / "words"
    for language in LANGUAGES:
        for name in ("masks.ftl", "web-masks.ftl"):
            text = coined((words / language / name).read_text("utf-8"))
            text = re.sub(r"(?m)^coins-title = .*", "coins-title = Coins", text)
            (words / language / coined(name)).write_text(text, "utf-8")
    registry = games / "__init__.py"
    line = "from ridotto.games.coins import Coins\n\nGAMES = Registry(*GAMES, Coins())\n"
    registry.write_text(f"{registry.read_text('utf-8')}\n{line}", "utf-8")


def run(copy: Path, *command: str) -> None:
    path = os.pathsep.join((os.environ["PATH"], str(Path(sys.executable).parent)))
    env = os.environ | {"PYTHONPATH": str(copy / "src"), "PATH": path}
    done = subprocess.run(command, cwd=copy, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house that was built with the new game."""
    copy = tmp_path_factory.mktemp("new") / "ridotto"
    for part in ("src", "tests", "docs", "web"):
        shutil.copytree(OURS / part, copy / part, ignore=NOT_COPIED)
    for file in OURS.glob("*.*"):
        if file.is_file():
            shutil.copy(file, copy)
    shutil.copy(OURS / "web" / ".npmrc", copy / "web")
    (copy / "web" / "node_modules").symlink_to(OURS / "web" / "node_modules")
    write_coins(copy)
    run(copy, sys.executable, "-m", "tests.protocol_files")
    run(copy, sys.executable, "-m", "tests.wire_files")
    run(copy, sys.executable, "-m", "pytest", "-q", "tests/test_wire.py", "tests/test_words.py")
    run(copy, "node", "web/node_modules/typescript/bin/tsc", "--noEmit", "--project", "web")
    run(copy, sys.executable, "web/build.py")
    with serving(tmp_path_factory.mktemp("house"), copy / "src") as address:
        yield address


def test_it_is_played_from_the_home_page_to_its_end(visit: Visit) -> None:
    page = visit()
    titles = page.locator("article h2")
    expect(titles).to_have_count(5)
    # Games with screens of their own come first.
    assert titles.all_inner_texts()[-2:] == ["Masks", "Coins"]
    play_now(page, "Coins")
    page.wait_for_selector("[data-testid=prompt]")
    expect(page.get_by_role("heading", name="Coins", level=1)).to_be_visible()
    Masks(page).finish()
    assert over(page)
    expect(page.locator("ol[aria-label=Log]")).to_contain_text("In the box lay")

    # It can be set up, and seen again, in the other language as well.
    page = visit("/new/coins", locale="fr-FR")
    choose(page, "Joueurs", "2")
    choose(page, "Les autres places", "random")
    page.get_by_role("button", name="Ouvrir la table").click()
    page.get_by_role("button", name="Commencer").click()
    Masks(page).finish()
    page.get_by_role("link", name="Revoir").click()
    page.get_by_test_id("last").click()
    expect(page.locator("[data-prompt]")).to_contain_text("Dans la boîte dormait")
    assert "⟨" not in page.locator("main").inner_text()
