import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import GuideTips from "../src/table/GuideTips.svelte";
import Insights from "../src/table/Insights.svelte";
import { GAME_FOLDERS } from "../src/lib/game-entries";
import { speakThese } from "../src/lib/words.svelte";
import { asInABrowser, atInkognito, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
afterEach(cleanup);

test.each(["en", "fr"] as const)(
  "every tip has words in %s, and every guide its tips",
  (language) => {
    const words = wordsIn(language);
    for (const [game, { tips }] of GAME_FOLDERS)
      for (const tip of tips)
        expect(words.has(`web-guide-${game}-${tip.id}`), `${game} ${tip.id}`).toBe(true);
    expect([...GAME_FOLDERS].filter(([, { tips }]) => tips.length)).toHaveLength(3);
  },
);

test("insights of one step and seat are one line, and one can jump there", () => {
  const certain = [
    { step: 12, seat: "blue", whose: "red", what: "identity", value: "X", told: [] },
    { step: 12, seat: "blue", whose: "red", what: "build", value: "fat", told: [] },
    { step: 20, seat: "green", whose: "blue", what: "mission", value: "B", told: [] },
  ];
  const ongo = vi.fn();
  const { container } = render(Insights, {
    game: "inkognito",
    seats: ["blue", "green", "red"],
    insights: { certain, complete: { blue: 12 } },
    step: 15,
    ongo,
  });
  const lines = [...container.querySelectorAll("li")];
  expect(lines.map((line) => line.classList.contains("past"))).toEqual([true, false]);
  expect(lines[0]!.textContent.replace(/\s+/g, " ")).toMatch(
    /Blue.*Red is Agent X and Red is fat.*everything is clear/,
  );
  expect(container.textContent).toContain("Red could be sure of nothing");
  lines[1]!.querySelector("button")!.click();
  expect(ongo).toHaveBeenCalledWith(20);
});

test("where one cannot jump, an insight says what happened then", () => {
  const told = [{ kind: "shown" }];
  const certain = [{ step: 12, seat: "blue", whose: "red", what: "identity", value: "X", told }];
  const moment = vi.fn(() => "Red showed you two cards.");
  const { container } = render(Insights, {
    game: "inkognito",
    seats: ["blue", "red"],
    insights: { certain, complete: {} },
    moment,
  });
  expect(moment).toHaveBeenCalledWith(told);
  expect(container.querySelector(".when")?.textContent).toBe("When: Red showed you two cards.");
});

test.each([
  [["expel"], false],
  [["end"], false],
  [["end", "declare"], true],
  [["ask", "declare"], false],
  [[], false],
] as const)("where one may %j, the tip about declaring comes: %s", async (kinds, comes) => {
  asInABrowser();
  const declare = document.createElement("button");
  declare.dataset["guide"] = "declare";
  declare.getBoundingClientRect = () => new DOMRect(0, 100, 90, 44);
  document.body.append(declare);
  const shown = {
    kind: "shown" as const,
    asker: "blue" as const,
    shower: "red" as const,
    question: "identity" as const,
    cards: ["LF" as const, "CB" as const],
    witness: null,
  };
  const live = atInkognito({
    facts: [shown],
    legal: kinds.map((kind) => ({ kind, count: 1, final: kind === "declare", actions: [] })),
  });
  const { container } = render(GuideTips, { live });
  await vi.waitFor(() => expect(container.querySelector("[data-tips=rested]")).not.toBeNull());
  expect(container.querySelector("[data-tip=declare]") !== null).toBe(comes);
  declare.remove();
});
