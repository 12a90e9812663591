// Gondolas along the quays, where no route runs, and a few sails in the lagoon.
import type { Chance } from "./chance.ts";
import { at, filled, type Draw } from "./landmarks.ts";
import { deep } from "./land.ts";
import { distance, toLine, type Point } from "./lines.ts";
import { STREETS, WAKES } from "./routes.ts";
import type { Theme } from "./themes.ts";

const p = filled;
const yacht: Draw = (c) =>
  p(c.sail, "M1-26v20h12q-2-13-12-20z") +
  p(c.stone[1], "M-1-23v17h-9q2-10 9-17z") +
  p("none", "M0-28V-3") +
  p(c.hull, "M-13-4H15q-2 6-6 7H-8q-4-2-5-7z") +
  p(c.hullTrim, "M-13-4H15l-.6 1.400h-26.800z");
const cog: Draw = (c) =>
  p(c.sail, "M-1-27q13 2 11 18q-7 1-12-2 4-8 1-16z") +
  p(c.stone[1], "M-3-22q-9 3-9 12 5 1 8-1z") +
  p("none", "M-2-30V-4M10-9L-2-29") +
  p(c.brick[1], "M-17-9q2 4 8 4H7q6 0 9-5l-2 10q-5 5-12 5H-8q-7-2-9-14z") +
  p("none", "M-15-3q8 3 30 0") +
  p(c.sail, "M-2-30h7l-2 1.800 2 1.700h-7z");
const lateen: Draw = (c) =>
  p(c.sail, "M-5-2Q-1-12 7-17Q7-8 3-2z") +
  p("none", "M0 0V-11M-6-1L8-18") +
  p(c.brick[1], "M-9-1q2 2 5 2h6q4 0 6-3-1 5-5 5h-7q-4 0-5-4z");

/** What sails where, and how large. */
const SAILS: [what: Draw, x: number, y: number, size: number][] = [
  [yacht, 604, 606, 0.9],
  [cog, 46, 118, 1.1],
  [lateen, 330, 26, 0.9],
  [lateen, 350, 34, 0.7],
  [lateen, 1046, 470, 0.9],
  [lateen, 925, 268, 0.8],
  [lateen, 566, 566, 0.8],
];
const MOST_GONDOLAS = 30;

const gondola = (c: Theme, [x, y]: Point, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill="${c.hull}" d="M-8.500-.4Q0 3.400 8.500-.8 0-3.200-8.500-.4z"/><path stroke="${c.hullTrim}" stroke-width=".7" d="M-3 .3H3M7.600-1.600l1.600.8"/></g>`;

const moored = (x: number, y: number) => {
  const d = deep(x, y);
  return d >= 4.6 && d <= 6.5 && [...WAKES, ...STREETS].every(({ line }) => toLine(x, y, line) > 9);
};

export function boats(chance: Chance): Draw {
  const spots: Point[] = [];
  for (let k = 0; k < 6000 && spots.length < MOST_GONDOLAS; k += 1) {
    const spot: Point = [30 + chance() * 930, 20 + chance() * 700];
    if (moored(...spot) && spots.every((other) => distance(other, spot) >= 34)) spots.push(spot);
  }
  const gondolas = spots.map(([x, y]) => {
    // Along the quay: across the way down into deep water.
    const down = Math.atan2(deep(x, y + 3) - deep(x, y - 3), deep(x + 3, y) - deep(x - 3, y));
    return {
      at: [Math.round(x), Math.round(y)] as const,
      turn: Math.round((down * 180) / Math.PI + 90),
    };
  });
  return (c) =>
    gondolas.map((one) => gondola(c, one.at, one.turn)).join("") +
    SAILS.map(
      ([what, x, y, size]) =>
        `<g stroke="${c.ink}" stroke-width=".7">${at(x, y, what(c), size)}</g><path stroke="${c.line}" stroke-opacity=".5" stroke-width=".8" d="M${x - 16} ${y + 6}q5-2 10 0t10 0 10 0M${x - 9} ${y + 10}q4-2 8 0t8 0"/>`,
    ).join("");
}
