// How a choice on the screen becomes a command.
import { SvelteSet } from "svelte/reactivity";
import { sure } from "./confirmation.svelte";
import { settings } from "./device-settings.svelte";
import { entryOf } from "./game-entries";
import type { Offer, Viewer } from "./viewer";
import { t, words } from "./words.svelte";

/** The kinds of things that were done since the page was opened. */
const done = new SvelteSet<string>();

/** Whether somebody has seen how it is done: by doing it. */
export function hasDone(game: string, kind: string): boolean {
  return done.has(`${game} ${kind}`);
}

/** One thing at a time: a second click while the first is on its way means nothing. Nobody who has
 * gone is kept for it: a device that is handed on forgets. */
const busy = new WeakSet<Viewer>();
const changes = $state({ count: 0 });

/** Whether something is on its way: the house is asked what it claims or to do it, or I am asked. */
export function isBusy(viewer: Viewer): boolean {
  return changes.count >= 0 && busy.has(viewer);
}

export async function perform(viewer: Viewer, action: Offer): Promise<void> {
  if (busy.has(viewer)) return;
  busy.add(viewer);
  changes.count++;
  try {
    await send(viewer, action);
  } finally {
    busy.delete(viewer);
    changes.count++;
  }
}

async function send(viewer: Viewer, action: Offer): Promise<void> {
  const { game, drafts } = viewer.game;
  if (drafts.includes(action.kind)) {
    await viewer.drafting(action.text);
    done.add(`${game} ${action.kind}`);
    return;
  }
  if (asks(game, action) && !(await confirmed(viewer, action))) return;
  await viewer.act(action.text);
  done.add(`${game} ${action.kind}`);
}

/** Whether this device wants to be asked once more; what may end a game always is. */
function asks(game: string, action: Offer): boolean {
  const { confirm } = settings();
  if (action.final || confirm === "all") return true;
  return confirm === "deciding" && entryOf(game).confirm.includes(action.kind);
}

async function confirmed(viewer: Viewer, action: Offer): Promise<boolean> {
  const { game } = viewer.game;
  const said = (...ids: string[]) => ids.find((id) => words().has(id)) ?? "";
  const weighed = action.final ? await viewer.weigh(action.text) : null;
  // Whoever can tell that all of it holds, or that some of it does not, is told what that means.
  const points = weighed?.points ?? [];
  const known = points.some(({ holds }) => holds === "no")
    ? "denied"
    : points.length && points.every(({ holds }) => holds === "yes")
      ? "holds"
      : "";
  const id = `${game}-sure-${action.kind}`;
  const told = said(`${id}-${known}`, id);
  // What it claims is told point by point: then the action need not be one long sentence.
  const head = said(`${game}-head-${action.kind}`);
  const text = head && points.length ? t(head) : words().action(game, action);
  return sure(text, t(said(`${game}-yes-${action.kind}`, "web-yes")), {
    consequence: told && t(told),
    weighed,
    game,
  });
}
