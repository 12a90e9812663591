"""Sending a figure away on a phone: every space to choose from is in sight until it is done."""

from playwright.sync_api import Page, expect

from browser_tests.conftest import Visit
from browser_tests.players import Inkognito, over, phase_of, play_to, set_table

PHONE = {"width": 390, "height": 844}
SENDING = "[data-prompt^=expel][data-mine=true]"
SEEN = """() => {
  const box = document.querySelector('[data-stage]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-mark=open]')].map((mark) => {
    const {left, right, top, bottom, width} = mark.getBoundingClientRect();
    const across = left >= box.left && right <= box.right;
    return [width, across && top >= box.top && bottom <= box.bottom];
  });
}"""


class Asks(Inkognito):
    """Meets whom it can, and asks."""

    def choose(self, phase: str) -> None:
        if phase == "meet" and self.page.locator(".doing [data-act^=ask]:enabled").count():
            self.any(self.page.locator(".doing [data-act^=ask]:enabled"))
        else:
            super().choose(phase)


def to_sending(page: Page, house: str) -> None:
    """To a moment in which a figure is to be sent away."""
    for seed in range(20):  # a bot may end the game early
        page.goto(house)
        set_table(page, "Inkognito")
        play_to(Asks(page, seed=seed, turns=999), SENDING)
        if not over(page) and phase_of(page) == "expel":
            return
    raise AssertionError("nobody is sent away")


def test_every_space_to_send_a_figure_to_is_in_sight(visit: Visit, house: str) -> None:
    page = visit(viewport=PHONE)
    to_sending(page, house)
    look = page.locator("[data-act=look]")
    if look.count():
        look.click()
    goals = page.locator(".space.goal")
    expect(goals.first).to_be_visible()
    expect(page.get_by_role("button", name="Whole board")).to_be_disabled()
    before = page.evaluate(SEEN)
    assert len(before) == goals.count()
    assert all(width > 19 and inside for width, inside in before), before
    # Chosen and not yet sent, one still sees what else there is.
    goals.first.evaluate("goal => goal.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    expect(page.locator(".doing [data-act=expel]")).to_be_enabled()
    page.wait_for_timeout(400)
    after = page.evaluate(SEEN)
    assert len(after) == len(before)
    assert all(inside for _, inside in after), after
