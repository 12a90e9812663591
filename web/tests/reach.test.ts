import { cleanup, fireEvent, render, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Camera, TAP } from "../src/games/inkognito/board-camera.svelte";
import { BoardHits, bodyOf } from "../src/games/inkognito/board-hits";
import { targetsIn } from "../src/games/inkognito/board-layout";
import { xy } from "../src/games/inkognito/map-routes";
import { reachOf, type Goal, type StepOffer } from "../src/games/inkognito/reach";
import Screen from "../src/games/inkognito/Screen.svelte";
import InFrame from "./InFrame.svelte";
import type { Way } from "../src/lib/viewer";
import { speakThese } from "../src/lib/words.svelte";
import type { Ball, Piece, Space } from "../src/wire/games/inkognito";
import { asInABrowser, atInkognito, PIECES, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
beforeEach(() => asInABrowser());
afterEach(cleanup);

const step = (ball: Ball, piece: Piece, start: Space, goal: Space): StepOffer => ({
  kind: "step",
  fields: { ball, piece, start, goal },
  text: `${ball} ${piece} ${start}>${goal}`,
  final: false,
});
const at = { "blue.tall": "16", "red.fat": "17", "blue.fat": "15" } as const;
const street = step("land", "blue.tall", "16", "17");
const canal = step("water", "blue.tall", "16", "17");
const either = step("either", "blue.tall", "16", "17");
const on = step("either", "blue.tall", "17", "15");
const ways: Way<StepOffer>[] = [
  { steps: [street], rests: true },
  { steps: [street, on], rests: false },
];

test("what the house says can be reached is marked by how far it is", () => {
  const reach = reachOf("blue.tall", ways, [street, canal, either], at, PIECES, []);
  expect(reach["17"]).toMatchObject({ mark: "reachable", balls: ["land"], meets: ["red.fat"] });
  expect(reach["15"]).toMatchObject({ mark: "hint", balls: ["land", "either"], rests: false });
  expect(reach["15"]?.meets).toEqual([]); // one's own figure is not met
});

test("a street can be changed for a canal, but no freer ball is offered", () => {
  const moves = [street, canal, either];
  expect(reachOf("blue.tall", ways, moves, at, PIECES, [])["17"]?.swap).toBe("water");
  const swapped = reachOf("blue.tall", ways, moves, at, PIECES, ["17"])["17"];
  expect(swapped).toMatchObject({ balls: ["water"], swap: "land", steps: [canal] });
  expect(reachOf("blue.tall", ways, [street, either], at, PIECES, [])["17"]?.swap).toBeNull();
});

test("before the house has answered, one step is offered with the ball that comes first", () => {
  const reach = reachOf("blue.tall", [], [street, canal, either], at, PIECES, []);
  expect(Object.keys(reach)).toEqual(["17"]);
  expect(reach["17"]?.steps).toEqual([street]);
});

/** Blue, to move, with two of the figures on the board. */
function moving() {
  const plain = atInkognito();
  return atInkognito({
    view: {
      ...plain.view,
      public: { ...plain.view.public, phase: "move", at, balls: ["land", "water"] },
    },
    legal: [{ kind: "step", count: 2, final: false, actions: [street, canal] }],
    ways: vi.fn(() => Promise.resolve(ways)),
  });
}

test("a far goal is walked to step by step, each a step of the draft, and no ball is asked for", async () => {
  const viewer = moving();
  const { container } = render(InFrame, { screen: Screen, viewer });
  await fireEvent.click(container.querySelector("[data-piece='blue.tall']")!);
  await waitFor(() => expect(container.querySelector("[data-space='15']")).not.toBeNull());
  expect(viewer.ways).toHaveBeenCalledWith({ piece: "blue.tall" });
  await fireEvent.click(container.querySelector("[data-space='15']")!);
  await waitFor(() =>
    expect(vi.mocked(viewer.drafting).mock.calls).toEqual([[street.text], [on.text]]),
  );
});

test("my true figure has an arrow for me, and nobody's for who only watches", () => {
  const viewer = moving();
  const own = render(InFrame, { screen: Screen, viewer });
  expect(own.container.querySelectorAll(".arrow")).toHaveLength(0); // mine, the short one, is in the box
  cleanup();
  const seen = { ...viewer.view.public, at: { ...at, "blue.short": "20" as const } };
  const mine = render(InFrame, {
    screen: Screen,
    viewer: { ...viewer, view: { ...viewer.view, public: seen } },
  });
  expect(mine.container.querySelectorAll("[data-piece='blue.short'] .arrow")).toHaveLength(1);
  cleanup();
  const spectator = {
    ...viewer,
    still: true,
    legal: [],
    view: { seat: null, public: seen, private: null },
  };
  const watched = render(InFrame, { screen: Screen, viewer: spectator });
  expect(watched.container.querySelectorAll(".piece")).toHaveLength(4);
  expect(watched.container.querySelectorAll(".arrow")).toHaveLength(0);
});

test("a trail shows the steps of this turn, and is gone with the next", () => {
  const viewer = moving();
  const stepped = { kind: "stepped" as const, seat: "red" as const, ...street.fields };
  const turn = { kind: "shook" as const, seat: "red" as const, balls: [] };
  const count = (facts: typeof viewer.facts, draft: string[] = []) => {
    const { container } = render(InFrame, { screen: Screen, viewer: { ...viewer, facts, draft } });
    const trails = container.querySelectorAll(".trail:not(.under)").length;
    cleanup();
    return trails;
  };
  expect(count([turn, stepped, stepped])).toBe(2);
  expect(count([turn, stepped, turn])).toBe(0);
  expect(count([turn], [street.text])).toBe(1);
});

test("a small screen shows all of a reach, and a finger hits each goal of it", () => {
  const camera = new Camera();
  [camera.width, camera.height] = [390, 420];
  expect(camera.narrow).toBe(true);
  expect(camera.isWhole).toBe(true);
  const points = (["13", "50", "11", "9", "8"] as const).map(xy);
  camera.showThese(points);
  expect(camera.isWhole).toBe(false);
  expect(camera.reach * 2 * camera.now.scale).toBeGreaterThanOrEqual(TAP);
  const [[left, top], [right, bottom]] = [camera.at(0, 0), camera.at(390, 420)];
  for (const [x, y] of points) {
    expect(x).toBeGreaterThan(left);
    expect(x).toBeLessThan(right);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(bottom);
  }
  camera.pan(10_000, 0); // as far as one drags, one sees the board
  expect(camera.at(0, 0)[0]).toBeGreaterThanOrEqual(0);
  camera.showAll();
  expect(camera.isWhole).toBe(true);
});

test("a goal leaves the middle of a figure free that stands right beside it", () => {
  const [x, y] = xy("17");
  const goal: Goal = { mark: "reachable", balls: [], swap: null, meets: [], rests: true };
  const targets = targetsIn({ "17": goal });
  for (const apart of [4, 6, 9, 20]) {
    const spot = { piece: "blue.tall", space: "16", x, y: y + 12 - apart } as const;
    const hits = new BoardHits(
      new Camera(),
      () => targets,
      () => [spot],
    );
    expect(hits.reachOf([x, y], true)).toBeLessThan(apart);
    expect(hits.meant(bodyOf(spot))).toEqual(apart > 4 ? { piece: "blue.tall" } : { space: "17" });
    expect(hits.meant([x, y])).toEqual({ space: "17" });
  }
});
