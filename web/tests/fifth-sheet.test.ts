// What the end says of the fifth player's sheet.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import FifthSheet from "../src/games/inkognito/FifthSheet.svelte";
import MyPart from "../src/games/inkognito/MyPart.svelte";
import { speakThese } from "../src/lib/words.svelte";
import type { Person } from "../src/wire/games/inkognito";
import { asInABrowser, atInkognito, wordsIn } from "./helpers";

beforeAll(() => {
  speakThese(wordsIn("en"));
  asInABrowser();
});
afterEach(cleanup);

const TRUTH: Person[] = ["LF.short", "CB.tall", "X.fat", "ZZ.thin"];

function ended(sheet: Person[], seat: "blue" | "ambassador" = "blue", players = 5) {
  const at = atInkognito();
  const viewer = atInkognito({
    lists: { ...at.lists, seat: players === 5 ? [...at.lists.seat, "ambassador"] : at.lists.seat },
    view: { ...at.view, seat },
    facts: [
      {
        kind: "unmasked",
        identities: { blue: "LF", green: "CB", red: "X", yellow: "ZZ" },
        builds: { blue: "short", green: "tall", red: "fat", yellow: "thin" },
        letters: { blue: "A", green: "B", red: "C", yellow: "D" },
        sheet,
        arrested: null,
      },
    ],
    over: true,
  });
  render(FifthSheet, { viewer });
  return screen.queryByTestId("fifth-sheet")?.textContent.replace(/\s+/g, " ") ?? "";
}

test("a sheet that was locked says how much of it was right, and what was not", () => {
  expect(ended(TRUTH)).toContain("The Ambassador’s sheet was locked: all eight were right.");
  cleanup();
  const swapped: Person[] = ["LF.tall", "CB.short", "X.fat", "ZZ.thin"];
  const told = ended(swapped, "ambassador");
  expect(told).toContain("Your sheet was locked: 6 of eight were right.");
  expect(told.match(/✗/g)).toHaveLength(2);
  expect(told).toContain("✗ tall, wrong");
});

test("who has locked his sheet sees what is on it, and nobody else does", () => {
  const at = atInkognito();
  const sheet = {
    identities: { blue: "LF", green: "CB", red: "X", yellow: "ZZ" },
    builds: { blue: "short", green: "tall", red: "fat", yellow: "thin" },
  } as const;
  const locked = (own: typeof sheet | null) =>
    atInkognito({
      lists: { ...at.lists, seat: [...at.lists.seat, "ambassador"] },
      view: {
        seat: "ambassador",
        public: { ...at.view.public, locked: true },
        private: { seat: "ambassador", identity: null, build: null, letter: null, sheet: own },
      },
    });
  const given = { may: false, fits: false, opened: "" as const, onopen: () => {} };
  render(MyPart, { viewer: locked(sheet), ...given });
  const told = screen.getByTestId("fifth-sheet").textContent.replace(/\s+/g, " ");
  expect(told).toContain("Your sheet is locked. This is on it:");
  expect(told).toMatch(/B Lord Fiddlebottom short.*G Colonel Bubble tall/);
  expect(told).not.toMatch(/[✓✗]/);
  cleanup();
  render(MyPart, { viewer: locked(null), ...given });
  expect(screen.queryByTestId("fifth-sheet")).toBeNull();
});

test("one that was not locked says so, and where nobody has one nothing is said", () => {
  expect(ended([])).toContain("The Ambassador’s sheet was never locked");
  cleanup();
  expect(ended([], "blue", 4)).toBe("");
});
