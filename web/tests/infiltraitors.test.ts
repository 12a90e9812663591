import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import missions from "../../src/ridotto/games/infiltraitors/missions.json";
import CampaignMap from "../src/games/infiltraitors/CampaignMap.svelte";
import ClueSheets from "../src/games/infiltraitors/ClueSheets.svelte";
import { ORDER, stops } from "../src/games/infiltraitors/missions";
import { Refusal } from "../src/lib/api";
import { speakThese } from "../src/lib/words.svelte";
import type { Chapter } from "../src/wire/messages";
import { atInfiltraitors, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
afterEach(cleanup);

const chapter = (mission: string, tries: number, won: boolean): Chapter => ({
  chapter: mission,
  tries,
  won,
});

test("missions come in the order of the campaign, training first", () => {
  expect(ORDER).toHaveLength(Object.keys(missions).length);
  expect(ORDER.slice(0, 5)).toEqual(["T1", "T2", "T3", "1", "2"]);
  expect(ORDER.at(-1)).toBe("20");
});

test("a campaign is what the table has played", () => {
  const way = stops("T2", [chapter("T1", 2, true), chapter("T2", 1, false)]);
  expect(way.slice(0, 4).map(({ state, tries }) => [state, tries])).toEqual([
    ["won", 2],
    ["open", 1],
    ["locked", 0],
    ["locked", 0],
  ]);
  expect(stops("5", []).filter(({ state }) => state === "skipped")).toHaveLength(7);
});

test("the map says in words what is won, next and closed", () => {
  const { container } = render(CampaignMap, { mission: "T2", campaign: [chapter("T1", 1, true)] });
  expect(container.querySelector("[data-mission=T1]")!.textContent).toMatch(
    /accomplished · one try/,
  );
  expect(container.querySelector("[data-mission=T2]")!.getAttribute("aria-current")).toBe("step");
  expect(container.querySelector("[data-mission='20']")!.textContent).toContain("closed");
});

test("a mark goes to the sheet of that traitor, and one tap takes it back", async () => {
  const viewer = atInfiltraitors();
  const { container } = render(ClueSheets, { viewer });
  expect(container.querySelector("[data-sheet]")!.getAttribute("data-sheet")).toBe("1");
  await fireEvent.click(container.querySelector("[data-cell=red-7]")!);
  expect(viewer.mark).toHaveBeenCalledWith(1, "red-7", "x");
  await fireEvent.click(screen.getByText("Rub out the last mark"));
  expect(viewer.mark).toHaveBeenLastCalledWith(1, "red-7", "");
});

test("one reads the sheet of one's own traitor and does not write on it", async () => {
  const { container } = render(ClueSheets, {
    viewer: atInfiltraitors({ marks: { 2: { "red-7": "x" } } }),
  });
  await fireEvent.click(screen.getByText("Falcon"));
  const cell = container.querySelector<HTMLButtonElement>("[data-cell=red-7]")!;
  expect(cell.textContent).toContain("✗");
  expect(cell.disabled).toBe(true);
});

test("without shared sheets one writes for oneself", async () => {
  const viewer = atInfiltraitors({
    mark: vi.fn(() => Promise.reject(new Refusal("no-such-sheet"))),
  });
  const { container } = render(ClueSheets, { viewer });
  await fireEvent.click(container.querySelector("[data-cell=red-7]")!);
  await vi.waitFor(() => expect(viewer.note).toHaveBeenCalledWith("1:red-7", "x"));
});

test("what it cannot be is struck out", () => {
  const viewer = atInfiltraitors({
    assist: { shown: { returned: [], sunk: [] }, possible: { lynx: { card: ["red-7"] } } },
  });
  const { container } = render(ClueSheets, { viewer });
  expect(container.querySelector("[data-cell=red-7]")!.classList.contains("sure")).toBe(true);
  expect(container.querySelectorAll(".cell.no")).toHaveLength(35);
  expect(screen.getByTestId("candidates").textContent).toContain("Only one card");
});
