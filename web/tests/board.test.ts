import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import Board from "../src/games/inkognito/Board.svelte";
import { PLACES } from "../src/games/inkognito/places";
import { LAND, SPACES, WATER } from "../src/games/inkognito/things";
import { way } from "../src/games/inkognito/ways";
import { read } from "../src/lib/notation";
import { speakThese } from "../src/lib/words.svelte";
import { PIECES, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
const at = PIECES.map((_, piece) => piece + 2);
const step = read("inkognito", { step: "{ball} {piece} {start}>{goal}" }, "step", "land blue.tall 2>3");

test("every space has its place in the drawing, apart from all others", () => {
  expect(Object.keys(PLACES)).toHaveLength(SPACES.length);
  for (const one of SPACES)
    for (const other of SPACES)
      if (one.id < other.id) {
        const [[x, y], [u, v]] = [PLACES[one.id]!, PLACES[other.id]!];
        expect(Math.hypot(x - u, y - v)).toBeGreaterThan(50);
      }
  for (const route of [...LAND, ...WATER]) expect(route.every((end) => PLACES[end])).toBe(true);
});

test("figures travel along the routes", () => {
  const key = ([a, b]: [number, number]) => `${a}-${b}`;
  const streets = new Set(LAND.map(key));
  const byWater = WATER.find((route) => !streets.has(key(route)))!;
  const sailed = way(...byWater);
  expect(sailed[0]).toEqual(PLACES[byWater[0]]);
  expect(sailed.at(-1)).toEqual(PLACES[byWater[1]]);
  expect(sailed.length).toBeGreaterThan(5);
  expect(way(byWater[1], byWater[0]).toReversed().map((point) => point.map(Math.round))).toEqual(sailed.map((point) => point.map(Math.round)));
  const [a, b] = LAND[0]!;
  expect(way(a, b)).toEqual([PLACES[a], PLACES[b]]);
});

test("a figure that moves is seen on its way, unless one wants no motion", async () => {
  const animate = vi.fn();
  Element.prototype.animate = animate;
  const still = vi.fn(() => ({ matches: false }));
  vi.stubGlobal("matchMedia", still);
  const { rerender } = render(Board, { at, pieces: PIECES });
  expect(animate).not.toHaveBeenCalled();
  await rerender({ at: at.with(0, 3), pieces: PIECES });
  expect(animate).toHaveBeenCalledOnce();
  still.mockReturnValue({ matches: true });
  await rerender({ at: at.with(0, 4), pieces: PIECES });
  expect(animate).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test("a figure that can move is taken, by mouse and by key", async () => {
  const ontake = vi.fn();
  render(Board, { at, pieces: PIECES, movable: ["blue.tall"], ontake });
  const figure = screen.getByRole("button", { name: /the tall blue figure, at Madonna dell’Orto/ });
  await fireEvent.click(figure);
  await fireEvent.keyDown(figure, { key: "Enter" });
  expect(ontake.mock.calls).toEqual([["blue.tall"], ["blue.tall"]]);
});

test("only marked spaces can be gone to", async () => {
  const ongo = vi.fn();
  const { container } = render(Board, { at, pieces: PIECES, goals: { 3: [step] }, ongo });
  await fireEvent.click(screen.getByRole("button", { name: "Go to Campo dei Mori, land" }));
  await fireEvent.click(container.querySelector("[data-space='50']")!);
  expect(ongo.mock.calls).toEqual([[3]]);
});

test("a build shows by its outline and a colour also by its letter", () => {
  const { container } = render(Board, { at, pieces: PIECES });
  const outlines = ["tall", "short", "fat", "thin"].map((build) => container.querySelector(`[data-piece='red.${build}'] g`)!.innerHTML);
  expect(new Set(outlines).size).toBe(4);
  expect(container.querySelector("[data-piece='red.tall'] text")!.textContent).toBe("R");
  expect(container.querySelector("[data-piece='green.tall'] text")!.textContent).toBe("G");
});

test("nothing in the box is drawn", () => {
  const { container } = render(Board, { at: at.map(() => 0), pieces: PIECES });
  expect(container.querySelectorAll(".piece")).toHaveLength(0);
});
