import english from "../src/lib/words-en";
import french from "../src/lib/words-fr";
import { Words, type Language } from "../src/lib/words.svelte";
import type { Sight } from "../src/lib/seat";
import { vi } from "vitest";

/** All texts of a language. */
export function wordsIn(language: Language): Words {
  return new Words(language, { en: english, fr: french }[language]);
}

const BUILDS = ["tall", "short", "fat", "thin"];
export const PIECES = [...["blue", "green", "red", "yellow"].flatMap((colour) => BUILDS.map((build) => `${colour}.${build}`)), "ambassador"];

/** A seat at an Inkognito table, with what a test wants to be different. */
export function seat(changed: Partial<Sight> = {}): Sight {
  return {
    game: {
      type: "game", number: 1, game: "inkognito", options: {}, seats: ["blue", "green", "red", "yellow"],
      vocabulary: {
        seat: ["blue", "green", "red", "yellow"], piece: PIECES, build: BUILDS, identity: ["LF", "CB", "X", "ZZ"], letter: ["A", "B", "C", "D"],
        card: ["LF", "CB", "X", "ZZ", "grey:LF", "grey:CB", "grey:X", "grey:ZZ", ...BUILDS, ...BUILDS.map((build) => `grey:${build}`)],
      },
      forms: { step: "{ball} {piece} {start}>{goal}", show: "show {cards}" }, drafts: ["step"], tics: [], commitment: "", contributions: {},
    },
    view: { seat: 0, public: {}, private: { seat: 0, identity: 0, build: 1, letter: 2 } },
    legal: [], draft: [], assist: null, facts: [], campaign: [], secrets: [], notes: {}, marks: {}, names: ["Ann", "", "", ""], over: false, still: false,
    act: vi.fn(async () => {}), drafting: vi.fn(async () => {}), undo: vi.fn(async () => {}), note: vi.fn(async () => {}), mark: vi.fn(async () => {}),
    choices: vi.fn(async () => []), why: vi.fn(async () => []),
    ...changed,
  };
}
