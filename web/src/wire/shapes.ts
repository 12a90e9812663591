// Written by `make protocol` from the server's types. Do not edit.

/** Where numbers stand for words: nothing is said of what is as it is. */
export type Shape =
  /** A number that stands for a word of this list; `@actor` for a seat, chance or the table. */
  | string
  /** A list of such. */
  | { each: Shape }
  /** A list with one entry for each word. */
  | { by: string; each?: Shape }
  /** A number whose bits stand for words. */
  | { bits: string }
  /** A list in which every place has its own meaning. */
  | { places: (Shape | null)[] }
  /** A list that stands for an object with these fields. */
  | { row: [name: string, shape: Shape | null][] }
  /** An object. */
  | { fields: Fields };

export type Fields = { [field: string]: Shape };

export interface GameShapes {
  facts: Record<string, Fields>;
  public: Fields;
  /** With what the table keeps for its players. */
  private: Fields;
  actions: Record<string, { words: Record<string, string>; numbers: string[]; tuples: string[] }>;
}

export const SHAPES: Record<string, GameShapes> = {
 "masks": {
  "facts": {
   "answered": { "shower": "seat", "asker": "seat" },
   "asked": { "asker": "seat", "whom": "seat" },
   "dealt": { "seat": "seat" },
   "decided": { "seat": "seat" },
   "left": { "seat": "seat" },
   "unmasked": { "masks": { "each": "mask" }, "guesses": { "each": "mask" }, "box": "mask" },
   "guessed": { "mask": "mask" },
   "shown": { "shower": "seat", "asker": "seat", "one": "mask", "other": "mask" },
   "wears": { "mask": "mask" },
   "ended": { "outcome": { "fields": { "winners": { "each": "seat" } } } },
   "veiled": { "seat": "seat", "whom": "seat" }
  },
  "public": {
   "asker": "seat",
   "to_act": { "each": "@actor" },
   "outcome": { "fields": { "winners": { "each": "seat" } } }
  },
  "private": {
   "mask": "mask",
   "guess": "mask",
   "shown": { "each": { "places": [ "seat", "seat", "mask", "mask" ] } }
  },
  "actions": {
   "deal": { "words": { "mask": "mask" }, "numbers": [], "tuples": [] },
   "ask": { "words": { "whom": "seat" }, "numbers": [], "tuples": [] },
   "show": { "words": { "one": "mask", "other": "mask" }, "numbers": [], "tuples": [] },
   "guess": { "words": { "mask": "mask" }, "numbers": [], "tuples": [] },
   "forfeit": { "words": { "seat": "seat" }, "numbers": [], "tuples": [] }
  }
 },
 "inkognito": {
  "facts": {
   "accepted": { "seat": "seat" },
   "answered": { "asker": "seat", "shower": "seat" },
   "asked": { "asker": "seat", "whom": "seat", "question": "question", "met": "piece" },
   "contested": { "seat": "seat", "shower": "seat" },
   "dealing": {},
   "dealt": { "seat": "seat" },
   "declared": { "seat": "seat", "partner": "seat", "own": "letter", "other": "letter" },
   "expelled": { "seat": "seat", "piece": "piece", "start": "space", "goal": "space" },
   "fled": { "seat": "seat" },
   "flight-weighed": { "space": "space" },
   "left": { "seat": "seat" },
   "locked": { "seat": "seat" },
   "may-lock": { "seat": "seat" },
   "opened": { "seat": "seat" },
   "placed": { "side": "side", "builds": { "each": "build" } },
   "placing": { "side": "side", "by": "@actor" },
   "responded": { "seat": "seat" },
   "shook": { "seat": "seat", "balls": { "each": "ball" } },
   "stepped": { "seat": "seat", "ball": "ball", "piece": "piece", "start": "space", "goal": "space" },
   "stepped-aside": { "seat": "seat", "piece": "piece", "start": "space", "goal": "space" },
   "stopped": { "seat": "seat" },
   "turn": { "seat": "seat", "side": "side", "balls": { "each": "ball" } },
   "unmasked": { "identities": { "by": "side", "each": "identity" }, "builds": { "by": "side", "each": "build" }, "letters": { "by": "side", "each": "letter" }, "sheet": { "each": "person" }, "arrested": "identity" },
   "weighed": { "mission": "mission" },
   "went-on": { "seat": "seat", "active": "seat" },
   "enveloped": { "identity": "identity", "build": "build", "letter": "letter" },
   "judged": { "shower": "seat", "true": { "each": "card" }, "false": { "each": "card" } },
   "noted": { "persons": { "each": "person" } },
   "shown": { "asker": "seat", "shower": "seat", "question": "question", "cards": { "each": "card" }, "witness": "seat" },
   "ended": { "outcome": { "fields": { "winners": { "each": "seat" } } } },
   "veiled": { "seat": "seat", "whom": "seat" }
  },
  "public": {
   "opener": "seat",
   "active": "seat",
   "side": "side",
   "at": { "by": "piece", "each": "space" },
   "balls": { "each": "ball" },
   "met": "piece",
   "asked": "seat",
   "question": "question",
   "declared": { "fields": { "seat": "seat", "partner": "seat", "own": "letter", "other": "letter" } },
   "revealed": { "fields": { "identities": { "by": "side", "each": "identity" }, "builds": { "by": "side", "each": "build" }, "letters": { "by": "side", "each": "letter" } } },
   "to_act": { "each": "@actor" },
   "outcome": { "fields": { "winners": { "each": "seat" } } }
  },
  "private": {
   "seat": "seat",
   "identity": "identity",
   "build": "build",
   "letter": "letter",
   "sheet": { "fields": { "identities": { "by": "side", "each": "identity" }, "builds": { "by": "side", "each": "build" } } },
   "notes": { "each": { "row": [ [ "asker", "seat" ], [ "shower", "seat" ], [ "question", "question" ], [ "cards", { "each": "card" } ], [ "witness", "seat" ] ] } },
   "verdicts": { "each": { "row": [ [ "shower", "seat" ], [ "true", { "each": "card" } ], [ "false", { "each": "card" } ] ] } },
   "answer": { "each": "card" }
  },
  "actions": {
   "deal": { "words": { "identity": "identity", "build": "build", "letter": "letter" }, "numbers": [], "tuples": [] },
   "begin": { "words": { "seat": "seat" }, "numbers": [], "tuples": [] },
   "place": { "words": { "builds": "build" }, "numbers": [], "tuples": [ "builds" ] },
   "shake": { "words": { "balls": "ball" }, "numbers": [], "tuples": [ "balls" ] },
   "step": { "words": { "ball": "ball", "piece": "piece", "start": "space", "goal": "space" }, "numbers": [], "tuples": [] },
   "done": { "words": {}, "numbers": [], "tuples": [] },
   "ask": { "words": { "whom": "seat", "question": "question" }, "numbers": [], "tuples": [] },
   "ask-via": { "words": { "whom": "seat", "question": "question" }, "numbers": [], "tuples": [] },
   "aside": { "words": { "piece": "piece", "start": "space", "goal": "space" }, "numbers": [], "tuples": [] },
   "show": { "words": { "cards": "card" }, "numbers": [], "tuples": [ "cards" ] },
   "accept": { "words": {}, "numbers": [], "tuples": [] },
   "contest": { "words": {}, "numbers": [], "tuples": [] },
   "expel": { "words": { "piece": "piece", "goal": "space" }, "numbers": [], "tuples": [] },
   "end": { "words": {}, "numbers": [], "tuples": [] },
   "declare": { "words": { "partner": "seat", "own": "letter", "other": "letter" }, "numbers": [], "tuples": [] },
   "hands": { "words": {}, "numbers": [], "tuples": [] },
   "refuse": { "words": {}, "numbers": [], "tuples": [] },
   "escape": { "words": {}, "numbers": [], "tuples": [] },
   "lock": { "words": { "persons": "person" }, "numbers": [], "tuples": [ "persons" ] },
   "pass": { "words": {}, "numbers": [], "tuples": [] },
   "forfeit": { "words": { "seat": "seat" }, "numbers": [], "tuples": [] }
  }
 },
 "inkognito-cards": {
  "facts": {
   "called": { "who": "agent", "blue": { "each": "card" }, "yellow": { "each": "card" }, "green": { "each": "card" }, "pink": { "each": "card" } },
   "chosen": { "who": "agent", "to": "agent" },
   "claimed": { "who": "agent", "cards": { "each": "card" }, "met": "agent" },
   "compared": { "identities": { "each": "agent" }, "fragments": { "each": "agent" } },
   "dealt": { "who": "agent" },
   "declined": { "who": "agent", "met": "agent" },
   "greeted": { "who": "agent", "met": { "each": "agent" } },
   "hidden": {},
   "leads": { "who": "agent" },
   "left": { "seat": "seat" },
   "looked": { "who": "agent" },
   "named": { "who": "agent", "whom": "agent" },
   "scored": { "who": { "each": "seat" } },
   "showed": { "who": "agent", "to": "agent" },
   "unmasked": { "blue": { "each": "card" }, "yellow": { "each": "card" }, "green": { "each": "card" }, "pink": { "each": "card" } },
   "voided": {},
   "went": { "who": "agent", "place": "place" },
   "black": { "shower": "agent", "to": { "each": "agent" }, "card": "card" },
   "laid": { "place": "place" },
   "pair": { "giver": "agent", "to": "agent", "one": "card", "other": "card" },
   "put-away": {},
   "secrets": { "who": "agent", "identity": "card", "fragment": "card" },
   "ended": { "outcome": { "fields": { "winners": { "each": "seat" } } } },
   "veiled": { "seat": "seat", "whom": "seat" }
  },
  "public": {
   "scores": { "by": "seat" },
   "leader": "agent",
   "first": "agent",
   "turn": "agent",
   "hands": { "by": "agent", "each": { "bits": "place" } },
   "at": { "by": "agent", "each": "place" },
   "meetings": { "each": { "fields": { "place": "place", "who": { "each": "agent" }, "callers": { "each": "seat" }, "doers": { "each": "seat" }, "receivers": { "each": "agent" } } } },
   "named": "agent",
   "to_act": { "each": "@actor" },
   "outcome": { "fields": { "winners": { "each": "seat" } } }
  },
  "private": {
   "me": "agent",
   "secrets": { "places": [ "card", "card" ] },
   "laid": "place",
   "given": { "by": "agent" },
   "bared": { "by": "agent", "each": { "bits": "card" } },
   "proven": { "by": "agent", "each": { "bits": "card" } },
   "pairs": { "each": { "places": [ "agent", "card", "card" ] } },
   "last": { "places": [ "card", "card" ] }
  },
  "actions": {
   "lead": { "words": { "who": "agent" }, "numbers": [], "tuples": [] },
   "deal": { "words": { "identity": "card", "fragment": "card" }, "numbers": [], "tuples": [] },
   "play": { "words": { "place": "place" }, "numbers": [], "tuples": [] },
   "turn": { "words": { "place": "place" }, "numbers": [], "tuples": [] },
   "greet": { "words": {}, "numbers": [], "tuples": [] },
   "pass": { "words": { "one": "card", "other": "card" }, "numbers": [], "tuples": [] },
   "name": { "words": { "whom": "agent" }, "numbers": [], "tuples": [] },
   "show": { "words": { "kind": "kind" }, "numbers": [], "tuples": [] },
   "look": { "words": { "kind": "kind" }, "numbers": [], "tuples": [] },
   "decline": { "words": {}, "numbers": [], "tuples": [] },
   "call": { "words": { "cards": "card" }, "numbers": [], "tuples": [ "cards" ] },
   "forfeit": { "words": { "seat": "seat" }, "numbers": [], "tuples": [] }
  }
 },
 "infiltraitors": {
  "facts": {
   "accused": { "seat": "seat", "card": "card" },
   "buried": { "seat": "seat" },
   "ciphered": { "seat": "seat" },
   "clued": { "seat": "seat", "card": "card" },
   "clued-from": { "seat": "seat", "owner": "seat", "card": "card" },
   "cornered": { "seat": "seat" },
   "deciphered": { "whom": "seat" },
   "departed": { "seat": "seat", "cards": { "each": "card" } },
   "discarded": { "seat": "seat", "cards": { "each": "card" } },
   "discarded-dark": { "seat": "seat" },
   "dug": { "seat": "seat" },
   "elected": { "seat": "seat" },
   "eliminated": { "whom": "seat", "card": "card" },
   "exchanged": { "seat": "seat", "whom": "seat", "card": "card" },
   "exchanged-from": { "seat": "seat", "whom": "seat", "owner": "seat", "card": "card" },
   "filed": { "seat": "seat" },
   "hands-thrown": { "cards": { "each": "card" } },
   "identified": { "seat": "seat" },
   "informed": { "seat": "seat", "whom": "seat", "card": "card" },
   "laid": { "seat": "seat", "card": "card" },
   "laid-aside": { "seat": "seat", "card": "card" },
   "last-taken": { "seat": "seat" },
   "leaving": { "seat": "seat" },
   "looked": { "seat": "seat" },
   "opened": { "seat": "seat" },
   "overfull": { "seat": "seat" },
   "raised": { "seat": "seat", "card": "card" },
   "raising": { "seat": "seat" },
   "read": { "seat": "seat", "card": "card" },
   "redealing": { "seat": "seat" },
   "requested": { "seat": "seat" },
   "resigned": { "seat": "seat" },
   "revealed": { "hands": { "by": "seat", "each": { "each": "card" } }, "owners": { "each": "seat" }, "traitors": { "each": "card" } },
   "rewarded": { "seat": "seat", "card": "card" },
   "scattered": { "card": "card" },
   "shot": { "seat": "seat", "whom": "seat", "card": "card" },
   "sighted": { "card": "card" },
   "started": { "seat": "seat" },
   "swept": { "cards": { "each": "card" } },
   "swept-dark": { "cards": { "each": "card" } },
   "tempted": { "seat": "seat" },
   "time-ran-out": {},
   "turn": { "seat": "seat" },
   "unveiled": { "card": "card" },
   "drew": { "card": "card" },
   "gave": { "card": "card" },
   "glimpsed": { "card": "card" },
   "kept": { "card": "card" },
   "keyed": { "card": "card" },
   "lifted": { "card": "card" },
   "met": { "card": "card" },
   "returned": { "cards": { "each": "card" } },
   "sank": { "cards": { "each": "card" } },
   "saw": { "seat": "seat", "card": "card" },
   "shed": { "cards": { "each": "card" } },
   "slipped": { "seat": "seat" },
   "ended": { "outcome": { "fields": { "winners": { "each": "seat" } } } },
   "veiled": { "seat": "seat", "whom": "seat" }
  },
  "public": {
   "hands": { "by": "seat" },
   "fronts": { "by": "seat", "each": { "fields": { "upright": { "each": "card" }, "flat": { "each": "card" }, "missed": { "each": "card" } } } },
   "holders": { "bits": "seat" },
   "discard": { "each": "card" },
   "gone": { "each": "card" },
   "taken": { "each": { "places": [ "seat", "card" ] } },
   "turn": "seat",
   "informers": { "each": "card" },
   "elite": "seat",
   "rewards": { "each": "card" },
   "kingpin": { "fields": { "upright": { "each": "card" }, "flat": { "each": "card" }, "missed": { "each": "card" } } },
   "out": { "bits": "seat" },
   "to_act": { "each": "@actor" },
   "outcome": { "fields": { "winners": { "each": "seat" } } }
  },
  "private": {
   "seat": "seat",
   "hand": { "each": "card" },
   "traitor": "card",
   "second": "card",
   "identity": "card",
   "others": { "by": "seat", "each": { "each": "card" } },
   "returned": { "each": "card" },
   "sunk": { "each": "card" },
   "known": { "each": { "places": [ null, "card" ] } },
   "kingpin": "card",
   "swept": { "each": "card" }
  },
  "actions": {
   "start": { "words": { "seat": "seat" }, "numbers": [], "tuples": [] },
   "elect": { "words": { "seat": "seat" }, "numbers": [], "tuples": [] },
   "draw": { "words": { "card": "card" }, "numbers": [], "tuples": [] },
   "identify": { "words": {}, "numbers": [], "tuples": [] },
   "clue": { "words": { "card": "card" }, "numbers": [], "tuples": [] },
   "exchange": { "words": { "whom": "seat", "card": "card" }, "numbers": [], "tuples": [] },
   "clue-from": { "words": { "owner": "seat" }, "numbers": [ "place" ], "tuples": [] },
   "exchange-from": { "words": { "whom": "seat", "owner": "seat" }, "numbers": [ "place" ], "tuples": [] },
   "request": { "words": {}, "numbers": [], "tuples": [] },
   "decline": { "words": {}, "numbers": [], "tuples": [] },
   "files": { "words": {}, "numbers": [ "number" ], "tuples": [] },
   "eliminate": { "words": { "whom": "seat", "card": "card" }, "numbers": [], "tuples": [] },
   "reward": { "words": { "card": "card" }, "numbers": [], "tuples": [] },
   "dig": { "words": {}, "numbers": [], "tuples": [] },
   "discard": { "words": { "cards": "card" }, "numbers": [], "tuples": [ "cards" ] },
   "discard-places": { "words": {}, "numbers": [ "places" ], "tuples": [ "places" ] },
   "leave": { "words": {}, "numbers": [], "tuples": [] },
   "lay": { "words": { "card": "card" }, "numbers": [], "tuples": [] },
   "accuse": { "words": { "card": "card" }, "numbers": [], "tuples": [] },
   "time-up": { "words": {}, "numbers": [], "tuples": [] },
   "forfeit": { "words": { "seat": "seat" }, "numbers": [], "tuples": [] }
  }
 }
};
