// The missions as the game's own data tells them; their words are in the locale files.
import data from "../../../../src/ridotto/games/infiltraitors/missions.json";
import type { Past } from "../../wire/messages";

interface Amount { fixed?: number; each?: number }
interface Mission { traitors: Amount; cartridges: Amount; specialities: number; numbers?: [number, number]; minutes?: number; rules?: string[] }

const MISSIONS = data as unknown as Record<string, Mission>;
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

export function amount(of: Amount, players: number): number {
  return (of.fixed ?? 0) + (of.each ?? 0) * players;
}

export interface Stop { mission: string; state: "won" | "open" | "locked" | "skipped"; tries: number }

/** The campaign of a table, from the games it has finished and the mission it plays, or will play. */
export function campaign(mission: string, past: Past[]): Stop[] {
  const now = ORDER.indexOf(mission);
  return ORDER.map((each, place) => {
    const played = past.filter((game) => game.options["mission"] === each);
    const won = played.some((game) => game.outcome.side === "agents");
    const state = won ? "won" : place === now ? "open" : place > now ? "locked" : "skipped";
    return { mission: each, state, tries: played.length };
  });
}
