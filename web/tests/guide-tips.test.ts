import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Insights from "../src/table/Insights.svelte";
import { GAME_FOLDERS } from "../src/lib/game-entries";
import { speakThese } from "../src/lib/words.svelte";
import { wordsIn } from "./helpers";

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
    { step: 12, seat: "blue", whose: "red", what: "identity", value: "X" },
    { step: 12, seat: "blue", whose: "red", what: "build", value: "fat" },
    { step: 20, seat: "green", whose: "blue", what: "mission", value: "B" },
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
