"""Everything can be done without a mouse."""

from playwright.sync_api import Page

from browser_tests.conftest import Visit
from browser_tests.players import TURN, over, set_table


def tab_to(page: Page, wanted: str) -> None:
    """Presses Tab until the focus is on what is wanted."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted):
            return
    raise AssertionError(f"the keyboard does not reach {wanted}")


class Typist:
    """Plays Inkognito with Tab, Enter and Space; remembers what it has done in this turn."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moved = self.ended = False

    def press(self, wanted: str, key: str = "Enter") -> None:
        self.page.locator("main").focus()
        tab_to(self.page, wanted)
        self.page.keyboard.press(key)

    def act(self) -> None:
        phase = self.page.locator("[data-testid=prompt]").get_attribute("data-phase")
        if phase == "move":
            self.move()
        elif phase == "meet":
            asks = self.page.locator("[data-kind=ask] button, [data-kind=ask-via] button").count()
            self.press("[data-kind^=ask] button" if asks else "[data-kind=end] button")
            self.ended = not asks
        elif phase == "expel":
            self.press(".space.goal", "Space")
        else:
            self.answer()
        self.page.wait_for_timeout(150)

    def move(self) -> None:
        page = self.page
        self.moved = False
        if page.locator(".piece.free").count():
            self.press(".piece.free")
            tab_to(page, ".space.goal")
            page.keyboard.press("Enter")
            if page.get_by_role("group", name="With which ball?").count():
                self.press("[aria-label='With which ball?'] button")
            page.get_by_role("button", name="Take back").wait_for()
            self.moved = True
        if page.locator(".doing button.main").count() == 0:
            self.press(".doing button")  # passing through: take it back
            self.moved = False
        else:
            self.press(".doing button.main")

    def answer(self) -> None:
        if self.page.locator(".slot").count() == 0:
            self.press(".doing button")
            return
        while self.page.locator(".doing button.main:enabled").count() == 0:
            self.press(".slot:enabled:not([aria-pressed=true])", "Space")
        self.press(".doing button.main")


def test_a_full_turn_by_keyboard_alone(visit: Visit) -> None:
    """From the shake to the end of the turn, with a step and whatever comes of it."""
    page = visit()
    set_table(page, "Inkognito")
    typist = Typist(page)
    for _ in range(60):
        page.wait_for_selector(TURN)
        assert not over(page)
        typist.act()
        if typist.moved and typist.ended:
            return
    raise AssertionError("no turn was finished")


def test_a_tip_is_put_away_by_keyboard(visit: Visit) -> None:
    page = visit(guided=True)
    set_table(page, "Infiltraitors")
    page.wait_for_selector("[data-tip=mission]")
    tab_to(page, "[data-tip=mission] button")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-tip=mission]", state="detached")
    page.wait_for_selector("[data-tip]")
    page.keyboard.press("Escape")
    page.wait_for_timeout(400)
    page.reload()
    page.wait_for_selector(TURN)
    page.wait_for_timeout(500)
    assert page.locator("[data-tip=mission], [data-tip=actions]").count() == 0
