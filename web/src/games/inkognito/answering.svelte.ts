// My answer to a question, card by card, until it is one that the house lists.
import { offered, ofKind, type ViewerOf } from "../../lib/viewer";
import { t } from "../../lib/words.svelte";
import type { Card } from "../../wire/games/inkognito";
import { hintOf } from "./answer-choice";

/** To be called while a screen is set up. */
export function answeringOf(viewer: () => ViewerOf<"inkognito">) {
  let chosen = $state<Card[]>([]);
  const shows = $derived(ofKind(offered(viewer()), "show"));
  const sets = $derived(shows.map((action) => action.fields.cards));
  const own = $derived(viewer().view.private);
  const truths = $derived([own?.identity ?? "", own?.build ?? ""]);
  const isTrue = (card: Card) => truths.includes(card.replace("grey:", ""));
  const asked = $derived(
    shows.length ? `${viewer().view.public.turns} ${viewer().facts.length}` : "",
  );
  $effect(() => {
    if (asked) chosen = [];
  });
  const answer = $derived(
    shows.find(
      ({ fields: { cards } }) =>
        cards.length === chosen.length && cards.every((card) => chosen.includes(card)),
    ),
  );
  return {
    /** Whether somebody waits for my answer. */
    get asked() {
      return shows.length > 0;
    },
    get sets() {
      return sets;
    },
    get chosen() {
      return chosen;
    },
    get truths() {
      return truths;
    },
    /** The whole answer, once it is one. */
    get answer() {
      return answer;
    },
    /** What is still to be chosen, in a line. */
    get hint() {
      const { id, count } = hintOf(sets, chosen, isTrue);
      const fewest = Math.min(...sets.map((set) => set.length));
      return t(`web-pick-${id}`, { count, fewest });
    },
    pick: (card: Card) =>
      (chosen = chosen.includes(card) ? chosen.filter((each) => each !== card) : [...chosen, card]),
    startOver: () => (chosen = []),
  };
}
