// Puzzles: the row that grows harder, what is kept of it, and a puzzle answered on the sheet.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import { speakThese } from "../src/lib/words.svelte";
import { answered, choose, progress } from "../src/puzzles/progress.svelte";
import Puzzle from "../src/puzzles/Puzzle.svelte";
import { afterAnswer, among, nextOf, type Place } from "../src/puzzles/row";
import type { PuzzleGroup, PuzzleRow, PuzzleShown, PuzzleVerdict } from "../src/wire/messages";
import { asInABrowser, wordsIn } from "./helpers";

beforeAll(() => {
  asInABrowser();
  Element.prototype.scrollIntoView = () => {};
  speakThese(wordsIn("en"));
});
beforeEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: "puzzles" }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const after = (place: Place, ...answers: boolean[]) => answers.reduce(afterAnswer, place);

test("three right answers lead up, two wrong ones in a row lead down", () => {
  expect(after({ level: 2, streak: 0 }, true, true)).toEqual({ level: 2, streak: 2 });
  expect(after({ level: 2, streak: 0 }, true, true, true)).toEqual({ level: 3, streak: 0 });
  expect(after({ level: 2, streak: 0 }, true, true, false)).toEqual({ level: 2, streak: -1 });
  expect(after({ level: 2, streak: 0 }, false, false)).toEqual({ level: 1, streak: 0 });
  expect(after({ level: 2, streak: 0 }, false, true, false)).toEqual({ level: 2, streak: -1 });
  expect(after({ level: 5, streak: 2 }, true)).toEqual({ level: 5, streak: 0 });
  expect(after({ level: 1, streak: -1 }, false)).toEqual({ level: 1, streak: 0 });
});

const GROUPS: PuzzleGroup[] = [
  { game: "one", theme: "letters", level: 1, numbers: [7, 3] },
  { game: "one", theme: "counting", level: 3, numbers: [1] },
  { game: "two", theme: "letters", level: 4, numbers: [2] },
];
const ALL = { game: "", theme: "" };

test("the next puzzle is of the nearest level, and was not answered", () => {
  expect(nextOf(GROUPS, ALL, 1, {})).toBe("one-7");
  expect(nextOf(GROUPS, ALL, 1, { "one-7": true })).toBe("one-3");
  expect(nextOf(GROUPS, ALL, 5, {})).toBe("two-2");
  expect(nextOf(GROUPS, ALL, 2, {})).toBe("one-7"); // of two as near the easier one
  expect(nextOf(GROUPS, { game: "one", theme: "counting" }, 1, {})).toBe("one-1");
  expect(nextOf(GROUPS, { game: "one", theme: "counting" }, 1, { "one-1": false })).toBeNull();
  expect(among(GROUPS, { game: "", theme: "letters" })).toHaveLength(2);
});

test("the first answer counts and is kept; the puzzle of the day leaves the row as it is", () => {
  answered("one-7", true, false);
  answered("one-7", false, false);
  answered("two-2", true, true);
  choose({ game: "one" });
  expect(progress()).toMatchObject({
    done: { "one-7": true, "two-2": true },
    level: 1,
    streak: 1,
    game: "one",
  });
  const kept = localStorage.getItem("puzzles") ?? "";
  expect(JSON.parse(kept)).toMatchObject({ done: { "one-7": true, "two-2": true }, streak: 1 });
});

test("whatever a device has kept, there is a row", () => {
  for (const kept of ["nonsense", "null", '{"level": 99, "done": {"a": 3, "b": true}}', "[]"]) {
    localStorage.setItem("puzzles", kept);
    dispatchEvent(new StorageEvent("storage", { key: "puzzles" }));
    expect(progress().level).toBe(1);
    expect(progress().done).toEqual(kept.includes("b") ? { b: true } : {});
  }
});

const BUILDS = ["tall", "short", "fat", "thin"];
const row = (whose: string, left: string[]): PuzzleRow => ({
  whose,
  what: "build",
  values: BUILDS,
  left,
});
const SHOWN: PuzzleShown = {
  id: "inkognito-5",
  game: "inkognito",
  kind: "certain",
  theme: "exclusion",
  level: 2,
  notes: {
    game: "inkognito",
    options: { players: 4, edition: "2013" },
    names: {},
    me: "blue",
    identity: "X",
    build: "thin",
    mission: "A",
    order: ["answer", "shown"],
    answer: [{ from: "red", question: "build", cards: ["tall", "thin"], via: "ambassador" }],
    shown: [{ to: "red", question: "build", cards: ["tall", "thin"], via: "ambassador" }],
  },
  aside: ["shown 1"],
  asked: "Which of these is certain?",
  choices: ["tall", "short"].map((value) => ({
    words: `Red is ${value}`,
    cell: { whose: "red", what: "build", value },
    cards: [],
  })),
  sheet: [row("red", ["tall", "short", "fat"]), row("green", ["tall", "short", "fat"])],
};
const VERDICT: PuzzleVerdict = {
  right: 0,
  reasons: [],
  so: "",
  steps: [
    {
      sentence: "Red is not fat.",
      entries: ["identity"],
      sheet: [row("red", ["tall", "short"]), row("green", ["tall", "short", "fat"])],
    },
    {
      sentence: "So Red is tall.",
      entries: ["answer 1"],
      sheet: [row("red", ["tall"]), row("green", ["short", "fat"])],
    },
  ],
};

const cell = (name: string) => {
  const found = document.querySelector<HTMLButtonElement>(`[data-cell="${name}"]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

test("a puzzle is answered on the sheet, and the proof is gone through on it", async () => {
  vi.spyOn(api, "puzzle").mockResolvedValue(SHOWN);
  const solve = vi.spyOn(api, "solve").mockResolvedValue(VERDICT);
  render(Puzzle, { id: "inkognito-5", ofTheDay: false, next: () => "inkognito-6" });
  const answer = await screen.findByRole<HTMLButtonElement>("button", {
    name: "That is my answer",
  });
  expect(answer.disabled).toBe(true);
  expect(cell("red build tall").textContent.trim()).toBe(""); // no odds: one thinks for oneself

  // What is no choice is struck out, and is not an answer.
  await fireEvent.click(cell("green build tall"));
  expect(cell("green build tall").textContent.trim()).toBe("✗");
  expect(cell("green build tall").getAttribute("aria-label")).toContain("struck out");
  await fireEvent.click(cell("green build tall"));
  expect(cell("green build tall").textContent.trim()).toBe("");
  expect(answer.disabled).toBe(true);

  await fireEvent.click(cell("red build short"));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Red is short/ }).checked).toBe(true);
  expect(document.querySelector("details [data-entry='shown 1']")).not.toBeNull();
  await fireEvent.click(answer);
  expect(solve).toHaveBeenCalledWith("inkognito-5", { choice: 1, language: "en" });
  await screen.findByText("No, that is not it.");
  // What is wrong is marked, and nothing says what is right before it is asked for.
  expect(cell("red build short").className).toContain("asked");
  expect(cell("red build tall").className).not.toContain("asked");
  expect(document.querySelector("label.right")).toBeNull();
  expect(document.querySelectorAll("[data-step]")).toHaveLength(0);
  await fireEvent.click(screen.getByRole("button", { name: "Show me why" }));
  await screen.findByText("No. The right answer: Red is tall.");
  expect(progress().done).toEqual({ "inkognito-5": false });

  // The sheet is as after the first step, then as after the second.
  const used = () => [...document.querySelectorAll("[data-entry].used")].map((e) => e.textContent);
  expect(cell("red build fat").className).toContain("no");
  expect(cell("red build tall").textContent.trim()).toBe("");
  expect(used()).toHaveLength(0);
  await fireEvent.click(screen.getByRole("button", { name: "One step forward" }));
  expect(cell("red build tall").textContent.trim()).toBe("✓");
  expect(used()).toHaveLength(1);
  screen.getByRole("button", { name: "Next puzzle" });

  // It is over: the sheet takes no answer any more.
  await fireEvent.click(cell("red build short"));
  expect(solve).toHaveBeenCalledTimes(1);
});

test("a puzzle says what a black card is before it asks for one", async () => {
  const notes = { game: "inkognito-cards", options: {}, names: {}, me: "blue", order: [] };
  const asks: PuzzleShown = {
    ...SHOWN,
    id: "inkognito-cards-5",
    game: "inkognito-cards",
    kind: "question",
    notes: { ...notes, identity: "X", number: "0" },
    aside: [],
    choices: ["Pink", "Green"].map((whom) => ({
      words: `Ask ${whom} for a black card`,
      cell: null,
      cards: [],
    })),
    sheet: [],
  };
  vi.spyOn(api, "puzzle").mockResolvedValue(asks);
  render(Puzzle, { id: asks.id, ofTheDay: false, next: () => null });
  const said = await screen.findByText(/Every agent has two black cards.* cannot lie/);
  const choice = screen.getByText("Ask Pink for a black card");
  expect(said.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("after a wrong answer one can think again, and only the first answer counts", async () => {
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: "puzzles" }));
  const three = [...SHOWN.choices, { ...SHOWN.choices[1]!, words: "Red is fat" }];
  vi.spyOn(api, "puzzle").mockResolvedValue({ ...SHOWN, choices: three });
  const solve = vi.spyOn(api, "solve").mockResolvedValue(VERDICT);
  render(Puzzle, { id: "inkognito-7", ofTheDay: false, next: () => null });
  const answer = () => screen.findByRole("button", { name: "That is my answer" });
  const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
  await answer();
  await fireEvent.click(choice(/short/));
  await fireEvent.click(await answer());
  await fireEvent.click(await screen.findByRole("button", { name: "Think again" }));
  expect(choice(/short/).disabled).toBe(true);
  await fireEvent.click(choice(/tall/));
  await fireEvent.click(await answer());
  await screen.findByText("Right.");
  expect(document.querySelectorAll("[data-step]")).toHaveLength(2);
  expect(solve).toHaveBeenCalledTimes(2);
  expect(progress().done).toEqual({ "inkognito-7": false });
});
