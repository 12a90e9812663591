"""The stage stands still: one box for a whole game, and everything one needs is in sight."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser_tests.conftest import Visit
from browser_tests.moments import go_to_moment, go_to_round_after_three
from browser_tests.players import (
    OPEN_DECLARE,
    Cards,
    Infiltraitors,
    Inkognito,
    Masks,
    Player,
    is_told_who_was_who,
    play_to,
    set_table,
)
from browser_tests.rest import still

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
  // What is said lies over nobody's name, no heading, no pile, and nothing that lies in a tray.
  // On a narrow screen, where it would, it takes the strip of seats, with the mask of who says it.
  const over = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const said = [...document.querySelectorAll('.bubble:not(.strip)')].filter((bubble) =>
    bubble.checkVisibility({visibilityProperty: true}));
  const kept = [...document.querySelectorAll(
    '.strip strong, [data-tray], [data-stage] :is(h2, h3, [data-uncovered])')]
    .filter((each) => each.checkVisibility({visibilityProperty: true}));
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

# Where there was ever a control of the story, and where one that does something.
WATCH = """() => {
  const places = window.places = {story: new Set(), doing: new Set()};
  const box = (element) => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round).join(' ');
  };
  const look = () => {
    for (const [kind, found] of [
      ['story', '[data-story], [data-testid=recap]'],
      ['doing', '[data-bar] .doing :is(button, a)'],
    ])
      document.querySelectorAll(found).forEach((element) => places[kind].add(box(element)));
  };
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
  look();
}"""
SHARED = """() => {
  const [story, doing] = [window.places.story, window.places.doing]
    .map((all) => [...all].map((box) => box.split(' ').map(Number)));
  const shared = story.flatMap((one) => doing
    .filter((other) => one[0] < other[2] && other[0] < one[2]
      && one[1] < other[3] && other[1] < one[3])
    .map((other) => `${one} / ${other}`));
  return {shared, story: story.length, doing: doing.length};
}"""

# What came where one had pressed something else in the bar, and could be hit at once.
PRESSES = """() => {
  window.strayed = [];
  window.pressed = 0;
  const does = (one) => `${one.dataset.act} ${one.dataset.do} ${one.textContent.trim()}`;
  const overlap = (one, other) => one.left < other.right - 4 && other.left < one.right - 4
    && one.top < other.bottom - 4 && other.top < one.bottom - 4;
  let last = null;
  addEventListener('click', (event) => {
    const control = event.target.closest('[data-bar] .doing button');
    last = control && {does: does(control), kind: control.dataset.act, at: Date.now(),
      box: control.getBoundingClientRect()};
    if (control) window.pressed += 1;
  });
  addEventListener('pointermove', ({clientX: x, clientY: y}) => {
    const box = last?.box;
    if (box && (x < box.left || x > box.right || y < box.top || y > box.bottom)) last = null;
  }, true);
  new MutationObserver(() => {
    if (!last || Date.now() - last.at > 1000) return;
    for (const one of document.querySelectorAll('[data-bar] .doing button:enabled')) {
      if (does(one) === last.does || (one.dataset.act && one.dataset.act === last.kind)) continue;
      const waits = getComputedStyle(one).pointerEvents === 'none';
      if (overlap(one.getBoundingClientRect(), last.box) && !waits)
        window.strayed.push(`${last.does} / ${does(one)}`);
    }
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""


class Geometry:
    """What never changes, looked at before every action."""

    def __init__(self, *, phone: bool) -> None:
        self.phone = phone
        self.stage: list[int] = []
        self.controls = 0

    def look(self, page: Page) -> None:
        still(page)  # a tray that is coming up, or a figure on its way, is not where it will be
        found: dict[str, Any] = page.evaluate(FOUND)
        self.stage = self.stage or found["stage"]
        assert found["stage"] == self.stage
        assert not found["scrolls"] or self.phone
        assert found["prompt"], "the sentence is not in sight"
        assert not found["main"], found["main"]
        assert not found["hides"], found["hides"]
        assert self.phone or not found["lost"], found["lost"]
        self.controls += found["controls"]


LOOK = "each => [getComputedStyle(each).borderColor, getComputedStyle(each).backgroundColor]"


def test_what_lies_under_the_pointer_does_not_look_chosen(visit: Visit) -> None:
    page = visit()
    set_table(page, "Inkognito")
    play_to(Inkognito(page, turns=999), OPEN_DECLARE)
    page.locator(OPEN_DECLARE).click()
    one, other = page.locator("[data-letter]").first, page.locator("[data-letter]").last
    other.hover()
    pointed = other.evaluate(LOOK)
    one.click()
    chosen = one.evaluate(LOOK)
    assert not set(pointed) & set(chosen)


NAMES_HIDDEN = """() => {
  const boxes = (found) => [...document.querySelectorAll(`[data-stage] ${found}`)]
    .filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()]);
  const over = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  return boxes('.notes > *').flatMap(([note, a]) => [
    ...boxes('.label').filter(([, b]) => over(a, b)).map(([name]) => name.textContent),
    ...(a.right > innerWidth - 8 || a.height > 30 && innerWidth < 760 ? [note.textContent] : []),
  ]);
}"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_who_was_at_a_place_before_hides_no_name(visit: Visit, size: str, locale: str) -> None:
    width, height = SIZES[size]
    page = visit(viewport={"width": width, "height": height}, locale=locale)
    go_to_round_after_three(page)
    while page.locator("[data-onward]").count():
        page.locator("[data-onward]").click()
    page.locator("[data-past=missed]").first.wait_for()
    assert page.evaluate(NAMES_HIDDEN) == []


NAMELESS_ROWS = """() => [...document.querySelectorAll('[data-stage] .clues .line')]
  .filter((row) => ![...row.querySelectorAll('.label, .label *')].some((one) =>
    one.checkVisibility() && one.innerText.trim() !== ''))
  .map((row) => row.ariaLabel)"""


@pytest.mark.parametrize("players", [2, 3, 5])
def test_on_a_phone_every_row_of_clues_says_what_it_means(visit: Visit, players: int) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    go_to_moment(page, "infiltraitors", "Eliminate", players=players, mission="1")
    page.locator("[data-stage] .clues .line").first.wait_for()
    assert page.evaluate(NAMELESS_ROWS) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_and_everything_is_in_reach(visit: Visit, game: str, size: str) -> None:
    kind, options = GAMES[game]
    width, height = SIZES[size]
    page = visit(viewport={"width": width, "height": height})
    set_table(page, game, **options)
    player = kind(page, turns=10)
    page.evaluate(WATCH)
    page.evaluate(PRESSES)
    geometry = Geometry(phone=size == "phone")
    player.look = geometry.look
    player.finish()
    if game == "Inkognito":
        is_told_who_was_who(page)
    if game == "Infiltraitors":
        expect(page.get_by_role("heading", name="Debriefing")).to_be_visible()
    assert geometry.controls > 5
    # Whoever presses a control of the story never hits what acts, and has come in its place.
    places = page.evaluate(SHARED)
    assert places["story"]
    assert places["doing"]
    assert not places["shared"], places["shared"]
    # Nor does whoever presses twice hit what comes after what he pressed.
    assert page.evaluate("window.pressed") or game == "Masks"
    assert page.evaluate("window.strayed") == []
