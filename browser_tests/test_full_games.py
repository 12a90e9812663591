"""A visitor plays whole games against bots by clicking."""

import pytest

from browser_tests.conftest import Visit
from browser_tests.players import Cards, Infiltraitors, Inkognito, Masks, Player, over, set_table


@pytest.mark.parametrize("edition", ["2013", "classic"])
def test_inkognito(visit: Visit, edition: str) -> None:
    page = visit()
    set_table(page, "Inkognito", Edition=edition)
    Inkognito(page, turns=40).finish()
    assert page.locator("section[aria-label='The masks come off'] li").count() == 4


def test_the_card_game(visit: Visit) -> None:
    page = visit()
    set_table(page, "Inkognito, the card game", Points_to_win="1")
    Cards(page, turns=15).finish()
    assert over(page)


@pytest.mark.parametrize("mission", ["T1", "1"])
def test_infiltraitors(visit: Visit, mission: str) -> None:
    page = visit()
    set_table(page, "Infiltraitors", Mission=mission)
    assert page.locator("section.mission h2").inner_text().startswith(f"{mission} ·")
    Infiltraitors(page, turns=12).finish()
    assert over(page)


@pytest.mark.parametrize("player", [Masks])
def test_play_now_is_one_click(visit: Visit, player: type[Player]) -> None:
    page = visit()
    page.get_by_role("button", name="Play now: Masks").click()
    player(page).finish()
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("button", name="Start").click()
    player(page).finish()
