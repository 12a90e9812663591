// What a call says: of every agent an identity and a part of the number.
import { printedOf } from "../../lib/printed";
import type { ViewerOf } from "../../lib/viewer";
import type { Agent, Card } from "../../wire/games/inkognito-cards";
import { faceOf, IDENTITIES, NUMBERS } from "./card-words";

type Cards = ViewerOf<"inkognito-cards">;

export const KINDS = [
  { kind: "identity", faces: IDENTITIES },
  { kind: "number", faces: NUMBERS },
] as const;

/** What is said so far, by agent and place in the call. */
export type Said = Partial<Record<string, Card>>;

export const agentsOf = (viewer: Cards) =>
  viewer.lists.agent.filter((agent) => agent !== "ambassador");

/** What is said of an agent; of oneself, one knows. */
export function valueOf(viewer: Cards, said: Said, agent: Agent, nth: 0 | 1): Card | undefined {
  const own = viewer.view.private;
  if (own?.secrets && own.me === agent) return faceOf(own.secrets[nth]);
  return said[`${agent} ${nth}`];
}

/** The cards of a call in their order; fewer than eight as long as something is missing. */
export function cardsOf(viewer: Cards, said: Said): Card[] {
  return agentsOf(viewer).flatMap((agent) =>
    ([0, 1] as const).flatMap((nth) => valueOf(viewer, said, agent, nth) ?? []),
  );
}

/** Some whole call that says this: what is left goes to whoever is left. */
export function wholeCall(viewer: Cards, said: Said): Card[] {
  const used = cardsOf(viewer, said);
  const left = KINDS.map(({ faces }) => faces.filter((face) => !used.includes(face)));
  return agentsOf(viewer).flatMap((agent) =>
    ([0, 1] as const).flatMap(
      (nth) => valueOf(viewer, said, agent, nth) ?? left[nth]?.shift() ?? [],
    ),
  );
}

/** What is certain, as far as the table's assistance says it. */
export function sureOf(viewer: Cards): Said {
  const sure: Said = {};
  for (const agent of agentsOf(viewer))
    KINDS.forEach(({ kind, faces }, nth) => {
      const only = faces.find((face) => printedOf(viewer, agent, kind, face).sure);
      if (only) sure[`${agent} ${nth}`] = only;
    });
  return sure;
}

/** What of it is about others: of oneself, one knows. */
export function sureOfOthers(viewer: Cards): Said {
  const own = viewer.view.private;
  const all = Object.entries(sureOf(viewer));
  return Object.fromEntries(
    own?.secrets ? all.filter(([key]) => !key.startsWith(`${own.me} `)) : all,
  );
}
