// Finished games and what is counted of them, in words.
import { botName } from "../lib/bots";
import { sentence, t, words } from "../lib/words.svelte";
import type { Count, FinishedGame } from "../wire/messages";

/** What a game is called more exactly by, where it has it. */
const TOLD = ["edition", "mission"];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function missionName(game: string, mission: string): string {
  const title = `${game}-mission-${mission}-title`;
  return words().has(title) ? `${mission} · ${t(title)}` : mission;
}

/** The edition or mission of a game. */
export function variantOf({ game, options }: FinishedGame): string {
  const told = TOLD.filter((name) => name in options).map((name) => {
    const value = String(options[name]);
    const own = `web-option-${name}-${value}`;
    return words().has(own) ? t(own) : missionName(game, value);
  });
  return told.join(" · ");
}

/** How long something took, as one would say it. */
export function lasted(milliseconds: number): string {
  const minutes = Math.round(milliseconds / MINUTE);
  if (minutes < 1) return t("web-lasted-moment");
  if (milliseconds < HOUR) return t("web-lasted-minutes", { minutes });
  if (milliseconds < DAY)
    return t("web-lasted-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  const hours = Math.round(milliseconds / HOUR);
  return t("web-days", { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** The language one reads, as it is written where one lives. */
function locale(): string {
  const { language } = words();
  return navigator.languages.find((one) => one.startsWith(language)) ?? language;
}

export function day(time: number): string {
  const format = new Intl.DateTimeFormat(locale(), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return format.format(time);
}

/** Bots of these levels, those that are alike together. */
export function botsOf(levels: string[]): string[] {
  return [...new Set(levels)].map((level) =>
    t("web-history-bots", {
      count: levels.filter((other) => other === level).length,
      level: botName(level),
    }),
  );
}

/** With whom one has played. */
export function companyOf(people: string[], levels: string[]): string {
  return words().join([...people, ...botsOf(levels)]);
}

/** Who goes through a campaign together: of bots the house tells the levels, and not how many there were. */
export function teamOf(people: string[], levels: string[]): string {
  const bots = levels.map((level) => t("web-history-bots-of", { level: botName(level) }));
  return words().join([...people, ...bots]);
}

/** What a count is about. */
export function nameOf(by: string, { game, what }: Count): string {
  switch (by) {
    case "games":
      return t(`${game}-title`);
    case "sides": {
      const of = words().has(`${game}-side-${what}`) ? "side" : "seat";
      return words().label(game, of, what);
    }
    case "missions":
      return missionName(game, what);
    case "bots":
      return what ? sentence(words().join(what.split(" ").map(botName))) : t("web-history-no-bots");
    default:
      return what;
  }
}

/** The share of games won; none of none. */
export function share({ won, played }: Count): string {
  const format = new Intl.NumberFormat(locale(), { style: "percent" });
  return played ? format.format(won / played) : "–";
}
