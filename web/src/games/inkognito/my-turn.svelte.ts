// What I am about to do, whatever is asked of me: what is chosen and not yet done.
import type { ViewerOf } from "../../lib/viewer";
import { answeringOf } from "./answering.svelte";
import { askingOf } from "./asking.svelte";
import { declaringOf } from "./declaring.svelte";
import { goingOf } from "./going.svelte";
import { lookingOf } from "./looking.svelte";
import { movingOf } from "./moving.svelte";
import { placingOf } from "./placing.svelte";

/** To be called while a screen is set up. */
export function myTurn(viewer: () => ViewerOf<"inkognito">) {
  const placing = placingOf(viewer);
  const at = () => placing.at;
  const moving = movingOf(viewer, at);
  return {
    placing,
    moving,
    going: goingOf(viewer, () => moving.taken),
    asking: askingOf(viewer, at),
    answering: answeringOf(viewer),
    looking: lookingOf(viewer),
    declaring: declaringOf(viewer),
    /** Whether I may lock my sheet; there are too many ways to list them. */
    get mayLock() {
      return viewer().legal.some((group) => group.kind === "lock");
    },
  };
}

export type MyTurn = ReturnType<typeof myTurn>;
