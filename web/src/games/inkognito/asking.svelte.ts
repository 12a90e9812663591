// Whom I ask, and what: two buttons for one, a tray for more.
import { offered, ofKind, type Offer, type ViewerOf } from "../../lib/viewer";
import { t } from "../../lib/words.svelte";
import type { Action } from "../../wire/games/inkognito";
import type { Where } from "./board-layout";
import { meetingsOf } from "./meetings";

/** To be called while a screen is set up. */
export function askingOf(viewer: () => ViewerOf<"inkognito">, at: () => Where) {
  let picked = $state("");
  const asks = $derived(ofKind(offered(viewer()), "ask", "ask-via"));
  const ask = $derived(asks.find((action) => action.text === picked));
  const meetings = $derived(
    meetingsOf(asks, viewer().view.public.side, at(), viewer().lists.piece),
  );
  // A question is chosen for this meeting, not for the next.
  $effect(() => {
    if (!asks.length) picked = "";
  });
  return {
    get asks() {
      return asks;
    },
    get several() {
      return asks.length > 2;
    },
    /** The question that is chosen. */
    get ask() {
      return ask;
    },
    get meetings() {
      return meetings;
    },
    get title() {
      const via = asks.every((each) => each.kind === "ask-via");
      return t(via ? "web-ask-whom-via" : "web-ask-whom");
    },
    pick: (each: Offer<Action>) => (picked = each.text),
  };
}
