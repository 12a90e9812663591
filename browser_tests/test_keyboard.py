"""Everything can be done without a mouse."""

from browser_tests.conftest import Visit
from browser_tests.players import TURN, over, set_table
from browser_tests.rest import at_rest
from browser_tests.typists import (
    CardsByKeyboard,
    InfiltraitorsTypist,
    InkognitoTypist,
    MasksByKeyboard,
    tab_to,
)


def test_inkognito_by_keyboard_alone_from_the_house_to_the_end(visit: Visit) -> None:
    """A table is set, played at and finished without a click, and the focus never gets lost."""
    page = visit()
    page.wait_for_selector("article")
    tab_to(page, "[aria-label='Play now: Inkognito']")
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()
    tab_to(page, "dialog[open] button.main")
    page.keyboard.press("Enter")
    typist = InkognitoTypist(page, turns=5)
    typist.finish()
    assert typist.acted > typist.turns
    assert typist.arrows > 0


def test_infiltraitors_by_keyboard_alone_to_the_end(visit: Visit) -> None:
    """Traitors are taken, cards played, headquarters searched and shots fired without a click."""
    page = visit()
    set_table(page, "Infiltraitors", Mission="1", Help="logic")
    typist = InfiltraitorsTypist(page, turns=16)
    typist.finish()
    assert {"identify", "search", "play", "shoot"} <= typist.done


def test_a_whole_match_of_the_card_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    set_table(page, "Inkognito, the card game", Points_to_win="1")
    CardsByKeyboard(page, turns=8).finish()
    assert over(page)


def test_a_whole_game_of_masks_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    set_table(page, "Masks")
    MasksByKeyboard(page).finish()
    assert over(page)


def test_a_tip_is_put_away_by_keyboard(visit: Visit) -> None:
    page = visit(guided=True)
    set_table(page, "Infiltraitors")
    shown = page.locator("[data-tip]:not(.waits)")
    shown.wait_for()
    first = shown.get_attribute("data-tip")
    tab_to(page, f"[data-tip={first}] button")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"[data-tip={first}]", state="detached")
    page.reload()
    shown.wait_for()
    second = shown.get_attribute("data-tip")
    page.keyboard.press("Escape")
    page.wait_for_selector(f"[data-tip={second}]", state="detached")
    page.reload()
    page.wait_for_selector(TURN)
    at_rest(page)
    page.wait_for_selector("[data-tips=rested]", state="attached")
    assert page.locator(f"[data-tip={first}], [data-tip={second}]").count() == 0
