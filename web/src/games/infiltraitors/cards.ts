// The look of the cards: a colour and a symbol for each speciality.
import type { Sight } from "../../lib/seat";

export const SUITS: Record<string, { sign: string; colour: string }> = {
  orange: { sign: "▲", colour: "#a84a08" },
  black: { sign: "■", colour: "#2a3138" },
  red: { sign: "●", colour: "#b3202c" },
  green: { sign: "◆", colour: "#1d7341" },
  blue: { sign: "★", colour: "#1f5fa8" },
};

export interface Front { number: number; upright: number[]; flat: number[]; missed: number[] }

export interface Table {
  to_act: number[]; phase: string; mission: string; agents: number; middle: number; apart: number; cartridges: number; hq: number;
  hands: number[]; fronts: (Front | null)[]; buried: number; discard: number[]; gone: number[]; turn: number; informers: number[];
  elite: number | null; rewards: number[]; kingpin: Front; out: number;
}

export interface Agent {
  seat: number; hand: number[]; traitor: number | null; second: number | null; identity: number | null; others: number[][]; known: [number, number][]; kingpin: number | null;
}

export function parts(word: string): { suit: string; number: string } {
  const [suit, number] = word.split("-");
  return { suit: suit ?? "", number: number === "special" ? "S" : (number ?? "") };
}

/** The cards that a traitor may still be, as far as the table helps; nothing where it does not. */
export function possibleOf(sight: Sight, whose: string): string[] | undefined {
  const listed = sight.assist?.possible?.[whose]?.["card"];
  const odds = sight.assist?.odds?.[whose]?.["card"];
  return listed ?? (odds && Object.keys(odds).filter((card) => odds[card]! > 0));
}
