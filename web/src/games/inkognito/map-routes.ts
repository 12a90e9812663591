// How figures travel: along the lines that are drawn, which the generator of the map wrote down.
import type { Ball, Piece, Space } from "../../wire/games/inkognito";
import { PLACES } from "./map-places";
import drawn from "./venice/routes.json";

export type Point = readonly [x: number, y: number];
type Kind = "land" | "water";

/** One step of a figure. Without a ball it goes the way that there is. */
export interface Leg {
  piece: Piece;
  start: Space;
  goal: Space;
  ball?: Ball;
}

/** A figure that goes further than this without being seen is carried, not walked. */
const MOST_LEGS = 3;
const SAMPLES = 6;
const PATHS: Record<Kind, Map<string, string>> = {
  land: new Map(Object.entries(drawn.land)),
  water: new Map(Object.entries(drawn.water)),
};

export const xy = (space: Space): Point => (space === "box" ? [0, 0] : PLACES[space]);

/** The line of a step, and whether it was drawn from the other end; none where there is no route. */
function lineOf({ start, goal, ball }: Omit<Leg, "piece">) {
  const kinds: Kind[] =
    ball === "water" ? ["water"] : ball === "land" ? ["land"] : ["land", "water"];
  for (const kind of kinds) {
    const there = PATHS[kind].get(`${start}-${goal}`);
    if (there) return { path: there, back: false };
    const back = PATHS[kind].get(`${goal}-${start}`);
    if (back) return { path: back, back: true };
  }
  return null;
}

/** The line of a step as SVG. */
export const pathOf = (leg: Omit<Leg, "piece">) => lineOf(leg)?.path ?? "";

/** Points along a step, from its start to its goal. */
export function pointsOf(leg: Omit<Leg, "piece">): Point[] {
  const line = lineOf(leg);
  if (!line) return [xy(leg.start), xy(leg.goal)];
  const [move = "", ...curves] = line.path.split(/[MC]/).slice(1);
  const numbers = (text: string) => text.split(" ").map(Number);
  const [x = 0, y = 0] = numbers(move);
  const points: Point[] = [[x, y]];
  for (const text of curves) {
    const [[p, q], [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]] = [
      points.at(-1) ?? [x, y],
      numbers(text),
    ];
    for (let step = 1; step <= SAMPLES; step += 1) {
      const t = step / SAMPLES;
      const [i, j, k, l] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      points.push([i * p + j * a + k * c + l * e, i * q + j * b + k * d + l * f]);
    }
  }
  return line.back ? points.toReversed() : points;
}

const near = new Map<Space, Space[]>();
for (const route of [...PATHS.land.keys(), ...PATHS.water.keys()]) {
  const [a, b] = Object.keys(PLACES)
    .filter(isSpace)
    .filter((space) => route.split("-").includes(space));
  if (a && b) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
}
function isSpace(text: string): text is Exclude<Space, "box"> {
  return text in PLACES;
}

/** The fewest steps from one space to another; none where that is too far to walk. */
export function walkTo(piece: Piece, from: Space, to: Space): Leg[] {
  const found = new Map<Space, Leg[]>([[from, []]]);
  let edge: Space[] = [from];
  for (let leg = 0; leg < MOST_LEGS && !found.has(to); leg += 1) {
    const next: Space[] = [];
    for (const start of edge)
      for (const goal of near.get(start) ?? [])
        if (!found.has(goal)) {
          found.set(goal, [...(found.get(start) ?? []), { piece, start, goal }]);
          next.push(goal);
        }
    edge = next;
  }
  return found.get(to) ?? [];
}

/** The steps that bring a figure from one space to another: those it was seen to take, or, when a
 * step is taken back, the way that there is. */
export function legsBetween(seen: Leg[], piece: Piece, from: Space, to: Space): Leg[] {
  const own = seen.filter((leg) => leg.piece === piece);
  const last = own.findLastIndex((leg) => leg.goal === to);
  const first = own.findLastIndex((leg, place) => leg.start === from && place <= last);
  return first >= 0 ? own.slice(first, last + 1) : walkTo(piece, from, to);
}
