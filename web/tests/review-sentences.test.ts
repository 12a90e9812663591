// What a review says of a decision: whom it blames, which figures are whose, and by which odds.
import { beforeAll, expect, test } from "vitest";
import { speakThese } from "../src/lib/words.svelte";
import { counted, isShort, judged } from "../src/replay/review-sentences";
import type { Decision, Reason, SeatReview } from "../src/wire/messages";
import { asInABrowser, atInkognito, wordsIn } from "./helpers";

beforeAll(() => {
  asInABrowser();
  speakThese(wordsIn("en"));
});

const { game } = atInkognito();
const decision = (changed: Partial<Decision>): Decision => ({
  step: 9,
  seat: "blue",
  kind: "answer",
  do: [],
  best: [],
  to: null,
  worth: 0,
  most: 0,
  chance: 0,
  note: "",
  gained: null,
  expected: null,
  expected_most: null,
  told: null,
  told_least: null,
  told_most: null,
  wanted: "",
  friend: null,
  odds: null,
  advised: null,
  instead: null,
  ...changed,
});
const said = (changed: Partial<Decision>) => judged(game, decision(changed)).join(" ");

test("what one told the partner was not given away", () => {
  const told = { to: "red", told: 3, told_least: 0, told_most: 3, wanted: "less" } as const;
  expect(said({ ...told, friend: true })).toBe(
    "In fact it told Red 3.0 bits. Nothing was given away: in truth, Red was on the same side.",
  );
  expect(said({ ...told, friend: false })).toContain("0.0 would have been enough");
  expect(said({ ...told, wanted: "more", friend: false })).toContain("In truth, Red was a rival");
});

test("what could be expected and what came of it are told apart", () => {
  const text = said({ kind: "question", gained: 4.4, expected: 0.7, expected_most: 1.2 });
  expect(text).toBe(
    "It could be expected to tell 0.7 bits, and the best question 1.2. In fact it told 4.4.",
  );
});

test("whoever gives other odds than the curve is said to read more into answers", () => {
  const reason: Reason = { code: "ask-partner", arguments: { whom: ["seat", "red"], odds: 99 } };
  const advice = (reads: boolean) =>
    said({
      kind: "question",
      do: ["x"],
      advised: { do: ["x"], reason, reads },
    });
  expect(advice(true)).toMatch(/^The adviser, who also reads into what others chose to show,/);
  expect(advice(true)).toContain("Red is 99% likely to be your partner");
  expect(advice(false)).toMatch(/^The adviser would have done the same/);
});

test("odds of deals alone and of somebody who reads more are told apart side by side", () => {
  const reason: Reason = { code: "call", arguments: { odds: 76 } };
  const call = (reads: boolean) =>
    decision({
      kind: "call",
      do: ["x"],
      note: "hurried",
      odds: 0.5,
      advised: { do: ["x"], reason, reads },
    });
  const words = (reads: boolean) => judged(game, call(reads)).join(" ");
  expect(words(true)).toMatch(/^By deals alone, it was 50% likely to succeed\./);
  expect(words(true)).toContain("who also reads into what others chose to show");
  expect(words(false)).toMatch(/^It was 50% likely to succeed\./);
  expect(isShort(call(true)), "the adviser would have called as well").toBe(false);
  expect(isShort({ ...call(true), advised: null })).toBe(true);
});

test("what is better for the letter is not said to be better for the bits", () => {
  const reason: Reason = { code: "ask-partner", arguments: { whom: ["seat", "red"], odds: 75 } };
  const instead = { had: null, would: null, wanted: "", reason, reads: false } as const;
  const asked = { kind: "question", gained: 1, expected: 0.9, expected_most: 0.9 } as const;
  const text = said({ ...asked, instead: { ...instead, do: ["ask red identity"] } });
  expect(text).toContain("0.9 bits, as many as any question");
  expect(text).toContain("What counts there is not the bits, but the letter. Red is 75% likely");
});

test("it is said how many decisions count", () => {
  const score = { score: 0, decisions: 2, worth: 0, most: 1, chance: 0 };
  const seat: SeatReview = {
    seat: "blue",
    player: "Ada",
    won: false,
    score: 0,
    scores: { question: score, answer: { ...score, decisions: 1 } },
    curve: [],
    certain: [],
    calling: { could: null, called: null, odds: null, waited: 0 },
    decisions: (["question", "question", "question", "answer"] as const).map((kind) =>
      decision({ kind }),
    ),
  };
  expect(counted(seat, "question")).toBe("2 of 3 decisions count");
  expect(counted(seat, "answer")).toBe("one decision");
});
