// Points in time, in words.
import { words } from "./words.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was. */
export function ago(then: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(words().language, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    const passed = Math.floor((now - then) / length);
    if (passed >= 1) return format.format(-passed, unit);
  }
  return format.format(0, "second");
}

/** A day and a time. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(words().language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  }).format(at);
}

/** A time of the day. */
export function hour(at: number): string {
  const format = { hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(words().language, format).format(at);
}

/** A day: today, tomorrow, or which one; `begins` is midnight. */
export function day(begins: number, now: number = Date.now()): string {
  const today = new Date(now).setHours(0, 0, 0, 0);
  const ahead = Math.round((begins - today) / 86_400_000);
  if (ahead === 0 || ahead === 1)
    return new Intl.RelativeTimeFormat(words().language, { numeric: "auto" }).format(ahead, "day");
  const format = { weekday: "long", day: "numeric", month: "long" } as const;
  return new Intl.DateTimeFormat(words().language, format).format(begins);
}
