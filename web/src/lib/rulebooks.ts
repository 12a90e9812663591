// The pages of rules: one download a game and language (rules-plugin.ts makes them).
import type { RulesText } from "../../rules-plugin";
import { trusted } from "./trusted";
import type { Language } from "./words.svelte";

const FILES = import.meta.glob("../../../src/ridotto/rules/*/*.md", { import: "default" });

/** The rules of a game in a language; null if there are none. */
export async function rulesOf(game: string, language: Language): Promise<RulesText | null> {
  const load = FILES[`../../../src/ridotto/rules/${language}/${game}.md`];
  return load ? trusted<RulesText>(await load()) : null;
}

/** Where a rule is told. */
export function addressOf(game: string, tag = ""): string {
  return `/rules/${game}${tag && `#${tag}`}`;
}
