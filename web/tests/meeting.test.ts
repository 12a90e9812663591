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
  expect(before.textContent).toContain("Red, before");
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
