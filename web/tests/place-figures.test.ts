import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import LockSheet from "../src/games/inkognito/LockSheet.svelte";
import { figureOf, placing, put, startsOf } from "../src/games/inkognito/place-figures";
import type { Offer } from "../src/lib/viewer";
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

test("on the fifth player's sheet a value belongs to one agent", async () => {
  const onlock = vi.fn<(action: Offer) => void>();
  const plain = atInkognito();
  const viewer = {
    ...plain,
    lists: { ...plain.lists, seat: [...plain.lists.seat, "ambassador" as const] },
  };
  const { container } = render(LockSheet, { viewer, onlock });
  const say = (what: string) => fireEvent.click(container.querySelector(`[data-lock=${what}]`)!);
  for (const what of [
    "blue-LF",
    "blue-tall",
    "green-LF",
    "green-short",
    "red-X",
    "red-fat",
    "yellow-ZZ",
    "yellow-thin",
  ])
    await say(what);
  const button = screen.getByRole<HTMLButtonElement>("button", {
    name: "I know who you are!",
    hidden: true,
  });
  expect(button.disabled).toBe(true);
  await say("blue-CB");
  await fireEvent.click(button);
  expect(onlock.mock.calls[0]![0].text).toBe("lock CB.tall LF.short X.fat ZZ.thin");
});
