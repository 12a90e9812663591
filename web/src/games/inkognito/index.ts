import { NOTE_SHEET, type GameEntry } from "../../lib/game-entry";
import Emblem from "./Emblem.svelte";
import { SEATS } from "./seat-colours";

export default {
  emblem: Emblem,
  screen: () => import("./Screen.svelte"),
  noteSheet: () => import("./NoteSheet.svelte"),
  seats: SEATS,
  tips: [
    { id: "place", at: ["[data-guide=board]"], when: ["place"] },
    { id: "envelope", at: ["[data-guide=envelope]"] },
    { id: "balls", at: ["[data-guide=balls]"], when: ["move"] },
    { id: "board", at: ["[data-guide=board]"], when: ["move"] },
    { id: "meet", at: ["[data-kind=ask]", "[data-kind=ask-via]"], when: ["meet"] },
    { id: "answer", at: ["[data-guide=answer]"], when: ["answer", "again"] },
    { id: "shown", at: ["[data-guide=shown]"] },
    { id: "expel", at: ["[data-guide=board]"], when: ["expel"] },
    { id: "sheet", at: NOTE_SHEET, after: "shown" },
    { id: "declare", at: ["[data-guide=declare]"], after: "shown" },
  ],
} satisfies Partial<GameEntry>;
