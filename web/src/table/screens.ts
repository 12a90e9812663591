// One screen and one note sheet a game; a plain one for games that have none of their own.
import type { Component } from "svelte";
import type { Sight } from "../lib/seat";

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

export async function screenOf(game: string): Promise<Part> {
  return (await (SCREENS[game] ?? (() => import("../games/plain/Plain.svelte")))()).default;
}

export async function sheetOf(game: string): Promise<Part> {
  return (await (SHEETS[game] ?? (() => import("../games/plain/PlainSheet.svelte")))()).default;
}
