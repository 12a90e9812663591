// How a choice on the screen becomes a command.
import { sure } from "./confirmation.svelte";
import { entryOf } from "./game-entries";
import type { Offer, Viewer } from "./viewer";
import { t, words } from "./words.svelte";

/** One thing at a time: a second click while the first is on its way means nothing. */
const busy = new WeakSet<Viewer>();

export async function perform(viewer: Viewer, action: Offer): Promise<void> {
  if (busy.has(viewer)) return;
  busy.add(viewer);
  try {
    await send(viewer, action);
  } finally {
    busy.delete(viewer);
  }
}

async function send(viewer: Viewer, action: Offer): Promise<void> {
  const { game, drafts } = viewer.game;
  if (drafts.includes(action.kind)) {
    await viewer.drafting(action.text);
    return;
  }
  if (action.final || entryOf(game).confirm.includes(action.kind)) {
    if (!(await sure(words().action(game, action), t("web-yes")))) return;
  }
  await viewer.act(action.text);
}
