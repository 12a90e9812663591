"""Sending a figure away on a phone: every space to choose from is in sight until it is done."""

from playwright.sync_api import expect

from browser_tests.conftest import Visit
from browser_tests.moments import go_to_moment
from browser_tests.rest import at_rest

PHONE = {"width": 390, "height": 844}
SEEN = """() => {
  const box = document.querySelector('[data-stage]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-mark=open]')].map((mark) => {
    const {left, right, top, bottom, width} = mark.getBoundingClientRect();
    const across = left >= box.left && right <= box.right;
    return [width, across && top >= box.top && bottom <= box.bottom];
  });
}"""


def test_every_space_to_send_a_figure_to_is_in_sight(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    go_to_moment(page, "inkognito", "Expel")
    page.locator("[data-act=look]").click()  # at what was shown; then one may choose
    goals = page.locator(".space.goal")
    expect(goals.first).to_be_visible()
    expect(page.get_by_role("button", name="Whole board")).to_be_disabled()
    before = page.evaluate(SEEN)
    assert len(before) == goals.count()
    assert all(width > 19 and inside for width, inside in before), before
    # Chosen and not yet sent, one still sees what else there is.
    goals.first.evaluate("goal => goal.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    expect(page.locator(".doing [data-act=expel]")).to_be_enabled()
    at_rest(page)
    after = page.evaluate(SEEN)
    assert len(after) == len(before)
    assert all(inside for _, inside in after), after
