import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { personsOn, sheetFrom, swapped } from "../src/games/inkognito/lock-sheet";
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

test("the fifth player's sheet is filled in from pencil and print, each value once", () => {
  const viewer = atFive({ notes: { "m:red:identity:LF": "o", "m:blue:build:tall": "x" } });
  const sheet = sheetFrom(viewer);
  expect(sheet.rows.find(({ agent }) => agent === "red")?.identity).toBe("LF");
  expect(sheet.rows.find(({ agent }) => agent === "blue")?.build).not.toBe("tall");
  expect(new Set(sheet.rows.map(({ identity }) => identity)).size).toBe(4);
  expect(new Set(sheet.rows.map(({ build }) => build)).size).toBe(4);
});

test("two taps swap two cards of one kind, and it is still a whole sheet", async () => {
  const viewer = atFive();
  const sheet = sheetFrom(viewer);
  const onswap = vi.fn();
  const { container } = render(LockTray, { viewer, sheet, onswap });
  const tap = (what: string) => fireEvent.click(container.querySelector(`[data-lock=${what}]`)!);
  await tap("blue-identity");
  await tap("green-build"); // another kind: taken instead
  await tap("blue-identity");
  await tap("green-identity");
  expect(onswap.mock.calls).toEqual([["identity", 0, 1]]);
  const changed = swapped(sheet, "identity", 0, 1);
  expect(personsOn(viewer, changed)).toEqual(["CB.tall", "LF.short", "X.fat", "ZZ.thin"]);
});
