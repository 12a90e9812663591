// What the table prints on a note sheet, where it helps: impossible, certain, or how likely.
import { settings } from "./device-settings.svelte";
import type { Assist, GameTypes, Viewer } from "./viewer";
import { t } from "./words.svelte";

type Helped = Pick<Viewer, "assist">;

export interface Printed {
  no: boolean;
  sure: boolean;
  odds: number | null;
}

export function printedOf({ assist }: Helped, whose: string, what: string, value: string): Printed {
  const possible = assist?.possible?.[whose]?.[what];
  if (possible)
    return {
      no: !possible.includes(value),
      sure: possible.length === 1 && possible[0] === value,
      odds: null,
    };
  const odds = assist?.odds?.[whose]?.[what]?.[value];
  return odds === undefined
    ? { no: false, sure: false, odds: null }
    : { no: odds === 0, sure: odds === 1, odds };
}

/** Whether the table draws conclusions here. */
export const concludes = ({ assist }: Helped) =>
  assist?.possible !== undefined || assist?.odds !== undefined;

/** What somebody can be as far as the table concludes. */
export const leftFor = <V extends string>(
  viewer: Helped,
  whose: string,
  what: string,
  values: V[],
): V[] => values.filter((value) => !printedOf(viewer, whose, what, value).no);

/** The name under which my pencil is kept. */
export const pencilKey = (whose: string, what: string, value: string) =>
  `m:${whose}:${what}:${value}`;

const SIGNS: Record<string, string> = { x: "✗", o: "✓", "?": "?" };

/** What my pencil writes for a mark, as this device has it. */
export function pencilled(mark: string): string {
  const spoken = settings().marks === "words" && mark !== "?" && mark in SIGNS;
  return spoken ? t(`web-mark-${mark}`) : (SIGNS[mark] ?? "");
}

/** What a sheet shows of the table’s help on this device: all of it, or only what one was shown. */
export function helpOn<G extends GameTypes>(assist: Assist<G> | null): Assist<G> | null {
  return assist && settings().conclusions === "hidden" ? { shown: assist.shown } : assist;
}
