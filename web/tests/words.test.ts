import { expect, test } from "vitest";
import { Refusal } from "../src/lib/api";
import { explain } from "../src/lib/refusals";
import { speakThese } from "../src/lib/words.svelte";
import { textsOf } from "../words-plugin";
import { wordsIn } from "./helpers";

test("a fact becomes the same sentence as in the house", () => {
  const fact = { kind: "answered", asker: "blue", shower: "red", count: 3, contestable: false };
  expect(wordsIn("en").fact("inkognito", fact, null)).toBe("Red showed Blue 3 cards.");
  expect(wordsIn("fr").fact("inkognito", fact, null)).toBe("Rouge montre 3 cartes à Bleu.");
});

test("whoever reads is spoken to", () => {
  const fact = { kind: "answered", asker: "blue", shower: "red", count: 3, contestable: false };
  expect(wordsIn("en").fact("inkognito", fact, "blue")).toBe("Red showed you 3 cards.");
  expect(wordsIn("en").fact("inkognito", fact, "red")).toBe("You showed Blue 3 cards.");
  expect(wordsIn("fr").fact("inkognito", fact, "blue")).toBe("Rouge vous montre 3 cartes.");
  expect(wordsIn("fr").fact("inkognito", fact, "red")).toBe("Vous montrez 3 cartes à Bleu.");
});

test("a prompt is the game’s own, or the one for all games", () => {
  const waiting = { id: "wait", rule: "", arguments: { who: ["seat", "blue", "red"] } };
  expect(wordsIn("en").prompt("masks", waiting, "green")).toBe("Waiting for Blue and Red.");
  const turn = {
    id: "turn",
    rule: "A0",
    arguments: { deeds: ["deed", "identify", "files", "eliminate"] },
  };
  expect(wordsIn("en").prompt("infiltraitors", turn, "lynx")).toBe(
    "Your turn. Do one thing: take the next traitor, search headquarters or shoot.",
  );
  const answer = {
    id: "wait-again",
    rule: "Q7",
    arguments: { who: ["seat", "red"], asker: ["seat", "blue"] },
  };
  expect(wordsIn("fr").prompt("inkognito", answer, "blue")).toBe(
    "Rouge doit vous répondre à nouveau.",
  );
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
  expect(wordsIn("en").fact("inkognito", shown, null)).toBe(
    "Green showed Blue: Lord Fiddlebottom and Colonel Bubble.",
  );
});

test("the end names the winners", () => {
  const ended = {
    kind: "ended",
    outcome: { reason: "accomplished", side: "lf-cb", winners: ["blue", "yellow"] },
  };
  expect(wordsIn("en").fact("inkognito", ended, null)).toContain("Blue and Yellow");
  expect(wordsIn("en").fact("inkognito", ended, "yellow")).toContain("(Blue and you)");
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
  ).toBe("“I want to know more about Red.”");
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
  expect(wordsIn("en").fact("inkognito", shown, "blue")).toMatch(
    /^To Blue and Green: “Green showed Blue/,
  );
});

test("every text of one language is there in the other", () => {
  const names = (language: string) => [...textsOf(language).values()].flat().map(({ id }) => id);
  expect(names("en").length).toBeGreaterThan(500);
  expect(names("en").toSorted()).toEqual(names("fr").toSorted());
});

test("the house's words are few, and a game's are its own", () => {
  const texts = textsOf("en");
  expect([...texts.keys()].toSorted()).toEqual([
    "house",
    "infiltraitors",
    "inkognito",
    "inkognito-cards",
    "lesson-infiltraitors",
    "lesson-inkognito",
    "lesson-inkognito-cards",
    "masks",
    "notebook",
    "puzzle",
    "review",
  ]);
  const whose = (id: string) =>
    [...texts.keys()].filter((key) => texts.get(key)?.some((text) => text.id === id));
  expect(whose("inkognito-title")).toEqual(["house"]);
  expect(whose("inkognito-shook")).toEqual(["inkognito"]);
  expect(whose("inkognito-cards-place-Rialto")).toEqual(["inkognito-cards"]);
  expect(whose("web-hero")).toEqual(["house"]);
  expect(whose("lesson-inkognito-welcome")).toEqual(["lesson-inkognito"]);
  expect(whose("notebook-title")).toEqual(["notebook"]);
});

test("a reason may have no arguments, and then they are not sent", () => {
  expect(wordsIn("en").reason("inkognito", { code: "at-random" })).not.toContain("⟨");
});

test("places are counted from one, and every name of a list has its “to”", () => {
  const from = (kind: "clue-from", place: number) => ({
    kind,
    fields: { owner: "lynx" as const, place },
    text: "",
    final: false,
  });
  expect(wordsIn("en").action("infiltraitors", from("clue-from", 0))).toContain("card 1 ");
  expect(wordsIn("fr").action("infiltraitors", from("clue-from", 9))).toContain("carte 10 ");
  const places = { kind: "discard-places", fields: { places: [0, 2] }, text: "", final: false };
  expect(wordsIn("en").action("infiltraitors", places)).toBe("Discard by place: 1, 3");
  const seen = { kind: "black", shower: "green", to: ["blue", "ambassador"], card: "black:X" };
  expect(wordsIn("fr").fact("inkognito-cards", seen, "green")).toContain(
    "Vous montrez à Bleu et à l’Ambassadeur",
  );
});
