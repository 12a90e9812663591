"""Figures on the board: far goals, taking back, small screens, and focus."""

from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser_tests.conftest import Visit
from browser_tests.players import Inkognito, play_to, set_table
from browser_tests.rest import at_rest
from browser_tests.typists import happens, logged

MOVING = ".frame:has([data-prompt^=move][data-mine=true]) .piece.free"
PHONE: ViewportSize = {"width": 390, "height": 844}
HITS = """goal => {
  const box = goal.querySelector('.hit').getBoundingClientRect();
  const frame = goal.closest('[data-stage]').getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const inside = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  return {size: Math.min(box.width, box.height), inside};
}"""


TURNS = 6
"""Some balls allow no figure two steps."""


def at_my_move(page: Page, *, again: bool = False) -> None:
    """My move, with nothing done yet."""
    if not again:
        set_table(page, "Inkognito")
    play_to(Inkognito(page, turns=999), MOVING)
    take_back = page.get_by_role("button", name="Take back")
    while take_back.count():
        take_back.click()
        at_rest(page)


def far_goal(page: Page) -> tuple[str, Locator]:
    """A figure in hand that can go two steps or more, and the furthest goal it has; in another turn
    if the balls of this one do not allow it.
    """
    for _ in range(TURNS):
        figures = page.locator(".piece.free")
        for place in range(figures.count()):
            figure = figures.nth(place)
            figure.focus()
            page.keyboard.press("Enter")
            at_rest(page)
            for steps in ("3", "2"):
                found = page.locator(f".space.goal[data-steps='{steps}']")
                if found.count():
                    return figure.get_attribute("data-piece") or "", found.last
            page.keyboard.press("Escape")
        before = logged(page)
        page.locator("[data-act=done]").click()
        happens(page, before)
        at_my_move(page, again=True)
    raise AssertionError("no figure can go two steps")


def test_on_a_phone_too_the_purple_ball_has_a_word(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    at_my_move(page)
    ball = page.locator("[data-guide=balls] li").first
    # It comes in one turn of three: any ball will do that is drawn like it.
    ball.evaluate("ball => ball.classList.remove('ambassador') || ball.classList.add('opponent')")
    box = ball.locator("> span").bounding_box()
    assert box is not None
    assert box["width"] > 20


def where(page: Page, piece: str) -> str:
    return page.locator(f"[data-piece='{piece}']").get_attribute("aria-label") or ""


def test_a_far_goal_is_walked_to_and_taken_back_step_by_step(visit: Visit) -> None:
    page = visit()
    at_my_move(page)
    piece, goal = far_goal(page)
    start = where(page, piece)
    steps = int(goal.get_attribute("data-steps") or 0)
    name = (goal.get_attribute("aria-label") or "").removeprefix("Go to ").split(".")[0]
    goal.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-piece='{piece}']")).to_have_attribute(
        "aria-label", f"{start.split(', at ')[0]}, at {name}"
    )
    take_back = page.get_by_role("button", name="Take back")
    seen = {where(page, piece)}
    for left in range(steps, 0, -1):
        expect(page.locator(".trail:not(.under)")).to_have_count(left)
        take_back.click()
        expect(page.locator(".trail:not(.under)")).to_have_count(left - 1)
        seen.add(where(page, piece))
    assert len(seen) == steps + 1
    assert where(page, piece) == start
    expect(take_back).to_have_count(0)


def test_keys_take_and_go_let_go_and_take_back_and_keep_the_focus(visit: Visit) -> None:
    page = visit()
    at_my_move(page)
    piece, _ = far_goal(page)
    figure = page.locator(f"[data-piece='{piece}']")
    page.keyboard.press("Escape")
    expect(page.locator(".space.goal")).to_have_count(0)
    expect(figure).to_be_focused()
    page.keyboard.press("Enter")
    near = page.locator(".space.goal[data-steps='1']").first
    near.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".trail:not(.under)")).to_have_count(1)
    page.wait_for_function("document.activeElement !== document.body")
    page.locator(".map [tabindex]").first.focus()
    page.keyboard.press("Backspace")
    expect(page.locator(".trail:not(.under)")).to_have_count(0)


def test_on_a_phone_every_goal_one_step_away_is_in_sight_and_fits_a_finger(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size(PHONE)
    at_my_move(page)
    figures = page.locator(".piece.free")
    for place in range(figures.count()):
        figure = figures.nth(place)
        figure.focus()
        page.keyboard.press("Enter")
        at_rest(page)
        goals = page.locator(".space.goal[data-steps='1']")
        for number in range(goals.count()):
            found = goals.nth(number).evaluate(HITS)
            assert found["inside"]
            assert found["size"] >= 43.9  # a whole 44 but for rounding
        assert figure.evaluate(HITS)["inside"]
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Nearer").click()
    whole = page.get_by_role("button", name="Whole board")
    whole.click()
    expect(whole).to_be_disabled()
