"""The first game: tips point at real things, one at a time, and are remembered."""

import pytest

from browser_tests.conftest import Visit
from browser_tests.players import TURN, Cards, Infiltraitors, Inkognito, Player, over, set_table

GAMES: dict[str, tuple[type[Player], set[str]]] = {
    "Inkognito": (Inkognito, {"balls", "board"}),
    "Inkognito, the card game": (Cards, {"places", "pass"}),
    "Infiltraitors": (Infiltraitors, {"mission", "actions"}),
}
POINTS = """() => {
  const tip = document.querySelector('[data-tip]');
  const about = document.querySelector('.pointed-at');
  if (!tip || !about) return null;
  const [a, b] = [tip.getBoundingClientRect(), about.getBoundingClientRect()];
  const apart = Math.max(b.top - a.bottom, a.top - b.bottom);
  return {tip: tip.dataset.tip, near: apart < 40, inside: a.left >= 0 && a.right <= innerWidth};
}"""


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("game", GAMES)
def test_tips_point_at_what_comes_up(visit: Visit, game: str, width: int) -> None:
    kind, wanted = GAMES[game]
    page = visit(guided=True, viewport={"width": width, "height": 844})
    set_table(page, game)
    seen: list[str] = []
    player = kind(page, turns=999)
    for _ in range(40):
        page.wait_for_selector(TURN)
        if over(page) or wanted <= set(seen):
            break
        page.wait_for_timeout(200)
        if page.locator("[data-tip]").count():
            told = page.evaluate(POINTS)
            assert told["near"], told
            assert told["inside"], told
            assert told["tip"] not in seen
            seen.append(told["tip"])
            page.locator("[data-tip] .main").click()
        else:
            player.act()
    assert wanted <= set(seen)
    # Who has put a tip away does not see it again, at this table or another.
    page.goto(page.url.split("/t/")[0])
    set_table(page, game)
    page.wait_for_selector(TURN)
    page.wait_for_timeout(400)
    again = page.locator("[data-tip]")
    assert not again.count() or again.get_attribute("data-tip") not in seen
