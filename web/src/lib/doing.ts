// How a choice on the screen becomes a command.
import { sure } from "./confirm.svelte";
import type { Action } from "./notation";
import type { Sight } from "./seat";
import { t, words } from "./words.svelte";

/** Kinds that cannot be taken back though they need not end the game. */
const GRAVE = new Set(["eliminate", "accuse", "declare", "call", "lock", "escape", "guess", "leave"]);

/** One thing at a time: a second click while the first is on its way means nothing. */
const busy = new WeakSet<Sight>();

export async function perform(sight: Sight, action: Action): Promise<void> {
  if (busy.has(sight)) return;
  busy.add(sight);
  try {
    await send(sight, action);
  } finally {
    busy.delete(sight);
  }
}

async function send(sight: Sight, action: Action): Promise<void> {
  const game = sight.game.game;
  if (sight.game.drafts.includes(action.kind)) {
    await sight.drafting(action.text);
    return;
  }
  if (action.final || GRAVE.has(action.kind)) {
    const text = words().action(game, action);
    if (!(await sure(text, t("web-yes")))) return;
  }
  await sight.act(action.text);
}
