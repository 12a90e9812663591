// The steps of the turn under way: what everybody saw, then my own draft.
import { read } from "../../lib/action-notation";
import { ofKind, type ViewerOf } from "../../lib/viewer";
import { trusted } from "../../lib/trusted";
import type { Leg } from "./map-routes";
import type { StepOffer } from "./reach";

/** Every step since the last shake, in order. It stays until the next turn begins. */
export function trailOf(viewer: ViewerOf<"inkognito">): Leg[] {
  const since = viewer.facts.findLastIndex((fact) => fact.kind === "turn" || fact.kind === "shook");
  const seen = ofKind(viewer.facts.slice(Math.max(0, since)), "stepped", "stepped-aside");
  const drafted = viewer.draft.map((text) => trusted<StepOffer>(read(viewer.game, "step", text)));
  return [...seen, ...drafted.map((step) => step.fields)];
}
