"""Somebody who plays by clicking on what the page offers."""

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from playwright.sync_api import Error, Locator, Page, expect

from browser_tests.names import assert_names_differ
from browser_tests.rest import first_of

TURN = "[data-mine=true], [data-testid=ending]"
SETTLING = "[data-bar] [data-settling]"
"""What has just come where one pressed something else."""


FOLD = "form details:not([open]) > summary"


def choose(page: Page, label: str, value: str) -> None:
    """Chooses in the form of a table's settings: from a list, from what lies side by side, or by
    writing a number; what is folded away is unfolded.
    """
    page.locator("form fieldset").first.wait_for()
    if page.locator(FOLD).count():
        page.locator(FOLD).click()
    group = page.get_by_role("radiogroup", name=label)
    if group.count():
        group.first.locator(f"input[value='{value}']").check()
        return
    field = page.get_by_label(label).first
    if field.evaluate("field => field.tagName") == "SELECT":
        field.select_option(value)
    else:
        field.fill(value)
        field.blur()


def play_now(page: Page, game: str, label: str = "Play now: ") -> None:
    """From the house to a table with bots, in two clicks."""
    page.get_by_role("button", name=f"{label}{game}", exact=True).click()
    page.locator("dialog[open] button.main").click()


def offered(page: Page, label: str) -> list[str]:
    """What can be chosen in that form: from what lies side by side, or from a list."""
    page.locator("form fieldset").first.wait_for()
    side_by_side = page.get_by_role("radiogroup", name=label).locator("input")
    listed = page.get_by_label(label).first.locator("option")
    found = side_by_side if side_by_side.count() else listed
    values: list[str] = found.evaluate_all("all => all.map(one => one.value)")
    return values


def set_table(page: Page, game: str, *, bots: str = "sleuth", **options: str) -> None:
    """From the house to a table with these options, and with bots of this level (if the game has
    such) unless there is to be none; the labels of the form are English.
    """
    page.get_by_role("link", name=re.compile(f"^Set a table: {game}$")).click()
    page.get_by_role("button", name="Open the table").wait_for()
    for label, value in options.items():
        choose(page, label.replace("_", " "), value)
    if bots:
        levels = offered(page, "Other seats")
        choose(page, "Other seats", bots if bots in levels else "random")
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


def is_told_who_was_who(page: Page) -> None:
    """After a game of Inkognito with four."""
    expect(page.locator("section[aria-label='The masks come off'] > ul li")).to_have_count(4)
    expect(page.get_by_text("Who could have known what, and when")).to_be_visible()


class Player(ABC):
    """Does what it is asked, at random but repeatably; after ``turns`` actions it ends the game."""

    def __init__(self, page: Page, *, seed: int = 1, turns: int = 25) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.turns = turns
        self.acted = 0
        self.met: set[str] = set()
        """The phases in which it has acted."""
        self.look: Callable[[Page], None] = lambda page: None
        """Looks at the page before every action."""

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
        assert_names_differ(page)
        self.look(page)
        if page.locator(SETTLING).count():
            page.mouse.move(1, 1)  # whoever aims anew need not wait
            page.wait_for_selector(SETTLING, state="detached")
        try:
            if not page.locator("dialog[open]").count():
                before = self._seen()
                phase = phase_of(page)
                self.met.add(phase)
                self.choose(phase)
                self._changes(before)
            if self.asked():
                before = self._seen()
                self.confirm()
                self._changes(before)
        except Error:
            pass  # somebody else was faster: look again

    def _changes(self, before: str) -> None:
        """Until the page says something new, or asks once more."""
        self.page.wait_for_function(
            "before => document.querySelector('[data-testid=ending], dialog[open]') ||"
            " document.querySelector('.frame')?.innerHTML !== before",
            arg=before,
            timeout=1000,
            polling=50,  # not at every frame: the text of a board is long
        )

    def asked(self) -> bool:
        """Whether the page asks once more. It first asks the house what is claimed, so its question
        may come late.
        """
        calm = self.page.locator(".frame:not([data-busy]), dialog[open]")
        calm.first.wait_for(state="attached")
        return self.page.locator("dialog[open]").count() > 0

    def confirm(self) -> None:
        """What asks once more says what may come of it."""
        assert_names_differ(self.page)
        self.page.locator("dialog[open] button.danger").click(timeout=1000)

    @abstractmethod
    def choose(self, phase: str) -> None:
        """Clicks on something that the page offers in this phase."""

    def any(self, found: Locator) -> bool:
        """Clicks on one of these, if there is one."""
        count = found.count()
        if count:
            found.nth(self.rng.randrange(count)).click(timeout=1500)
        return count > 0

    def pick_cards(self, panel: str = ".hand") -> None:
        """Chooses cards until the main button can be pressed."""
        for _ in range(4):
            done = self.page.locator(".doing button.main:enabled")
            if done.count():
                break
            self.any(self.page.locator(f"{panel} .slot:enabled:not(.chosen, [aria-disabled=true])"))
        self.any(self.page.locator(".doing button.main:enabled"))

    def _seen(self) -> str:
        return str(self.page.evaluate("document.querySelector('.frame')?.innerHTML ?? ''"))


def whose_turn(players: Sequence[Player]) -> Player:
    """The first of these people who is asked for something, or whose game is over."""
    asked = first_of(*((player.page, TURN) for player in players))
    return next(player for player in players if player.page is asked)


def phase_of(page: Page) -> str:
    """What kind of thing the page asks for: how its prompt's name begins."""
    prompt = page.locator("[data-testid=prompt]").get_attribute("data-prompt") or ""
    return prompt.split("-")[0]


class Inkognito(Player):
    def choose(self, phase: str) -> None:
        page = self.page
        if self.acted > self.turns and page.locator(OPEN_DECLARE).count():
            self.declare()
        elif phase == "place":
            self.place()
        elif phase == "move":
            if page.locator(".piece.free").count() and self.rng.random() < 0.7:
                self.step()
            else:
                self.any(page.locator("[data-act=done]"))
        elif phase in ("answer", "again"):
            self.pick_cards("[data-guide=answer]")
        elif phase == "expel":
            self.send()
        elif page.locator("[data-pick]").count():
            self.any(page.locator("[data-pick]"))
            self.any(page.locator(".doing [data-act]:enabled"))
        else:
            self.any(page.locator(".doing [data-act]:enabled"))

    def place(self) -> None:
        self.page.locator("[data-build]").first.click(timeout=1500)
        for start in range(4):
            self.page.locator(".space.goal").nth(start).focus()
            self.page.keyboard.press("Enter")
        self.page.locator(".doing [data-act=place]").click(timeout=1500)

    def step(self) -> None:
        self.on_board(self.page.locator(".piece.free"))
        self.on_board(self.page.locator(".space.goal"))

    def on_board(self, found: Locator) -> None:
        """Clicks on one of these, once the board shows it."""
        count = found.count()
        if count:
            chosen = found.nth(self.rng.randrange(count))
            chosen.focus()
            chosen.locator(".hit").first.click(timeout=1500)

    def send(self) -> None:
        """Looks at what was shown, chooses a space, and sends."""
        page = self.page
        if page.locator("[data-act=look]").count():
            page.locator("[data-act=look]").click(timeout=1500)
        self.on_board(page.locator(".space.goal"))
        page.locator(".doing [data-act=expel]").click(timeout=1500)

    def declare(self) -> None:
        page = self.page
        if page.get_by_test_id("declare").count() == 0:
            page.locator(OPEN_DECLARE).click(timeout=1500)
        page.locator("[data-partner]").first.click(timeout=1500)
        page.locator("[data-letter]").first.click(timeout=1500)
        page.locator(".doing [data-act=declare]").click(timeout=1500)
        expect(page.get_by_role("dialog")).to_be_visible()


OPEN_DECLARE = "[data-open=declare]:enabled"
"""The flag: in the rail, or on a phone on the board."""


class Cards(Player):
    def choose(self, phase: str) -> None:
        page = self.page
        if page.locator("[data-onward]").count():
            page.locator("[data-onward]").click()  # how the last game ended has been read
        elif phase in ("place", "lay"):
            self.any(page.locator("[data-play][aria-pressed=false]"))
            page.locator("[data-act=play]").click(timeout=1500)
        elif phase == "pass":
            self.pick_cards()
        elif phase == "wish" and self.acted > self.turns:
            self.call()
        else:
            self.any(page.locator("[data-act]:enabled"))

    def call(self) -> None:
        """Says of everybody the first that is left."""
        page = self.page
        page.locator("[data-open=call]").click(timeout=1500)
        open_questions = page.locator(".options:not(:has([aria-pressed=true]))")
        while open_questions.count():
            open_questions.first.locator("button:enabled:not(.taken)").first.click(timeout=1500)
        page.locator("[data-act=call]").click(timeout=1500)


class Infiltraitors(Player):
    def choose(self, phase: str) -> None:
        page = self.page
        picker = page.locator("[data-act=name]:enabled")
        if phase in ("turn", "accuse") and (phase == "accuse" or picker.count()):
            self.name(picker)
        elif phase == "turn":
            self.turn()
        elif phase == "discard":
            for _ in range(4):
                if self.any(page.locator(".doing [data-act]:enabled")):
                    break
                self.any(page.locator(".slot[data-act]:not(.chosen)"))
        elif page.locator("[data-pick]").count() and self.rng.random() < 0.8:
            self.any(page.locator("[data-pick]"))
            self.any(page.locator(".doing .main:enabled"))
        else:
            self.any(page.locator(".doing [data-act]:enabled"))

    def turn(self) -> None:
        page = self.page
        if page.locator("[data-play]").count():
            self.any(page.locator("[data-play]"))
        elif self.acted > self.turns and page.locator("[data-shoot]").count():
            self.any(page.locator("[data-shoot]"))
        elif page.locator(CARD).count() and self.rng.random() < 0.6:
            self.card()
        elif not self.any(page.locator("[data-tray] [data-act=files]")):
            self.any(page.locator(".doing [data-act]:not([data-act=aim])"))

    def name(self, cards: Locator) -> None:
        """The sheet is the picker of a shot; a second click fires."""
        cards.first.wait_for()
        self.any(cards)
        fire = self.page.locator(".doing [data-act=eliminate], .doing [data-act=accuse]")
        fire.wait_for()
        fire.click(timeout=1500)

    def card(self) -> None:
        """A card of a hand; where hands are seen as one thing, that opens first."""
        self.any(self.page.locator(CARD))
        if self.page.locator("[data-tray] .slot[data-act]").count():
            self.any(self.page.locator("[data-tray] .slot[data-act]"))


CARD = ".slot[data-act]:not(.chosen), [data-hand]:enabled"


class Informed(Infiltraitors):
    """Uses what the table works out: lays clues, shoots when it is certain, and leaves."""

    def choose(self, phase: str) -> None:
        page = self.page
        take = page.locator(".doing [data-act=identify]")
        certain = page.get_by_test_id("candidates").filter(has_text="Only one card")
        if phase == "leave":
            page.locator("[data-act=leave]").click()
        elif phase != "turn" or page.locator("[data-play], [data-act=name]").count():
            super().choose(phase)
        elif page.locator("[data-shoot]").count() and certain.count():
            page.locator("[data-shoot]").first.click()
            self.name(page.locator("[data-act=name]:not(.no):not(.mine)"))
        elif take.count():
            take.click()
        elif page.locator(CARD).count():
            self.card()
            self.any(page.locator("[data-play]"))
        else:
            super().choose(phase)


class Masks(Player):
    def choose(self, phase: str) -> None:
        self.any(self.page.locator("[data-do]"))
