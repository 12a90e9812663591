// My figures before the first shake: on my board alone until I say so.
import { offered, ofKind, type ViewerOf } from "../../lib/viewer";
import { t, words } from "../../lib/words.svelte";
import type { Build, Space } from "../../wire/games/inkognito";
import { figureOf, placing, put, startsOf, type Placed } from "./place-figures";

/** To be called while a screen is set up. */
export function placingOf(viewer: () => ViewerOf<"inkognito">) {
  let placed = $state<Placed>({});
  let inHand = $state<Build | null>(null);
  const colour = $derived(viewer().view.seat ?? "ambassador");
  const places = $derived(ofKind(offered(viewer()), "place"));
  const starts = $derived(places.length ? startsOf(colour) : []);
  const ready = $derived(placing(places, starts, placed));
  const at = $derived.by(() => {
    const where = { ...viewer().view.public.at };
    for (const start of starts) {
      const build = placed[start];
      if (build) where[figureOf(colour, build)] = start;
    }
    return where;
  });
  return {
    /** Whether I have to say where they stand. */
    get asked() {
      return places.length > 0;
    },
    /** Where my figures may stand at all. */
    get starts() {
      return starts;
    },
    get placed() {
      return placed;
    },
    get inHand() {
      return inHand;
    },
    /** The action that places them, once all four have a place. */
    get ready() {
      return ready;
    },
    /** Where everybody stands, mine as I would place them. */
    get at() {
      return at;
    },
    /** Where the one in hand may stand. */
    get open() {
      return inHand ? starts : [];
    },
    get title() {
      if (ready) return t("web-placing-ready");
      return inHand
        ? t("web-placing-where", { build: words().value("inkognito", "build", inHand) })
        : t("web-placing-which");
    },
    take: (build: Build) => (inHand = inHand === build ? null : build),
    stand(space: Space) {
      if (!inHand) return;
      placed = put(placed, space, inHand);
      inHand = viewer().lists.build.find((build) => !Object.values(placed).includes(build)) ?? null;
    },
  };
}
