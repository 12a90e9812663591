// Points, lines and rings, and how they are written in SVG.
export type Point = readonly [x: number, y: number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];
/** A piece of a Bézier curve: from, two controls, to. */
export type Bezier = readonly [Point, Point, Point, Point];

/** A number with one digit behind the point, as short as can be. */
export const short = (x: number) => String(Math.round(x * 10) / 10).replace(/^(-?)0\./, "$1.");
export const written = ([x, y]: Point) => `${short(x)} ${short(y)}`;
export const lerp = ([a, b]: Point, [c, d]: Point, t: number): Point => [
  a + (c - a) * t,
  b + (d - b) * t,
];
export const distance = ([a, b]: Point, [c, d]: Point) =>
  Math.sqrt((a - c) * (a - c) + (b - d) * (b - d));

/** An element that is there. */
export function nth<T>(list: readonly T[], place: number): T {
  const found = list.at(place);
  if (found === undefined) throw new Error(`nothing at ${place} of ${list.length}`);
  return found;
}

/** A Catmull-Rom line through the points. */
export function curve(points: readonly Point[]): Bezier[] {
  const at = (i: number) => nth(points, Math.max(0, Math.min(points.length - 1, i)));
  const pull = (p: Point, a: Point, b: Point, s: number): Point => [
    p[0] + ((b[0] - a[0]) * s) / 6,
    p[1] + ((b[1] - a[1]) * s) / 6,
  ];
  return points.slice(1).map((to, i): Bezier => {
    const [before, from, after] = [at(i - 1), at(i), at(i + 2)];
    return [from, pull(from, before, to, 1), pull(to, from, after, -1), to];
  });
}

export const bezier = (parts: readonly Bezier[]) =>
  `M${written(nth(parts, 0)[0])}${parts.map(([, a, b, c]) => `C${written(a)} ${written(b)} ${written(c)}`).join("")}`;

/** Points along a curve, about so far apart. */
export function sample(parts: readonly Bezier[], step: number): Point[] {
  const line: Point[] = [nth(parts, 0)[0]];
  for (const [a, b, c, d] of parts) {
    const count = Math.max(2, Math.ceil(distance(a, d) / step));
    for (let k = 1; k <= count; k += 1) {
      const t = k / count;
      const [p, q, r] = [lerp(a, b, t), lerp(b, c, t), lerp(c, d, t)];
      line.push(lerp(lerp(p, q, t), lerp(q, r, t), t));
    }
  }
  return line;
}

function toSegmentSquared(x: number, y: number, [a, b]: Point, [c, d]: Point): number {
  const [u, v] = [c - a, d - b];
  const t = Math.max(0, Math.min(1, ((x - a) * u + (y - b) * v) / (u * u + v * v || 1)));
  const [p, q] = [x - a - t * u, y - b - t * v];
  return p * p + q * q;
}
/** How far a point is from a line; no further than `enough`. */
export function toLine(x: number, y: number, line: readonly Point[], enough = Infinity): number {
  let best = enough * enough;
  let last: Point | undefined;
  for (const point of line) {
    if (last) best = Math.min(best, toSegmentSquared(x, y, last, point));
    last = point;
  }
  return Math.sqrt(best);
}

export function inside(x: number, y: number, ring: readonly Point[]): boolean {
  let odd = false;
  let [c, d] = nth(ring, -1);
  for (const [a, b] of ring) {
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) odd = !odd;
    [c, d] = [a, b];
  }
  return odd;
}

/** What is round all these points, with so much more on every side. */
export function around(points: readonly Point[], more: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [
    Math.min(...xs) - more,
    Math.min(...ys) - more,
    Math.max(...xs) + more,
    Math.max(...ys) + more,
  ];
}
export const within = (x: number, y: number, [a, b, c, d]: Box) =>
  x >= a && x <= c && y >= b && y <= d;

/** The smallest convex ring round the points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: Point, a: Point, b: Point) =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: Point[]) => {
    const done: Point[] = [];
    for (const point of list) {
      while (done.length > 1 && turn(nth(done, -2), nth(done, -1), point) <= 0) done.pop();
      done.push(point);
    }
    return done.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** The same line with fewer points, nowhere further off than `most` (Douglas and Peucker). */
export function thin(line: readonly Point[], most: number): Point[] {
  if (line.length < 3) return [...line];
  const [start, end] = [nth(line, 0), nth(line, -1)];
  let [worst, index] = [0, 0];
  line.slice(1, -1).forEach(([x, y], place) => {
    const d = toSegmentSquared(x, y, start, end);
    if (d > worst) [worst, index] = [d, place + 1];
  });
  if (worst <= most * most) return [start, end];
  return [...thin(line.slice(0, index + 1), most).slice(0, -1), ...thin(line.slice(index), most)];
}

/** A line in steps from point to point, rounded to one part of `unit`, so that it packs well. */
export function relative(line: readonly Point[], unit = 10): string {
  const round = (v: number) => Math.round(v * unit);
  const first = nth(line, 0);
  let [x, y] = [round(first[0]), round(first[1])];
  const steps = line.slice(1).map((point) => {
    const [u, v] = [round(point[0]), round(point[1])];
    const step = `${short((u - x) / unit)} ${short((v - y) / unit)}`;
    [x, y] = [u, v];
    return step;
  });
  return `M${short(round(first[0]) / unit)} ${short(round(first[1]) / unit)}l${steps.join(" ")}`;
}
export const ring = (points: readonly Point[]) => `M${points.map(written).join("L")}z`;
