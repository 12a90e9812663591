// What the agents are called: whoever reads is "you", by whatever colour he plays.
import { t, words } from "../../lib/words.svelte";
import type { Agent } from "../../wire/games/inkognito-cards";

const GAME = "inkognito-cards";

/** In a sentence. */
export const nameOf = (agent: Agent, me: Agent | null | undefined) =>
  agent === me ? t("you") : words().value(GAME, "agent", agent);

/** By itself, at a mask or in a list. */
export const labelOf = (agent: Agent, me: Agent | null | undefined) =>
  agent === me ? t("web-cards-you-label") : words().label(GAME, "agent", agent);
