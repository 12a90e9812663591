// No two controls in one situation have the same name.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import ClueSheets from "../src/games/infiltraitors/ClueSheets.svelte";
import { sheetFrom } from "../src/games/inkognito/lock-sheet";
import LockTray from "../src/games/inkognito/LockTray.svelte";
import NoteSheet from "../src/games/inkognito/NoteSheet.svelte";
import Screen from "../src/games/inkognito/Screen.svelte";
import InFrame from "./InFrame.svelte";
import { LANGUAGES, speakThese } from "../src/lib/words.svelte";
import { asInABrowser, atInfiltraitors, atInkognito, NOTHING_SHOWN, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
beforeEach(() => asInABrowser());
afterEach(cleanup);

/** The names that two controls have, and controls without one. */
function alike(container: Element): string[] {
  const names = [...container.querySelectorAll("button:enabled, summary")].map(
    (control) => control.getAttribute("aria-label") ?? control.textContent.trim(),
  );
  return names.filter((name, place) => !name || names.indexOf(name) !== place);
}

const SHOWN = { shown: [], notes: [], verdicts: [], answer: [], repeat: 0 };
const offers = (kind: "hands" | "refuse", text: string) => ({
  kind,
  count: 1,
  final: true,
  actions: [{ kind, fields: {}, text, final: true }],
});

test("what is alike is found", () => {
  document.body.innerHTML = "<button>Shake hands</button><button>Shake hands</button>";
  expect(alike(document.body)).toEqual(["Shake hands"]);
  document.body.innerHTML = "";
});

test.each(LANGUAGES)("named as partner, one can tell the answers apart (%s)", (language) => {
  speakThese(wordsIn(language));
  const at = atInkognito();
  const declared = { seat: "red", partner: "blue", own: "A", other: "C" } as const;
  const viewer = atInkognito({
    view: { ...at.view, public: { ...at.view.public, phase: "hands", declared } },
    legal: [offers("hands", "shake hands"), offers("refuse", "refuse")],
  });
  const { container } = render(InFrame, { screen: Screen, viewer });
  expect(container.querySelectorAll("[data-do]")).toHaveLength(2);
  expect(alike(container)).toEqual([]);
});

test.each(LANGUAGES)(
  "every cell and every reason on a note sheet is called after itself (%s)",
  (language) => {
    speakThese(wordsIn(language));
    const sure = { identity: { X: 1 }, build: { fat: 1 } };
    const viewer = atInkognito({ assist: { shown: SHOWN, odds: { red: sure, green: sure } } });
    expect(alike(render(NoteSheet, { viewer }).container)).toEqual([]);
  },
);

test.each(LANGUAGES)("and so on the fifth player's sheet and on clue sheets (%s)", (language) => {
  speakThese(wordsIn(language));
  const five = atInkognito();
  const lock = render(LockTray, { viewer: five, sheet: sheetFrom(five), onwrite: () => {} });
  expect(lock.container.querySelectorAll("[data-lock]")).toHaveLength(32);
  expect(alike(lock.container)).toEqual([]);
  const viewer = atInfiltraitors({
    assist: { shown: NOTHING_SHOWN, odds: { lynx: { card: { "red-7": 1 } } } },
  });
  expect(alike(render(ClueSheets, { viewer }).container)).toEqual([]);
});
