"""Several people at one table, connections that come and go, and somebody who only watches."""

import json
import re

from playwright.sync_api import Page, WebSocket, expect

from browser_tests.axe import fits
from browser_tests.conftest import Visit
from browser_tests.friends import start
from browser_tests.players import TURN, Inkognito, over, set_table, whose_turn


def log(page: Page) -> list[str]:
    return page.locator("ol[aria-label=Log] li").all_inner_texts()


def gather(visit: Visit, **options: str) -> tuple[Page, Page]:
    """Two people and two bots, before the start."""
    host, friend = visit(), visit()
    set_table(host, "Inkognito", bots="", **options)
    host.get_by_role("button", name="Sit here").first.wait_for()
    friend.get_by_label("A code or a link?").fill(host.url)
    friend.get_by_role("button", name="Go", exact=True).click()
    friend.get_by_role("button", name="Sit here").first.click()
    expect(friend.get_by_role("button", name="Stand up")).to_be_visible()
    free = host.get_by_label("A bot for")
    for left in (1, 0):
        free.first.select_option("sleuth")
        expect(free).to_have_count(left)
    start(host, friend)
    return host, friend


def test_two_people_one_reloads_one_goes_offline(visit: Visit) -> None:
    host, friend = gather(visit)
    players = [Inkognito(host, seed=3, turns=24), Inkognito(friend, seed=4, turns=24)]
    for action in range(400):
        if over(host):
            break
        whose_turn(players).act()
        if action == 8:
            host.reload()
            host.wait_for_selector("[data-testid=prompt], [data-testid=ending]")
        if action == 16:
            friend.context.set_offline(True)
            expect(friend.get_by_text("Connection lost")).to_be_visible()
            friend.context.set_offline(False)
            expect(friend.get_by_text("Connection lost")).to_be_hidden()
    host.wait_for_selector("[data-testid=ending]")
    friend.wait_for_selector("[data-testid=ending]")
    expect(host.get_by_role("heading", name="The masks come off")).to_be_visible()
    # Both were told the same end, and nobody missed or heard anything twice.
    ends = [re.sub(r"\(.*\)", "", log(page)[-1]) for page in (host, friend)]  # winners: "you"
    assert ends[0] == ends[1]
    public = [line for line in log(host) if line in log(friend)]
    assert len(public) > 20


def test_what_was_asked_for_while_offline_happens_when_back(visit: Visit) -> None:
    page = visit()
    set_table(page, "Inkognito")
    page.wait_for_selector(TURN)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    assert fits(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    cell = page.locator("button.cell:enabled").first
    cell.click()
    page.context.set_offline(False)
    expect(cell.locator(".pencil")).to_be_visible()
    page.reload()
    expect(page.locator("button.cell .pencil").first).to_be_visible()


def test_a_spectator_sees_no_secret(visit: Visit) -> None:
    host, friend = gather(visit, Spectators="open")
    watcher = visit()
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: heard.append(str(data)))

    watcher.on("websocket", listen)
    watcher.goto(host.url)
    watcher.wait_for_selector("[data-testid=prompt]")
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    players = [Inkognito(host, seed=5, turns=99), Inkognito(friend, seed=6, turns=99)]
    for _ in range(24):
        player = whose_turn(players)
        if over(player.page):
            break
        player.act()
        text = watcher.locator("main").inner_html()
        assert "Your envelope" not in text
        assert "Note sheet" not in text
    messages = [json.loads(line) for line in heard]
    updates = [message for message in messages if message["type"] == "update"]
    assert len(updates) > 5
    secret = {"enveloped", "shown", "judged", "noted"}
    for update in updates:
        assert update["view"]["private"] is None
        assert not update["legal"]
        assert "assist" not in update
        assert not secret & {fact["kind"] for fact in update["facts"]}
    assert not re.search(r'"(cookie|seed|contribution)"', "".join(heard))


def test_another_device_becomes_the_same_guest(visit: Visit) -> None:
    first, second = visit(), visit()
    set_table(first, "Masks", bots="")
    first.get_by_role("button", name="Stand up").wait_for()
    name = first.locator("header .my-name").inner_text()
    first.locator("header .my-name").click()
    first.get_by_role("button", name="Continue on another device").click()
    told = first.locator("header [role=status]").inner_text()
    code = re.search(r"enter (\S+) under", told)
    assert code is not None
    second.get_by_label("A code or a link?").fill(code[1])
    second.get_by_role("button", name="Go", exact=True).click()
    expect(second.locator("header .my-name")).to_have_text(name)
    expect(second.get_by_role("link", name=re.compile("Masks, "))).to_be_visible()


def test_the_host_asks_somebody_to_be_quiet(visit: Visit) -> None:
    host, friend = gather(visit)
    for page in (host, friend):
        page.get_by_role("tab", name="Talk").click()
    friend.get_by_label("Say something").fill("Who are you?")
    friend.get_by_role("button", name="Say", exact=True).click()
    expect(host.get_by_text("Who are you?")).to_be_visible()
    host.get_by_role("button", name=re.compile("to be quiet")).click()
    expect(host.get_by_role("button", name=re.compile("talk again"))).to_be_visible()
    friend.get_by_label("Say something").fill("And you?")
    friend.get_by_role("button", name="Say", exact=True).click()
    expect(friend.get_by_role("alert").locator("p")).to_have_text(
        "The host has asked you to be quiet."
    )
    expect(host.get_by_text("And you?")).to_have_count(0)
