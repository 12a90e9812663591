// What the figures on the table come to.
import type { Public } from "../../wire/games/infiltraitors";

/** The traitors that are left: in the middle, apart, and in front of agents. */
export function traitorsLeft(table: Public): number {
  return table.middle + table.apart + table.holders.length;
}

/** How many shots may still miss. */
export function spare(table: Public): number {
  return Math.max(0, table.cartridges - traitorsLeft(table));
}
