// What a review says, in words.
import { toldActions } from "../lib/told-actions";
import { sentence, t, words } from "../lib/words.svelte";
import type {
  Decision,
  GameBegun,
  Instead,
  Proposal,
  Reason,
  SeatReview,
  TurningPoint,
} from "../wire/messages";

/** By so many bits something must be more, or less, to be told. */
const MATTERS = 0.1;
/** These notes are about what was not done: the odds are not those of what was. */
const NOT_DONE = ["waited", "missed-shot"];
/** These reasons are not about bits. */
const FOR_LETTER = ["ask-letter", "ask-partner"];

export function turning(game: GameBegun, point: TurningPoint): string {
  const args = words().argued(game.game, point);
  const said = sentence(t(`review-turning-${point.code}`, { game: game.game, ...args }));
  if (!point.instead) return said;
  const whom = words().value(game.game, "seat", point.seat);
  const better = t("review-better-for", { whom });
  return `${said} ${betterThan(game, { ...point.instead, reason: null }, better)}`;
}

/** What was done. */
export const done = (game: GameBegun, { do: actions }: Decision): string =>
  sentence(toldActions(game, actions, "done"));

/** How many decisions of a kind count in its score, and of how many. */
export function counted({ scores, decisions }: SeatReview, kind: string): string {
  const count = scores[kind]?.decisions ?? 0;
  const all = decisions.filter((each) => each.kind === kind).length;
  return t("review-decisions", { count, all, uncounted: all - count });
}

/** Whether something else would have been better, or was made in a hurry without anything to be
    said for it. What the adviser would have done as well is no fault. */
export const isShort = ({ advised, instead, note }: Decision): boolean =>
  instead !== null || (note === "hurried" && advised === null);

/** What came of it, and what was better, or that the adviser would have done the same. */
export function judged(game: GameBegun, decision: Decision): string[] {
  const said = figures(game.game, decision);
  if (decision.note)
    said.push(t(`review-note-${decision.note}`, { game: game.game, seat_key: decision.seat }));
  const { instead } = decision;
  const same = agreed(decision);
  if (instead) said.push(betterThan(game, instead, t("review-better")));
  else if (same) said.push(t("review-same", quoted(game.game, same.reason, same.reads)));
  return said;
}

/** What the adviser said, if he would have done the same. He does not say that a movement is
    over. */
function agreed({ advised, do: actions }: Decision): Proposal | null {
  const same = advised?.do.length && advised.do.every((each, place) => actions[place] === each);
  return same ? advised : null;
}

/** What would have been better, and why. */
function betterThan(game: GameBegun, instead: Instead, better: string): string {
  const { had, would, wanted, reason, reads } = instead;
  const said = { better, what: toldActions(game, instead.do, "done") };
  if (had !== null && would !== null) return t(`review-instead-${wanted}`, { ...said, had, would });
  if (reason) {
    const message = FOR_LETTER.includes(reason.code) ? "letter" : "why";
    return t(`review-instead-${message}`, { ...said, ...quoted(game.game, reason, reads) });
  }
  return t("review-instead", said);
}

/** What the adviser says, and whether his odds come from reading what others chose to show. */
const quoted = (game: string, reason: Reason, reads: boolean) => ({
  why: words().advice(game, reason),
  reads: Number(reads),
});

function figures(game: string, decision: Decision): string[] {
  const { kind, note, odds, to, gained, told, wanted } = decision;
  const [expected, most] = [decision.expected ?? 0, decision.expected_most ?? 0];
  /** What is better is told by itself, with its figures. */
  const short = decision.instead?.would != null ? 2 : Number(most - expected > MATTERS);
  const hoped = { expected, most, short };
  if (kind === "question" && gained !== null) return [t("review-question", { gained, ...hoped })];
  if (told !== null && to !== null) {
    const [least, much] = [decision.told_least ?? 0, decision.told_most ?? 0];
    const missed = Number((wanted === "more" ? much - told : told - least) > MATTERS);
    const [whom, friend] = [words().value(game, "seat", to), Number(decision.friend)];
    return [t(`review-answer-${wanted}`, { whom, friend, told, least, most: much, short: missed })];
  }
  if (kind === "clue") return [t("review-clue", hoped)];
  if (odds !== null && !NOT_DONE.includes(note))
    return [
      t("review-odds", {
        odds: Math.round(100 * odds),
        reads: Number((decision.instead ?? agreed(decision))?.reads ?? false),
      }),
    ];
  return [];
}

/** What a curve is about: a person and something of his, or something of the whole game; nothing
    where there are no words for it. */
export function about(game: string, key: string): string {
  const [what = "", whose] = key.split(" ").reverse();
  if (!words().has(`review-what-${what}`)) return "";
  const named = t(`review-what-${what}`);
  if (whose === undefined) return sentence(named);
  return t("review-whose", { whose: words().label(game, "seat", whose), what: named });
}
