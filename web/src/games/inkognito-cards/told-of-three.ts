// Where three meet, two pass cards to the third: who, and to whom, as the house says it.
import { t, words } from "../../lib/words.svelte";
import type { Agent, Meeting } from "../../wire/games/inkognito-cards";
import { nameOf } from "./agent-names";

export function toldOfThree(
  { who, doers, receivers }: Meeting,
  me: Agent | null | undefined,
): string {
  const [to] = doers.map((doer) => receivers[who.indexOf(doer)]);
  if (who.length < 3 || !to) return "";
  return t("web-cards-told-three", {
    who: words().join(doers.map((doer) => nameOf(doer, me))),
    who_me: doers.some((doer) => doer === me) ? "yes" : "no",
    to: nameOf(to, me),
    to_me: to === me ? "yes" : "no",
  });
}
