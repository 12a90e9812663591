"""People who play with the keys of a keyboard and nothing else."""

from abc import ABC, abstractmethod

from playwright.sync_api import Error, Page, expect

from browser_tests.players import TURN, Player, over, phase_of
from browser_tests.rest import at_rest

HELD_BACK = (
    "[data-bar][data-settling], [data-stage][data-settling],"
    " body:not(:has(dialog[open])) [data-busy]"
)
"""Where a key does only what it has just done, or nothing while that is on its way."""

FOCUSED = "() => document.activeElement !== document.body"
LOGGED = """before => document.querySelector('[data-testid=ending]')
  || document.querySelector('[role=tabpanel]')?.innerText !== before"""


def logged(page: Page) -> str:
    """What has happened so far."""
    return page.locator("[role=tabpanel]").first.inner_text()


def happens(page: Page, before: str) -> None:
    """Until something more is in the log."""
    try:
        page.wait_for_function(LOGGED, arg=before)
    except Error:
        raise AssertionError(f"nothing happened after {before[-200:]!r}") from None


def at(page: Page, wanted: str) -> bool:
    """Whether the focus is on it."""
    return bool(page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted))


def tab_to(page: Page, wanted: str, most: int = 250) -> None:
    """Presses Tab until the focus is on what is wanted. If it is there already, another key lets
    the one that brought it there do something else.
    """
    for _ in range(most):
        if at(page, wanted):
            page.keyboard.press("Shift")
            page.wait_for_selector(HELD_BACK, state="detached")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {wanted}")


class Typist(ABC):
    """Plays until the game is over, which it ends after so many things done; the focus never gets
    lost.
    """

    def __init__(self, page: Page, *, turns: int) -> None:
        self.page = page
        self.turns = turns
        self.acted = 0

    def press(self, wanted: str, key: str = "Enter") -> None:
        tab_to(self.page, wanted)
        self.page.keyboard.press(key)

    def there(self, wanted: str) -> bool:
        return self.page.locator(wanted).count() > 0

    def focus_is_kept(self) -> None:
        self.page.wait_for_function(FOCUSED)

    def finish(self, most: int = 300) -> None:
        for _ in range(most):
            self.page.wait_for_selector(TURN)
            if over(self.page):
                return
            if self.acted:
                self.focus_is_kept()
            self.acted += 1
            before = logged(self.page)
            self.choose(phase_of(self.page))
            happens(self.page, before)
        raise AssertionError("the game does not end")

    @abstractmethod
    def choose(self, phase: str) -> None:
        """Does something that the page offers in this phase."""


class InkognitoTypist(Typist):
    """Moves by the arrows too; in the end it declares, rightly or not."""

    def __init__(self, page: Page, *, turns: int) -> None:
        super().__init__(page, turns=turns)
        self.arrows = 0

    def choose(self, phase: str) -> None:
        if self.acted > self.turns and self.there("[data-open=declare]:enabled"):
            self.declare()
        elif phase == "move":
            self.move()
        elif phase == "expel":
            self.send()
        elif self.there(".slot"):
            self.answer()
        else:
            if self.there("[data-pick]"):
                self.press("[data-pick]")
            self.press(".doing [data-act]:enabled")
            self.confirm()

    def move(self) -> None:
        """A figure, a goal, and done; the arrows go from goal to goal."""
        page = self.page
        if self.there(".piece.free"):
            self.press(".piece.free")
            page.wait_for_selector(".piece.taken")
            assert at(page, ".piece.taken")
            tab_to(page, ".space.goal")
            for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
                self.arrow(arrow)
            tab_to(page, ".space.goal")
            page.keyboard.press("Enter")
            page.wait_for_selector("[data-act=undo]")
            self.focus_is_kept()
            while not self.there("[data-act=done]"):
                page.keyboard.press("Backspace")  # passing through: take it back
                at_rest(page)
        self.press("[data-act=done]")

    def arrow(self, key: str) -> None:
        here = "document.activeElement.outerHTML.slice(0, 120)"
        before = self.page.evaluate(here)
        self.page.keyboard.press(key)
        self.arrows += self.page.evaluate(here) != before
        assert self.page.evaluate("document.activeElement.closest('[data-guide=board]') !== null")

    def send(self) -> None:
        """Enter chooses a space; once more, and it is done."""
        page = self.page
        if self.there("[data-act=look]"):
            self.press("[data-act=look]")
        self.press(".space.goal")
        page.wait_for_selector(".space.goal[aria-pressed=true]")
        assert at(page, ".space.goal[aria-pressed=true]")
        self.press(".space.goal:focus")

    def answer(self) -> None:
        while not self.there("[data-act=show]:enabled"):
            self.press(".slot:not([aria-disabled=true], [aria-pressed=true])", "Space")
        self.press("[data-act=show]")

    def declare(self) -> None:
        self.press("[data-open=declare]")
        self.press("[data-partner]")
        self.press("[data-letter]")
        self.press("[data-act=declare]:enabled")
        self.confirm()

    def confirm(self) -> None:
        """What ends the game is asked once more."""
        if not self.there(".doing [data-act=hands], [data-testid=declare], dialog[open]"):
            return
        self.page.wait_for_selector("dialog[open]")
        self.press("dialog[open] .danger")


class InfiltraitorsTypist(Typist):
    """Takes, plays, searches, and shoots where the sheet is sure; in the end, at anything."""

    def __init__(self, page: Page, *, turns: int) -> None:
        super().__init__(page, turns=turns)
        self.done: set[str] = set()

    def choose(self, phase: str) -> None:
        self.done.add(phase)
        if phase == "turn":
            self.turn()
        elif phase == "discard":
            while not self.there(".doing [data-act^=discard]:enabled"):
                self.press(".slot[data-act]:not([aria-pressed=true])", "Space")
            self.press(".doing [data-act^=discard]:enabled")
        elif phase == "reward":
            self.press("[data-tray] [data-pick]")
            self.press(".doing button.main:enabled")
        else:
            self.press(".doing [data-act=request]")

    def turn(self) -> None:
        """Before the tenth thing is done, everything a turn can be has been tried."""
        sure = self.page.get_by_test_id("candidates").filter(has_text="Only one card").count()
        late = self.acted > self.turns
        if self.there(".doing [data-act=aim]") and (sure or late):
            self.shoot()
        elif self.there(".doing [data-act=identify]"):
            self.done.add("identify")
            self.press(".doing [data-act=identify]")
        elif self.there(".doing [data-act=search]") and "search" not in self.done:
            self.search()
        elif self.there(".slot[data-act]"):
            self.play()
        elif self.there(".doing [data-act=search]"):
            self.search()
        else:
            self.shoot()

    def play(self) -> None:
        """A card, then a place; once it is put back and taken again."""
        page = self.page
        self.press(".slot[data-act]", "Space")
        assert at(page, ".slot[aria-pressed=true]")
        if "play" not in self.done:
            self.done.add("play")
            self.press("[data-bar] .doing button")
            self.focus_is_kept()
            assert at(page, ".slot[aria-pressed=false]")
            self.press(".slot[aria-pressed=false]:focus", "Space")
        self.press("[data-play]")

    def search(self) -> None:
        self.done.add("search")
        self.press(".doing [data-act=search]")
        self.focus_is_kept()
        assert at(self.page, "[data-tray] [data-act=files]")
        self.press("[data-tray] [data-act=files]")

    def shoot(self) -> None:
        """The sheet is the picker, and the focus goes there; a second key fires."""
        page = self.page
        self.press(".doing [data-act=aim]")
        page.wait_for_selector("[data-act=name]:focus")
        if "shoot" not in self.done:
            self.done.add("shoot")
            self.press(".doing button:not([data-act])")  # not yet
            self.focus_is_kept()
            assert at(page, "[data-bar] [data-act]")
            self.press(".doing [data-act=aim]")
            page.wait_for_selector("[data-act=name]:focus")
        self.press("[data-act=name]:focus")
        page.wait_for_selector("[data-act=name][aria-pressed=true]:focus")
        page.wait_for_selector(".doing [data-act=eliminate]:enabled")
        self.press(".doing [data-act=eliminate]")


class ByKeyboard(Player):
    """Presses keys and nothing else; after the first, it never looks for the focus.

    What was done is seen in the log: the same controls may be back at once.
    """

    def press(self, wanted: str, key: str = "Enter") -> None:
        if self.acted > 1:
            expect(self.page.locator(":focus, [data-mine=false]").first).to_be_attached()
        if self.page.locator("[data-mine=false]").count():
            return  # what was to be pressed is done already
        tab_to(self.page, wanted)
        self.page.keyboard.press(key)

    def do(self, wanted: str) -> None:
        before = logged(self.page)
        self.press(wanted)
        happens(self.page, before)

    def confirm(self) -> None:
        self.do("dialog button.danger")


class CardsByKeyboard(ByKeyboard):
    def choose(self, phase: str) -> None:
        page = self.page
        if page.locator("[data-onward]").count():
            self.press("[data-onward]")
        elif phase in ("place", "lay"):
            self.press("[data-play]", "Space")
            assert at(page, "[data-play][aria-pressed=true]")
            self.do("[data-act=play]:enabled")
        elif phase == "pass":
            while page.locator("[data-act=pass]:enabled").count() == 0:
                self.press("[data-act=pick]:not(.chosen):not([aria-disabled=true])", "Space")
            self.do("[data-act=pass]")
        elif phase == "wish" and self.acted > self.turns:
            self.press("[data-open=call]")
            while page.locator("[data-act=call]:enabled").count() == 0:
                self.press(".options:not(:has(.on)) [data-act=say]:enabled:not(.taken)", "Space")
            self.press("[data-act=call]")
            page.locator("dialog[open]").wait_for()
        elif phase == "wish":
            self.do("[data-act=greet]:enabled")
        else:
            self.press("[data-act]:enabled")


class MasksByKeyboard(ByKeyboard):
    def choose(self, phase: str) -> None:
        self.press("[data-act]:enabled")
