// Which bot sits down when nobody says, and what bots are called.
import type { Choice } from "./table-settings";
import { t, words } from "./words.svelte";

/** Partners should be good, and leave people something to do; opponents of somebody new need not be. */
const PARTNERS = ["assistant", "sleuth", "novice"];
const OPPONENTS = ["novice", "sleuth"];

export function sensible(cooperative: boolean, bots: string[]): string {
  const wanted = cooperative ? PARTNERS : OPPONENTS;
  return wanted.find((level) => bots.includes(level)) ?? bots[0] ?? "random";
}

/** A bot somebody brought along has the name it came with. */
export function botName(level: string): string {
  const id = `web-bot-${level}`;
  return words().has(id) ? t(id) : level;
}

/** The bots of a game to choose from, each with a line about it. */
export const botChoices = ({ bots }: { bots: string[] }): Choice[] =>
  bots.map((one) => {
    const id = `web-bot-${one}-about`;
    return { value: one, label: botName(one), about: words().has(id) ? t(id) : undefined };
  });
