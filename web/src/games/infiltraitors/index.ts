import { NOTE_SHEET, type GameEntry } from "../../lib/game-entry";
import { beat, echoes } from "./beat";
import Emblem from "./Emblem.svelte";

export default {
  emblem: Emblem,
  screen: () => import("./Screen.svelte"),
  noteSheet: () => import("./ClueSheets.svelte"),
  briefing: () => import("./Briefing.svelte"),
  firstOptions: ["players", "mission"],
  seats: {
    falcon: { fill: "#f0a35c" },
    lynx: { fill: "#9fb4c4" },
    otter: { fill: "#6cc0b0" },
    raven: { fill: "#b99be0" },
    viper: { fill: "#b5cf5c" },
  },
  beat,
  echoes,
  tips: [
    { id: "mission", at: ["[data-guide=mission]"] },
    { id: "actions", at: ["[data-guide=actions]"], when: ["identify"] },
    { id: "own-traitor", at: ["[data-guide=own-traitor]"] },
    { id: "hand", at: ["[data-guide=hand]"], when: ["clue", "exchange"], after: "identified" },
    { id: "traitor", at: ["[data-guide=traitor]"], after: "identified" },
    { id: "sheet", at: NOTE_SHEET, after: "identified" },
    { id: "shoot", at: ["[data-shoot]"], after: "exchanged" },
  ],
  confirm: ["leave"],
  cooperative: true,
  sharedSheets: true,
  verdict: (result) => (result === "won" ? "web-mission-won" : "web-mission-lost"),
  again: (won) => (won ? "web-next-mission" : "web-try-again"),
} satisfies Partial<GameEntry>;
