// What a log tells: nothing twice.
import { beforeAll, expect, test } from "vitest";
import { linesOf } from "../src/lib/told-facts";
import { speakThese } from "../src/lib/words.svelte";
import { atCards, atInfiltraitors, atInkognito, wordsIn } from "./helpers";

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

const card = "red-5";
const gave = { kind: "gave", card } as const;
const clued = { kind: "clued", seat: "falcon", card, upright: true } as const;
const told = (...facts: ReturnType<typeof atInfiltraitors>["facts"]) =>
  linesOf(atInfiltraitors({ facts })).map((line) => line.text);

test("a card that is played is one line, with what came of it", () => {
  expect(told(gave, clued)).toEqual([
    "You played the red ● 5 next to your own traitor: upright, they share something.",
  ]);
  const veiled = { kind: "veiled", seat: "falcon", whom: null, count: 1 } as const;
  expect(told({ ...veiled, of: "gave" }, { ...veiled, of: "clued" })).toEqual([
    "You played a card next to your own traitor.",
  ]);
});

test("so is a card that is discarded, but not what only its owner knows", () => {
  const cards: (typeof card)[] = [card];
  expect(told({ kind: "shed", cards }, { kind: "discarded", seat: "falcon", cards })).toEqual([
    "You discarded the red ● 5.",
  ]);
  const dark = { kind: "discarded-dark", seat: "falcon", number: 1 } as const;
  expect(told({ kind: "sank", cards }, dark)).toHaveLength(2);
  expect(told(gave)).toHaveLength(1);
});

const heard = (...facts: ReturnType<typeof atCards>["facts"]) =>
  linesOf(atCards({ facts })).map((line) => line.text);

test("a pair is one line, for who passed it and for who got it, in their order", () => {
  const mine = { kind: "pair", giver: "blue", to: "yellow", one: "LF", other: "11" } as const;
  const theirs = { kind: "pair", giver: "yellow", to: "blue", one: "X", other: "0" } as const;
  const chose = { kind: "chosen", who: "blue", to: "yellow" } as const;
  const chosen = { kind: "chosen", who: "yellow", to: "blue" } as const;
  const both = heard(mine, chose, theirs, chosen);
  expect(both).toHaveLength(2);
  expect(heard(mine, theirs, chose)).toEqual(both); // who chose last
  expect(heard(chosen)).toEqual(["Yellow chose two cards for you."]);
  const others = { kind: "chosen", who: "green", to: "pink" } as const;
  expect(heard(theirs, others)).toHaveLength(2);
  const seen = { kind: "black", shower: "green", to: ["blue"], card: "black-LF" } as const;
  const to: (typeof seen)["to"][number][] = [...seen.to];
  expect(heard({ ...seen, to }, { kind: "showed", who: "green", to: "blue" })).toHaveLength(1);
});
