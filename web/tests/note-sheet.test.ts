import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import NoteSheet from "../src/games/inkognito/NoteSheet.svelte";
import { speakThese } from "../src/lib/words.svelte";
import type { Card, Note, Seat } from "../src/wire/games/inkognito";
import { atInkognito, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
afterEach(cleanup);
const NOTHING = { shown: [], notes: [], verdicts: [], answer: [], repeat: 0 };
const cell = (container: Element, key: string) =>
  container.querySelector<HTMLButtonElement>(`[data-cell='m:${key}']`)!;

test("there is a column for everyone else, and none for oneself", () => {
  const { container } = render(NoteSheet, { viewer: atInkognito() });
  expect(container.querySelectorAll("[data-column]")).toHaveLength(3);
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

test("where pencil and print disagree, the cell says so", () => {
  const viewer = atInkognito({
    assist: { shown: NOTHING, possible: { red: { identity: ["X"] } } },
    notes: { "m:red:identity:LF": "o", "m:red:identity:X": "o" },
  });
  const { container } = render(NoteSheet, { viewer });
  expect(container.querySelectorAll(".clash")).toHaveLength(1);
  expect(cell(container, "red:identity:LF").getAttribute("aria-label")).toContain("disagree");
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
  expect(await screen.findByText(/^You are Lord Fiddlebottom/)).toBeTruthy();
});

test("how much is possible is said while it matters, and not after the end", () => {
  const assist = { shown: NOTHING, worlds: "4" };
  const said = (over: boolean) =>
    render(NoteSheet, { viewer: atInkognito({ assist, over }) }).container.textContent;
  expect(said(false)).toContain("4 possibilities are left");
  expect(said(true)).not.toContain("possibilities");
});

test("with three, the arrested agent has a column, and the end prints his truth too", () => {
  const at = atInkognito();
  const all = { blue: "LF", green: "CB", red: "X", yellow: "ZZ" } as const;
  const builds = { blue: "tall", green: "short", red: "fat", yellow: "thin" } as const;
  const letters = { blue: "A", green: "B", red: "C", yellow: "D" } as const;
  const viewer = atInkognito({
    lists: { ...at.lists, seat: ["blue", "green", "red"] },
    view: {
      ...at.view,
      public: { ...at.view.public, revealed: { identities: all, builds, letters } },
    },
    over: true,
  });
  const { container } = render(NoteSheet, { viewer });
  const truths = [...container.querySelectorAll(".cell.truth")].map((each) =>
    each.getAttribute("data-cell"),
  );
  for (const what of ["identity:ZZ", "build:thin", "mission:D"])
    expect(truths).toContain(`m:arrested:${what}`);
});

test("what I have shown is kept as well as what I was shown", () => {
  const shown: Note = { ...note("red", "LF", "tall"), asker: "red", shower: "blue" };
  const viewer = atInkognito({ assist: { shown: { ...NOTHING, notes: [shown] } } });
  render(NoteSheet, { viewer });
  expect(screen.getByText("Shown by me")).toBeTruthy();
  expect(screen.queryByText("Shown to me")).toBeNull();
});
