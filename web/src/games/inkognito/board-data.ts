// The map as the game's own data has it: spaces, streets and canals.
import board from "../../../../src/ridotto/games/inkognito/data/board.json";
import { trusted } from "../../lib/trusted";
import type { Side, Space as SpaceName } from "../../wire/games/inkognito";

export interface Space {
  id: SpaceName;
  kind: string;
  colour?: Side;
  /** What is printed on it. */
  number?: number;
}
export type Route = [SpaceName, SpaceName];

/** Spaces are numbered in the data, and words everywhere else. */
const nameOf = (number: number | undefined) => trusted<SpaceName>(String(number));
const routesIn = (pairs: number[][]): Route[] =>
  pairs.map(([from, to]) => [nameOf(from), nameOf(to)]);

export const SPACES = trusted<(Omit<Space, "id"> & { id: number })[]>(board.spaces).map(
  (space): Space => ({ ...space, id: nameOf(space.id) }),
);
export const LAND = routesIn(board.land);
export const WATER = routesIn(board.water);
