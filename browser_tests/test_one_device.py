"""Whole games with all seats on one page: nothing of one seat's secrets is there for another."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, Page, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from browser_tests.conftest import Visit, serving
from browser_tests.friends import join, menu
from browser_tests.one_device import (
    ANYTHING,
    COVER,
    ENDING,
    HAND_OVER,
    NEXT,
    Handed,
    bring,
    cover,
    gather,
    there,
    uncover,
)
from browser_tests.players import Cards, Infiltraitors, Inkognito, Masks, Player, over
from browser_tests.rest import at_rest, first_of, put_away
from browser_tests.whole_page import remembered, shown, stored, whole

TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.data.trim();
    if (text && walk.currentNode.parentElement.closest("main")) found.push(text);
  }
  return found;
}"""


class Searched(Handed):
    """A device whose every turn is searched for what its other seats wrote for themselves and were
    told who they are.
    """

    def __init__(self, page: Page, player: Player, new_context: CreateContextCallback) -> None:
        super().__init__(page, player)
        self.new_context = new_context
        self.cdp: CDPSession = page.context.new_cdp_session(page)
        self.secrets: dict[str, set[str]] = {}
        self.canary: dict[str, str] = {}
        self.covered = self.search_covered
        self.uncovered = self.search_uncovered
        self.compared = self.dug = 0
        self.rng = random.Random(1)

    def of_others(self, seat: str) -> list[str]:
        found = {text for other, texts in self.secrets.items() if other != seat for text in texts}
        return sorted(found - self.secrets.get(seat, set()))

    def search_covered(self) -> None:
        page = self.page
        held = whole(page, self.cdp)
        assert not [secret for secret in self.of_others("") if secret in held]
        assert page.locator("[data-act], [data-do], [data-stage], textarea").count() == 0
        if self.turns % 12 == 2:
            self.dug += 1
            assert not remembered(self.cdp, self.canary.values())

    def search_uncovered(self, seat: str) -> None:
        page = self.page
        there(page, "[data-mine=true]")
        known = self.canary.get(seat) or self.note(seat)
        self.secrets[seat] = {known, *self.who_i_am()}
        held = whole(page, self.cdp)
        assert self.secrets[seat] == {secret for secret in self.secrets[seat] if secret in held}
        assert not [secret for secret in self.of_others(seat) if secret in held]
        if self.turns % 5 == 2:
            self.compare(seat)
        if self.turns % 12 == 2:
            self.dug += 1
            assert remembered(self.cdp, self.canary.values()) == [known]

    def note(self, seat: str) -> str:
        """Writes something down for oneself, which nobody else can know."""
        canary = self.canary[seat] = f"canary-{seat}-{self.rng.randrange(10**12)}"
        field = self.page.get_by_label("A note to yourself")
        field.fill(canary)
        field.blur()
        return canary

    def who_i_am(self) -> set[str]:
        """What one is told of oneself, where the game has a place for it."""
        me = self.page.locator("aside > section.me")
        lines = me.inner_text().split("\n") if me.count() else []
        return {line.strip() for line in lines if line.startswith("You are ")}

    def compare(self, seat: str) -> None:
        """The page of a device that goes round is, word for word, that of one which has never shown
        any other seat.
        """
        self.compared += 1
        fresh = self.new_context(
            storage_state=self.page.context.storage_state(),
            viewport=self.page.viewport_size,
            locale="en-GB",
            reduced_motion="reduce",
        )
        page = fresh.new_page()
        page.goto(self.page.url)
        uncover(page, seat)
        there(page, "[data-mine=true]")
        at_rest(page)
        # What was said a moment ago goes from the older page by itself.
        expect(self.page.locator(".bubble")).to_have_count(0)
        assert self.page.evaluate(TEXTS) == page.evaluate(TEXTS)
        fresh.close()


def settled(page: Page) -> None:
    page.get_by_role("button", name="Start").click()
    there(page, NEXT)


GAMES: dict[str, tuple[str, dict[str, str], int, type[Player], int]] = {
    "inkognito": ("Inkognito", {"Players": "3"}, 2, Inkognito, 10),
    "inkognito-cards": (
        "Inkognito, the card game",
        {"Players": "3", "Points_to_win": "1"},
        2,
        Cards,
        6,
    ),
    "infiltraitors": ("Infiltraitors", {"Players": "2", "Mission": "1"}, 1, Infiltraitors, 6),
    "masks": ("Masks", {"Players": "3"}, 2, Masks, 15),
}
"""Title, options, how many besides whoever opens the table, who plays, and how long."""


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_on_one_page(
    visit: Visit, new_context: CreateContextCallback, game: str
) -> None:
    title, options, others, kind, turns = GAMES[game]
    page = visit()
    gather(page, title, *["Ben", "Cleo", "Dora"][:others], **options)
    settled(page)
    handed = Searched(page, kind(page, turns=turns), new_context)
    handed.finish()
    assert len(handed.secrets) == others + 1
    assert handed.waited
    assert handed.compared
    assert handed.dug
    assert over(page)
    assert page.locator(COVER).count() == 0
    page.get_by_role("button", name=re.compile("Play again|Try again|Next mission")).click()
    expect(page.get_by_role("button", name="Start")).to_be_enabled()


def started(page: Page, *others: str, **options: str) -> None:
    gather(page, "Masks", *others, Players=str(len(others) + 1), **options)
    settled(page)


def test_two_on_one_device_and_a_third_elsewhere(
    visit: Visit, new_context: CreateContextCallback
) -> None:
    """The cover says whom to hand the device to, or who elsewhere is waited for."""
    device = visit()
    gather(device, "Masks", "Ben", Players="3")
    third = join(visit, device, "Carla")
    expect(third.get_by_text(re.compile("on .* device"))).to_be_visible()
    device.get_by_role("button", name="Start").click()
    handed = Searched(device, Masks(device, seed=3), new_context)
    other = Masks(third, seed=4)
    waited_for_carla = 0
    for _ in range(600):
        asked = first_of((third, "[data-mine=true]"), (device, ANYTHING))
        if over(device):
            break
        if asked is third:
            if device.locator(COVER).count() and not device.locator(NEXT).count():
                expect(device.locator(COVER)).to_contain_text("Waiting for Carla")
                waited_for_carla += 1
            elif device.get_by_test_id("put-cover").count():
                cover(device)
                continue
            other.act()
        else:
            handed.step()
    assert over(device)
    assert waited_for_carla
    expect(third.get_by_test_id("ending")).to_be_visible()
    assert len(handed.secrets) == 2


def test_whoever_comes_back_to_the_page_finds_it_covered(visit: Visit) -> None:
    page = visit()
    started(page, "Ben")
    seat = page.locator(NEXT).first.get_attribute("data-uncover") or ""

    def write() -> None:
        uncover(page, seat)
        page.get_by_label("A note to yourself").fill("of one alone")
        page.get_by_label("A note to yourself").blur()

    def covered() -> None:
        there(page, NEXT)
        assert "of one alone" not in shown(page) + stored(page)

    write()
    page.reload()
    covered()
    uncover(page, seat)
    expect(page.get_by_label("A note to yourself")).to_have_value("of one alone")
    page.get_by_role("link", name="Ridotto").first.click()
    page.locator("article").first.wait_for()
    page.go_back()
    covered()
    uncover(page, seat)
    page.goto(page.url.partition("/t/")[0] + "/rules/masks")
    page.go_back()
    covered()
    uncover(page, seat)
    # A device that is laid aside is covered as well, and so is a page that only seems to be left.
    page.evaluate(
        "Object.defineProperty(document, 'hidden', {get: () => true, configurable: true});"
        "document.dispatchEvent(new Event('visibilitychange')); delete document.hidden"
    )
    covered()
    uncover(page, seat)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))")
    covered()


def test_what_is_being_written_is_kept_when_the_cover_comes(visit: Visit) -> None:
    page = visit()
    started(page, "Ben")
    seat = page.locator(NEXT).first.get_attribute("data-uncover") or ""
    uncover(page, seat)
    page.get_by_label("A note to yourself").focus()
    page.keyboard.type("half a thought")
    page.get_by_test_id("put-cover").evaluate("button => button.click()")
    there(page, NEXT)
    uncover(page, seat)
    expect(page.get_by_label("A note to yourself")).to_have_value("half a thought")


def test_a_question_that_was_open_goes_with_the_hand(visit: Visit) -> None:
    page = visit()
    started(page, "Ben")
    seat = page.locator(NEXT).first.get_attribute("data-uncover") or ""
    uncover(page, seat)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Leave for good").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_test_id("put-cover").evaluate("button => button.click()")
    there(page, NEXT)
    assert page.locator("dialog[open]").count() == 0
    uncover(page, seat)
    there(page, "[data-mine=true]")
    assert page.locator("dialog[open]").count() == 0


def test_each_speaks_under_his_own_name(visit: Visit) -> None:
    page = visit()
    started(page, "Ben")
    seats = page.locator(f"{COVER} [data-uncover]").evaluate_all(
        "all => all.map(one => [one.dataset.uncover, one.textContent])"
    )
    ben = next(seat for seat, text in seats if "Ben" in text)
    uncover(page, ben)
    page.get_by_role("tab", name="Talk").click()
    page.get_by_label("Say something").fill("Good evening")
    page.get_by_role("button", name="Say", exact=True).click()
    expect(page.get_by_text("Ben: Good evening")).to_be_visible()


def test_a_bot_plays_for_one_of_them_until_he_is_back(visit: Visit) -> None:
    page = visit()
    gather(page, "Masks", "Ben", "Cleo", Players="3")
    settled(page)
    seats = page.locator(f"{COVER} [data-uncover]").evaluate_all(
        "all => all.map(one => [one.dataset.uncover, one.textContent])"
    )
    ben = next(seat for seat, text in seats if "Ben" in text)
    uncover(page, ben)
    menu(page, "Let a bot play for me")
    cover(page)
    expect(page.locator(COVER)).to_contain_text("A bot is playing for Ben.")
    page.get_by_role("button", name="Ben is back").click()
    expect(page.locator(COVER)).not_to_contain_text("A bot is playing for Ben.")
    # Bots that do not dawdle play on by themselves, to the end.
    menu(page, "Let bots play for all of us")
    page.wait_for_selector("[data-testid=ending]")


@pytest.fixture(scope="module")
def slow_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house whose bots take their time."""
    with serving(tmp_path_factory.mktemp("slow"), bot_pace=4) as address:
        yield address


def left_to_bots(page: Page, house: str, *, watched: bool) -> None:
    """Somebody of two on a device has acted, and now two bots do."""
    page.goto(house)
    gather(page, "Masks", "Ben", Players="4")
    free = page.locator("select:has(option[value=''])")
    for left in (1, 0):
        free.first.select_option("random")
        expect(free).to_have_count(left)
    if watched:
        menu(page)
        page.get_by_label("Anyone may watch").check()
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Start").click()
    for _ in range(9):
        page.locator(NEXT).first.wait_for(timeout=30_000)
        page.locator(NEXT).first.click()
        there(page, "[data-mine=true]")
        field = page.get_by_label("A note to yourself")
        field.fill("of one alone")
        field.blur()
        while page.locator("[data-mine=true]").count():
            Masks(page).act()
        if not page.locator(f"{HAND_OVER}, {COVER}").count():
            return
        put_away(page.locator(HAND_OVER))
    raise AssertionError("a bot's turn does not come")


def test_while_bots_play_nobodys_secrets_stay_on_the_device(visit: Visit, slow_house: str) -> None:
    page = visit()
    left_to_bots(page, slow_house, watched=False)
    there(page, COVER)
    expect(page.locator(COVER)).to_contain_text("Since your last turn")
    assert "of one alone" not in shown(page) + stored(page)


def test_while_bots_play_a_device_shows_what_all_may_see_where_anyone_may_watch(
    visit: Visit, slow_house: str
) -> None:
    page = visit()
    left_to_bots(page, slow_house, watched=True)
    there(page, "[data-testid=board] [data-stage]")
    assert page.locator("textarea, [data-act]:enabled").count() == 0
    assert "of one alone" not in shown(page) + stored(page)
    page.locator(f"{NEXT}, {ENDING}").first.wait_for(timeout=40_000)


def test_the_board_in_the_middle_and_phones_as_hands(visit: Visit) -> None:
    phone = visit(viewport={"width": 390, "height": 844})
    gather(phone, "Inkognito, the card game", "Ben", "Cleo", Players="4")
    board = visit("/t/" + phone.url.rpartition("/")[2] + "/board")
    expect(board.get_by_test_id("board")).to_contain_text("Ben")
    expect(board.get_by_role("img", name="The link as a QR code")).to_be_visible()
    bring(phone, "Dora")
    expect(board.get_by_test_id("board")).to_contain_text("Dora")
    menu(phone)
    phone.get_by_label("Anyone may watch").check()
    phone.get_by_role("button", name="Start").click()
    there(phone, NEXT)
    there(board, "[data-testid=board] [data-stage]")
    assert board.locator("aside, [role=tablist], [data-act]:enabled").count() == 0
    name = board.locator("[data-seat] strong").first
    assert name.evaluate("one => one.getBoundingClientRect().height") >= 24
    handed = Handed(phone, Cards(phone))
    before = board.content()
    for _ in range(12):
        phone.locator(ANYTHING).first.wait_for()
        handed.step()
    expect(board.locator("[data-stage]")).to_be_visible()
    assert board.content() != before
    board.get_by_role("link", name="Back to the table").click()
    there(board, "[data-testid=prompt]")


def test_the_menu_leads_to_the_board_where_people_may_watch(visit: Visit) -> None:
    page = visit()
    started(page, "Ben")
    menu(page)
    page.get_by_label("Anyone may watch").check()
    page.get_by_role("link", name="Show the board here").click()
    there(page, "[data-testid=board] [data-stage]")
    assert page.locator("textarea, [data-do]").count() == 0
    page.go_back()
    there(page, NEXT)
    menu(page)
    page.get_by_label("Anyone may watch").uncheck()
    expect(page.get_by_role("link", name="Show the board here")).to_have_count(0)
