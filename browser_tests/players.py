"""Somebody who plays by clicking on what the page offers."""

import random
import re
from abc import ABC, abstractmethod

from playwright.sync_api import Error, Locator, Page, expect

TURN = "[data-mine=true], [data-testid=ending]"


def set_table(page: Page, game: str, *, bots: str = "sleuth", **options: str) -> None:
    """From the house to a table with these options, and with bots of this level (if the game has
    such) unless there is to be none; the labels of the form are English.
    """
    page.get_by_role("link", name=re.compile(f"^Set a table: {game}$")).click()
    page.get_by_role("button", name="Open the table").wait_for()
    for label, value in options.items():
        field = page.get_by_label(label.replace("_", " "), exact=False).first
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    if bots:
        level = page.get_by_label("Other seats")
        offered = level.locator("option").evaluate_all("all => all.map(one => one.value)")
        level.select_option(bots if bots in offered else "random")
    page.get_by_role("button", name="Open the table").click()
    if bots:
        page.get_by_role("button", name="Start").click()
        page.wait_for_selector("[data-testid=prompt], [data-testid=ending]")


def play_to(player: "Player", wanted: str, most: int = 60) -> None:
    """Plays on until something is on the page, if it comes at all."""
    for _ in range(most):
        player.page.wait_for_selector(TURN)
        if over(player.page) or player.page.locator(wanted).count():
            return
        player.act()


def over(page: Page) -> bool:
    return page.locator("[data-testid=ending]").count() > 0


class Player(ABC):
    """Does what it is asked, at random but repeatably; after ``turns`` actions it ends the game."""

    def __init__(self, page: Page, *, seed: int = 1, turns: int = 25) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.turns = turns
        self.acted = 0

    def finish(self, most: int = 400) -> None:
        """Plays until the game is over."""
        for _ in range(most):
            self.page.wait_for_selector(TURN)
            if over(self.page):
                return
            self.act()
        raise AssertionError("the game does not end")

    def act(self) -> None:
        """One thing, if it is still ours to do when the click arrives."""
        self.acted += 1
        page = self.page
        before = self._seen()
        try:
            self.choose(page.locator("[data-testid=prompt]").get_attribute("data-phase") or "")
            sure = page.locator("dialog[open] button.danger")
            if sure.count():
                sure.click(timeout=1000)
            page.wait_for_function(
                "before => document.querySelector('[data-testid=ending]') ||"
                " document.querySelector('.main')?.innerHTML !== before",
                arg=before,
                timeout=1000,
            )
        except Error:
            pass  # somebody else was faster: look again

    @abstractmethod
    def choose(self, phase: str) -> None:
        """Clicks on something that the page offers in this phase."""

    def any(self, found: Locator) -> bool:
        """Clicks on one of these, if there is one."""
        count = found.count()
        if count:
            found.nth(self.rng.randrange(count)).click(timeout=1500, force=True)
        return count > 0

    def pick_cards(self, panel: str = ".hand") -> None:
        """Chooses cards until the main button can be pressed."""
        for _ in range(4):
            done = self.page.locator(".doing button.main:enabled")
            if done.count():
                break
            self.any(self.page.locator(f"{panel} .slot:enabled:not(.chosen)"))
        self.any(self.page.locator(".doing button.main:enabled"))

    def _seen(self) -> str:
        return str(self.page.evaluate("document.querySelector('.main')?.innerHTML ?? ''"))


class Inkognito(Player):
    def choose(self, phase: str) -> None:
        page = self.page
        if self.acted > self.turns and page.locator("[data-guide=declare]").count():
            self.declare()
        elif phase == "place":
            self.place()
        elif phase == "move":
            if page.locator(".piece.free").count() and self.rng.random() < 0.7:
                self.step()
            else:
                self.any(page.locator(".doing button.main"))
        elif phase in ("answer", "again"):
            self.pick_cards()
        elif phase == "expel":
            self.any(page.locator(".space.goal"))
        else:
            self.any(page.locator(".doing button:enabled"))

    def place(self) -> None:
        self.page.locator("[data-build]").first.click(timeout=1500)
        for start in range(4):
            self.page.locator(".space.goal").nth(start).click(timeout=1500, force=True)
        self.page.locator(".doing button.main").click(timeout=1500)

    def step(self) -> None:
        self.any(self.page.locator(".piece.free"))
        self.any(self.page.locator(".space.goal"))
        self.any(self.page.locator(".doing [data-ball]"))

    def declare(self) -> None:
        page = self.page
        details = page.locator("[data-guide=declare] details").first
        if details.get_attribute("open") is None:
            details.locator("summary").click()
        details.get_by_role("radio").first.check()
        details.get_by_role("group").nth(1).get_by_role("radio").first.check()
        details.locator("button.danger").click()
        expect(page.get_by_role("dialog")).to_be_visible()


class Cards(Player):
    def choose(self, phase: str) -> None:
        page = self.page
        if phase in ("place", "lay"):
            self.any(page.locator("[data-play]"))
        elif phase == "pass":
            self.pick_cards()
        elif phase == "wish" and self.acted > self.turns:
            self.call()
        else:
            self.any(page.locator(".doing .row[data-kind] button:enabled"))

    def call(self) -> None:
        details = self.page.locator("[data-guide=call] details")
        details.locator("summary").click()
        for place in range(details.locator("select").count()):
            select = details.locator("select").nth(place)
            select.select_option(index=select.evaluate(FIRST_FREE))
        details.get_by_role("button").click()


FIRST_FREE = "select => [...select.options].findIndex((option, place) => place && !option.disabled)"


class Infiltraitors(Player):
    def choose(self, phase: str) -> None:
        page = self.page
        if phase == "turn":
            if page.locator("[data-name]").count():
                self.any(page.locator("[data-name]"))
            elif self.acted > self.turns and page.locator("[data-shoot]").count():
                self.any(page.locator("[data-shoot]"))
                page.wait_for_selector("[data-name]")
                self.any(page.locator("[data-name]"))
            elif page.locator("[data-play]").count():
                self.any(page.locator("[data-play]"))
            elif page.locator(".slot:enabled").count() and self.rng.random() < 0.6:
                self.any(page.locator(".slot:enabled:not(.chosen)"))
            else:
                self.any(page.locator(".doing .row[data-kind] button:enabled"))
        elif phase == "discard":
            self.pick_cards()
        elif phase == "accuse":
            page.wait_for_selector("[data-name]")
            self.any(page.locator("[data-name]"))
        else:
            self.any(page.locator(".doing [data-do]:enabled"))


class Informed(Infiltraitors):
    """Uses what the table works out: lays clues, shoots when it is certain, and leaves."""

    def choose(self, phase: str) -> None:
        page = self.page
        take = page.get_by_role("button", name="Take the next traitor")
        certain = page.get_by_test_id("candidates").filter(has_text="Only one card")
        if phase == "leave":
            page.get_by_role("button", name="Leave, and look").click()
        elif phase != "turn":
            super().choose(phase)
        elif page.locator("[data-shoot]").count() and certain.count():
            page.locator("[data-shoot]").first.click()
            page.wait_for_selector("[data-name]")
            self.any(page.locator("[data-name]:not(.no)"))
        elif take.count() and take.is_enabled():
            take.click()
        elif page.locator(".slot:enabled").count():
            self.any(page.locator(".slot:enabled"))
            self.any(page.locator("[data-play]"))
        else:
            self.any(page.locator(".doing [data-do]:enabled"))


class Masks(Player):
    def choose(self, phase: str) -> None:
        self.any(self.page.locator("[data-do]"))
