// How I last played a game with bots: kept on this device.
import type { GameInfo } from "../wire/messages";
import { sensible } from "./bots";
import { entryOf } from "./game-entries";
import { usual, type Draft } from "./table-settings";
import { trusted } from "./trusted";

export interface LastChoice {
  draft: Draft;
  level: string;
}

const KEY = (game: string) => `play:${game}`;

/** What was chosen last, as far as it can still be chosen; else what suits somebody new. */
export function lastChoice(game: GameInfo): LastChoice {
  const draft = { ...usual(game), campaign: game.campaign };
  const level = sensible(entryOf(game.game).cooperative, game.bots);
  let kept: Partial<LastChoice> = {};
  try {
    kept = trusted<Partial<LastChoice>>(JSON.parse(localStorage.getItem(KEY(game.game)) ?? "{}"));
  } catch {
    // Something else was there.
  }
  const options = { ...draft.options };
  for (const { name, values } of game.options) {
    const value = kept.draft?.options[name];
    if (value !== undefined && values.includes(value)) options[name] = value;
  }
  return {
    draft: { ...draft, options, campaign: game.campaign && (kept.draft?.campaign ?? true) },
    level: kept.level !== undefined && game.bots.includes(kept.level) ? kept.level : level,
  };
}

export function remember(choice: LastChoice): void {
  try {
    localStorage.setItem(KEY(choice.draft.game), JSON.stringify(choice));
  } catch {
    // A device that keeps nothing plays all the same.
  }
}
