// What a log tells: nothing twice.
import { beforeAll, expect, test } from "vitest";
import { linesOf } from "../src/lib/told-facts";
import { speakThese } from "../src/lib/words.svelte";
import { atInkognito, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));

const shown = {
  kind: "shown",
  asker: "blue",
  shower: "red",
  question: "identity",
  cards: ["LF", "CB", "tall"],
  witness: null,
} as const;
const answered = {
  kind: "answered",
  asker: "blue",
  shower: "red",
  count: 3,
  contestable: false,
} as const;
const texts = (...facts: ReturnType<typeof atInkognito>["facts"]) =>
  linesOf(atInkognito({ facts })).map((line) => line.text);

test("whoever was shown cards is not told how many they were as well", () => {
  const cards: (typeof shown)["cards"][number][] = [...shown.cards];
  expect(texts({ ...shown, cards }, answered)).toEqual([
    "Red showed you: Lord Fiddlebottom, Colonel Bubble and tall.",
  ]);
});

test("whoever was not is told just that", () => {
  expect(texts({ ...answered, asker: "green" })).toEqual(["Red showed Green 3 cards."]);
});

test("a line keeps its place when only the last ones are told", () => {
  const cards: (typeof shown)["cards"][number][] = [...shown.cards];
  const viewer = atInkognito({ facts: [{ ...shown, cards }, answered] });
  expect(linesOf(viewer, 1)).toEqual([]);
});
