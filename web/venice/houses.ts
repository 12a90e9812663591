// Houses in blocks along streets and quays, and trees in what is still empty.
import { between, hash, noise, type Chance } from "./chance.ts";
import { CITY, GARDENS, SQUARES } from "./geography.ts";
import { buildable, contours, deep } from "./land.ts";
import {
  around,
  distance,
  hull,
  inside,
  lerp,
  nth,
  thin,
  within,
  type Box,
  type Point,
} from "./lines.ts";
import { SPACES, STREETS } from "./routes.ts";

export interface House {
  /** One of three tones of roofs. */
  tone: number;
  /** Whether the front of its roof is in the light. */
  lit: boolean;
  back: Point[];
  front: Point[];
  wall: [Point, Point, Point, Point];
  ends: Point[][];
  hip: Point[][];
}
export type Tree = readonly [x: number, y: number, radius: number];

const MARGIN = 20;
const WIDE = CITY.width + 2 * MARGIN;
const LIGHT: Point = [-0.8, -0.35];
const cell = (x: number, y: number) =>
  (Math.round(y) + CITY.sky + MARGIN) * WIDE + Math.round(x) + MARGIN;

/** The cells under a convex shape that is made a little smaller. */
function covers(shape: readonly Point[], shrink: number): number[] {
  const sum = shape.reduce<Point>((s, p) => [s[0] + p[0], s[1] + p[1]], [0, 0]);
  const middle: Point = [sum[0] / shape.length, sum[1] / shape.length];
  const ring = shape.map((p) => lerp(middle, p, shrink));
  const [a, b, c, d] = around(ring, 0);
  const cells: number[] = [];
  for (let y = Math.round(b); y <= d; y += 1)
    for (let x = Math.round(a); x <= c; x += 1) if (inside(x, y, ring)) cells.push(cell(x, y));
  return cells;
}

const inGarden = (x: number, y: number) =>
  GARDENS.some(([u, v, r]) => distance([x, y], [u, v]) < r + noise(x / 9, y / 9) * 4);

/** Builds and plants wherever there is room, in an order that never changes. */
export class Builder {
  readonly houses: House[] = [];
  readonly trees: Tree[] = [];
  private readonly taken = new Uint8Array(WIDE * (CITY.height + CITY.sky + 2 * MARGIN));

  constructor(
    private readonly chance: Chance,
    sights: readonly Box[],
  ) {
    const squares = SQUARES.map((square) => ({ square, box: around(square, 0) }));
    const full = (x: number, y: number) =>
      deep(x, y) > -4.5 ||
      sights.some(([a, b, c, d]) => x > a && x < c && y > b && y < d) ||
      SPACES.some(({ at }) => distance([x, y], at) < 17.5) ||
      squares.some(({ square, box }) => within(x, y, box) && inside(x, y, square));
    for (let y = -CITY.sky - MARGIN; y < CITY.height + MARGIN; y += 1)
      for (let x = -MARGIN; x < CITY.width + MARGIN; x += 1)
        if (full(x, y)) this.taken[cell(x, y)] = 1;
    for (const { line } of STREETS)
      for (let i = 1; i < line.length; i += 1)
        for (let t = 0; t < 1; t += 0.34) this.keepFree(lerp(nth(line, i - 1), nth(line, i), t));
  }

  /** Perimeter blocks: rows along the edge of what may be built on, then further inside. */
  build(): void {
    const ground = buildable();
    for (const [wide, deepness] of [
      [12.5, 8],
      [9, 7],
      [6.5, 6],
    ] as const)
      for (let level = -deepness / 2; level > -34; level -= 2.2)
        for (const line of contours(level, ground))
          if (line.length > 8) this.row(thin([...line, nth(line, 0)], 1.6), wide, deepness);
  }

  plant(): void {
    const { chance } = this;
    for (const [x, y, r] of GARDENS)
      for (let k = 0; k < r * 9; k += 1)
        this.tree(x + between(chance, -r, r), y + between(chance, -r, r));
    for (let k = 0; k < 9000; k += 1)
      this.tree(between(chance, 20, CITY.width - 12), between(chance, 0, CITY.height - 8));
    this.trees.sort((a, b) => a[1] - b[1]);
  }

  private keepFree([x, y]: Point): void {
    for (let dx = -5; dx <= 5; dx += 1)
      for (let dy = -5; dy <= 5; dy += 1)
        if (dx * dx + dy * dy < 20) this.taken[cell(x + dx, y + dy)] = 1;
  }

  private row(line: readonly Point[], wide: number, deepness: number): void {
    for (let i = 1; i < line.length; i += 1) {
      const [[a, b], [c, d]] = [nth(line, i - 1), nth(line, i)];
      const long = Math.hypot(c - a, d - b);
      const way = Math.atan2(d - b, c - a);
      for (let s = 0; s < long + wide / 2;) {
        const w = wide * between(this.chance, 0.8, 1.35);
        const t = s + w / 2;
        const at: Point = [a + Math.cos(way) * t, b + Math.sin(way) * t];
        s += this.house(at, way, w, deepness * between(this.chance, 0.92, 1.1)) ? w : 2;
      }
    }
  }

  /** One gabled house: where, along which way, how wide and deep. Says whether there was room. */
  private house([x, y]: Point, angle: number, w: number, d: number): boolean {
    const { chance, taken } = this;
    const high = between(chance, 3, 5);
    const roof = between(chance, 2.2, 3.1);
    const flip = Math.cos(angle) < 0 ? -1 : 1; // the front looks south
    const u: Point = [flip * Math.cos(angle), flip * Math.sin(angle)];
    const v: Point = [-u[1], u[0]];
    const at = (s: number, t: number, up = 0): Point => [
      x + (u[0] * s * w) / 2 + (v[0] * t * d) / 2,
      y + (u[1] * s * w) / 2 + (v[1] * t * d) / 2 - up,
    ];
    const [fl, fr, br, bl] = [at(-1, 1), at(1, 1), at(1, -1), at(-1, -1)];
    const [FL, FR] = [at(-1, 1, high), at(1, 1, high)];
    const [BR, BL] = [at(1, -1, high), at(-1, -1, high)];
    const hip = chance() < 0.25 ? 0.6 : 1;
    const [RL, RR] = [at(-hip, 0, high + roof), at(hip, 0, high + roof)];
    if (inGarden(x, y)) return false;
    const shape = hull([fl, fr, br, bl, FL, FR, BR, BL, RL, RR]);
    const test = covers(shape, 0.9);
    if (!test.length || test.some((c) => taken[c])) return false;
    for (const c of covers(shape, 0.97)) taken[c] = 1;
    const warm = hash(Math.floor(x / 46) + 7, Math.floor(y / 38)) < 0.5;
    const tone = warm ? (chance() < 0.7 ? 0 : 1) : chance() < 0.65 ? 1 : 2;
    const end = u[1] > 0 ? [fr, br, BR, RR, FR] : [fl, FL, RL, BL, bl];
    this.houses.push({
      tone,
      lit: v[0] * LIGHT[0] + v[1] * LIGHT[1] > 0,
      back: [BL, BR, RR, RL],
      front: [FL, FR, RR, RL],
      wall: [fl, fr, FR, FL],
      ends: Math.abs(u[1]) > 0.12 ? [end] : [],
      hip:
        hip < 1
          ? [
              [FR, BR, RR],
              [FL, BL, RL],
            ]
          : [],
    });
    return true;
  }

  private tree(x: number, y: number): void {
    const r = between(this.chance, 1.9, 3.1);
    if (deep(x, y) > -4.5) return;
    const shape: Point[] = [
      [x - r, y],
      [x + r, y],
      [x + r, y - 2 * r],
      [x - r, y - 2 * r],
    ];
    if (covers(shape, 1).some((c) => this.taken[c])) return;
    for (const c of covers(shape, 0.72)) this.taken[c] = 1;
    this.trees.push([x, y, r]);
  }
}
