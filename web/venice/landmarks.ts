// What stands out of the roofs: churches, towers, palaces, the Rialto.
import type { Box, Point } from "./lines.ts";
import type { Theme } from "./themes.ts";

/** Something drawn with its foot at 0,0. */
export type Draw = (c: Theme) => string;
export interface Sight {
  /** What it takes of the ground; nothing else is built there. */
  room: Box;
  /** Whether a route may pass through it. */
  open: boolean;
  draw: Draw;
}

export const filled = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
export const at = (x: number, y: number, inner: string, scale = 1) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}">${inner}</g>`;
const p = filled;

/** A bell tower, its foot at 0,0. */
const tower = (c: Theme, w: number, h: number, cap: number) => {
  const a = w / 2;
  return (
    p(c.brick[0], `M${-a} 0V${-h}H${a}V0z`) +
    p(c.brick[1], `M${a * 0.2} 0V${-h}H${a}V0z`) +
    p(c.stone[0], `M${-a - 0.8} ${-h}v-5.500H${a + 0.8}v5.500z`) +
    p(c.dark, `M${-a + 1.2} ${-h - 0.8}v-2q1-2 2 0v2zM${a - 3.2} ${-h - 0.8}v-2q1-2 2 0v2z`) +
    p(c.lead[0], `M${-a} ${-h - 5.5}L0 ${-h - 5.5 - cap}L${a} ${-h - 5.5}z`) +
    p(c.lead[1], `M${a * 0.15} ${-h - 5.5}L0 ${-h - 5.5 - cap}L${a} ${-h - 5.5}z`)
  );
};
const dome = (c: Theme, w: number, h: number) =>
  p(c.lead[0], `M${-w} 0C${-w} ${-h * 0.8} ${-w * 0.45} ${-h} 0 ${-h}S${w} ${-h * 0.8} ${w} 0z`) +
  p(
    c.lead[1],
    `M${w * 0.25} 0C${w * 0.45} ${-h * 0.6} ${w * 0.3} ${-h * 0.9} 0 ${-h}C${w * 0.5} ${-h} ${w} ${-h * 0.8} ${w} 0z`,
  ) +
  p(c.stone[0], `M-1.300 ${-h + 0.4}v-3.200q1.300-2 2.600 0v3.200z`);
/** A temple front with a gable. */
const front = (c: Theme, w: number, h: number, gable: number) =>
  p(c.stone[0], `M${-w} 0V${-h}L0 ${-h - gable}L${w} ${-h}V0z`) +
  p("none", `M${-w} ${-h}H${w}`) +
  p(c.dark, "M-1.800 0v-4.500q1.800-2.500 3.600 0V0z") +
  p("none", `M${-w * 0.6} 0V${-h}M${w * 0.6} 0V${-h}`);
/** A long roof going back to the right of a front. */
const nave = (c: Theme, w: number, d: number, h: number, rise: number) =>
  p(c.brick[1], `M${w} 0l${d} ${-d * 0.45}v${-h}l${-d} ${d * 0.45}z`) +
  p(c.brick[0], `M0 ${-h - rise}l${d} ${-d * 0.45}l${w} ${rise}l${-d} ${d * 0.45}z`);
const cypress: Draw = (c) => p(c.tree, "M0 0q-2.600-1-1.800-5T0-11q1 2 1.800 6T0 0z");

const basilica: Draw = (c) =>
  at(-13, -13, dome(c, 5, 7)) +
  at(13, -13, dome(c, 5, 7)) +
  at(0, -16, dome(c, 6.5, 9.5)) +
  p(c.stone[0], "M-20 0v-11q4-5 8 0q4-5.500 8 0q4-7.500 8 0q4-5.500 8 0q4-5 8 0V0z") +
  p(c.stone[1], "M-20-6.500h40V0h-40z") +
  p(
    c.dark,
    "M-17.500 0v-4q2-2.500 4 0v4zM-9.700 0v-4q2-2.500 4 0v4zM-2.300 0v-5q2.300-3.500 4.600 0v5zM5.700 0v-4q2-2.500 4 0v4zM13.500 0v-4q2-2.500 4 0v4z",
  );
const palace: Draw = (c) =>
  p(c.stone[0], "M-17 0v-13h34V0z") +
  p(c.brick[0], "M-17-13l4-5h26l4 5z") +
  p(c.stone[1], "M-17-6h34v6h-34z") +
  p(
    c.dark,
    Array.from({ length: 8 }, (_, k) => `M${-15.6 + k * 4.1} 0v-3q1.200-1.800 2.400 0v3z`).join(""),
  );
const columns: Draw = (c) =>
  [-6, 5]
    .map(
      (x) =>
        p(c.stone[0], `M${x - 2.4} 0v-1.500h1.200v-13h-.8v-1.600h4v1.600h-.8v13h1.200V0z`) +
        p(c.dark, `M${x - 1.2} -16.100q1.200-3.600 2.400 0z`),
    )
    .join("");
const salute: Draw = (c) =>
  at(9, -9, dome(c, 5.5, 8)) +
  p(c.stone[1], "M-11 0l3-10h19l4 10z") +
  p(c.stone[0], "M-13 0v-8l4-4h13l4 4v8z") +
  p(c.stone[0], "M-7.500-12v-4.500h11v4.500z") +
  at(-2, -16, dome(c, 8, 12)) +
  p(c.stone[0], "M-6.500 0v-8L-2-12l4.500 4v8z") +
  p(c.dark, "M-4 0v-4.500q2-2.500 4 0V0z") +
  p("none", "M-10.500-8q2-4 4-4M6.500-8q-2-4-4-4");
/** The towers of the Arsenal; boats pass between them. */
const gate: Draw = (c) => {
  const one = (x: number) =>
    p(c.brick[0], `M${x - 6} 0v-24h12v24z`) +
    p(c.brick[1], `M${x + 1.5} 0v-24h4.500v24z`) +
    p(c.stone[0], `M${x - 7} -23v-6h2.500v2h2.300v-2h4.400v2h2.300v-2h2.500v6z`) +
    p(c.dark, `M${x - 1} -10v-4h2v4z`);
  const wall = (x: number, w: number) =>
    p(c.brick[1], `M${x} 0v-9h${w}v9z`) + p(c.stone[0], `M${x} -9v-2h${w}v2z`);
  return wall(-44, 14) + wall(30, 8) + one(-27) + one(27);
};
const sheds: Draw = (c) =>
  p(c.stone[0], "M0 0v-6l6-4 6 4 6-4 6 4 6-4 6 4v6z") +
  p(c.roofs[0][0], "M0-6l6-4 6 4 6-4 6 4 6-4 6 4 4-3-6-4-6 4-6-4-6 4-6-4-6 4-3 0z") +
  p(c.dark, "M3 0v-3.500q3-3 6 0V0zM15 0v-3.500q3-3 6 0V0zM27 0v-3.500q3-3 6 0V0z");
const giorgio: Draw = (c) =>
  at(14, -4, tower(c, 6, 22, 9)) +
  at(0, 0, nave(c, 7, 12, 8, 4)) +
  at(6, -12, dome(c, 4.5, 7)) +
  front(c, 8, 9, 5);
const redentore: Draw = (c) =>
  at(-7, -8, tower(c, 2.6, 8, 5)) +
  at(9, -8, tower(c, 2.6, 8, 5)) +
  at(0, 0, nave(c, 7, 8, 8, 4)) +
  at(2, -12, dome(c, 6, 9)) +
  front(c, 8, 9, 5);
const church =
  (side: number, tall: number): Draw =>
  (c) =>
    at(side, -2, tower(c, 5, tall, 6)) + nave(c, 5.5, 9, 6, 3.5) + front(c, 5.5, 7, 4);
const kiln: Draw = (c) =>
  p(c.brick[0], "M-6 0q-1-8 2-13h5q3 5 2 13z") +
  p(c.brick[1], "M1 0q1-7-.5-13H1q3 5 2 13z") +
  p(c.dark, "M-3.500 0v-3q2-2.500 4 0v3z") +
  `<path fill="none" stroke="${c.sail}" stroke-opacity=".55" stroke-width="1.600" stroke-linecap="round" d="M-1.500-15c-3-4 4-5 1-9s4-5 2-9"/>`;
const light: Draw = (c) =>
  p(c.stone[0], "M-2.500 0l.8-15h3.400l.8 15z") +
  p(c.dark, "M-1.500-15v-3h3v3z") +
  p(c.lead[0], "M-2.200-18L0-21l2.200 3z");
const mill: Draw = (c) =>
  p(c.brick[0], "M-14 0v-13h8v-5h6v5h14V0z") +
  p(c.brick[1], "M6 0v-13h8V0z") +
  p(c.lead[0], "M-6.500-18l3.500-6 3.500 6z") +
  p(c.roofs[0][0], "M-15-13l3-3h6v3zM0-13v-3h11l4 3z") +
  p(
    c.dark,
    "M-11-9h2v2.500h-2zM-7-9h2v2.500h-2zM-3-9h2v2.500h-2zM1-9h2v2.500h-2zM-11-5h2v2.500h-2zM-7-5h2v2.500h-2zM-3-5h2v2.500h-2zM1-5h2v2.500h-2z",
  );

/** The Rialto: an arcade on the far side of its bridge, which runs from one bank to the other. */
const rialto: Draw = (c) => {
  const [a, b]: [Point, Point] = [
    [470, 264],
    [511, 288],
  ];
  const q = (s: number, up: number) =>
    `${(a[0] + (b[0] - a[0]) * s).toFixed(1)} ${(a[1] + (b[1] - a[1]) * s - Math.sin(s * Math.PI) * 7 - up).toFixed(1)}`;
  const span = (from: number, to: number, up: number) =>
    Array.from({ length: 7 }, (_, k) => q(from + ((to - from) * k) / 6, up)).join("L");
  const back = (from: number, to: number, up: number) => span(to, from, up);
  const door = (s: number, w: number, h: number) =>
    `M${q(s - w, 0)}L${q(s - w, h)}L${q(s, h + 2)}L${q(s + w, h)}L${q(s + w, 0)}z`;
  return (
    p(c.stone[0], `M${span(0, 1, -1)}L${back(0, 1, 8)}z`) +
    p(c.brick[0], `M${span(-0.03, 1.03, 8)}L${back(0.02, 0.98, 11.5)}z`) +
    p(c.stone[0], `M${span(0.4, 0.6, -1)}L${q(0.6, 12)}L${q(0.5, 18)}L${q(0.4, 12)}z`) +
    p(
      c.dark,
      [0.1, 0.21, 0.32, 0.68, 0.79, 0.9].map((s) => door(s, 0.035, 4)).join("") +
        door(0.5, 0.05, 7),
    )
  );
};

/** Where they stand, and how much room they need to the left, above and to the right. */
const PLACED: [what: Draw, x: number, y: number, left: number, above: number, right: number][] = [
  [basilica, 596, 348, 22, 34, 22],
  [(c) => tower(c, 8, 32, 12), 568, 346, 6, 20, 7],
  [palace, 650, 424, 19, 20, 19],
  [columns, 659, 460, 0, 0, 0],
  [salute, 484, 447, 15, 14, 16],
  [gate, 859, 352, 46, 12, 40],
  [sheds, 798, 386, 4, 14, 44],
  [giorgio, 694, 592, 12, 24, 22],
  [redentore, 484, 668, 14, 26, 14],
  [kiln, 700, 52, 9, 16, 9],
  [light, 646, 36, 5, 20, 5],
  [mill, 178, 654, 16, 24, 15],
  [church(10, 20), 300, 290, 9, 20, 16],
  [church(-9, 10), 450, 152, 14, 18, 15],
  [church(9, 14), 552, 180, 9, 20, 15],
  [church(-9, 18), 956, 434, 14, 18, 12],
  [church(9, 13), 692, 312, 9, 20, 15],
  [church(9, 12), 148, 378, 9, 18, 14],
  [church(9, 14), 308, 500, 9, 20, 16],
  [church(9, 13), 416, 400, 9, 18, 15],
  [church(9, 11), 732, 148, 9, 20, 15],
  [church(-9, 12), 186, 200, 14, 18, 15],
  [church(9, 12), 660, 232, 9, 18, 6],
  [
    (c) =>
      [
        [-12, 8],
        [-9, -4],
        [16, 6],
        [10, 9],
        [-14, 0],
        [3, 10],
      ]
        .map(([x = 0, y = 0]) => at(x, y, cypress(c)))
        .join(""),
    734,
    148,
    0,
    0,
    0,
  ],
];

export const SIGHTS: Sight[] = [
  { room: [0, 0, 0, 0], open: true, draw: rialto },
  ...PLACED.toSorted((a, b) => a[2] - b[2]).map(([what, x, y, left, above, right]): Sight => ({
    room: [x - left, y - above, x + right, y + 1],
    open: what === gate,
    draw: (c) => at(x, y, what(c)),
  })),
];
