"""Playing on from a finished game: from a turning point to the end, and from any step; and from a
puzzle that is solved.
"""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket, expect

from browser_tests.conftest import Visit
from browser_tests.players import Cards, Infiltraitors, Inkognito, Masks, Player, set_table
from browser_tests.test_review import reviewed, step
from ridotto.review.puzzles.collection import collection

PLAYERS: dict[str, type[Player]] = {
    "inkognito": Inkognito,
    "inkognito-cards": Cards,
    "infiltraitors": Infiltraitors,
}


def begin(page: Page, deal: str, others: str = "novice") -> None:
    """Says on the sheet how to play on."""
    sheet = page.get_by_test_id("play-on-sheet")
    sheet.get_by_role("radio", name=deal, exact=True).check()
    go_on = sheet.get_by_role("button", name="Play on", exact=True)
    expect(go_on).to_be_enabled()
    many = sheet.get_by_role("combobox", name="The other seats")
    if many.count():
        many.select_option(label=others)
    else:
        sheet.get_by_role("radio", name=others, exact=True).check()
    go_on.click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("game", list(PLAYERS))
@pytest.mark.parametrize(("width", "deal"), [(390, "Drawn anew"), (1280, "As it was")])
def test_from_a_turning_point_to_the_end(
    visit: Visit, tmp_path: Path, game: str, width: int, deal: str
) -> None:
    page = visit("/replay", viewport={"width": width, "height": 844})
    reviewed(page, game, tmp_path)
    first = page.get_by_test_id("review").get_by_role("listitem").first
    first.get_by_role("button", name="Play on from before step").click()
    begin(page, deal)
    expect(page.get_by_test_id("played-on")).to_have_text("Played on from another game")
    PLAYERS[game](page).finish()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    page.get_by_role("link", name="See it again").click()
    expect(page.locator(".mark")).to_contain_text("nobody vouches for what chance brought")


def test_from_any_step_of_ones_own_game_with_a_friend(visit: Visit) -> None:
    page = visit()
    set_table(page, "Masks")
    Masks(page).finish()
    page.get_by_role("link", name="See it again").click()
    page.get_by_label("Seen by").select_option(index=3)
    while step(page) < 5:
        page.get_by_test_id("next").click()
    page.get_by_role("button", name="Play on from here").click()
    begin(page, "As it was", "Friends")
    friend = visit(page.url.removeprefix(page.url.split("/t/")[0]))
    expect(friend.get_by_test_id("played-on")).to_be_visible()
    # At the end there is nothing left to play.
    page.go_back()
    page.get_by_test_id("last").click()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()


@pytest.mark.parametrize("game", list(PLAYERS))
@pytest.mark.parametrize(("width", "deal"), [(390, "As it was"), (1280, "Drawn anew")])
def test_from_a_solved_puzzle(visit: Visit, game: str, width: int, deal: str) -> None:
    puzzle = next(each for each in collection() if each.game == game)
    page = visit(f"/puzzles/{puzzle.id}", viewport={"width": width, "height": 844})
    page.locator("[data-answer]").wait_for()
    expect(page.get_by_test_id("play-on")).to_have_count(0)
    page.locator(f"fieldset input[value='{puzzle.right}']").check()
    page.locator("[data-answer]").click()
    page.locator("[data-verdict=right]").wait_for()
    acts, answers = spied(page)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("radiogroup", name="The deal").wait_for()
    expect(page.get_by_role("radiogroup", name="Your seat")).to_have_count(0)
    begin(page, deal)
    expect(page.get_by_test_id("played-on")).to_have_text("Played on from another game")
    player = PLAYERS[game](page)
    while not any(answers.get(act) == "done" for act in acts):
        page.wait_for_selector("[data-mine=true]")
        player.act()


def spied(page: Page) -> tuple[list[str], dict[str, str]]:
    """The ids of what is done at the table from now on, and what the house said to each id."""
    acts: list[str] = []
    answers: dict[str, str] = {}

    def sent(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "act":
            acts.append(message["id"])

    def received(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] in ("done", "refused"):
            answers[message["id"]] = message["type"]

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", sent)
        socket.on("framereceived", received)

    page.on("websocket", opened)
    return acts, answers
