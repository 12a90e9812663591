import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import missions from "../../src/ridotto/games/infiltraitors/missions.json";
import Briefing from "../src/games/infiltraitors/Briefing.svelte";
import CampaignMap from "../src/games/infiltraitors/CampaignMap.svelte";
import ClueSheets from "../src/games/infiltraitors/ClueSheets.svelte";
import FinaleShelf from "../src/games/infiltraitors/FinaleShelf.svelte";
import { ORDER, stops } from "../src/games/infiltraitors/missions";
import { seating } from "../src/games/infiltraitors/seating";
import { speakThese } from "../src/lib/words.svelte";
import type { Chapter } from "../src/wire/messages";
import { asInABrowser, atInfiltraitors, NOTHING_SHOWN, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
beforeEach(() => asInABrowser());
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

test("the next agent sits on my left, and the order of play goes round", () => {
  const round = (count: number, me: "falcon" | "otter" | null) =>
    seating((["falcon", "lynx", "otter", "raven", "viper"] as const).slice(0, count), me).map(
      ({ seat, side }) => `${seat} ${side}`,
    );
  expect(round(2, "falcon")).toEqual(["lynx top"]);
  expect(round(3, "otter")).toEqual(["falcon left", "lynx right"]);
  expect(round(4, "otter")).toEqual(["raven left", "falcon top", "lynx right"]);
  expect(round(5, "falcon")).toEqual([
    "lynx left",
    "otter top-left",
    "raven top-right",
    "viper right",
  ]);
  expect(round(3, null)).toEqual(["lynx left", "otter right"]);
});

test("a campaign is what the table has played", () => {
  const way = stops("T2", [chapter("T1", 2, true), chapter("T2", 1, false)], false);
  expect(way.slice(0, 4).map(({ state, tries }) => [state, tries])).toEqual([
    ["won", 2],
    ["open", 1],
    ["locked", 0],
    ["locked", 0],
  ]);
  expect(stops("5", [], false).filter(({ state }) => state === "skipped")).toHaveLength(7);
});

test("the map says in words what is won, next and locked", () => {
  const { container } = render(CampaignMap, { mission: "T2", campaign: [chapter("T1", 1, true)] });
  expect(container.querySelector("[data-mission=T1]")!.textContent).toMatch(
    /accomplished · one try/,
  );
  expect(container.querySelector("[data-mission=T2]")!.getAttribute("aria-current")).toBe("step");
  expect(container.querySelector("[data-mission='20']")!.textContent).toContain("locked");
});

test("the mission that is being played is not called the next one", () => {
  const said = (playing: boolean) =>
    render(CampaignMap, { mission: "T2", campaign: [], playing }).container.querySelector(
      "[data-mission=T2]",
    )!.textContent;
  expect(said(true)).toContain("being played");
  expect(said(true)).not.toContain("next");
  expect(said(false)).toContain("next");
});

test("a briefing says which specialities there are, and who is only named", () => {
  const said = (mission: string) =>
    render(Briefing, { options: { mission, players: 3 }, past: [], campaign: null }).container
      .textContent;
  expect(said("T1")).toContain("orange ▲, black ■ and red ●");
  expect(said("19")).toContain("8 traitors to shoot, and the kingpin to name.");
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
  const viewer = atInfiltraitors({ sheets: [] });
  const { container } = render(ClueSheets, { viewer });
  await fireEvent.click(container.querySelector("[data-cell=red-7]")!);
  expect(viewer.note).toHaveBeenCalledWith("1:red-7", "x");
  expect(viewer.mark).not.toHaveBeenCalled();
});

test("who may write on a sheet is told where one can write, not in a replay", () => {
  const told = (still: boolean) => {
    const { container } = render(ClueSheets, { viewer: atInfiltraitors({ sheets: [], still }) });
    return container.textContent.includes("Only you see these marks.");
  };
  expect(told(false)).toBe(true);
  expect(told(true)).toBe(false);
});

/** All can see that Lynx guards no orange card, I that he guards no black one. */
const STRUCK = {
  struck: { lynx: { card: ["orange-2", "orange-3"] }, falcon: { card: ["red-2"] } },
  struck_for_me: { lynx: { card: ["black-2", "black-3", "black-4"] } },
};

test("what all can see is struck in one way, what I alone know in another, marks in a third", () => {
  const viewer = atInfiltraitors({
    assist: { shown: NOTHING_SHOWN, ...STRUCK },
    marks: { 1: { "red-7": "x" } },
  });
  const { container } = render(ClueSheets, { viewer });
  const grid = container.querySelector("[data-sheet]")!;
  const cells = (kind: string) =>
    [...grid.querySelectorAll(kind)].map((cell) => cell.getAttribute("data-cell"));
  expect(cells(".cell.no")).toEqual(["orange-2", "orange-3"]);
  expect(cells(".cell.mine")).toEqual(["black-2", "black-3", "black-4"]);
  expect(grid.querySelectorAll(".pencil")).toHaveLength(1);
  const spoken = (cell: string) =>
    grid.querySelector(`[data-cell=${cell}]`)!.getAttribute("aria-label");
  expect(spoken("orange-2")).toContain("impossible, as all can see");
  expect(spoken("black-2")).toContain("impossible, as you alone can see");
  expect(spoken("red-7")).toContain("marked no");
  expect(container.querySelectorAll(".legend li")).toHaveLength(3);
});

test("on my own traitor I see what my team has left", async () => {
  const viewer = atInfiltraitors({ assist: { shown: NOTHING_SHOWN, ...STRUCK } });
  const { container } = render(ClueSheets, { viewer });
  await fireEvent.click(screen.getByText("Falcon"));
  expect(container.querySelectorAll("[data-sheet] .cell.no")).toHaveLength(1);
  expect(screen.getByTestId("candidates").textContent).toContain("35");
});

test("odds stand in every cell that is left", () => {
  const viewer = atInfiltraitors({
    assist: {
      shown: NOTHING_SHOWN,
      odds: { lynx: { card: { "red-7": 0.25, "red-8": 0, "red-9": 0.75 } } },
    },
  });
  const { container } = render(ClueSheets, { viewer });
  const printed = (card: string) =>
    container.querySelector(`[data-cell=${card}] .odds`)?.getAttribute("data-print");
  expect(printed("red-7")).toBe("25%");
  expect(container.querySelector("[data-cell=red-7]")!.getAttribute("aria-label")).toContain(
    "25 per cent",
  );
  expect(printed("red-8")).toBeUndefined();
});

test("what it must be stands out", () => {
  const viewer = atInfiltraitors({
    assist: { shown: NOTHING_SHOWN, possible: { lynx: { card: ["red-7"] } } },
  });
  const { container } = render(ClueSheets, { viewer });
  expect(container.querySelector("[data-cell=red-7]")!.classList.contains("sure")).toBe(true);
  expect(screen.getByTestId("candidates").textContent).toContain("Only one card");
});

test("the kingpin has a sheet once somebody has left, closed to whoever saw him", async () => {
  const seen = atInfiltraitors();
  const left = { ...seen.view.public, out: ["falcon" as const] };
  const viewer = atInfiltraitors({
    view: { ...seen.view, public: left },
    sheets: [...seen.sheets, { sheet: 0, whose: "kingpin", closed: ["falcon"] }],
  });
  const { container } = render(ClueSheets, { viewer });
  await fireEvent.click(screen.getByText("Kingpin"));
  expect(container.querySelector<HTMLButtonElement>("[data-cell=red-7]")!.disabled).toBe(true);
});

test("a sheet is promised while one may come, and not after the end", () => {
  const at = atInfiltraitors();
  const nobody = { ...at.view.public, fronts: {} };
  const said = (over: boolean) =>
    render(ClueSheets, {
      viewer: atInfiltraitors({ view: { ...at.view, public: nobody }, sheets: [], over }),
    }).container.textContent;
  expect(said(false)).toContain("There is a sheet as soon as somebody takes a traitor.");
  expect(said(true)).not.toContain("There is a sheet");
});

test("rewards are laid aside until they are dealt out", () => {
  const at = atInfiltraitors();
  const said = (apart: number) => {
    const rewards = { ...at.view.public, rewards: ["red-7" as const], apart };
    const viewer = atInfiltraitors({ view: { ...at.view, public: rewards } });
    return render(FinaleShelf, { viewer }).container.textContent;
  };
  expect(said(1)).toContain("Laid aside for the last one: 1");
  cleanup();
  expect(said(0)).toContain("Dealt out");
});
