// What one pressed may be gone once it has done its work: then the focus goes on to what one does next.
import { tick } from "svelte";

/** The first of these that is there, for a focus that has got lost; a focus that is somewhere stays there. */
export async function goOnTo(...wanted: string[]): Promise<void> {
  await tick();
  const held = document.activeElement;
  if (held !== document.body && !held?.matches(":disabled")) return;
  for (const each of wanted) {
    const found = document.querySelector<HTMLElement>(each);
    if (found) {
      found.focus();
      return;
    }
  }
}

/** The cells that a shot may name: rather one that is still possible. */
export const CELLS = ["[data-act=name]:enabled:not(.no):not(.mine)", "[data-act=name]:enabled"];
