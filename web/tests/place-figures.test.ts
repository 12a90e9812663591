import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { missingOn, personsOn, sheetFrom, written } from "../src/games/inkognito/lock-sheet";
import LockTray from "../src/games/inkognito/LockTray.svelte";
import { figureOf, placing, put, startsOf } from "../src/games/inkognito/place-figures";
import type { ViewerOf } from "../src/lib/viewer";
import type { Build } from "../src/wire/games/inkognito";
import { speakThese } from "../src/lib/words.svelte";
import { atInkognito, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
afterEach(cleanup);
const place = (...builds: Build[]) => ({
  kind: "place" as const,
  fields: { builds },
  text: `place ${builds.join(" ")}`,
  final: false,
});

test("a colour has four start spaces, in the order that an action counts them", () => {
  expect(startsOf("blue")).toEqual(["13", "20", "38", "41"]);
});

test("a figure has a colour and a build", () => {
  expect(figureOf("red", "fat")).toBe("red.fat");
  expect(figureOf("ambassador", "fat")).toBe("ambassador");
});

test("whoever stood there gives way, and nobody stands in two places", () => {
  const two = put(put({}, "13", "tall"), "20", "fat");
  expect(put(two, "20", "tall")).toEqual({ 20: "tall" });
  expect(put(two, "38", "tall")).toEqual({ 20: "fat", 38: "tall" });
});

test("the action is found when all stand, and not before", () => {
  const places = [place("tall", "short", "fat", "thin"), place("short", "tall", "fat", "thin")];
  expect(
    placing(places, ["13", "20", "38", "41"], { 13: "short", 20: "tall", 38: "fat" }),
  ).toBeUndefined();
  expect(
    placing(places, ["13", "20", "38", "41"], { 13: "short", 20: "tall", 38: "fat", 41: "thin" })
      ?.text,
  ).toBe("place short tall fat thin");
});

const atFive = (changed: Partial<ViewerOf<"inkognito">> = {}) => {
  const plain = atInkognito();
  const seat = [...plain.lists.seat, "ambassador" as const];
  return { ...plain, lists: { ...plain.lists, seat }, ...changed };
};

test("the fifth player's sheet opens with what he has decided, and with nothing else", () => {
  const sure = { identity: ["CB"], build: ["thin"] };
  const shown = { shown: [], notes: [], verdicts: [], answer: [], repeat: 0 };
  const viewer = atFive({
    notes: {
      "m:red:identity:LF": "o",
      "m:blue:build:tall": "x",
      "m:blue:build:fat": "o",
      "m:green:build:fat": "o", // it can be but one of them
    },
    assist: { shown, possible: { green: sure } }, // the table's thought is not his
  });
  const sheet = sheetFrom(viewer);
  expect(sheet.filter(({ identity, build }) => identity ?? build)).toEqual([
    { agent: "red", identity: "LF", build: null },
  ]);
  expect(missingOn(sheet)).toEqual({ count: 7, agents: ["blue", "green", "red", "yellow"] });
  // What was begun is kept, and the pencil does not write over it.
  const begun = written(sheet, "blue", { identity: "LF" });
  expect(sheetFrom(viewer, begun)).toEqual(begun);
});

test("a tap says who somebody is; of another it leaves the first, and twice it leaves both", async () => {
  const viewer = atFive();
  let sheet = sheetFrom(viewer);
  const onwrite = (next: typeof sheet) => (sheet = next);
  const { container, rerender } = render(LockTray, { viewer, sheet, onwrite });
  const lit = () =>
    [...container.querySelectorAll("[aria-pressed=true]")].map((each) =>
      each.getAttribute("data-lock"),
    );
  const tap = async (what: string) => {
    await fireEvent.click(container.querySelector(`[data-lock=${what}]`)!);
    await rerender({ sheet });
  };
  expect(lit()).toEqual([]);
  await tap("blue-LF");
  await tap("blue-tall");
  await tap("green-LF");
  expect(lit()).toEqual(["blue-tall", "green-LF"]);
  await tap("green-LF");
  expect(lit()).toEqual(["blue-tall"]);
  for (const what of ["blue-CB", "green-LF", "green-short", "red-X", "red-fat"]) await tap(what);
  expect(missingOn(sheet)).toEqual({ count: 2, agents: ["yellow"] });
  for (const what of ["yellow-ZZ", "yellow-thin"]) await tap(what);
  expect(missingOn(sheet).count).toBe(0);
  expect(personsOn(viewer, sheet)).toEqual(["CB.tall", "LF.short", "X.fat", "ZZ.thin"]);
});
