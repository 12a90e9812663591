// What the table prints on a note sheet, where it helps: impossible, certain, or how likely.
import type { Viewer } from "./viewer";

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

/** What my pencil looks like. */
export const PENCIL: Record<string, string> = { x: "✗", o: "✓", "?": "?" };
