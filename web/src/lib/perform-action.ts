// How a choice on the screen becomes a command.
import { SvelteSet } from "svelte/reactivity";
import { sure } from "./confirmation.svelte";
import { entryOf } from "./game-entries";
import type { Offer, Viewer } from "./viewer";
import { t, words } from "./words.svelte";

/** The kinds of things that were done since the page was opened. */
const done = new SvelteSet<string>();

/** Whether somebody has seen how it is done: by doing it. */
export function hasDone(game: string, kind: string): boolean {
  return done.has(`${game} ${kind}`);
}

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
    done.add(`${game} ${action.kind}`);
    return;
  }
  if (action.final || entryOf(game).confirm.includes(action.kind)) {
    const weighed = await viewer.weigh(action.text);
    // Whoever can tell that all of it holds, or that some of it does not, is told what that means.
    const { points } = weighed;
    const known = points.some(({ holds }) => holds === "no")
      ? "denied"
      : points.length && points.every(({ holds }) => holds === "yes")
        ? "holds"
        : "";
    const told = `${game}-sure-${action.kind}-${known}`;
    const consequence = t(words().has(told) ? told : `${game}-sure-${action.kind}`);
    const does = `${game}-yes-${action.kind}`;
    const yes = t(words().has(does) ? does : "web-yes");
    if (!(await sure(words().action(game, action), yes, { consequence, weighed, game }))) return;
  }
  await viewer.act(action.text);
  done.add(`${game} ${action.kind}`);
}
