// The missions as the game's own data tells them; their words are in the locale files.
import data from "../../../../src/ridotto/games/infiltraitors/missions.json";
import { t, words } from "../../lib/words.svelte";
import { SUITS } from "./card-look";
import type { Seat } from "../../wire/games/infiltraitors";
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

/** Who is where, for the words of special rules: as an argument each, nobody where it is not known. */
export function neighbours(
  seats: Seat[],
  me: Seat | null,
  elite: Seat | null,
): Record<string, string | number> {
  const named = (name: string, seat: Seat | null | undefined) => ({
    [name]: seat ? words().value("infiltraitors", "seat", seat) : "",
    [`${name}_key`]: seat ?? "none",
    [`${name}_me`]: seat && seat === me ? "yes" : "no",
  });
  const beside = (step: number) =>
    me === null ? null : seats.at((seats.indexOf(me) + step) % seats.length);
  return {
    players: seats.length,
    ...named("left", beside(1)),
    ...named("right", beside(-1)),
    ...named("elite", elite),
  };
}

/** The specialities it is played with, by their colours and signs. */
export function specialitiesOf(mission: Mission | undefined): string {
  const suits = SUITS.slice(0, mission?.specialities ?? 0);
  return words().join(suits.map((suit) => t(`web-suit-${suit}`)));
}

export function amount(of: Amount, players: number): number {
  return (of.fixed ?? 0) + (of.each ?? 0) * players;
}

export interface Stop {
  mission: string;
  state: "won" | "now" | "open" | "locked" | "skipped";
  tries: number;
}

/** The campaign of a table: how it fared so far, and the mission that it plays, or will play. */
export function stops(mission: string, campaign: Chapter[], playing: boolean): Stop[] {
  const now = ORDER.indexOf(mission);
  return ORDER.map((each, place) => {
    const played = campaign.find((chapter) => chapter.chapter === each);
    const state =
      playing && place === now
        ? "now"
        : played?.won
          ? "won"
          : place === now
            ? "open"
            : place > now
              ? "locked"
              : "skipped";
    return { mission: each, state, tries: played?.tries ?? 0 };
  });
}
