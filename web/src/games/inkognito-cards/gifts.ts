// What was passed or shown to me, and what of it lies before me.
import { ofKind, type ViewerOf } from "../../lib/viewer";
import type { Agent, Fact } from "../../wire/games/inkognito-cards";
import { ofThisGame, ofThisRound } from "./told";

export type Gift = Extract<Fact, { kind: "pair" | "black" }>;

export const giverOf = (gift: Gift): Agent => (gift.kind === "pair" ? gift.giver : gift.shower);
export const receiversOf = (gift: Gift): Agent[] => (gift.kind === "pair" ? [gift.to] : gift.to);
export const cardsOf = (gift: Gift) =>
  gift.kind === "pair" ? [gift.one, gift.other] : [gift.card];

/** What others gave me in this game and I have not put away: where the table keeps it, since fact
 * number `away` and in this round only. What I give myself brings nothing back. */
export function lyingBefore(viewer: ViewerOf<"inkognito-cards">, away: number): Gift[] {
  const { facts, repeats } = viewer;
  const me = viewer.view.private?.me;
  const fresh = facts.length - (repeats ? ofThisRound(facts) : ofThisGame(facts)).length;
  const since = repeats ? Math.max(away, fresh) : fresh;
  return ofKind(facts.slice(since), "pair", "black").filter((gift) => giverOf(gift) !== me);
}

/** What I gave in this round, as far as the table keeps it. */
export function givenBy(viewer: ViewerOf<"inkognito-cards">) {
  const me = viewer.view.private?.me;
  return ofKind(ofThisRound(viewer.facts), "pair").find(({ giver }) => giver === me);
}

/** What lies open for somebody who sees everything: it is told twice, to the giver and to the
 * receiver. The last meeting will do. */
export function lyingOpen(viewer: ViewerOf<"inkognito-cards">): Gift[] {
  if (!viewer.secrets.length) return [];
  const key = (gift: Gift) => JSON.stringify({ ...gift, toldTo: undefined });
  const all = ofKind(ofThisRound(viewer.facts), "pair", "black");
  return [...new Map(all.map((gift) => [key(gift), gift])).values()].slice(-2);
}
