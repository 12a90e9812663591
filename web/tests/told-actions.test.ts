import { beforeEach, expect, test } from "vitest";
import { toldActions } from "../src/lib/told-actions";
import { speakThese } from "../src/lib/words.svelte";
import { atInfiltraitors, atInkognito, wordsIn } from "./helpers";

const { game } = atInkognito();
const asks = ["ask red identity", "ask green build"];
beforeEach(() => speakThese(wordsIn("fr")));

test("several actions are one sentence", () => {
  expect(toldActions(game, asks, "own")).toBe(
    "demander qui est Rouge\u202f; puis demander sa silhouette à Vert",
  );
});

test("a button that ends with a full stop does not end the sentence", () => {
  const mission = { ...atInfiltraitors().game, forms: { accuse: "accuse {card}" } };
  expect(toldActions(mission, ["accuse black-5"], "own")).toBe("le caïd est le 5 noir ■");
  const forms = { declare: "declare {partner} {own} {other}" };
  expect(toldActions({ ...game, forms }, ["declare red B C"], "done")).toMatch(/ C\s»$/);
});
