// The settings of a table in words.
import { beforeAll, expect, test } from "vitest";
import { filled, PACES, tellPace, type Draft } from "../src/lib/table-settings";
import { speakThese } from "../src/lib/words.svelte";
import { wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));

const table = (game: string, options: Draft["options"]): Draft => filled({ game, options });

test.each([
  ["infiltraitors", { mission: "T3" }, "15 minutes in all"],
  ["infiltraitors", { mission: "T2" }, "No clock"],
  ["inkognito", {}, "No clock"],
])("%s %j without a clock of ours: %s", (game, options, said) => {
  const { label, about } = tellPace("relaxed", table(game, options));
  expect(label).toBe(said);
  expect(about).toBeTruthy();
});

test("every pace has words, and so has one that a program chose", () => {
  for (const pace of ["", ...Object.keys(PACES)])
    expect(tellPace(pace, table("infiltraitors", { mission: "T3" })).label).not.toContain("⟨");
});
