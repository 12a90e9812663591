import { expect, test } from "vitest";
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

test("every text of one language is there in the other", () => {
  const names = (language: "en" | "fr") => [...(wordsIn(language).bundle as unknown as { _messages: Map<string, unknown> })._messages.keys()].sort();
  expect(names("en")).toEqual(names("fr"));
});
