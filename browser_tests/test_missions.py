"""Missions that need more than a hand of cards, and what agents share at the table."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser_tests.conftest import Visit
from browser_tests.friends import start
from browser_tests.moments import go_to_moment
from browser_tests.players import (
    SETTLING,
    TURN,
    Infiltraitors,
    Informed,
    over,
    play_to,
    set_table,
)


def two_agents(visit: Visit, mission: str, **options: str) -> tuple[Page, Page]:
    """Two people, and nobody else."""
    host, friend = visit(), visit()
    set_table(host, "Infiltraitors", bots="", Players="2", Mission=mission, **options)
    host.get_by_role("button", name="Sit here").first.wait_for()
    friend.goto(host.url)
    friend.get_by_role("button", name="Sit here").first.click()
    expect(friend.get_by_role("button", name="Stand up")).to_be_visible()
    start(host, friend)
    return host, friend


def log(page: Page) -> str:
    return page.locator("ol[aria-label=Log]").inner_text()


def test_blind_cards_are_played_from_other_hands_by_place(visit: Visit) -> None:
    page = visit()
    set_table(page, "Infiltraitors", Mission="17")
    expect(page.locator("section.mission .rule")).to_contain_text("every hand but your own")
    page.wait_for_selector(TURN)
    expect(page.locator("[aria-label='Your cards'] .back").first).to_be_visible()
    player = Infiltraitors(page, seed=7, turns=999)
    for _ in range(60):
        page.wait_for_selector(TURN)
        if over(page) or "Falcon plays" in log(page):
            break
        player.act()
    assert re.search(r"from \S+’s hand next to", log(page))


def test_a_shot_is_picked_on_the_sheet_and_warned_of(visit: Visit) -> None:
    """On a phone too: the traitor is touched, the sheet opens, and everything is in reach."""
    page = visit(viewport={"width": 390, "height": 844})
    set_table(page, "Infiltraitors", Mission="T1", Help="logic")
    play_to(Infiltraitors(page, seed=3, turns=999), "[data-shoot]")
    page.locator("[data-shoot]").first.click()
    picker = page.locator("[data-act=name]")
    expect(picker).to_have_count(36)
    in_reach(page, "[data-act=name], .doing button")
    before = int(re.findall(r"\d+", page.locator(".ammo").first.inner_text())[0])
    page.locator("[data-act=name]:is(.no, .mine)").first.click()
    expect(page.locator("[data-prompt]")).to_contain_text("It cannot be")
    page.get_by_role("button", name="Choose again").click()
    page.locator("[data-act=name]:is(.no, .mine)").last.click()
    page.get_by_role("button", name="Shoot anyway").click()
    expect(page.locator(".ammo").first).to_contain_text(str(before - 1))
    expect(page.locator("[data-act=name]")).to_have_count(0)


def in_reach(page: Page, controls: str) -> None:
    """All these lie in the window, and a click at their centre hits them, or the tray that one has
    opened over them and can fold.
    """
    # In one look: between two, something else may come where one was about to press.
    missed: list[str] = page.wait_for_function(
        """([controls, settling]) => !document.querySelector(settling) &&
          [...document.querySelectorAll(controls)].filter(one => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
            const under = hit?.closest('[data-tray]') && !one.closest('[data-tray]');
            return !(inside && (one.contains(hit) || under));
          }).map(one => one.getAttribute('aria-label') ?? one.textContent)""",
        arg=[controls, SETTLING],
    ).json_value()
    assert missed == []


@pytest.mark.parametrize(
    ("width", "height", "mission", "players"),
    [(390, 844, "7", "4"), (390, 844, "17", "3"), (1280, 800, "13", "5"), (1440, 900, "17", "4")],
)
def test_the_table_never_moves(
    visit: Visit, width: int, height: int, mission: str, players: str
) -> None:
    """Through a game the stage keeps its box, the page never scrolls, and what acts is in reach."""
    page = visit(viewport={"width": width, "height": height})
    set_table(page, "Infiltraitors", Mission=mission, Players=players)
    player = Infiltraitors(page, seed=2, turns=10)
    boxes = set()
    for _ in range(24):
        page.wait_for_selector(TURN)
        boxes.add(page.evaluate(BOX))
        if over(page):
            break
        if not page.locator("dialog[open]").count():
            in_reach(page, ".doing [data-act]:enabled, [data-prompt]")
            if width > 1000:
                in_reach(page, "[data-act]:enabled")
        player.act()
    assert len(boxes) == 1
    assert "scrolls" not in next(iter(boxes))


BOX = """() => {
  const stage = document.querySelector('[data-stage]');
  const { left, top, width, height } = stage.getBoundingClientRect();
  const page = document.scrollingElement;
  const scrolls = page.scrollHeight > innerHeight || page.scrollWidth > innerWidth;
  return [left, top, width, height, scrolls ? 'scrolls' : ''].join(' ');
}"""


@pytest.mark.parametrize(
    ("moment", "phases"),
    [("Dig", {"reward"}), ("Leave", {"leave", "lay"}), ("Accuse", {"accuse"})],
)
def test_the_kingpin(visit: Visit, moment: str, phases: set[str]) -> None:
    """What a right shot brings, the way out with two clues, and the last agent's word."""
    page = visit()
    go_to_moment(page, "infiltraitors", moment, players=2, mission="19")
    player = Informed(page, seed=11)
    for _ in range(12):
        if over(page) or phases <= player.met:
            break
        page.wait_for_selector(TURN)
        player.act()
    assert phases <= player.met
    if moment == "Accuse":
        page.wait_for_selector("[data-testid=ending]")
        assert "kingpin" in log(page)


def test_clue_sheets_are_shared_and_closed_to_the_owner(visit: Visit) -> None:
    pages = two_agents(visit, "T1")
    acting = next(page for page in pages if page.locator("[data-mine=true]").count())
    other = pages[1 - pages.index(acting)]
    acting.locator(".doing [data-act=identify]").click()
    cell = other.locator("[data-sheet] [data-cell=red-7]")
    cell.click()
    expect(cell).to_contain_text("✗")
    own = acting.locator("[data-sheet] [data-cell=red-7]")
    expect(own).to_contain_text("✗")
    expect(own).to_be_disabled()
    other.reload()
    expect(other.locator("[data-sheet] [data-cell=red-7]")).to_contain_text("✗")
