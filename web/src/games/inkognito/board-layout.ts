// Where things stand on the board, so that they do not hide each other.
import type { Piece, Space } from "../../wire/games/inkognito";
import { SPACES } from "./board-data";
import { xy, type Leg, type Point } from "./map-routes";
import type { Goal } from "./reach";

/** Figures stand a little below the middle of their space, two on one space side by side. */
export const FEET = 7;
const APART = 27;

export type Where = Partial<Record<Piece, Space>>;
export type Goals = Partial<Record<Space, Goal>>;

export interface Standing {
  piece: Piece;
  space: Space;
  x: number;
  y: number;
}

/** Every figure on the board, from north to south; `size` is how large they are drawn. */
export function standingOn(at: Where, pieces: Piece[], size: number): Standing[] {
  return pieces
    .flatMap((piece) => {
      const space = at[piece];
      if (!space || space === "box") return [];
      const there = pieces.filter((other) => at[other] === space);
      const aside = (there.indexOf(piece) - (there.length - 1) / 2) * APART * size;
      const [x, y] = xy(space);
      return [{ piece, space, x: x + aside, y: y + FEET }];
    })
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
}

export const crowdOn = (standing: Standing[], space: Space) =>
  standing.filter((spot) => spot.space === space).length;

/** Goals from north-west to south-east, as one reads. */
export function targetsIn(goals: Goals) {
  return SPACES.flatMap((space) => {
    const goal = goals[space.id];
    return goal ? [{ space, goal, at: xy(space.id) }] : [];
  }).toSorted((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

/** The sides of a space where a badge may go, in the order in which they are tried. */
const SIDES: Point[] = [
  [0.72, -0.72],
  [-0.72, -0.72],
  [0, -1],
  [-0.72, 0.72],
];

/** Where a badge goes: the first side of its space where no other target or figure is. */
export function badgeAt(space: Space, goals: Goals, standing: Standing[]): Point {
  const [x, y] = xy(space);
  const far = crowdOn(standing, space) ? 38 : 30;
  const free = ([u, v]: Point) =>
    SPACES.every(({ id }) => {
      const [p, q] = xy(id);
      return (
        id === space ||
        (Math.hypot(p - x - u * far, q - y - v * far) > (goals[id] ? 36 : 22) &&
          (!crowdOn(standing, id) ||
            Math.abs(p - x - u * far) > 22 ||
            y + v * far > q + 12 ||
            y + v * far < q - 60))
      );
    });
  const [u, v] = SIDES.find(free) ?? SIDES[0] ?? [0, 0];
  return [x + u * far, y + v * far];
}

/** The numbers that something stands on: they are written again beside it. */
export function numbersHidden(goals: Goals, standing: Standing[]) {
  return SPACES.flatMap((space) => {
    if (space.number === undefined) return [];
    const crowd = crowdOn(standing, space.id);
    const [x, y] = xy(space.id);
    if (goals[space.id]?.mark === "aside") return [{ space, x: x + 24, y: y + 24 }];
    if (!crowd) return [];
    return [{ space, x: x + (crowd === 1 ? 21 : 0), y: y + (crowd === 1 ? 21 : 26) }];
  });
}

/** Where the figures that moved in this turn set out from, as far as nobody stands there now. */
export function ghostsOf(trail: Leg[], at: Where, standing: Standing[]): [Piece, Space][] {
  const first = new Map<Piece, Space>();
  for (const leg of trail) if (!first.has(leg.piece)) first.set(leg.piece, leg.start);
  return [...first].filter(([piece, start]) => at[piece] !== start && !crowdOn(standing, start));
}
