// Which bot sits down when nobody says, and what bots are called.
import { t, words } from "./words.svelte";

/** Partners should be good; opponents of somebody new need not be. */
const PARTNERS = ["literal", "sleuth", "novice"];
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
