"""Coming, going and coming back, clicked by people: stand-ins, absent friends, breaking off,
leaving, sending away, latecomers, names, closed tables, wrong addresses.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser_tests.axe import check, fits
from browser_tests.conftest import Visit, serving
from browser_tests.friends import join, menu, open_table, rename, start
from browser_tests.players import Masks, choose, set_table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house in which whoever goes is soon missed, and nobody has more than two tables."""
    limits = ("away=0.5", "tables_a_guest=2")
    with serving(tmp_path_factory.mktemp("house"), limits=limits) as address:
        yield address


def test_a_stand_in_plays_on_where_i_am_the_only_person(visit: Visit) -> None:
    page = visit()
    set_table(page, "Masks", bots="novice")
    menu(page, "Leave for good")
    page.get_by_role("dialog").get_by_role("button", name="Let a bot play for me").click()
    page.wait_for_selector("[data-testid=ending]")
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("[data-testid=prompt]")
    menu(page, "Let a bot play for me")
    page.wait_for_selector("[data-testid=ending]")


def test_breaking_off_is_seen_by_all_withdrawn_refused_and_agreed(visit: Visit) -> None:
    host = visit()
    open_table(host, "Masks", "3")
    ben, cleo = join(visit, host, "Ben"), join(visit, host, "Cleo")
    start(host, ben, cleo)
    menu(ben, "Ask to abandon the game")
    for page in (host, cleo):
        notice = page.get_by_test_id("breaking-off")
        expect(notice).to_contain_text("Ben asks to abandon the game")
        expect(notice).to_contain_text("Still to agree: Hanna and Cleo.")
    menu(ben, "Withdraw: play on after all")
    expect(host.get_by_test_id("breaking-off")).to_have_count(0)
    menu(ben, "Ask to abandon the game")
    cleo.get_by_role("button", name="No, play on").click()
    expect(ben.get_by_test_id("breaking-off")).to_have_count(0)
    menu(ben, "Ask to abandon the game")
    cleo.get_by_role("button", name="Agree to abandon it").click()
    expect(host.get_by_test_id("breaking-off")).to_contain_text("Agreed: Cleo.")
    check(host)
    expect(host.locator("[data-do]").first).to_be_visible()
    host.get_by_role("button", name="Agree to abandon it").click()
    for page in (host, ben, cleo):
        expect(page.get_by_test_id("ending")).to_have_text("The game was abandoned.")
        expect(page.locator("[data-do]")).to_have_count(0)
    host.get_by_role("button", name="Table menu").click()
    expect(host.locator("#table-menu").get_by_text("Leave for good")).to_have_count(0)


def test_an_absent_friend_is_not_waited_for_to_break_off(visit: Visit) -> None:
    host = visit()
    open_table(host, "Masks", "3")
    ben, cleo = join(visit, host, "Ben"), join(visit, host, "Cleo")
    start(host, ben, cleo)
    cleo.get_by_role("link", name="Ridotto").click()
    expect(host.get_by_text("Away: Cleo.")).to_be_visible()
    menu(host, "Ask to abandon the game")
    expect(ben.get_by_test_id("breaking-off")).to_contain_text("Still to agree: Ben.")
    ben.get_by_role("button", name="Agree to abandon it").click()
    expect(host.get_by_test_id("ending")).to_have_text("The game was abandoned.")


@pytest.mark.parametrize(
    ("game", "players", "consequence"),
    [
        ("Infiltraitors", "2", "the mission is lost for the whole team"),
        ("Inkognito", "3", "your side loses, and the other side wins"),
    ],
)
def test_leaving_says_what_it_does_and_offers_a_bot_first(
    visit: Visit, game: str, players: str, consequence: str
) -> None:
    page = visit()
    set_table(page, game, bots="novice", Players=players)
    menu(page, "Leave for good")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(consequence)
    names = dialog.get_by_role("button").all_inner_texts()
    assert names == ["Let a bot play for me", "Leave for good", "Back"]
    dialog.get_by_role("button", name="Back").click()
    expect(page.get_by_test_id("ending")).to_have_count(0)
    menu(page, "Leave for good")
    dialog.get_by_role("button", name="Leave for good").click()
    page.wait_for_selector("[data-testid=ending]")


def test_sending_away_is_asked_first_told_and_undone(visit: Visit) -> None:
    host = visit()
    open_table(host, "Masks", "3")
    ben, cleo = join(visit, host, "Ben"), join(visit, host, "Cleo")
    buttons = host.get_by_role("button", name=re.compile("^Send .* away$"))
    assert buttons.all_inner_texts() == ["Send Ben away", "Send Cleo away"]
    buttons.first.click()
    dialog = host.get_by_role("dialog")
    expect(dialog).to_contain_text("Ben loses the seat")
    dialog.get_by_role("button", name="Back").click()
    expect(buttons).to_have_count(2)
    buttons.first.click()
    dialog.get_by_role("button", name="Send Ben away").click()
    door = ben.get_by_test_id("outside")
    expect(door).to_contain_text("The host has asked you to leave this table.")
    expect(ben.get_by_text("Hanna")).to_have_count(0)
    expect(ben.get_by_role("button", name="Ask to watch")).to_have_count(0)
    menu(host, "Let Ben back in")
    ben.get_by_role("button", name="Sit here").first.click()
    expect(ben.get_by_role("button", name="Stand up")).to_be_visible()
    expect(cleo.get_by_text("Ben", exact=True)).to_be_visible()


def test_a_latecomer_knocks_and_is_let_in_to_watch_or_not(visit: Visit) -> None:
    host = visit()
    open_table(host, "Masks", "2")
    ben = join(visit, host, "Ben")
    start(host, ben)
    path = "/t/" + host.url.rpartition("/")[2]
    dora, emil = visit(path), visit(path)
    for page in (dora, emil):
        expect(page.get_by_test_id("outside")).to_contain_text("The game has already begun.")
        expect(page.get_by_text("Connection lost")).to_have_count(0)
    check(dora)
    rename(dora, "Dora")
    dora.get_by_role("button", name="Ask to watch").click()
    expect(dora.get_by_test_id("outside")).to_contain_text("You have asked to watch.")
    expect(ben.get_by_test_id("knocking")).to_have_count(0)
    host.get_by_role("button", name="Let Dora watch", exact=True).click()
    dora.wait_for_selector("[data-testid=prompt]")
    expect(dora.get_by_text("You are watching")).to_be_visible()
    emil.get_by_role("button", name="Ask to watch").click()
    host.get_by_role("button", name=re.compile("^Do not let .* watch$")).click()
    expect(emil.get_by_test_id("outside")).to_have_attribute("data-reason", "turned-away")
    emil.reload()
    expect(emil.get_by_test_id("outside")).to_have_attribute("data-reason", "turned-away")
    expect(emil.get_by_role("button", name="Ask to watch")).to_have_count(0)
    menu(host)
    host.get_by_label("Anyone may watch").check()
    emil.wait_for_selector("[data-testid=prompt]")


def test_a_name_is_changed_in_the_middle_of_a_game_and_nobody_is_called_alike(
    visit: Visit,
) -> None:
    host = visit()
    open_table(host, "Masks", "2")
    ben = join(visit, host, "hanna")
    seats = host.get_by_role("list").filter(has_text="hanna")
    expect(seats.first).to_contain_text("hanna 2")
    start(host, ben)
    rename(ben, "Ben")
    expect(host.locator(".seats")).to_contain_text("Ben")
    host.get_by_role("tab", name="Talk").click()
    ben.get_by_role("tab", name="Talk").click()
    ben.get_by_label("Say something").fill("It is me.")
    ben.get_by_role("button", name="Say", exact=True).click()
    expect(host.get_by_text("It is me.").locator("..")).to_contain_text("Ben")
    menu(ben, "Leave for good")
    ben.get_by_role("dialog").get_by_role("button", name="Leave for good").click()
    host.get_by_role("link", name="See it again").click()
    expect(host.get_by_label("Seen by")).to_contain_text("(Ben)")


def test_the_editor_of_a_name_can_be_left(visit: Visit) -> None:
    page = visit()
    set_table(page, "Masks", bots="")
    page.get_by_role("button", name="Stand up").wait_for()
    name = page.locator("header .my-name").inner_text()
    for leave in ("Escape", "Cancel"):
        page.locator("header .my-name").click()
        page.get_by_label("Your name", exact=True).fill("Somebody else")
        if leave == "Escape":
            page.keyboard.press("Escape")
        else:
            page.get_by_role("button", name="Cancel").click()
        expect(page.get_by_label("Your name", exact=True)).to_have_count(0)
        expect(page.locator("header .my-name")).to_have_text(name)
        expect(page.locator("header .my-name")).to_be_focused()


def test_random_names_do_not_collide(visit: Visit) -> None:
    host = visit()
    set_table(host, "Masks", bots="", Players="4")
    host.get_by_role("button", name="Stand up").wait_for()
    names = [host.locator("header .my-name").inner_text()]
    for _ in range(3):
        friend = visit()
        friend.add_init_script("Math.random = () => 0")  # each would draw the same name
        friend.goto(host.url)
        friend.get_by_role("button", name="Sit here").first.click()
        friend.get_by_role("button", name="Stand up").wait_for()
        names.append(friend.locator("header .my-name").inner_text())
    assert len(set(names)) == 4
    assert not any(character.isdigit() for character in "".join(names))


def test_only_live_tables_count_and_closing_one_makes_room(visit: Visit) -> None:
    page = visit(quiet=False)  # a browser notes that the house said no
    for _ in range(2):
        set_table(page, "Masks", bots="novice")
        menu(page, "Leave for good")
        page.get_by_role("dialog").get_by_role("button", name="Leave for good").click()
        page.wait_for_selector("[data-testid=ending]")
        page.get_by_role("link", name="Back to the house").click()
    for _ in range(2):
        set_table(page, "Masks", bots="")
        page.get_by_role("button", name="Stand up").wait_for()
        last = page.url
        page.get_by_role("link", name="Ridotto").click()
    set_table(page, "Masks", bots="")
    expect(page.get_by_role("alert")).to_have_text(
        "You are already hosting as many tables as one guest may."
    )
    page.goto(last)
    menu(page, "Close the table")
    page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    page.get_by_role("link", name="Back to the house").click()
    set_table(page, "Masks", bots="")
    page.get_by_role("button", name="Stand up").wait_for()


def test_the_host_closes_the_table_and_all_are_told(visit: Visit) -> None:
    host = visit()
    open_table(host, "Masks", "2")
    ben = join(visit, host, "Ben")
    start(host, ben)
    menu(ben)
    expect(ben.locator("#table-menu").get_by_text("Close the table")).to_have_count(0)
    menu(host, "Close the table")
    dialog = host.get_by_role("dialog")
    expect(dialog).to_contain_text("a game under way is lost")
    dialog.get_by_role("button", name="Close the table").click()
    for page in (host, ben):
        expect(page.get_by_text("The table is closed.")).to_be_visible()
    ben.get_by_role("link", name="Back to the house").click()
    expect(ben.get_by_text("Nothing at the moment: play now, or set a table.")).to_be_visible()


def test_the_menu_works_by_keyboard_and_fits_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    set_table(page, "Masks", bots="novice")
    button = page.get_by_role("button", name="Table menu")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#table-menu")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Copy link")).to_be_focused()
    assert fits(page)
    check(page)
    box = page.locator("#table-menu").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    names = page.locator("#table-menu button").all_inner_texts()
    assert len(set(names)) == len(names)
    page.keyboard.press("Escape")
    expect(page.locator("#table-menu")).to_be_hidden()
    expect(button).to_be_focused()


def test_a_single_mission_is_played_again_and_shows_no_campaign(visit: Visit) -> None:
    page = visit()
    set_table(page, "Infiltraitors", bots="novice", Players="2", Mission="5")
    expect(page.get_by_text("The campaign")).to_have_count(0)
    menu(page, "Leave for good")
    page.get_by_role("dialog").get_by_role("button", name="Leave for good").click()
    page.wait_for_selector("[data-testid=ending]")
    expect(page.get_by_text("The campaign")).to_have_count(0)
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("heading", name=re.compile("^5 · "))).to_be_visible()


def test_a_campaign_shows_its_map(visit: Visit) -> None:
    page = visit()
    set_table(page, "Infiltraitors", bots="", Players="2", Campaign="campaign")
    expect(page.get_by_role("list", name="The campaign")).to_be_visible()
    page.get_by_role("button", name="Change", exact=True).click()
    choose(page, "Players", "3")
    page.get_by_role("button", name="Change it").click()
    expect(page.get_by_role("button", name="Sit here")).to_have_count(2)


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("/nope", "There is nothing here."),
        ("/new/chess", "There is no such game."),
        ("/rules/chess", "There is no page of rules for this game."),
        ("/table/doesnotexist", "There is nothing here."),
        ("/t/0123456789abcdef01", "There is no such table."),
        ("/replay/0123456789abcdef01/1", "No finished game is kept under this number."),
    ],
)
def test_a_wrong_address_gets_a_page_with_a_way_home(visit: Visit, path: str, why: str) -> None:
    page = visit(path, quiet=False)
    expect(page.get_by_test_id("nothing-here").get_by_role("heading")).to_have_text(why)
    assert "⟨" not in page.locator("body").inner_text()
    page.get_by_role("link", name="Back to the house").click()
    expect(page.get_by_role("button", name=re.compile("^Play now"))).not_to_have_count(0)


def test_a_wrong_address_in_french(visit: Visit) -> None:
    page = visit("/nope", quiet=False, locale="fr-FR")
    expect(page.get_by_role("heading", name="Il n’y a rien ici.")).to_be_visible()


def test_a_bot_sits_in_for_an_absent_friend_who_comes_back(visit: Visit) -> None:
    host = visit()
    open_table(host, "Masks", "2")
    ben = join(visit, host, "Ben")
    start(host, ben)
    ben.get_by_role("link", name="Ridotto").click()
    expect(host.get_by_text("Away: Ben.")).to_be_visible()
    menu(host, "Let a bot play for Ben")
    expect(host.locator(".seats")).to_contain_text("bot for Ben · novice")
    Masks(host).act()
    ben.goto(host.url)
    ben.get_by_role("button", name="I am back").click()
    expect(host.locator(".seats")).not_to_contain_text("bot for Ben")
