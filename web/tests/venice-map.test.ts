import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { LAND, SPACES, WATER, type Route } from "../src/games/inkognito/board-data";
import { xy, way } from "../src/games/inkognito/map-routes";
import { PLACES } from "../src/games/inkognito/map-places";
import VeniceMap from "../src/games/inkognito/VeniceMap.svelte";
import { speakThese } from "../src/lib/words.svelte";
import { PIECES, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
/** Every piece on a space of its own, the first on space 2. */
const at = Object.fromEntries(PIECES.map((piece, place) => [piece, SPACES[place + 1]?.id]));

test("every space has its place in the drawing, apart from all others", () => {
  expect(Object.keys(PLACES)).toHaveLength(SPACES.length);
  for (const one of SPACES)
    for (const other of SPACES)
      if (one !== other) {
        const [[x, y], [u, v]] = [xy(one.id), xy(other.id)];
        expect(Math.hypot(x - u, y - v)).toBeGreaterThan(50);
      }
  for (const route of [...LAND, ...WATER])
    for (const end of route) expect(PLACES).toHaveProperty(end);
});

test("figures travel along the routes", () => {
  const key = ([a, b]: Route) => `${a}-${b}`;
  const streets = new Set(LAND.map(key));
  const byWater = WATER.find((route) => !streets.has(key(route)))!;
  const sailed = way(...byWater);
  expect(sailed[0]).toEqual(xy(byWater[0]));
  expect(sailed.at(-1)).toEqual(xy(byWater[1]));
  expect(sailed.length).toBeGreaterThan(5);
  expect(
    way(byWater[1], byWater[0])
      .toReversed()
      .map((point) => point.map(Math.round)),
  ).toEqual(sailed.map((point) => point.map(Math.round)));
  const [a, b] = LAND[0]!;
  expect(way(a, b)).toEqual([xy(a), xy(b)]);
});

test("a figure that moves is seen on its way, unless one wants no motion", async () => {
  const animate = vi.fn();
  Element.prototype.animate = animate;
  const still = vi.fn(() => ({ matches: false }));
  vi.stubGlobal("matchMedia", still);
  const { rerender } = render(VeniceMap, { at, pieces: PIECES });
  expect(animate).not.toHaveBeenCalled();
  await rerender({ at: { ...at, "blue.tall": "3" }, pieces: PIECES });
  expect(animate).toHaveBeenCalledOnce();
  still.mockReturnValue({ matches: true });
  await rerender({ at: { ...at, "blue.tall": "4" }, pieces: PIECES });
  expect(animate).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test("a figure that can move is taken, by mouse and by key", async () => {
  const ontake = vi.fn();
  render(VeniceMap, { at, pieces: PIECES, movable: ["blue.tall"], ontake });
  const figure = screen.getByRole("button", { name: /the tall blue figure, at Madonna dell’Orto/ });
  await fireEvent.click(figure);
  await fireEvent.keyDown(figure, { key: "Enter" });
  expect(ontake.mock.calls).toEqual([["blue.tall"], ["blue.tall"]]);
});

test("only marked spaces can be gone to", async () => {
  const ongo = vi.fn();
  const { container } = render(VeniceMap, { at, pieces: PIECES, goals: { 3: ["land"] }, ongo });
  await fireEvent.click(screen.getByRole("button", { name: "Go to Campo dei Mori, land" }));
  await fireEvent.click(container.querySelector("[data-space='50']")!);
  expect(ongo.mock.calls).toEqual([["3"]]);
});

test("a build shows by its outline and a colour also by its letter", () => {
  const { container } = render(VeniceMap, { at, pieces: PIECES });
  const outlines = ["tall", "short", "fat", "thin"].map(
    (build) => container.querySelector(`[data-piece='red.${build}'] g`)!.innerHTML,
  );
  expect(new Set(outlines).size).toBe(4);
  expect(container.querySelector("[data-piece='red.tall'] text")!.textContent).toBe("R");
  expect(container.querySelector("[data-piece='green.tall'] text")!.textContent).toBe("G");
});

test("nothing in the box is drawn", () => {
  const { container } = render(VeniceMap, {
    at: Object.fromEntries(PIECES.map((piece) => [piece, "box" as const])),
    pieces: PIECES,
  });
  expect(container.querySelectorAll(".piece")).toHaveLength(0);
});
