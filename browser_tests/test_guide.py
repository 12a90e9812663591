"""The first game: tips point at real things, one at a time, and are remembered."""

import pytest

from browser_tests.conftest import Visit
from browser_tests.players import TURN, Cards, Infiltraitors, Inkognito, Player, over, set_table
from browser_tests.rest import at_rest

# Of each of these some: a tip for which there is no room beside what one can press does not come.
TIPS: list[tuple[str, int, type[Player], set[str]]] = [
    ("Inkognito", 1440, Inkognito, {"balls", "board", "meet", "answer", "expel"}),
    ("Inkognito", 390, Inkognito, {"balls", "board", "meet", "answer", "expel"}),
    ("Inkognito, the card game", 1440, Cards, {"places", "pass"}),
    ("Inkognito, the card game", 390, Cards, {"places", "pass"}),
    ("Infiltraitors", 1440, Infiltraitors, {"actions", "hand", "mission", "traitor"}),
]
POINTS = """() => {
  const tip = document.querySelector('[data-tip]');
  const about = document.querySelector('.pointed-at');
  if (!tip || !about) return null;
  const a = tip.getBoundingClientRect();
  const over = (element) => {
    const b = element.getBoundingClientRect();
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  };
  const controls = [...document.querySelectorAll('button, a, select, summary, [data-act]')]
    .filter((one) => !tip.contains(one) && one.checkVisibility({visibilityProperty: true}));
  const heads = [...document.querySelectorAll('[data-stage] :is(h2, h3)')]
    .filter((one) => one.checkVisibility({visibilityProperty: true}));
  return {
    tip: tip.dataset.tip,
    covers: [about, document.querySelector('[data-prompt]'), ...controls, ...heads].filter(over)
      .map((one) => one.outerHTML.slice(0, 80)),
    whole: tip.scrollHeight <= tip.clientHeight,
    inside: a.left >= 0 && a.right <= innerWidth && a.top >= 0 && a.bottom <= innerHeight,
  };
}"""
SHOWN = "[data-tip]:not(.waits)"


@pytest.mark.parametrize(("game", "width", "kind", "wanted"), TIPS)
def test_tips_point_at_what_comes_up(
    visit: Visit, game: str, width: int, kind: type[Player], wanted: set[str]
) -> None:
    page = visit(guided=True, viewport={"width": width, "height": 844})
    set_table(page, game)
    seen: list[str] = []
    player = kind(page, turns=999)
    for _ in range(40):
        page.wait_for_selector(TURN)
        if over(page) or len(wanted & set(seen)) > 1:
            break
        at_rest(page)
        page.wait_for_selector("[data-tips=rested]", state="attached")
        if page.locator(SHOWN).count():
            told = page.evaluate(POINTS)
            assert not told["covers"], told
            assert told["inside"], told
            assert told["whole"], told
            assert told["tip"] not in seen
            seen.append(told["tip"])
            page.locator("[data-tip] .main").click()
        else:
            player.act()
    assert wanted & set(seen)
    # Who has put a tip away does not see it again, at this table or another.
    page.goto(page.url.split("/t/")[0])
    set_table(page, game)
    page.wait_for_selector(TURN)
    at_rest(page)
    page.wait_for_selector("[data-tips=rested]", state="attached")
    again = page.locator("[data-tip]")
    assert not again.count() or again.get_attribute("data-tip") not in seen
