"""The stage stands still: one box for a whole game, and everything one needs is in sight."""

from typing import Any

import pytest
from playwright.sync_api import Page

from browser_tests.conftest import Visit
from browser_tests.players import Cards, Infiltraitors, Inkognito, Masks, Player, set_table

SIZES = {"desktop": (1440, 900), "laptop": (1280, 800), "phone": (390, 844)}
GAMES: dict[str, tuple[type[Player], dict[str, str]]] = {
    "Inkognito": (Inkognito, {}),
    "Inkognito, the card game": (Cards, {"Points_to_win": "1"}),
    "Infiltraitors": (Infiltraitors, {"Mission": "1"}),
    "Masks": (Masks, {}),
}

FOUND = """() => {
  const box = document.querySelector('[data-stage]').getBoundingClientRect();
  const page = document.scrollingElement;
  const within = document.querySelector('dialog[open]') ?? document;
  const seen = (element) => {
    const {left, top, width, height} = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const inside = left >= -1 && top >= -1 && left + width <= innerWidth + 1
      && top + height <= innerHeight + 1;
    const hit = document.elementFromPoint(x, y);
    return inside && hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const used = (selector) => [...within.querySelectorAll(selector)].filter((element) =>
    !element.disabled && element.ariaDisabled !== 'true' && element.checkVisibility());
  const name = (element) => element.dataset.act + ': '
    + (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40);
  // What is said lies over nobody's name and over nothing that lies in a tray. On a narrow screen,
  // at a place on the board, it takes the strip of seats, with the mask of who says it.
  const over = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const said = [...document.querySelectorAll('.bubble:not(.strip)')].filter((bubble) =>
    bubble.checkVisibility({visibilityProperty: true}));
  const kept = [...document.querySelectorAll('.strip strong, [data-tray]')];
  const hides = said.flatMap((bubble) => kept
    .filter((each) => over(bubble.getBoundingClientRect(), each.getBoundingClientRect()))
    .map((each) => `${bubble.textContent.trim()} / ${each.textContent.trim().slice(0, 40)}`));
  return {
    hides,
    stage: [box.left, box.top, box.width, box.height].map(Math.round),
    scrolls: page.scrollTop !== 0 || page.scrollHeight > page.clientHeight,
    prompt: within !== document || seen(document.querySelector('[data-prompt]')),
    lost: used('[data-act]').filter((element) => !seen(element)).map(name),
    main: used('[data-bar] button.main').filter((element) => !seen(element)).map(name),
    controls: used('[data-act]').length,
  };
}"""


class Geometry:
    """What never changes, looked at before every action."""

    def __init__(self, *, phone: bool) -> None:
        self.phone = phone
        self.stage: list[int] = []
        self.controls = 0

    def look(self, page: Page) -> None:
        # A tray that is still coming up, or a figure on its way, is not where it will be.
        page.wait_for_timeout(60)
        found: dict[str, Any] = page.evaluate(FOUND)
        self.stage = self.stage or found["stage"]
        assert found["stage"] == self.stage
        assert not found["scrolls"] or self.phone
        assert found["prompt"], "the sentence is not in sight"
        assert not found["main"], found["main"]
        assert not found["hides"], found["hides"]
        assert self.phone or not found["lost"], found["lost"]
        self.controls += found["controls"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_and_everything_is_in_reach(visit: Visit, game: str, size: str) -> None:
    kind, options = GAMES[game]
    width, height = SIZES[size]
    page = visit(viewport={"width": width, "height": height})
    set_table(page, game, **options)
    player = kind(page, turns=20)
    geometry = Geometry(phone=size == "phone")
    player.look = geometry.look
    player.finish()
    assert geometry.controls > 5
