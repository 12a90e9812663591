// What I am about to declare, and what the house says of it.
import { untrack } from "svelte";
import { offered, ofKind, type ViewerOf, type Weighed } from "../../lib/viewer";
import { partnerOf } from "./mission-list";
import { printedOf } from "../../lib/printed";

/** Whom and which letter I would name; `arrested` is nobody at the table, and means my flight. */
export interface Claim {
  partner: string;
  letter: string;
}

/** To be called while a screen is set up. */
export function declaringOf(viewer: () => ViewerOf<"inkognito">) {
  let claim = $state<Claim>({ partner: "", letter: "" });
  let weighed = $state<Weighed>();
  const declares = $derived(ofKind(offered(viewer()), "declare"));
  const escape = $derived(ofKind(offered(viewer()), "escape")[0]);
  const chosen = $derived(
    claim.partner === "arrested"
      ? escape
      : declares.find(
          ({ fields }) => fields.partner === claim.partner && fields.other === claim.letter,
        ),
  );
  $effect(() => {
    weighed = undefined;
    const wanted = chosen;
    if (wanted)
      void viewer()
        .weigh(wanted.text)
        .then((told) => {
          if (wanted === chosen) weighed = told;
        });
  });
  // What the table is certain of, weighed by itself: whether all of it fits.
  let fits = $state(false);
  const certain = $derived.by(() => {
    const own = viewer().view.private;
    if (!own?.identity) return undefined;
    const partner = partnerOf(own.identity);
    if (escape && printedOf(viewer(), "arrested", "identity", partner).sure) return escape;
    return declares.find(
      ({ fields }) =>
        printedOf(viewer(), fields.partner, "identity", partner).sure &&
        printedOf(viewer(), fields.partner, "mission", fields.other).sure,
    );
  });
  const moment = $derived(
    certain ? `${certain.text} ${viewer().facts.length} ${viewer().draft.length}` : "",
  );
  $effect(() => {
    const now = moment;
    fits = false;
    const text = untrack(() => certain?.text);
    if (now && text)
      void viewer()
        .weigh(text)
        .then(
          ({ points }) => {
            if (now === moment) fits = points.every(({ holds }) => holds === "yes");
          },
          () => {},
        ); // the moment has passed
  });
  return {
    /** The tray is opened: where everything is certain, that is what it says. */
    begin() {
      if (!fits || !certain) return;
      claim =
        certain.kind === "escape"
          ? { partner: "arrested", letter: "" }
          : { partner: certain.fields.partner, letter: certain.fields.other };
    },
    /** Whether everything that a declaration needs is certain now. */
    get fits() {
      return fits;
    },
    get claim() {
      return claim;
    },
    set claim(next: Claim) {
      claim = next;
    },
    get weighed() {
      return weighed;
    },
    get declares() {
      return declares;
    },
    get escape() {
      return escape;
    },
    get chosen() {
      return chosen;
    },
    get may() {
      return declares.length > 0 || escape !== undefined;
    },
  };
}
