// The shot in the making. The clue sheet is its picker, wherever it is shown, so both the screen and the sheet
// look here.
import { ofKind, type Offer, type ViewerOf } from "../../lib/viewer";
import type { Point } from "../../wire/messages";
import type { Action, Card, Seat } from "../../wire/games/infiltraitors";

export type Shot = Offer<Extract<Action, { kind: "eliminate" | "accuse" }>>;
type AtTable = ViewerOf<"infiltraitors">;

export interface Aim {
  /** Whose traitor; or the kingpin. */
  whom: Seat | "kingpin";
  shots: Shot[];
  picked: Shot | null;
  /** Whether it can be, as far as I can tell; nothing where the table does not help. */
  holds: Point["holds"];
}

const state = $state<{ aim: Aim | null; targets: Seat[] }>({ aim: null, targets: [] });

/** The shot in the making, if there is one. */
export const aiming = () => state.aim;
/** Whose traitors may be shot at now. */
export const targets = () => state.targets;

/** Asks the house whose traitors may be shot at. A long list is not written out: then it is asked about one card. */
export async function findTargets(viewer: AtTable): Promise<void> {
  const group = viewer.legal.find(({ kind }) => kind === "eliminate");
  const now = viewer.legal;
  let shots = ofKind(group?.actions ?? [], "eliminate");
  if (group && !shots.length) {
    const [first] = ofKind(await viewer.choices("eliminate", {}), "eliminate");
    if (first)
      shots = ofKind(await viewer.choices("eliminate", { card: first.fields.card }), "eliminate");
  }
  if (now === viewer.legal) state.targets = [...new Set(shots.map(({ fields }) => fields.whom))];
}

export async function takeAim(viewer: AtTable, whom: Aim["whom"]): Promise<void> {
  state.aim = { whom, shots: [], picked: null, holds: null };
  const found = await (whom === "kingpin"
    ? viewer.choices("accuse", {})
    : viewer.choices("eliminate", { whom }));
  const now = aiming();
  if (now?.whom === whom) now.shots = ofKind(found, "eliminate", "accuse");
}

/** Picks a card; where the table draws conclusions, it says whether it can be. */
export async function pick(viewer: AtTable, card: Card): Promise<void> {
  const aim = state.aim;
  const shot = aim?.shots.find(({ fields }) => fields.card === card);
  if (!aim || !shot) return;
  aim.picked = shot;
  aim.holds = null;
  const weighed = await viewer.weigh(shot.text);
  if (state.aim?.picked?.text === shot.text) state.aim.holds = weighed.points[0]?.holds ?? null;
}

export function chooseAgain(): void {
  if (state.aim) Object.assign(state.aim, { picked: null, holds: null });
}

/** No shot after all. */
export function lower(): void {
  state.aim = null;
}

export function forget(): void {
  state.aim = null;
  state.targets = [];
}
