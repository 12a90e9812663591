// What the action bar says while one is in the middle of something; else it says what the house asks.
import { t, words } from "../../lib/words.svelte";
import type { Card, Seat } from "../../wire/games/infiltraitors";
import { aiming, targets } from "./aim.svelte";
import { spare } from "./cartridges";
import type { InHand, Laid } from "./in-hand.svelte";

const nameOf = (seat: Seat) => words().value("infiltraitors", "seat", seat);
const cardName = (card: Card) => words().value("infiltraitors", "card", card);

export function sentence(hand: InHand): string | undefined {
  if (!hand.viewer.legal.length) return undefined;
  const aim = aiming();
  if (aim?.picked) {
    const card = cardName(aim.picked.fields.card);
    if (aim.holds === "no") return t("web-say-cannot-be", { card });
    return aim.whom === "kingpin"
      ? t("web-say-is-kingpin", { card })
      : t("web-say-is-traitor", { who: nameOf(aim.whom), card });
  }
  if (aim)
    return aim.whom === "kingpin" ? t("web-say-name") : t("web-say-aim", { who: nameOf(aim.whom) });
  if (hand.discardSize) return t("web-discard", { count: hand.discardSize });
  if (hand.chosen.length && hand.plays.length) return t("web-turn-where");
  const { phase } = hand.table;
  if (phase === "reward")
    return t(hand.one["decline"] ? "web-say-reward" : "web-say-reward-finale");
  if (phase === "draw") return t("web-say-draw");
  if (phase === "turn" && hand.plays.length + hand.searches.length > 0) return t("web-say-turn");
  return undefined;
}

/** The line under it. */
export function moreToSay(hand: InHand): string {
  if (!hand.viewer.legal.length) return "";
  const aim = aiming();
  if (aim?.holds === "no" && aim.picked) return impossible(hand, aim.whom, aim.picked.fields.card);
  if (aim?.whom === "kingpin") return t("infiltraitors-sure-accuse");
  if (aim) return t(spare(hand.table) ? "web-more-shot" : "web-more-shot-last");
  if (hand.table.phase !== "turn" || hand.chosen.length) return "";
  if (!hand.plays.length) return hand.whyNoPlay || t("web-more-no-card");
  if (!hand.one["identify"] && !hand.searches.length && !targets().length)
    return t("web-more-turn-only");
  return t(hand.blind ? "web-more-turn-blind" : "web-more-turn");
}

/** Who can see that it cannot be, as far as the sheet says. */
function impossible(hand: InHand, whose: string, card: Card): string {
  const { assist } = hand.viewer;
  if (assist?.struck?.[whose]?.["card"]?.includes(card)) return t("web-more-cannot-all");
  if (assist?.struck_for_me?.[whose]?.["card"]?.includes(card)) return t("web-more-cannot-me");
  return t("web-more-cannot-be");
}

export function titleOf(hand: InHand, laid: Laid): string {
  if (hand.isSeat(laid)) return t("web-hand-of", { who: nameOf(laid) });
  return laid === "reward" && !hand.one["decline"] ? t("web-tray-finale") : t(`web-tray-${laid}`);
}
