// The cards that lie before me: large until I go on.
import type { ViewerOf } from "../../lib/viewer";
import { lyingBefore } from "./shown-cards";

/** To be called while a screen is set up. */
export function lookingOf(viewer: () => ViewerOf<"inkognito">) {
  let looked = $state(-1);
  const lying = $derived(viewer().over ? [] : lyingBefore(viewer()));
  const newest = $derived(
    viewer().facts.findLastIndex((fact) => fact.kind === "shown" || fact.kind === "judged"),
  );
  /** The figure that was met is gone: what was shown belongs to a meeting that is over. */
  const past = $derived(
    viewer()
      .facts.slice(newest + 1)
      .some(({ kind }) => kind === "expelled"),
  );
  const fresh = $derived(viewer().still ? newest > viewer().facts.length - 4 : looked !== newest);
  return {
    get lying() {
      return lying;
    },
    /** Whether I have not looked at the newest yet. */
    get showing() {
      return lying.length > 0 && fresh && !past;
    },
    done: () => (looked = newest),
  };
}
