import { NOTE_SHEET, type GameEntry } from "../../lib/game-entry";
import { beat, echoes } from "./beats";
import Emblem from "./Emblem.svelte";
import { SEATS } from "./seat-colours";

/** Where an agent plays: the Ambassador has neither balls nor figures of his own. */
const AGENT = "body:not(:has(.me[data-seat=ambassador]))";

export default {
  emblem: Emblem,
  screen: () => import("./Screen.svelte"),
  noteSheet: () => import("./NoteSheet.svelte"),
  notebook: () => import("./notebook"),
  rulesMore: () => import("./MissionTable.svelte"),
  firstOptions: ["edition", "players"],
  applies: (option, options) => option !== "absent" || options["players"] === 3,
  seats: SEATS,
  beat,
  echoes,
  absent: (players: number) => (players === 3 ? "arrested" : null),
  lesson: () => import("./lesson"),
  tips: [
    { id: "place", at: ["[data-tray]"], when: ["place"] },
    { id: "envelope", at: ["[data-guide=envelope]"] },
    { id: "balls", at: [`${AGENT} [data-guide=balls]`], when: ["step"] },
    { id: "board", at: [`${AGENT} .piece.free`], when: ["step"] },
    { id: "meet", at: ["[data-act=ask]", "[data-kind=ask-via]"], when: ["ask", "ask-via"] },
    { id: "answer", at: ["[data-guide=answer]"], when: ["show"] },
    { id: "shown", at: ["[data-guide=shown]"] },
    { id: "expel", at: [".space.goal"], when: ["expel"] },
    { id: "sheet", at: NOTE_SHEET, after: "shown" },
    {
      id: "declare",
      at: ["[data-guide=declare]"],
      when: ["declare", "escape"],
      after: "shown",
      unless: ["step", "done", "ask", "ask-via", "aside", "show", "accept", "expel"],
    },
  ],
} satisfies Partial<GameEntry>;
