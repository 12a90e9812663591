// A meeting: what cannot be taken back is chosen first, and several meetings are told apart.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { nextTowards } from "../src/games/inkognito/board-arrows";
import { meetingsOf, numberOf } from "../src/games/inkognito/meetings";
import Screen from "../src/games/inkognito/Screen.svelte";
import { speakThese } from "../src/lib/words.svelte";
import type { Action } from "../src/wire/games/inkognito";
import { asInABrowser, atInkognito, PIECES, wordsIn } from "./helpers";
import InFrame from "./InFrame.svelte";

beforeAll(() => speakThese(wordsIn("en")));
beforeEach(() => asInABrowser());
afterEach(cleanup);

type Ask = Extract<Action, { kind: "ask" | "ask-via" }>;
const ask = (whom: "red" | "green"): Ask => ({ kind: "ask", fields: { whom, question: "build" } });
const via: Ask = { kind: "ask-via", fields: { whom: "red", question: "build" } };

test("stepping aside is chosen on the board, and done by what is then said in the bar", async () => {
  const at = atInkognito();
  const aside = {
    kind: "aside" as const,
    fields: { piece: "blue.fat" as const, start: "2" as const, goal: "3" as const },
    text: "aside blue.fat 2>3",
    final: false,
  };
  const viewer = atInkognito({
    view: {
      ...at.view,
      public: { ...at.view.public, at: { "blue.fat": "2", "red.tall": "2" } },
    },
    legal: [{ kind: "aside", count: 1, final: false, actions: [aside] }],
  });
  const { container } = render(InFrame, { screen: Screen, viewer });
  const footprint = () => container.querySelector("[data-space='3']")!;
  await fireEvent.click(footprint());
  expect(viewer.act).not.toHaveBeenCalled();
  expect(footprint().getAttribute("aria-pressed")).toBe("true");
  expect(container.querySelector("[data-ghost]")?.getAttribute("data-ghost")).toBe("blue.fat");
  await fireEvent.click(container.querySelector("[data-bar] [data-act='aside']")!);
  expect(viewer.act).toHaveBeenCalledExactlyOnceWith("aside blue.fat 2>3");
});

test("an answer of an earlier meeting is put apart from the question of the next, and says whose", async () => {
  const shown = {
    kind: "shown" as const,
    asker: "blue" as const,
    shower: "red" as const,
    question: "identity" as const,
    cards: ["LF" as const, "CB" as const],
    witness: null,
  };
  const actions = (["identity", "build"] as const).map((question) => ({
    kind: "ask" as const,
    fields: { whom: "green" as const, question },
    text: `ask green ${question}`,
    final: false,
  }));
  const viewer = atInkognito({
    facts: [
      { kind: "turn", seat: "blue", side: "blue", balls: [] },
      shown,
      { kind: "expelled", seat: "blue", piece: "red.fat", start: "1", goal: "2" },
    ],
    legal: [{ kind: "ask", count: 2, final: false, actions }],
  });
  const { container } = render(InFrame, { screen: Screen, viewer });
  expect(container.querySelector("[data-tray]")).toBeNull();
  const before = container.querySelector("[data-bar] .again")!;
  expect(before.textContent).toContain("Shown by Red");
  await fireEvent.click(before);
  expect(container.querySelector("[data-tray]")?.textContent).toContain("Red shows you");
});

test("several meetings have numbers, on the board and in the tray; a single one has none", () => {
  const at = { "blue.fat": "2", "red.tall": "2", "blue.thin": "7", ambassador: "7" } as const;
  const both = meetingsOf([ask("red"), via], "blue", at, PIECES);
  expect(both).toEqual([
    { with: "red", space: "2" },
    { with: "ambassador", space: "7" },
  ]);
  expect([numberOf(both, "red"), numberOf(both, "ambassador")]).toEqual([1, 2]);
  expect(numberOf(meetingsOf([ask("red")], "blue", at, PIECES), "red")).toBeNull();
  // Nobody is met where nobody stands together.
  expect(meetingsOf([ask("green")], "blue", at, PIECES)).toEqual([]);
});

test("an arrow key goes to the nearest in its direction, in line rather than aside", () => {
  const spots = [
    { what: "east", x: 40, y: 4 },
    { what: "north-east", x: 30, y: -25 },
    { what: "far east", x: 90, y: 0 },
    { what: "south", x: 0, y: 50 },
  ];
  const from = { x: 0, y: 0 };
  expect(nextTowards("ArrowRight", from, spots)).toBe("east");
  expect(nextTowards("ArrowUp", from, spots)).toBe("north-east");
  expect(nextTowards("ArrowDown", from, spots)).toBe("south");
  expect(nextTowards("ArrowLeft", from, spots)).toBeUndefined();
});

test("while the cards lie open one is told to look at them, and not to choose what is not marked", async () => {
  const expel = {
    kind: "expel" as const,
    fields: { piece: "red.fat" as const, start: "2" as const, goal: "3" as const },
    text: "expel red.fat 2>3",
    final: false,
  };
  const shown = {
    kind: "shown" as const,
    asker: "blue" as const,
    shower: "red" as const,
    question: "identity" as const,
    cards: ["LF" as const, "CB" as const],
    witness: null,
  };
  const viewer = atInkognito({
    facts: [{ kind: "turn", seat: "blue", side: "blue", balls: [] }, shown],
    legal: [{ kind: "expel", count: 1, final: false, actions: [expel] }],
  });
  const { container } = render(InFrame, { screen: Screen, viewer });
  const sentence = () => container.querySelector("[data-bar] .sentence")!.textContent;
  expect(container.querySelector(".space.goal")).toBeNull();
  expect(sentence()).toContain("Look at the cards, then choose where to send the fat red figure.");
  await fireEvent.click(container.querySelector("[data-bar] [data-act='look']")!);
  expect(container.querySelector(".space.goal")).not.toBeNull();
  expect(sentence()).not.toContain("Look at the cards");
});

test.each([
  ["alone", undefined, false],
  ["another is elsewhere, and a tap takes it", "9", false],
  ["another is where it can go, and a tap goes there", "3", true],
] as const)("a figure in hand: %s", async (_, other, again) => {
  const at = atInkognito();
  const stepOf = (fields: Extract<Action, { kind: "step" }>["fields"]) => ({
    kind: "step" as const,
    fields,
    text: `step ${fields.piece} ${fields.start}>${fields.goal}`,
    final: false,
  });
  const steps = [
    stepOf({ piece: "blue.fat", start: "2", goal: "3", ball: "land" }),
    ...(other ? [stepOf({ piece: "blue.thin", start: other, goal: "8", ball: "land" })] : []),
  ];
  const done = { kind: "done" as const, fields: {}, text: "done", final: false };
  const viewer = atInkognito({
    view: {
      ...at.view,
      public: {
        ...at.view.public,
        phase: "move",
        balls: ["land"],
        at: { "blue.fat": "2", ...(other && { "blue.thin": other }) },
      },
    },
    legal: [
      { kind: "step", count: steps.length, final: false, actions: steps },
      { kind: "done", count: 1, final: false, actions: [done] },
    ],
    ways: () => Promise.resolve([]),
  });
  const { container } = render(InFrame, { screen: Screen, viewer });
  await fireEvent.click(container.querySelector("[data-piece='blue.fat']")!);
  const said = container.querySelector("[data-bar] .sentence")!.textContent;
  expect(said).toContain("Where does the fat blue figure go?");
  expect(said.includes("Tap it again to put it down")).toBe(again);
});
