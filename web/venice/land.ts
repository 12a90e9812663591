// Land and water as a field of depths: below 0 is land. Coasts are where it has one value.
import { noise } from "./chance.ts";
import { CANALS, CITY, ISLANDS } from "./geography.ts";
import {
  around,
  curve,
  distance,
  inside,
  lerp,
  nth,
  relative,
  sample,
  thin,
  toLine,
  within,
  type Point,
} from "./lines.ts";
import { placeOf, SPACES, STREETS, WAKES } from "./routes.ts";

const STEP = 2;
const LEFT = -30;
const TOP = -CITY.sky - 30;
const COLUMNS = Math.ceil((CITY.width + 60) / STEP) + 1;
const ROWS = Math.ceil((CITY.height + CITY.sky + 60) / STEP) + 1;

const islands = Object.values(ISLANDS).map((ring) => ({
  ring,
  closed: [...ring, nth(ring, 0)],
  box: around(ring, 60),
}));
const canals = CANALS.map(({ half, line }) => ({ half, line: sample(curve(line), 10) }));
/** Where a boat passes there is water, but not in the middle of a space. */
const channels = WAKES.map(({ line, ends }) => ({
  half: 7,
  line: line.filter((p, i) => i % 3 === 0 && ends.every((id) => distance(p, placeOf(id)) >= 25)),
}));
const cuts = [...canals, ...channels]
  .filter(({ line }) => line.length > 1)
  .map((cut) => ({ ...cut, box: around(cut.line, 60) }));

/** The smaller of two, with a soft edge. */
function blend(a: number, b: number, soft: number): number {
  const h = Math.max(soft - Math.abs(a - b), 0) / soft;
  return Math.min(a, b) - (h * h * soft) / 4;
}

function depth(x: number, y: number): number {
  const rough = noise(x / 28, y / 28) * 4 + noise(x / 11 + 50, y / 11) * 1.3;
  let d = 60;
  for (const { ring, closed, box } of islands) {
    if (!within(x, y, box)) continue;
    const far = toLine(x, y, closed);
    d = Math.min(d, inside(x, y, ring) ? -far : far);
  }
  d += rough;
  if (d < 30)
    for (const { line, half, box } of cuts)
      if (within(x, y, box)) d = -blend(-d, toLine(x, y, line) - half - rough * 0.22, 3);
  for (const { at } of SPACES) {
    const [u, v] = [x - at[0], (y - at[1]) * 1.05];
    if (Math.abs(u) < 90 && Math.abs(v) < 90) d = blend(d, Math.sqrt(u * u + v * v) - 16.5, 6);
  }
  return d;
}

export type Field = Float32Array;
const places = Array.from({ length: COLUMNS * ROWS }, (_, k): Point => [
  LEFT + (k % COLUMNS) * STEP,
  TOP + Math.floor(k / COLUMNS) * STEP,
]);
const sea: Field = Float32Array.from(places, ([x, y]) => depth(x, y));
const of = (field: Field, place: number) => field[place] ?? 60;

/** How deep the water is at a point; how far inland it is, below 0. */
export function deep(x: number, y: number): number {
  const [u, v] = [(x - LEFT) / STEP, (y - TOP) / STEP];
  const i = Math.max(0, Math.min(COLUMNS - 2, Math.floor(u)));
  const j = Math.max(0, Math.min(ROWS - 2, Math.floor(v)));
  const [s, t, k] = [u - i, v - j, j * COLUMNS + i];
  const row = (from: number) => of(sea, from) * (1 - s) + of(sea, from + 1) * s;
  return row(k) * (1 - t) + row(k + COLUMNS) * t;
}

/** What may be built on: land, but not on streets, quays and spaces. */
export function buildable(): Field {
  return Float32Array.from(places, ([x, y], k) => {
    let ground = of(sea, k) + 4;
    if (ground > 0) return ground;
    for (const { line, area } of STREETS)
      if (within(x, y, area)) ground = Math.max(ground, 4.6 - toLine(x, y, line, 60));
    for (const { at } of SPACES) ground = Math.max(ground, 17 - distance([x, y], at));
    return ground;
  });
}

/** The lines where a field has this value, land to one side (marching squares). */
export function contours(level: number, field: Field = sea): Point[][] {
  const next = new Map<string, { at: Point; then: string }>();
  const cross = (k: number, l: number) => {
    const [a, b] = [of(field, k) - level, of(field, l) - level];
    return { key: `${k},${l}`, at: lerp(nth(places, k), nth(places, l), a / (a - b)) };
  };
  for (let j = 0; j < ROWS - 1; j += 1)
    for (let i = 0; i < COLUMNS - 1; i += 1) {
      const k = j * COLUMNS + i;
      const lows =
        Number(of(field, k) < level) +
        Number(of(field, k + 1) < level) +
        Number(of(field, k + COLUMNS) < level) +
        Number(of(field, k + COLUMNS + 1) < level);
      if (lows === 0 || lows === 4) continue;
      const corners = [k, k + 1, k + COLUMNS + 1, k + COLUMNS];
      const low = corners.map((corner) => of(field, corner) < level);
      // Edges are always named from the smaller number to the larger, so that cells agree.
      const edge = (e: number) => {
        const [a, b] = [nth(corners, e), nth(corners, (e + 1) % 4)];
        return cross(Math.min(a, b), Math.max(a, b));
      };
      for (let e = 0; e < 4; e += 1) {
        if (!low[e] || low[(e + 1) % 4]) continue;
        let other = (e + 3) % 4;
        while (low[other] || !low[(other + 1) % 4]) other = (other + 3) % 4;
        const [from, to] = [edge(e), edge(other)];
        next.set(from.key, { at: from.at, then: to.key });
      }
    }
  const lines: Point[][] = [];
  for (const start of [...next.keys()]) {
    const line: Point[] = [];
    let part = next.get(start);
    let key = start;
    while (part) {
      line.push(part.at);
      next.delete(key);
      key = part.then;
      part = next.get(key);
    }
    if (line.length) lines.push(line);
  }
  return lines;
}

/** A coast as one path, without the smallest islets. */
export const coast = (level: number, least: number, most = 0.55) =>
  contours(level)
    .filter((line) => line.length * STEP > least)
    .map((line) => `${relative(thin(line, most))}z`)
    .join("");
