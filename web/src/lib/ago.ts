// How long ago something was, in words.
import { words } from "./words.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function ago(then: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(words().language, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    const passed = Math.floor((now - then) / length);
    if (passed >= 1) return format.format(-passed, unit);
  }
  return format.format(0, "second");
}
