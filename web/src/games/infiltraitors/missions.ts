// The missions as the game's own data tells them; their words are in the locale files.
import data from "../../../../src/ridotto/games/infiltraitors/missions.json";
import type { Chapter } from "../../wire/messages";

interface Amount {
  fixed?: number;
  each?: number;
}
interface Mission {
  traitors: Amount;
  cartridges: Amount;
  specialities: number;
  numbers?: number[];
  minutes?: number;
  rules?: string[];
}

const MISSIONS: Record<string, Mission> = data;
/** In the order of the campaign: the training missions first, which a table of numbers would put last. */
export const ORDER = Object.keys(MISSIONS).toSorted((a, b) => rank(a) - rank(b));

function rank(mission: string): number {
  return mission.startsWith("T") ? Number(mission.slice(1)) - 10 : Number(mission);
}

export function missionOf(mission: string): Mission | undefined {
  return MISSIONS[mission];
}

export function rulesOf(mission: string): string[] {
  return MISSIONS[mission]?.rules ?? [];
}

/** The lowest and the highest number in its deck. */
export function numbersOf(mission: Mission | undefined): [low: number, high: number] {
  return [mission?.numbers?.[0] ?? 2, mission?.numbers?.[1] ?? 15];
}

export function amount(of: Amount, players: number): number {
  return (of.fixed ?? 0) + (of.each ?? 0) * players;
}

export interface Stop {
  mission: string;
  state: "won" | "open" | "locked" | "skipped";
  tries: number;
}

/** The campaign of a table: how it fared so far, and the mission it plays, or will play. */
export function stops(mission: string, campaign: Chapter[]): Stop[] {
  const now = ORDER.indexOf(mission);
  return ORDER.map((each, place) => {
    const played = campaign.find((chapter) => chapter.chapter === each);
    const state = played?.won ? "won" : place === now ? "open" : place > now ? "locked" : "skipped";
    return { mission: each, state, tries: played?.tries ?? 0 };
  });
}
