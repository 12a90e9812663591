import { expect, test } from "vitest";
import { Refusal } from "../src/lib/api";
import { explain } from "../src/lib/refusals";
import { speakThese, TOLD } from "../src/lib/words.svelte";
import { wordsIn } from "./helpers";

const LISTS = { seat: ["blue", "green", "red", "yellow"], question: ["identity", "build"], piece: ["blue.tall", "ambassador"], card: ["LF", "CB"] };

test("a fact becomes the same sentence as in the house", () => {
  const fact = { kind: "answered", asker: 0, shower: 2, count: 3, contestable: false };
  expect(wordsIn("en").fact("inkognito", LISTS, fact)).toBe("Red shows Blue 3 cards.");
  expect(wordsIn("fr").fact("inkognito", LISTS, fact)).toContain("3 cartes");
});

test("lists are joined and selected by", () => {
  const shown = { kind: "shown", asker: 0, shower: 1, question: 0, cards: [0, 1], witness: null };
  expect(wordsIn("en").fact("inkognito", LISTS, shown)).toBe("Green to Blue: Lord Fiddlebottom and Colonel Bubble.");
});

test("the end names the winners", () => {
  const ended = { kind: "ended", outcome: { reason: "accomplished", side: "lf-cb", winners: [0, 3] } };
  expect(wordsIn("en").fact("inkognito", LISTS, ended)).toContain("Blue and Yellow");
});

test("a refusal is explained, one without words at least said", () => {
  speakThese(wordsIn("en"));
  expect(explain(new Refusal("pair-repeated"))).toContain("these two from you before");
  expect(explain(new Refusal("brand-new"))).toBe("That did not work.");
  expect(() => explain(new TypeError("a defect"))).toThrow("a defect");
});

test("why a bot did it is a sentence with the words of its arguments", () => {
  expect(wordsIn("en").reason("inkognito", { code: "ask", arguments: { whom: ["seat", "red"] } })).toBe("“Red can tell me most.”");
});

test("who was told something is said to eyes that see everything", () => {
  const shown = { kind: "shown", asker: 0, shower: 1, question: 0, cards: [0, 1], witness: null, [TOLD]: ["blue", "green"] };
  expect(wordsIn("en").fact("inkognito", LISTS, shown)).toMatch(/^To Blue and Green: “Green to Blue/);
});

test("every text of one language is there in the other", () => {
  const names = (language: "en" | "fr") => [...(wordsIn(language).bundle as unknown as { _messages: Map<string, unknown> })._messages.keys()].sort();
  expect(names("en")).toEqual(names("fr"));
});
