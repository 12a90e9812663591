// The first game: what is said about which thing on the screen, and when. One tip at a time, in this order.
export interface Tip {
  /** Its words are `web-guide-GAME-ID`. */
  id: string;
  /** What it points at: the first of these that is on the screen. */
  at: string[];
  /** When I am asked for this; any time if nothing is said. */
  when?: string[];
  /** Not before this has happened. */
  after?: string;
}

const SHEET = ["[data-guide=sheet]", "#tab-notes"];

export const GUIDES: Record<string, Tip[]> = {
  inkognito: [
    { id: "place", at: ["[data-guide=board]"], when: ["place"] },
    { id: "envelope", at: ["[data-guide=envelope]"] },
    { id: "balls", at: ["[data-guide=balls]"], when: ["move"] },
    { id: "board", at: ["[data-guide=board]"], when: ["move"] },
    { id: "meet", at: ["[data-kind=ask]", "[data-kind=ask-via]"], when: ["meet"] },
    { id: "answer", at: ["[data-guide=answer]"], when: ["answer", "again"] },
    { id: "shown", at: ["[data-guide=shown]"] },
    { id: "expel", at: ["[data-guide=board]"], when: ["expel"] },
    { id: "sheet", at: SHEET, after: "shown" },
    { id: "declare", at: ["[data-guide=declare]"], after: "shown" },
  ],
  "inkognito-cards": [
    { id: "secrets", at: ["[data-guide=secrets]"] },
    { id: "places", at: ["[data-guide=places]"], when: ["place", "lay"] },
    { id: "pass", at: ["[data-guide=answer]"], when: ["pass"] },
    { id: "got", at: ["[data-guide=got]"] },
    { id: "sheet", at: SHEET, after: "pair" },
    { id: "call", at: ["[data-guide=call]"], after: "pair" },
  ],
  infiltraitors: [
    { id: "mission", at: ["[data-guide=mission]"] },
    { id: "actions", at: ["[data-guide=actions]"], when: ["turn"] },
    { id: "own-traitor", at: ["[data-guide=own-traitor]"] },
    { id: "hand", at: ["[data-guide=hand]"], when: ["turn"], after: "identified" },
    { id: "traitor", at: ["[data-guide=traitor]"], after: "identified" },
    { id: "sheet", at: SHEET, after: "identified" },
    { id: "shoot", at: ["[data-shoot]"], after: "exchanged" },
  ],
};
