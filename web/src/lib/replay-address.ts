// The address of a replay names the step and whose eyes it is seen with: /replay/TABLE/NUMBER?step=12&viewer=blue
import { SEES_ALL, SPECTATOR } from "./replay.svelte";

export interface Place {
  step: number;
  viewer: number;
}

/** What an address asks for that the game does not have. */
export interface Wrong {
  what: "step" | "viewer";
  value: string;
}

const NAMES: Record<string, number> = { all: SEES_ALL, spectator: SPECTATOR };

function nameOf(viewer: number, seats: string[]): string {
  const special = Object.entries(NAMES).find(([, number]) => number === viewer);
  return special?.[0] ?? seats[viewer] ?? "";
}

/** Where an address leads; what it does not say, or says wrongly, is the start as a spectator saw it. */
export function readPlace(
  search: string,
  seats: string[],
  steps: number,
): Place & { wrong: Wrong[] } {
  const asked = new URLSearchParams(search);
  const wrong: Wrong[] = [];
  const found = { step: 1, viewer: SPECTATOR };
  const step = asked.get("step");
  if (step !== null) {
    if (/^\d{1,9}$/.test(step) && Number(step) >= 1 && Number(step) <= steps)
      found.step = Number(step);
    else wrong.push({ what: "step", value: step });
  }
  const viewer = asked.get("viewer");
  if (viewer !== null) {
    const seat = seats.indexOf(viewer);
    const special = Object.hasOwn(NAMES, viewer) ? NAMES[viewer] : undefined;
    if (seat >= 0) found.viewer = seat;
    else if (special !== undefined) found.viewer = special;
    else wrong.push({ what: "viewer", value: viewer });
  }
  return { ...found, wrong };
}

export function writePlace({ step, viewer }: Place, seats: string[]): string {
  return `?${new URLSearchParams({ step: String(step), viewer: nameOf(viewer, seats) })}`;
}
