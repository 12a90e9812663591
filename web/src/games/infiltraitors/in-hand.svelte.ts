// What I am in the middle of: what I may do, what I have chosen, what I have opened.
import { perform } from "../../lib/perform-action.svelte";
import { offered, ofKind, type Offer, type ViewerOf } from "../../lib/viewer";
import { t } from "../../lib/words.svelte";
import { hasRail } from "../../stage/has-rail.svelte";
import type { Action, Seat } from "../../wire/games/infiltraitors";
import { aiming, findTargets, forget, lower, takeAim, targets } from "./aim.svelte";
import { possibleOf } from "./card-look";
import {
  cardOf,
  DISCARDS,
  PLAYS,
  playsOf,
  putAway,
  sameSet,
  targetOf,
  type Play,
} from "./chosen-cards";
import { CELLS, goOnTo } from "./keep-focus";
import { inSentences, Reasons, whyNone } from "./why-not.svelte";

type AtTable = ViewerOf<"infiltraitors">;
/** What was opened to look at or to choose from. */
export type Opened = "search" | "discards" | "orders" | Seat | null;
export type Laid = NonNullable<Opened> | "reward" | "lay" | "leave" | "shown";

export class InHand {
  chosen = $state<string[]>([]);
  opened = $state<Opened>(null);
  readonly reasons = new Reasons();
  private readonly asked = new Reasons();

  constructor(private readonly at: () => AtTable) {}

  readonly viewer = $derived.by(() => this.at());
  readonly table = $derived(this.viewer.view.public);
  readonly own = $derived(this.viewer.view.private);
  readonly me = $derived(this.viewer.view.seat);
  readonly legal = $derived(offered(this.viewer));
  readonly one = $derived<Record<string, Offer<Action> | undefined>>(
    Object.fromEntries(this.legal.map((action) => [action.kind, action])),
  );
  readonly plays = $derived(ofKind(this.legal, ...PLAYS));
  readonly searches = $derived(ofKind(this.legal, "files"));
  readonly rewards = $derived(ofKind(this.legal, "reward"));
  readonly lays = $derived(ofKind(this.legal, "lay"));
  private readonly discards = $derived(ofKind(this.legal, ...DISCARDS));
  readonly discardSize = $derived(this.discards[0] ? putAway(this.discards[0]).length : 0);
  readonly discard = $derived(
    this.discards.find((action) => sameSet(putAway(action), this.chosen)),
  );
  /** What the card chosen in the tray does. */
  readonly picked = $derived(
    this.chosen[0] === "dig"
      ? this.one["dig"]
      : [...this.rewards, ...this.lays].find(({ fields }) => fields.card === this.chosen[0]),
  );
  readonly myTurn = $derived(this.table.phase === "turn" && this.viewer.legal.length > 0);
  readonly accusing = $derived(this.viewer.legal.some((group) => group.kind === "accuse"));
  readonly blind = $derived(Object.keys(this.own?.others ?? {}).length > 0);
  /** The cards that lie before me. */
  readonly held = $derived(ofKind(this.viewer.facts, "glimpsed", "kept"));

  /** What lies in the tray. */
  readonly laid = $derived.by((): Laid | null => {
    if (this.viewer.over) return null;
    if (this.rewards.length || this.one["dig"]) return "reward";
    if (this.lays.length) return "lay";
    if (this.one["leave"]) return "leave";
    if (aiming() && !hasRail()) return null;
    if (this.opened !== null) return this.opened;
    return !this.viewer.repeats && this.held.length ? "shown" : null;
  });
  /** What lies under a tray cannot be chosen. */
  private readonly covered = $derived(
    this.laid !== null && this.laid !== "shown" && !this.isSeat(this.laid),
  );
  readonly playable = $derived.by((): string[] => {
    if (aiming() || this.covered) return [];
    return [...new Set(this.discardSize ? this.discards.flatMap(putAway) : this.plays.map(cardOf))];
  });
  /** With a card of somebody's hand chosen, the places are the targets, and not the hands that lie there. */
  readonly inHands = $derived(
    this.blind && this.chosen.length && !this.discardSize ? [] : this.playable,
  );
  /** Nothing is begun, and nothing lies over the table. */
  readonly free = $derived(!this.chosen.length && !aiming() && this.laid === null);

  isSeat(what: string | null): what is Seat {
    return this.viewer.lists.seat.some((seat) => seat === what);
  }

  /** Whom one would rather shoot at: whose traitor can be the fewest cards, where the table helps. */
  readonly nearest = $derived.by(() => {
    const left = (seat: Seat) => possibleOf(this.viewer, seat)?.length ?? Infinity;
    return targets().toSorted((a, b) => left(a) - left(b))[0];
  });

  /** What the chosen card would do next to this agent's traitor, if it can be played there. */
  playOn(seat: Seat): Play | undefined {
    if (this.discardSize || this.chosen.length !== 1 || aiming()) return undefined;
    return this.plays.find(
      (action) => cardOf(action) === this.chosen[0] && targetOf(action, this.me) === seat,
    );
  }

  readonly choose = (card: string): void => {
    const others = this.chosen.filter((other) => other !== card);
    const again = others.length < this.chosen.length;
    if (this.discardSize)
      this.chosen = again ? others : [...this.chosen, card].slice(-this.discardSize);
    else this.chosen = again ? [] : [card];
    if (this.opened !== null) this.opened = null;
    const [first] = this.chosen;
    const wanted = first && this.plays.length ? playsOf(this.viewer, first) : {};
    void this.asked.ask(this.viewer, wanted);
  };

  open(what: Opened): void {
    this.opened = this.opened === what ? null : what;
    if (what === "search") void goOnTo("[data-tray] [data-act]");
  }

  /** Nothing after all: what is in hand goes back, what is open is shut, the gun is lowered. */
  notYet(): void {
    const [card] = this.chosen;
    this.chosen = [];
    if (this.opened === "search" || this.isSeat(this.opened)) this.opened = null;
    lower();
    void goOnTo(card ? `[data-card="${card}"]` : "[data-bar] [data-act]", "[data-bar] [data-act]");
  }

  readonly act = (action: Offer<Action> | undefined): void => {
    if (action) void perform(this.viewer, action);
  };

  shootAt(seat: Seat | undefined): void {
    this.chosen = [];
    this.opened = null;
    if (seat) void takeAim(this.viewer, seat).then(() => goOnTo(...CELLS));
  }

  /** Whenever something else can be done, what was begun is forgotten; what one only looks at stays. */
  startAnew(): void {
    this.chosen = [];
    if (this.opened !== "orders" && this.opened !== "discards") this.opened = null;
    forget();
    if (this.discardSize) void goOnTo(".slot[data-act]");
    if (this.accusing) void takeAim(this.viewer, "kingpin");
    else void findTargets(this.viewer).then(() => this.reasons.ask(this.viewer, this.missing()));
  }

  /** What one looks for in one's turn and does not find. */
  private missing(): Record<string, Action> {
    const [card] = this.viewer.lists.card;
    if (!this.myTurn || !card) return {};
    const wanted: Record<string, Action> = {};
    if (!this.one["identify"]) wanted["identify"] = { kind: "identify", fields: {} };
    if (!this.searches.length) wanted["files"] = { kind: "files", fields: { number: 1 } };
    const [held] = this.own?.hand ?? [];
    if (held && !this.plays.length)
      for (const [seat, play] of Object.entries(playsOf(this.viewer, held)))
        wanted[`play ${seat}`] = play;
    for (const whom of this.others.filter((seat) => !targets().includes(seat)))
      wanted[`eliminate ${whom}`] = { kind: "eliminate", fields: { whom, card } };
    return wanted;
  }

  private readonly others = $derived(this.viewer.lists.seat.filter((seat) => seat !== this.me));

  /** Why the traitor there is no target, as a code: for the chosen card, else for a shot. */
  whyNotAt(seat: Seat): string {
    if (!this.myTurn || aiming()) return "";
    if (this.chosen.length) return this.playOn(seat) ? "" : this.asked.of(seat);
    return targets().includes(seat) ? "" : this.reasons.of(`eliminate ${seat}`);
  }

  /** Why no card can be played, as the house says; nothing if one can, or there is none. */
  readonly whyNoPlay = $derived(
    inSentences(this.viewer.lists.seat.map((seat) => this.reasons.of(`play ${seat}`))),
  );

  /** Why nobody can be shot at, as a code: rather what is particular than that there is nobody. */
  readonly whyNoShot = $derived.by(() => {
    const codes = this.others.map((seat) => this.reasons.of(`eliminate ${seat}`));
    return codes.find((code) => code && code !== "no-traitor-there") ?? codes[0] ?? "";
  });

  /** What a card that cannot be chosen answers; one that is covered, nothing. */
  readonly whyNotCard = $derived.by(() => {
    if (this.covered || !this.own || this.viewer.over) return undefined;
    return (card: string): Promise<string> => {
      const aim = aiming();
      // Whoever must name the kingpin cannot leave it.
      if (aim)
        return Promise.resolve(
          t(aim.whom === "kingpin" ? "infiltraitors-ask-accuse" : "web-why-aiming"),
        );
      return whyNone(this.viewer, Object.values(playsOf(this.viewer, card)));
    };
  });
}
