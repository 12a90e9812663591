"""A first evening of each game, from the home page to its end, by following what the panel says."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browser_tests.conftest import Visit
from browser_tests.rest import at_rest
from ridotto.games import GAMES
from ridotto.kernel import ToChoose, ToPlay, ToRead

PANEL = "[data-lesson]:not([data-wants=wait])"
LEARNING = [game.id for game in GAMES if game.lesson is not None]
MOST_CLICKS = 200
COVERS = """() => {
  const panel = document.querySelector('[data-lesson]').getBoundingClientRect();
  const over = (one) => {
    const box = one.getBoundingClientRect();
    return panel.left < box.right && box.left < panel.right
      && panel.top < box.bottom && box.top < panel.bottom;
  };
  return [...document.querySelectorAll('[data-act], [data-prompt], [data-seat], .pointed-at')]
    .filter((one) => one.checkVisibility({visibilityProperty: true}) && over(one))
    .map((one) => one.outerHTML.slice(0, 120));
}"""


def begin(page: Page, game: str) -> None:
    page.locator(f"[data-learn={game}]").click()
    page.wait_for_selector(PANEL)


def step_of(page: Page) -> str:
    return page.locator("[data-lesson]").get_attribute("data-lesson") or ""


def framed(page: Page) -> None:
    """Waits until the panel asks for something and frames what it is about."""
    page.mouse.move(1, 1)  # whoever aims anew need not wait until a place is free again
    page.wait_for_selector(PANEL)
    at_rest(page)
    page.wait_for_selector("[data-framing=rested]")


def do_what_is_framed(page: Page) -> None:
    """Presses what is framed; where that is a choice of cards, any that go together."""
    if page.locator("dialog[open] button.danger").count():
        page.locator("dialog[open] button.danger").click()
        return
    pointed_at = page.locator(".pointed-at")
    pointed_at.wait_for()
    if pointed_at.get_attribute("data-guide") == "answer":
        cards = "[data-card]:not([aria-disabled=true])[aria-pressed=false]"
        pointed_at.locator(cards).first.click()
    elif pointed_at.locator(".hit").count():
        pointed_at.locator(".hit").first.click()
    else:
        pointed_at.click()


def follow(page: Page, look: Callable[[str], None], until: str = "") -> list[str]:
    """Goes on as the panel wants it, to this step or to the end; gives back the steps it saw."""
    seen: list[str] = []
    for _ in range(MOST_CLICKS):
        framed(page)
        step = step_of(page)
        wants = page.locator("[data-lesson]").get_attribute("data-wants")
        if wants == "wait":
            continue
        if step not in seen:
            seen.append(step)
            look(step)
        if step in (until, "end"):
            return seen
        answers = page.locator("[data-lesson] .answers button:not(.wrong)")
        if wants == "do":
            do_what_is_framed(page)
        else:
            answers.first.click()
    raise AssertionError(f"the evening does not go on: {seen}")


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("game", LEARNING)
def test_a_first_evening_is_played_by_following_the_panel(
    visit: Visit, game: str, width: int
) -> None:
    page = visit(guided=True, viewport={"width": width, "height": 800 if width > 759 else 844})
    begin(page, game)
    covered: dict[str, list[str]] = {}

    def look(step: str) -> None:
        if found := page.evaluate(COVERS):
            covered[step] = found
        assert not page.locator("[data-tip]").count()

    half = 12
    lesson = next(each.lesson for each in GAMES if each.id == game)
    assert lesson is not None
    ids = [step.id for step in lesson.steps if isinstance(step, ToRead | ToChoose | ToPlay)]
    assert follow(page, look, until=ids[half]) == ids[: half + 1]
    page.reload()  # it can be left, and found again on the home page
    page.wait_for_selector(PANEL)
    assert step_of(page) == ids[half]
    page.goto(page.url.split("/t/")[0])
    begin(page, game)
    assert follow(page, look) == ids[half:]
    assert covered == {}
    page.wait_for_selector("#ending")
    page.get_by_test_id("play-now").click()
    page.wait_for_selector("dialog[open]")


def to_the_first_question(page: Page, game: str) -> ToChoose:
    lesson = next(each.lesson for each in GAMES if each.id == game)
    assert lesson is not None
    question = next(step for step in lesson.steps if isinstance(step, ToChoose))
    begin(page, game)
    follow(page, lambda step: None, until=question.id)
    return question


CALLS = """() => [...document.querySelectorAll(
  '[data-mine=true], .doing button, [data-tray] button:not(.fold), [data-stage] [data-act]')]
  .map((one) => one.outerHTML.slice(0, 120))"""
CUT = """() => [...document.querySelectorAll('[data-lesson], [data-lesson] *')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 0)
  .map((one) => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", LEARNING)
def test_a_question_stands_alone_is_never_cut_and_a_right_answer_is_greeted(
    visit: Visit, game: str
) -> None:
    page = visit(guided=True, viewport={"width": 390, "height": 844}, locale="fr-FR")
    question = to_the_first_question(page, game)
    assert page.evaluate(CALLS) == []
    for choice in question.choices:
        if choice != question.right:
            page.locator(f"[data-choice='{choice}']").click()
            page.locator("[data-lesson] [role=alert].wrong").wait_for()
            assert page.evaluate(CUT) == []
            page.wait_for_function(f"() => ({COVERS})().length === 0")
    page.locator(f"[data-choice='{question.right}']").click()
    said = page.locator("[data-lesson] [role=alert].right")
    said.wait_for()
    assert said.inner_text().startswith("Exact")
    # It goes on when it has been read, and not before.
    assert page.locator("[data-choice]").count() == 0
    assert step_of(page) == question.id
    page.locator("[data-lesson] .answers button").click()
    page.wait_for_function(
        "id => document.querySelector('[data-lesson]').dataset.lesson !== id", arg=question.id
    )


def test_what_was_refused_stays_until_it_is_read_or_something_is_done(visit: Visit) -> None:
    page = visit(guided=True, system_time=True)
    page.clock.install()
    page.reload()
    begin(page, "inkognito-cards")
    follow(page, lambda step: None, until="go-1")
    wrong = page.get_by_test_id("wrong")
    page.locator("[data-play=Rialto]").click()
    other = page.locator("[data-act=play]")
    other.click()
    wrong.wait_for()
    page.clock.fast_forward("02:00")
    assert wrong.is_visible()
    wrong.get_by_role("button").click()
    wrong.wait_for(state="detached")
    other.click()
    wrong.wait_for()
    page.locator("[data-play=Salute]").click()
    wrong.wait_for(state="detached")


@pytest.mark.parametrize("width", [1440, 390])
def test_whoever_presses_twice_sends_a_figure_away_and_does_not_end_his_turn(
    visit: Visit, width: int
) -> None:
    page = visit(guided=True, viewport={"width": width, "height": 900 if width > 759 else 844})
    begin(page, "inkognito")
    follow(page, lambda step: None, until="expel-1")
    send, end = (page.locator(f".doing [data-act={act}]") for act in ("expel", "end"))
    while not send.count() or send.is_disabled():
        do_what_is_framed(page)
        framed(page)
    box = send.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*middle)
    end.wait_for()
    page.mouse.click(*middle)
    # It stands elsewhere: even much later such a press would not hit it.
    ended = end.bounding_box()
    assert ended is not None
    assert ended["x"] + ended["width"] <= box["x"] + 1
    end.click()
    page.wait_for_selector("[data-lesson=answer]")


TWO_LINES = 56


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_wherever_a_figure_is_sent_its_button_has_no_more_than_two_lines_on_a_phone(
    visit: Visit, locale: str
) -> None:
    page = visit(guided=True, viewport={"width": 390, "height": 844}, locale=locale)
    begin(page, "inkognito")
    follow(page, lambda step: None, until="expel-1")
    page.locator("[data-act=look]").click()
    send, goals = page.locator(".doing [data-act=expel]"), page.locator(".space.goal")
    goals.first.wait_for()
    heights: dict[str, float] = {}
    for place in range(goals.count()):
        goals.nth(place).focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(".space.goal[aria-pressed=true]:focus")
        box = send.bounding_box()
        assert box is not None
        heights[send.inner_text()] = box["height"]
    assert len(heights) > 20
    assert {name for name, height in heights.items() if height > TWO_LINES} == set()


HIDDEN_CARTRIDGES = """() => {
  const table = document.querySelector('[data-stage] .table').getBoundingClientRect();
  const said = document.querySelector('[data-stage] .ammo p').getBoundingClientRect();
  return said.height === 0 || said.bottom > table.bottom || said.top < table.top;
}"""
FRAMED_NUMBER = """() => {
  const cell = document.querySelector('[data-name].pointed-at');
  const {outlineOffset, fontSize} = getComputedStyle(cell);
  const within = cell.getBoundingClientRect().height + 2 * parseFloat(outlineOffset);
  return {within, figure: 0.75 * parseFloat(fontSize)};
}"""


def test_a_shot_hides_neither_the_cartridges_nor_the_number_it_names(visit: Visit) -> None:
    page = visit(guided=True, viewport={"width": 1280, "height": 800})
    begin(page, "infiltraitors")
    hidden: list[str] = []

    def look(step: str) -> None:
        if page.evaluate(HIDDEN_CARTRIDGES):
            hidden.append(step)

    follow(page, look, until="shoot")
    assert hidden == []
    do_what_is_framed(page)
    page.wait_for_selector("[data-name].pointed-at")
    room = page.evaluate(FRAMED_NUMBER)
    assert room["within"] >= room["figure"] + 4, room


def note(page: Page, card: str) -> str:
    """Taps a card of the clue sheet; what is said of it."""
    page.locator(f"[data-guide=sheet] [data-cell='{card}']").click()
    said = page.locator("[data-lesson] [role=status]")
    said.wait_for()
    return said.get_attribute("class") or ""


def test_a_cross_is_praised_only_where_it_belongs(visit: Visit) -> None:
    page = visit(guided=True)
    begin(page, "infiltraitors")
    follow(page, lambda step: None, until="sheet")
    assert "wrong" in note(page, "red-11")
    page.get_by_role("button", name="Rub out the last mark").click()
    page.locator("[data-lesson] [role=status]").wait_for(state="detached")
    assert "right" in note(page, "orange-5")


UNDER = """() => {
  const stage = document.querySelector('[data-stage]');
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 3 && b.left < a.right - 3
    && a.top < b.bottom - 3 && b.top < a.bottom - 3;
  const words = [];
  const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const one = texts.currentNode;
    if (!one.data.trim() || one.parentElement.closest('.go, .hidden, [role=alert]')) continue;
    if (!one.parentElement.checkVisibility({visibilityProperty: true})) {
      if (one.parentElement.closest('.count')) words.push({says: 'a count is hidden', all: true});
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(one);
    words.push(...[...range.getClientRects()].map((at) => ({says: one.data.trim(), at})));
  }
  const over = [...stage.querySelectorAll('.go')].map((one) => (at) => meet(at, box(one)));
  for (const framed of stage.querySelectorAll('.pointed-at')) {
    const look = getComputedStyle(framed);
    const inner = parseFloat(look.outlineOffset), outer = inner + parseFloat(look.outlineWidth);
    const {left, top, width, height} = box(framed);
    const grown = (by) => new DOMRect(left - by, top - by, width + 2 * by, height + 2 * by);
    const within = (at, a) => at.left >= a.left - 3 && at.right <= a.right + 3
      && at.top >= a.top - 3 && at.bottom <= a.bottom + 3;
    over.push((at) => meet(at, grown(outer)) && !within(at, grown(inner)));
  }
  return words.filter(({at, all}) => all || over.some((lies) => lies(at))).map(({says}) => says);
}"""
CUT_NOTE = """() => {
  const note = document.querySelector('[data-guide=sheet] > p.small').getBoundingClientRect();
  return note.bottom - document.querySelector('.notes').getBoundingClientRect().bottom;
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_neither_a_frame_nor_what_says_here_lies_over_words_or_counts(
    visit: Visit, width: int
) -> None:
    page = visit(guided=True, viewport={"width": width, "height": 800 if width > 759 else 844})
    begin(page, "infiltraitors")
    under: dict[str, list[str]] = {}

    def look(step: str) -> None:
        if found := page.evaluate(UNDER):
            under[step] = found

    for step, card in {"clue": "black-5", "ask": "black-11"}.items():
        follow(page, look, until=step)
        page.locator(f"[data-card='{card}'][data-act]").click()
        page.locator("[data-play].pointed-at").wait_for()
        look(f"{step}, with a card in hand")
    follow(page, look, until="sheet")
    assert under == {}
    if width > 759:
        assert page.evaluate(CUT_NOTE) <= 0
    follow(page, look, until="shoot")
    assert under == {}
    # On a dark card a dark frame would be seen by nobody.
    framed = page.locator("[data-shoot].pointed-at")
    colour = framed.evaluate("one => getComputedStyle(one).outlineColor")
    assert colour == "rgb(255, 255, 255)"


TAPPED = {
    "inkognito-cards": ("m:yellow:identity:X", "wrong", "right"),
    "infiltraitors": ("orange-5", "right", "wrong"),
}
"""A cell, and what is said of it when it is tapped once, and twice."""


@pytest.mark.parametrize(("width", "height", "locale"), [(1280, 800, "en-GB"), (390, 844, "fr-FR")])
@pytest.mark.parametrize("game", sorted(TAPPED))
def test_nothing_moves_under_whoever_taps_a_note(
    visit: Visit, game: str, width: int, height: int, locale: str
) -> None:
    page = visit(guided=True, viewport={"width": width, "height": height}, locale=locale)
    begin(page, game)
    follow(page, lambda step: None, until="sheet")
    if width < 760:
        page.locator("#tab-notes").click()
    name, *sayings = TAPPED[game]
    cell = page.locator(f"[data-cell='{name}']:visible")
    cell.scroll_into_view_if_needed()
    stood = cell.bounding_box()
    for says in sayings:
        cell.click()
        page.locator(f"[data-lesson] [role=status].{says}").wait_for()
        assert cell.bounding_box() == stood, says


def test_whoever_has_left_an_evening_sees_at_once_where_it_goes_on(visit: Visit) -> None:
    page = visit(guided=True, viewport={"width": 1280, "height": 800})
    learn = page.locator("[data-learn=inkognito]")
    begin_anew = learn.inner_text()
    begin(page, "inkognito")
    page.goto(page.url.split("/t/")[0])
    page.wait_for_selector("li.waited")
    box = page.locator("li.waited").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 800
    assert learn.inner_text() != begin_anew
    others = page.locator("[data-learn]:not([data-learn=inkognito])")
    assert set(others.all_inner_texts()) == {begin_anew}
