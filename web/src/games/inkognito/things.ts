// What the screen needs to know of the things of this game: names and shapes, no rules.
import type { Sight } from "../../lib/seat";
import board from "../../../../src/ridotto/games/inkognito/data/board.json";

export interface Venice {
  to_act: number[];
  phase: string;
  active: number;
  side: number;
  at: number[];
  balls: number[];
  met: number;
  asked: number;
  question: number;
  due: string;
  turns: number;
  revealed: { identities: number[]; builds: number[]; letters: number[] } | null;
}

export interface Player {
  seat: number;
  identity: number | null;
  build: number | null;
  letter: number | null;
}

export type Note = [asker: number, shower: number, question: number, cards: number[], witness?: number | null];

export const COLOURS: Record<string, string> = {
  blue: "var(--blue)",
  green: "var(--green)",
  red: "var(--red)",
  yellow: "var(--yellow)",
  ambassador: "#15181d",
};

/** The Phantom's balls, which have a pattern as well. */
export const BALLS: Record<string, string> = { land: "#e58b3b", water: "#3f8fd6", either: "#f5eedd", ambassador: "#15181d", opponent: "#9a62c7", none: "#c9cfd2" };

export interface Space {
  id: number;
  name: string;
  kind: string;
  colour?: string | null;
  number?: number | null;
}

export const SPACES = board.spaces as Space[];
export const LAND = board.land as [number, number][];
export const WATER = board.water as [number, number][];

export function publicOf(sight: Sight): Venice {
  return sight.view.public as Venice;
}

export function ownOf(sight: Sight): Player | null {
  return sight.view.private as Player | null;
}

/** What was shown, as far as the table's assistance keeps it. */
export function shownTo(sight: Sight): Note[] {
  return ((sight.assist?.shown["notes"] ?? []) as Note[]).toReversed();
}
