import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { LAND, SPACES, WATER } from "../src/games/inkognito/board-data";
import { legsBetween, pointsOf, walkTo, xy, type Leg } from "../src/games/inkognito/map-routes";
import { PLACES } from "../src/games/inkognito/map-places";
import type { Goal } from "../src/games/inkognito/reach";
import VeniceMap from "../src/games/inkognito/VeniceMap.svelte";
import { speakThese } from "../src/lib/words.svelte";
import { asInABrowser, PIECES, wordsIn } from "./helpers";

const animate = vi.fn<(frames: Keyframe[]) => object>(() => ({
  cancel: vi.fn(),
  playState: "finished",
}));
beforeAll(() => speakThese(wordsIn("en")));
beforeEach(() => {
  asInABrowser("full");
  animate.mockClear();
  Object.assign(Element.prototype, { animate });
});
afterEach(cleanup);

/** Every piece on a space of its own, the first on space 2. */
const at = Object.fromEntries(PIECES.map((piece, place) => [piece, SPACES[place + 1]?.id]));
const goal = (changed: Partial<Goal> = {}): Goal => ({
  mark: "reachable",
  balls: ["land"],
  swap: null,
  meets: [],
  rests: true,
  ...changed,
});
/** By its whole name; asking for roles in a drawing of this size takes seconds. */
const button = (container: Element, name: string) =>
  container.querySelector(`[role='button'][aria-label='${name}']`)!;
const rounded = (points: readonly (readonly [number, number])[]) =>
  points.map((point) => point.map(Math.round));

test("every space has its place in the drawing, apart from all others", () => {
  expect(Object.keys(PLACES)).toHaveLength(SPACES.length);
  for (const one of SPACES)
    for (const other of SPACES)
      if (one !== other) {
        const [[x, y], [u, v]] = [xy(one.id), xy(other.id)];
        expect(Math.hypot(x - u, y - v)).toBeGreaterThan(50);
      }
});

test("every route is drawn from end to end, and walked along its line either way", () => {
  for (const [ball, routes] of [
    ["land", LAND],
    ["water", WATER],
  ] as const)
    for (const [start, end] of routes) {
      const there = pointsOf({ start, goal: end, ball });
      expect(there.length).toBeGreaterThan(5);
      expect(rounded([there[0]!, there.at(-1)!])).toEqual([xy(start), xy(end)]);
      const back = pointsOf({ start: end, goal: start, ball });
      expect(rounded(back.toReversed())).toEqual(rounded(there));
    }
});

test("where a street and a canal join two spaces, the ball says which is walked", () => {
  const street = pointsOf({ start: "16", goal: "17", ball: "land" });
  const canal = pointsOf({ start: "16", goal: "17", ball: "water" });
  expect(street).not.toEqual(canal);
  expect(pointsOf({ start: "16", goal: "17", ball: "either" })).toEqual(street);
});

test("a figure walks the steps it was seen to take, and is carried where there are none", () => {
  const seen: Leg[] = [
    { piece: "blue.tall", start: "22", goal: "23", ball: "land" },
    { piece: "red.fat", start: "1", goal: "12", ball: "water" },
    { piece: "blue.tall", start: "23", goal: "24", ball: "water" },
  ];
  expect(legsBetween(seen, "blue.tall", "22", "24")).toEqual([seen[0], seen[2]]);
  expect(legsBetween([], "blue.tall", "23", "22").map((leg) => leg.goal)).toEqual(["22"]);
  expect(walkTo("blue.tall", "1", "28")).toEqual([]);
});

test("a figure that moves is seen on its way, unless one wants no motion", async () => {
  const { rerender } = render(VeniceMap, { at, pieces: PIECES });
  expect(animate).not.toHaveBeenCalled();
  await rerender({ at: { ...at, "blue.tall": "3" }, pieces: PIECES });
  expect(animate).toHaveBeenCalledOnce();
  expect(animate.mock.calls[0]![0].length).toBeGreaterThan(5);
  document.documentElement.dataset["motion"] = "reduced";
  await rerender({ at: { ...at, "blue.tall": "2" }, pieces: PIECES });
  expect(animate).toHaveBeenCalledOnce();
});

test("a figure that can move is taken, by mouse and by key", async () => {
  const ontake = vi.fn();
  const { container } = render(VeniceMap, { at, pieces: PIECES, movable: ["blue.tall"], ontake });
  const figure = button(container, "the tall blue figure, at Madonna dell’Orto");
  await fireEvent.click(figure);
  await fireEvent.keyDown(figure, { key: "Enter" });
  expect(ontake.mock.calls).toEqual([["blue.tall"], ["blue.tall"]]);
});

test("a figure on a space where the one in hand can go is not marked as one to take", () => {
  const { container } = render(VeniceMap, {
    at: { "blue.tall": "2", "blue.fat": "3", "blue.thin": "50" },
    pieces: PIECES,
    movable: ["blue.tall", "blue.fat", "blue.thin"],
    taken: "blue.tall",
    goals: { 3: goal() },
  });
  const rings = (piece: string) =>
    container.querySelectorAll(`[data-piece='${piece}'] .drawn > ellipse[rx='21']`).length;
  expect(rings("blue.fat")).toBe(0);
  expect(rings("blue.thin")).toBeGreaterThan(0);
});

test("a figure in hand is let go by Escape, and a step taken back by Backspace", async () => {
  const [ontake, onback] = [vi.fn(), vi.fn()];
  const { container } = render(VeniceMap, {
    at,
    pieces: PIECES,
    movable: ["blue.tall"],
    taken: "blue.tall",
    ontake,
    onback,
  });
  const figure = container.querySelector("[data-piece='blue.tall']")!;
  await fireEvent.keyDown(figure, { key: "Escape" });
  expect(ontake.mock.calls).toEqual([[null]]);
  await fireEvent.keyDown(figure, { key: "Backspace" });
  expect(onback).toHaveBeenCalledOnce();
});

test("only marked spaces can be gone to, and say what it takes and whom one would meet", async () => {
  const ongo = vi.fn();
  const goals = {
    3: goal(),
    50: goal({ mark: "hint" as const, balls: ["land", "water"], meets: ["red.fat" as const] }),
    51: goal({ rests: false }),
  };
  const { container } = render(VeniceMap, { at, pieces: PIECES, goals, ongo });
  await fireEvent.click(button(container, "Go to Campo dei Mori. Ball: street."));
  await fireEvent.click(container.querySelector("[data-place='49']")!);
  expect(ongo.mock.calls).toEqual([["3"]]);
  const labels = [...container.querySelectorAll(".goal")].map((each) =>
    each.getAttribute("aria-label"),
  );
  expect(labels.slice(1)).toEqual([
    "Go to Santa Maria Formosa. Ball: street. You cannot stop there: another step must follow.",
    "Go to Ponte di Rialto. 2 steps: street, canal. You would meet the fat red figure.",
  ]);
});

test("a ball that makes no difference can be changed, without going there", async () => {
  const [ongo, onswap] = [vi.fn(), vi.fn()];
  const goals = { 17: goal({ swap: "water" }) };
  const { container } = render(VeniceMap, { at, pieces: PIECES, goals, ongo, onswap });
  const badge = button(container, "To Papadopoli with the other ball: canal");
  await fireEvent.click(badge);
  await fireEvent.keyDown(badge, { key: "Enter" });
  expect(onswap.mock.calls).toEqual([["17"], ["17"]]);
  expect(ongo).not.toHaveBeenCalled();
});

test("marks differ by what can be done, and a number is never hidden", () => {
  const { container } = render(VeniceMap, {
    at: { "blue.tall": "10", "red.fat": "15", "green.thin": "15" },
    pieces: PIECES,
    goals: {
      3: goal(),
      4: goal({ mark: "hint", balls: ["land", "land"] }),
      5: goal({ mark: "open" }),
    },
    deeds: ["28"],
  });
  const marks = [...container.querySelectorAll("[data-mark]")];
  expect(marks.map((mark) => mark.getAttribute("data-mark"))).toEqual([
    "hint",
    "reachable",
    "open",
    "deed",
  ]);
  expect(new Set(marks.map((mark) => mark.innerHTML)).size).toBe(4);
  const tags = [...container.querySelectorAll("[data-tag]")];
  expect(tags.map((tag) => tag.textContent.trim())).toEqual(["2", "3"]);
});

test("where one may pass but not stay is marked like nothing else, near and far", () => {
  const goals = {
    3: goal(),
    51: goal({ rests: false }),
    29: goal({ mark: "hint", balls: ["land", "water"], rests: false, meets: ["red.fat"] }),
  };
  const { container } = render(VeniceMap, { at, pieces: PIECES, goals });
  const marks = [...container.querySelectorAll<SVGElement>("[data-mark]")];
  expect(marks.map((mark) => mark.dataset["mark"])).toEqual(["reachable", "through", "through"]);
  expect(marks[1]?.innerHTML).not.toBe(marks[0]?.innerHTML);
  expect(container.querySelectorAll(".through")).toHaveLength(2);
  expect(container.querySelectorAll(".goal .meeting")).toHaveLength(0); // one would only pass
});

test("two on one space stand side by side", () => {
  const { container } = render(VeniceMap, {
    at: { "blue.tall": "10", "red.fat": "10" },
    pieces: PIECES,
  });
  const x = (piece: string) =>
    Number(
      /translate\((-?[\d.]+)/.exec(
        container.querySelector(`[data-piece='${piece}']`)!.getAttribute("style") ?? "",
      )![1],
    );
  expect(Math.abs(x("blue.tall") - x("red.fat"))).toBeGreaterThan(30);
});

test("a build shows by its outline and a colour also by its letter", () => {
  const { container } = render(VeniceMap, { at, pieces: PIECES });
  const outlines = ["tall", "short", "fat", "thin"].map((build) =>
    container.querySelector(`[data-piece='red.${build}'] .outline`)!.getAttribute("d"),
  );
  expect(new Set(outlines).size).toBe(4);
  expect(container.querySelector("[data-piece='red.tall'] text")!.textContent).toBe("R");
  speakThese(wordsIn("fr"));
  cleanup();
  const french = render(VeniceMap, { at, pieces: PIECES }).container;
  expect(french.querySelector("[data-piece='green.tall'] text")!.textContent).toBe("V");
  expect(french.querySelector("[data-place='14'] text")!.textContent).toBe("V");
  speakThese(wordsIn("en"));
});

test("nothing in the box is drawn", () => {
  const { container } = render(VeniceMap, {
    at: Object.fromEntries(PIECES.map((piece) => [piece, "box" as const])),
    pieces: PIECES,
  });
  expect(container.querySelectorAll(".piece")).toHaveLength(0);
});

test("on a phone a tap always chooses, also where goals lie close, and twice is no second thought", async () => {
  const box = { clientWidth: 390, clientHeight: 500 };
  for (const [side, size] of Object.entries(box))
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => size });
  const ongo = vi.fn<(space: string) => void>();
  const goals = Object.fromEntries(SPACES.map(({ id }) => [id, goal({ mark: "open", balls: [] })]));
  const { container } = render(VeniceMap, { at, pieces: PIECES, goals, act: "expel", ongo });
  await vi.waitFor(() => expect(container.querySelector(".map.narrow")).not.toBeNull());
  const sheet = container.querySelector<HTMLElement>(".sheet")!;
  const whole = sheet.style.transform;
  const target = container.querySelector(".space.goal[data-space='30']")!;
  const aside = { clientX: -9999, clientY: -9999 }; // near nothing: what it is dispatched at is meant
  await fireEvent.click(target, { detail: 1, ...aside });
  expect(ongo.mock.calls).toEqual([["30"]]);
  expect(sheet.style.transform).not.toBe(whole);
  await fireEvent.click(target, { detail: 2, ...aside });
  expect(ongo).toHaveBeenCalledTimes(1);
  for (const side of Object.keys(box)) Reflect.deleteProperty(HTMLElement.prototype, side);
});

/** A pointer that comes over something; the test's document knows no pointers. */
const over = (what: Element, pointerType: string, x: number) =>
  fireEvent(
    what,
    Object.assign(new MouseEvent("pointerenter", { clientX: x, clientY: 5 }), { pointerType }),
  );

test("a place is named to who points at it, not when the board slides under a pointer at rest", async () => {
  const { container } = render(VeniceMap, { at, pieces: PIECES });
  const plate = () => container.querySelector(".plate")?.textContent.trim();
  const place = container.querySelector("[data-place='30']")!;
  window.dispatchEvent(new MouseEvent("pointermove", { clientX: 70, clientY: 5 }));
  await over(place, "mouse", 70);
  expect(plate()).toBeUndefined();
  await over(place, "mouse", 80);
  expect(plate()).toBe(place.getAttribute("aria-label"));
});

test("the name that a finger asked for goes when one does something else", async () => {
  const [piece] = PIECES;
  const { container, rerender } = render(VeniceMap, { at, pieces: PIECES, movable: [piece!] });
  await over(container.querySelector(`[data-piece='${piece}']`)!, "touch", 9);
  expect(container.querySelector(".plate")).not.toBeNull();
  await rerender({ taken: piece! });
  expect(container.querySelector(".plate")).toBeNull();
});
