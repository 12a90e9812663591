import { expect, test } from "vitest";
import { Refusal } from "../src/lib/api";
import { explain } from "../src/lib/refusals";
import { speakThese } from "../src/lib/words.svelte";
import english from "../src/lib/words-en";
import french from "../src/lib/words-fr";
import { wordsIn } from "./helpers";

test("a fact becomes the same sentence as in the house", () => {
  const fact = { kind: "answered", asker: "blue", shower: "red", count: 3, contestable: false };
  expect(wordsIn("en").fact("inkognito", fact)).toBe("Red shows Blue 3 cards.");
  expect(wordsIn("fr").fact("inkognito", fact)).toContain("3 cartes");
});

test("lists are joined and selected by", () => {
  const shown = {
    kind: "shown",
    asker: "blue",
    shower: "green",
    question: "identity",
    cards: ["LF", "CB"],
    witness: null,
  };
  expect(wordsIn("en").fact("inkognito", shown)).toBe(
    "Green to Blue: Lord Fiddlebottom and Colonel Bubble.",
  );
});

test("the end names the winners", () => {
  const ended = {
    kind: "ended",
    outcome: { reason: "accomplished", side: "lf-cb", winners: ["blue", "yellow"] },
  };
  expect(wordsIn("en").fact("inkognito", ended)).toContain("Blue and Yellow");
});

test("a refusal is explained, one without words at least said", () => {
  speakThese(wordsIn("en"));
  expect(explain(new Refusal("pair-repeated"))).toContain("these two from you before");
  expect(explain(new Refusal("brand-new"))).toBe("That did not work.");
  expect(() => explain(new TypeError("a defect"))).toThrow("a defect");
});

test("why a bot did it is a sentence with the words of its arguments", () => {
  expect(
    wordsIn("en").reason("inkognito", { code: "ask", arguments: { whom: ["seat", "red"] } }),
  ).toBe("“Red can tell me most.”");
});

test("who was told something is said to a viewer who sees everything", () => {
  const shown = {
    kind: "shown",
    asker: "blue",
    shower: "green",
    question: "identity",
    cards: ["LF", "CB"],
    witness: null,
    toldTo: ["blue", "green"],
  };
  expect(wordsIn("en").fact("inkognito", shown)).toMatch(/^To Blue and Green: “Green to Blue/);
});

test("every text of one language is there in the other", () => {
  const names = (files: string[]) =>
    files.flatMap((file) => [...file.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]));
  expect(names(english).length).toBeGreaterThan(500);
  expect(names(english).toSorted()).toEqual(names(french).toSorted());
});

test("a reason may have no arguments, and then they are not sent", () => {
  expect(wordsIn("en").reason("inkognito", { code: "at-random" })).not.toContain("⟨");
});
