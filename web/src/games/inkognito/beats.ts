// The story of a turn in moments: what each fact says at whose mask.
import type { GameEntry } from "../../lib/game-entry";
import { trusted } from "../../lib/trusted";
import { kindOf } from "../../lib/viewer";
import { t, words } from "../../lib/words.svelte";
import type { Beat, BeatOf } from "../../stage/beats";
import type { Fact, Seat } from "../../wire/games/inkognito";

export const beat: BeatOf = (fact, me) => momentOf(trusted<Fact>(fact), me);

/** Whoever saw the cards of an answer need not be told how many they were. */
export const echoes: GameEntry["echoes"] = (fact, before) =>
  fact.kind === "answered" && before !== undefined && kindOf(before) === "shown";

function momentOf(fact: Fact, me: string | null): Beat | null {
  const who = (seat: Seat) => (seat === me ? t("you") : words().value("inkognito", "seat", seat));
  const mine = (seat: Seat) => (seat === me ? "yes" : "no");
  const says = (more: Record<string, string | number> = {}) =>
    t(`inkognito-beat-${fact.kind}`, more);
  switch (fact.kind) {
    case "shook": {
      const balls = fact.balls.map((ball) => words().value("inkognito", "ball", ball));
      return { seat: fact.seat, says: says({ balls: balls.join(", ") }), slight: true };
    }
    case "stepped":
    case "stepped-aside":
      return {
        seat: fact.seat,
        says: says({ goal: words().value("inkognito", "space", fact.goal) }),
        slight: true,
      };
    case "asked":
      return {
        seat: fact.asker,
        says: says({
          whom: who(fact.whom),
          mine: mine(fact.whom),
          question: fact.question,
          via: fact.met === "ambassador" ? "yes" : "no",
        }),
      };
    case "answered":
      return {
        seat: fact.shower,
        says: says({ asker: who(fact.asker), count: fact.count }),
        cards: { from: fact.shower, to: fact.asker, count: fact.count },
      };
    case "expelled":
      return {
        seat: fact.seat,
        says: says({
          piece: words().value("inkognito", "piece", fact.piece),
          goal: words().value("inkognito", "space", fact.goal),
        }),
      };
    case "declared":
      return {
        seat: fact.seat,
        says: says({ partner: who(fact.partner), mine: mine(fact.partner) }),
      };
    case "responded":
      return { seat: fact.seat, says: says({ hands: fact.hands ? "yes" : "no" }) };
    case "contested":
    case "fled":
    case "locked":
      return { seat: fact.seat, says: says() };
    default:
      return null;
  }
}
