import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import Sheet from "../src/games/inkognito/Sheet.svelte";
import { speakThese } from "../src/lib/words.svelte";
import { seat, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
const cell = (container: Element, key: string) => container.querySelector<HTMLButtonElement>(`[data-cell='m:${key}']`)!;

test("there is a row for everyone else, and none for oneself", () => {
  const { container } = render(Sheet, { sight: seat() });
  expect(container.querySelectorAll("section.seat")).toHaveLength(3);
  expect(cell(container, "blue:identity:LF")).toBeNull();
  expect(container.querySelectorAll("button.cell")).toHaveLength(36);
});

test("a tap goes on to the next mark", async () => {
  const sight = seat({ notes: { "m:red:build:fat": "x" } });
  const { container } = render(Sheet, { sight });
  await fireEvent.click(cell(container, "red:build:fat"));
  await fireEvent.click(cell(container, "red:build:thin"));
  expect(sight.note).toHaveBeenNthCalledWith(1, "m:red:build:fat", "o");
  expect(sight.note).toHaveBeenNthCalledWith(2, "m:red:build:thin", "x");
  await fireEvent.click(screen.getByText("Rub out the last mark"));
  expect(sight.note).toHaveBeenNthCalledWith(3, "m:red:build:thin", "");
});

test("what is impossible is struck out, what is certain stands out", () => {
  const sight = seat({ assist: { shown: {}, possible: { red: { identity: ["X"], build: ["fat", "thin"] } } } });
  const { container } = render(Sheet, { sight });
  expect(cell(container, "red:identity:X").classList.contains("sure")).toBe(true);
  expect(cell(container, "red:identity:LF").classList.contains("no")).toBe(true);
  expect(cell(container, "red:build:fat").classList.contains("no")).toBe(false);
  expect(cell(container, "red:identity:LF").getAttribute("aria-label")).toContain("impossible");
});

test("what I was shown lies beside the one who showed it", () => {
  const sight = seat({ assist: { shown: { notes: [[0, 2, 0, [0, 1, 8], null], [1, 2, 0, [2, 3, 8], null]] } } });
  const { container } = render(Sheet, { sight });
  expect(container.querySelectorAll(".shown")).toHaveLength(1);
  expect(container.querySelectorAll(".shown .card")).toHaveLength(3);
});

test("odds are percentages, and reasons come on demand", async () => {
  const sight = seat({
    assist: { shown: {}, odds: { red: { identity: { X: 1 }, build: { fat: 0.25, thin: 0.75, tall: 0, short: 0 } } } },
    why: async () => [{ says: "own-identity", fact: { kind: "enveloped", identity: 0, build: 1, letter: 2 } }],
  });
  const { container } = render(Sheet, { sight });
  expect(cell(container, "red:build:thin").textContent).toContain("75");
  await fireEvent.click(screen.getByText("why?"));
  expect(await screen.findByText(/you are Lord Fiddlebottom/)).toBeTruthy();
});
