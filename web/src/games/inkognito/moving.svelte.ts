// The figure in hand and how far it can go.
import { offered, ofKind, type ViewerOf, type Way } from "../../lib/viewer";
import type { Piece, Space } from "../../wire/games/inkognito";
import type { Goals, Where } from "./board-layout";
import { metBy, reachOf, type StepOffer } from "./reach";

/** To be called while a screen is set up. */
export function movingOf(viewer: () => ViewerOf<"inkognito">, at: () => Where) {
  let taken = $state<Piece | null>(null);
  let swapped = $state.raw<Space[]>([]);
  // How far the figure in hand can go, as the house says. Until it answers, one goes step by step.
  let answered = $state.raw<{ to: string; ways: Way<StepOffer>[] }>({ to: "", ways: [] });
  const phase = $derived(viewer().view.public.phase);
  const moves = $derived(ofKind(offered(viewer()), "step", "aside"));
  const movable = $derived([...new Set(moves.map((action) => action.fields.piece))]);
  const asking = $derived(
    taken && phase === "move" ? `${viewer().facts.length} ${viewer().draft.length} ${taken}` : "",
  );
  $effect(() => {
    if (taken && !movable.includes(taken)) taken = null;
  });
  // Whoever steps aside is the one who met somebody.
  const asides = $derived(phase === "meet" ? movable.join(" ") : "");
  $effect(() => {
    if (asides) taken = movable[0] ?? null;
  });
  $effect(() => {
    const to = asking;
    if (!to || !taken) return;
    swapped = [];
    viewer()
      .ways({ piece: taken })
      .then(
        (ways) => {
          const steps = ways.map((way) => ({ ...way, steps: ofKind(way.steps, "step") }));
          if (to === asking) answered = { to, ways: steps };
        },
        () => {}, // the turn is over, or the line is lost: the table says so
      );
  });
  const reach = $derived(
    taken && phase === "move"
      ? reachOf(
          taken,
          answered.to === asking ? answered.ways : [],
          ofKind(moves, "step"),
          at(),
          viewer().lists.piece,
          swapped,
        )
      : {},
  );
  const asideOf = (space?: Space) =>
    ofKind(moves, "aside").filter(
      ({ fields }) => fields.piece === taken && (!space || fields.goal === space),
    );
  /** Where the figure in hand can go, or step aside to. */
  const goals = $derived.by(() => {
    const found: Goals = { ...reach };
    for (const { fields } of asideOf())
      found[fields.goal] = {
        mark: "aside",
        balls: [],
        swap: null,
        meets: metBy(fields.piece, fields.goal, at(), viewer().lists.piece),
        rests: true,
      };
    return found;
  });

  return {
    get taken() {
      return taken;
    },
    get movable() {
      return movable;
    },
    get goals() {
      return goals;
    },
    take: (piece: Piece | null) => (taken = taken === piece ? null : piece),
    letGo: () => (taken = null),
    swap: (space: Space) =>
      (swapped = swapped.includes(space)
        ? swapped.filter((other) => other !== space)
        : [...swapped, space]),
    /** Whatever brings one there, one action after another. */
    stepsTo: (space: Space) => reach[space]?.steps ?? asideOf(space).slice(0, 1),
    /** The way there, to be seen before it is gone. */
    wayTo: (space: Space) => reach[space]?.steps.map((step) => step.fields) ?? [],
  };
}
