// How streets and canals run: the lines that are drawn, and that figures walk along.
import board from "../../src/ridotto/games/inkognito/data/board.json";
import { PLACES } from "../src/games/inkognito/map-places.ts";
import { hash } from "./chance.ts";
import { STREET_BENDS, WATER_BENDS } from "./geography.ts";
import { around, bezier, curve, sample, type Box, type Point } from "./lines.ts";

export interface Route {
  ends: number[];
  /** As SVG, from the first end to the second. */
  path: string;
  line: Point[];
  area: Box;
}

const places = new Map(Object.entries(PLACES).map(([id, at]) => [Number(id), at]));

export function placeOf(id: number): Point {
  const place = places.get(id);
  if (!place) throw new Error(`space ${id} has no place`);
  return place;
}

/** Every space, with what it is. */
export const SPACES = board.spaces.map(({ id, kind }) => ({ id, kind, at: placeOf(id) }));

/** No street in Venice is quite straight. */
function bow([a, b]: Point, [c, d]: Point): Point[] {
  const much = (hash(a + c, b + d) - 0.5) * 0.13;
  return [[(a + c) / 2 - (d - b) * much, (b + d) / 2 + (c - a) * much]];
}

function lay(pairs: number[][], bends: Record<string, Point[]>): Route[] {
  const known = new Set(pairs.map((ends) => ends.join("-")));
  for (const bend of Object.keys(bends))
    if (!known.has(bend)) throw new Error(`${bend} bends, and is no route`);
  return pairs.map((ends) => {
    const [from = [0, 0], to = [0, 0]] = ends.map(placeOf);
    const parts = curve([from, ...(bends[ends.join("-")] ?? bow(from, to)), to]);
    const line = sample(parts, 3);
    return { ends, path: bezier(parts), line, area: around(line, 40) };
  });
}

export const STREETS = lay(board.land, STREET_BENDS);
export const WAKES = lay(board.water, WATER_BENDS);
