import { NOTE_SHEET, type GameEntry } from "../../lib/game-entry";
import { SEATS } from "./agent-colours";
import Emblem from "./Emblem.svelte";

export default {
  emblem: Emblem,
  screen: () => import("./Screen.svelte"),
  noteSheet: () => import("./NoteSheet.svelte"),
  seats: SEATS,
  phaseField: "stage",
  tips: [
    { id: "secrets", at: ["[data-guide=secrets]"] },
    { id: "places", at: ["[data-guide=places]"], when: ["place", "lay"] },
    { id: "pass", at: ["[data-guide=answer]"], when: ["pass"] },
    { id: "got", at: ["[data-guide=got]"] },
    { id: "sheet", at: NOTE_SHEET, after: "pair" },
    { id: "call", at: ["[data-guide=call]"], after: "pair" },
  ],
} satisfies Partial<GameEntry>;
