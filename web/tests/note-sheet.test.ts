import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import NoteSheet from "../src/games/inkognito/NoteSheet.svelte";
import { speakThese } from "../src/lib/words.svelte";
import type { Card, Note, Seat } from "../src/wire/games/inkognito";
import { atInkognito, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
const NOTHING = { shown: [], notes: [], verdicts: [] };
const cell = (container: Element, key: string) =>
  container.querySelector<HTMLButtonElement>(`[data-cell='m:${key}']`)!;

test("there is a row for everyone else, and none for oneself", () => {
  const { container } = render(NoteSheet, { viewer: atInkognito() });
  expect(container.querySelectorAll("section.seat")).toHaveLength(3);
  expect(cell(container, "blue:identity:LF")).toBeNull();
  expect(container.querySelectorAll("button.cell")).toHaveLength(36);
});

test("a tap goes on to the next mark", async () => {
  const viewer = atInkognito({ notes: { "m:red:build:fat": "x" } });
  const { container } = render(NoteSheet, { viewer });
  await fireEvent.click(cell(container, "red:build:fat"));
  await fireEvent.click(cell(container, "red:build:thin"));
  expect(viewer.note).toHaveBeenNthCalledWith(1, "m:red:build:fat", "o");
  expect(viewer.note).toHaveBeenNthCalledWith(2, "m:red:build:thin", "x");
  await fireEvent.click(screen.getByText("Rub out the last mark"));
  expect(viewer.note).toHaveBeenNthCalledWith(3, "m:red:build:thin", "");
});

test("what is impossible is struck out, what is certain stands out", () => {
  const viewer = atInkognito({
    assist: { shown: NOTHING, possible: { red: { identity: ["X"], build: ["fat", "thin"] } } },
  });
  const { container } = render(NoteSheet, { viewer });
  expect(cell(container, "red:identity:X").classList.contains("sure")).toBe(true);
  expect(cell(container, "red:identity:LF").classList.contains("no")).toBe(true);
  expect(cell(container, "red:build:fat").classList.contains("no")).toBe(false);
  expect(cell(container, "red:identity:LF").getAttribute("aria-label")).toContain("impossible");
});

const note = (asker: Seat, ...cards: Card[]): Note => ({
  asker,
  shower: "red",
  question: "identity",
  cards,
  witness: null,
});

test("what I was shown lies beside the one who showed it", () => {
  const viewer = atInkognito({
    assist: {
      shown: {
        ...NOTHING,
        notes: [note("blue", "LF", "CB", "tall"), note("green", "X", "ZZ", "tall")],
      },
    },
  });
  const { container } = render(NoteSheet, { viewer });
  expect(container.querySelectorAll(".shown")).toHaveLength(1);
  expect(container.querySelectorAll(".shown .card")).toHaveLength(3);
});

const OWN = { kind: "enveloped", identity: "LF", build: "short", letter: "C" };

test("odds are percentages, and reasons come on demand", async () => {
  const viewer = atInkognito({
    assist: {
      shown: NOTHING,
      odds: { red: { identity: { X: 1 }, build: { fat: 0.25, thin: 0.75, tall: 0, short: 0 } } },
    },
    prove: () => Promise.resolve([{ says: "own-identity", fact: OWN }]),
  });
  const { container } = render(NoteSheet, { viewer });
  expect(cell(container, "red:build:thin").textContent).toContain("75");
  await fireEvent.click(screen.getByText("why?"));
  expect(await screen.findByText(/you are Lord Fiddlebottom/)).toBeTruthy();
});
