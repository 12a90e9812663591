// How routes run in the drawing, and how figures travel along them.
import type { Space } from "../../wire/games/inkognito";
import { LAND, WATER, type Route } from "./board-data";
import { PLACES } from "./map-places";

type Point = [x: number, y: number];

/** A figure that goes further than this is carried, not walked. */
const MOST_LEGS = 4;
const SAMPLES = 8;

const twice = new Set(LAND.map(([a, b]) => `${a}-${b}`));
export const xy = (space: Space): Point => (space === "box" ? [0, 0] : PLACES[space]);

/** Where a canal bends to: a little aside; where a street runs beside it, more. */
function bend([a, b]: Route): Point {
  const [x, y] = xy(a);
  const [u, v] = xy(b);
  const much = twice.has(`${a}-${b}`) ? 0.34 : 0.1;
  return [(x + u) / 2 - (v - y) * much, (y + v) / 2 + (u - x) * much];
}

export const street = ([a, b]: Route) => `M${xy(a).join(" ")}L${xy(b).join(" ")}`;
export const canal = (route: Route) =>
  `M${xy(route[0]).join(" ")}Q${bend(route).join(" ")} ${xy(route[1]).join(" ")}`;

/** Points along a canal, its beginning left out. */
function sail(route: Route): Point[] {
  const [[x, y], [c, d], [u, v]] = [xy(route[0]), bend(route), xy(route[1])];
  return Array.from({ length: SAMPLES }, (_, step) => {
    const s = (step + 1) / SAMPLES;
    const [p, q, r] = [(1 - s) ** 2, 2 * s * (1 - s), s * s];
    return [p * x + q * c + r * u, p * y + q * d + r * v];
  });
}

const legs = new Map<Space, Map<Space, Point[]>>();
function lay(from: Space, to: Space, points: Point[]) {
  legs.set(from, (legs.get(from) ?? new Map<Space, Point[]>()).set(to, points));
}
for (const [a, b] of WATER) {
  lay(a, b, sail([a, b]));
  lay(b, a, [...sail([a, b]).slice(0, -1).reverse(), xy(a)]);
}
// Where a street and a canal join the same spaces, the street is as good.
for (const [a, b] of LAND) {
  lay(a, b, [xy(b)]);
  lay(b, a, [xy(a)]);
}

/** From one space to another along the fewest routes; straight where that is too far to walk. */
export function way(from: Space, to: Space): Point[] {
  const found = new Map<Space, Point[]>([[from, [xy(from)]]]);
  let edge = [...found];
  for (let leg = 0; leg < MOST_LEGS && !found.has(to); leg += 1) {
    const next: [Space, Point[]][] = [];
    for (const [space, soFar] of edge)
      for (const [goal, points] of legs.get(space) ?? [])
        if (!found.has(goal)) {
          found.set(goal, [...soFar, ...points]);
          next.push([goal, [...soFar, ...points]]);
        }
    edge = next;
  }
  return found.get(to) ?? [xy(from), xy(to)];
}
