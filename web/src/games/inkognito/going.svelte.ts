// Where a figure goes for good, sent off or stepping aside: chosen on the board first, then said.
import { offered, ofKind, type ViewerOf } from "../../lib/viewer";
import type { Piece, Space } from "../../wire/games/inkognito";

/** To be called while a screen is set up; `taken` is the figure in hand. */
export function goingOf(viewer: () => ViewerOf<"inkognito">, taken: () => Piece | null) {
  let chosen = $state<Space | null>(null);
  const all = $derived(
    ofKind(offered(viewer()), "expel", "aside").filter(
      (action) => action.kind === "expel" || action.fields.piece === taken(),
    ),
  );
  const action = $derived(all.find(({ fields }) => fields.goal === chosen));
  // What was chosen is chosen for this figure and this moment.
  const moment = $derived(`${viewer().facts.length} ${taken() ?? ""}`);
  $effect(() => {
    void moment;
    chosen = null;
  });
  return {
    /** Where somebody can be sent. */
    get sends() {
      return ofKind(all, "expel");
    },
    get chosen() {
      return action ? chosen : null;
    },
    /** What going there is. */
    get action() {
      return action;
    },
    /** Whether a space is one of these: choosing it is not yet going. */
    leadsTo: (space: Space) => all.some(({ fields }) => fields.goal === space),
    choose: (space: Space | null) => (chosen = space),
  };
}
