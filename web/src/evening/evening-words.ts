// The people of an evening, and what they made of its deals, in words.
import { botName } from "../lib/bots";
import { t, words } from "../lib/words.svelte";
import type { EveningInfo } from "../wire/messages";

/** What an entrant is called; bots have the numbers of their places. */
export function entrantName(evening: EveningInfo, entrant: number): string {
  const one = evening.entrants[entrant];
  if (!one?.level) return one?.name ?? "";
  return t("web-evening-bot", { number: entrant + 1, level: botName(one.level) });
}

/** More or less than the others, with its sign. */
export function scored(score: number): string {
  const format = new Intl.NumberFormat(words().language, {
    signDisplay: "exceptZero",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return format.format(score).replace("-", "−");
}

/** Names as a sentence lists them. */
export const names = (evening: EveningInfo, entrants: number[]): string =>
  words().join(entrants.map((entrant) => entrantName(evening, entrant)));
