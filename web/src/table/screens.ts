// One screen and one note sheet a game; a plain one for games that have none of their own.
import type { Component } from "svelte";
import type { Sight } from "../lib/seat";
import type { Value } from "../lib/value";
import type { Chapter, Past } from "../wire/messages";

type Part = Component<{ sight: Sight }>;

const SCREENS: Record<string, () => Promise<{ default: Part }>> = {
  inkognito: () => import("../games/inkognito/Inkognito.svelte"),
  "inkognito-cards": () => import("../games/cards/Cards.svelte"),
  infiltraitors: () => import("../games/infiltraitors/Infiltraitors.svelte"),
};
const SHEETS: Record<string, () => Promise<{ default: Part }>> = {
  inkognito: () => import("../games/inkognito/Sheet.svelte"),
  "inkognito-cards": () => import("../games/cards/CardsSheet.svelte"),
  infiltraitors: () => import("../games/infiltraitors/ClueSheets.svelte"),
};
/** What a game has to say before it begins. */
type Before = Component<{ options: Record<string, Value>; past: Past[]; campaign: Chapter[] }>;
const BRIEFINGS: Record<string, () => Promise<{ default: Before }>> = {
  infiltraitors: () => import("../games/infiltraitors/Briefing.svelte"),
};

export async function briefingOf(game: string): Promise<Before | null> {
  return (await BRIEFINGS[game]?.())?.default ?? null;
}

export async function screenOf(game: string): Promise<Part> {
  return (await (SCREENS[game] ?? (() => import("../games/plain/Plain.svelte")))()).default;
}

export async function sheetOf(game: string): Promise<Part> {
  return (await (SHEETS[game] ?? (() => import("../games/plain/PlainSheet.svelte")))()).default;
}
