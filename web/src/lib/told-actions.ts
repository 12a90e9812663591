// Actions as the house writes them, in words: one after another, as they stand inside a sentence.
import type { GameBegun } from "../wire/messages";
import { readOneOf } from "./action-notation";
import { t, within, words, type Told } from "./words.svelte";

export function toldActions(game: GameBegun, actions: string[], told: Told): string {
  const kinds = Object.keys(game.forms);
  return actions
    .map((text) => words().action(game.game, readOneOf(game, kinds, text), told))
    .map((label) => within(label).replace(/\.(\s?[”»])?$/, "$1"))
    .reduce((first, last) => t("web-advice-then", { first, last }));
}
