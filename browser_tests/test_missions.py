"""Missions that need more than a hand of cards, and what agents share at the table."""

from playwright.sync_api import Page, expect

from browser_tests.conftest import Visit
from browser_tests.players import TURN, Infiltraitors, Informed, over, set_table


def two_agents(visit: Visit, mission: str) -> tuple[Page, Page]:
    """Two people, and nobody else."""
    host, friend = visit(), visit()
    set_table(host, "Infiltraitors", bots="", Players="2", Mission=mission)
    host.get_by_role("button", name="Sit here").first.wait_for()
    friend.goto(host.url)
    friend.get_by_role("button", name="Sit here").first.click()
    expect(host.get_by_role("button", name="Start")).to_be_enabled()
    host.get_by_role("button", name="Start").click()
    for page in (host, friend):
        page.wait_for_selector("[data-testid=prompt]")
    return host, friend


def log(page: Page) -> str:
    return page.locator("ol[aria-label=Log]").inner_text()


def test_blind_cards_are_played_from_other_hands_by_place(visit: Visit) -> None:
    page = visit()
    set_table(page, "Infiltraitors", Mission="17")
    expect(page.locator("section.mission .rule")).to_contain_text("every hand but your own")
    page.wait_for_selector(TURN)
    assert page.locator("[aria-label='Your cards'] .back").count() > 0
    player = Infiltraitors(page, seed=7, turns=999)
    for _ in range(60):
        page.wait_for_selector(TURN)
        if over(page) or "Falcon plays" in log(page):
            break
        player.act()
    assert "from the hand of" in log(page)


def test_the_kingpin(visit: Visit) -> None:
    """A right shot, the way out with two clues, and the last agent's word."""
    pages = two_agents(visit, "19")
    players = [Informed(page, seed=11 + place) for place, page in enumerate(pages)]
    seen: set[str] = set()
    for _ in range(160):
        if any(over(page) for page in pages):
            break
        for player in players:
            prompt = player.page.locator("[data-testid=prompt][data-mine=true]")
            if prompt.count():
                seen.add(prompt.get_attribute("data-phase") or "")
                player.act()
        pages[0].wait_for_timeout(20)
    for page in pages:
        page.wait_for_selector("[data-testid=ending]")
    assert {"turn", "reward", "leave", "lay", "accuse"} <= seen
    assert "kingpin" in log(pages[0])


def test_clue_sheets_are_shared_and_closed_to_the_owner(visit: Visit) -> None:
    pages = two_agents(visit, "T1")
    acting = next(page for page in pages if page.locator("[data-mine=true]").count())
    other = pages[1 - pages.index(acting)]
    acting.get_by_role("button", name="Take the next traitor").click()
    cell = other.locator("[data-sheet] [data-cell=red-7]")
    cell.click()
    expect(cell).to_contain_text("✗")
    own = acting.locator("[data-sheet] [data-cell=red-7]")
    expect(own).to_contain_text("✗")
    expect(own).to_be_disabled()
    other.reload()
    expect(other.locator("[data-sheet] [data-cell=red-7]")).to_contain_text("✗")
