import { NOTE_SHEET, type GameEntry } from "../../lib/game-entry";
import { SEATS } from "./agent-colours";
import { beat, echoes } from "./beat";
import Emblem from "./Emblem.svelte";

export default {
  emblem: Emblem,
  screen: () => import("./Screen.svelte"),
  noteSheet: () => import("./NoteSheet.svelte"),
  notebook: () => import("./notebook"),
  firstOptions: ["players", "points_to_win"],
  seats: SEATS,
  beat,
  echoes,
  lesson: () => import("./lesson"),
  tips: [
    { id: "secrets", at: ["[data-guide=secrets]"] },
    { id: "places", at: ["[data-guide=places]"], when: ["play"] },
    { id: "pass", at: ["[data-guide=answer]"], when: ["pass"] },
    { id: "got", at: ["[data-guide=got]"] },
    { id: "sheet", at: NOTE_SHEET, after: "pair" },
    { id: "call", at: ["[data-guide=call]", "[data-open=call]"], when: ["call"], after: "pair" },
  ],
} satisfies Partial<GameEntry>;
