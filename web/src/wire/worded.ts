// Written by `make protocol` from the server's types. Do not edit.

export interface Worded {
  facts: Record<string, Record<string, string>>;
  actions: Record<string, { words: Record<string, string>; tuples: string[] }>;
}

export const WORDED: Record<string, Worded> = {
 "masks": {
  "facts": {
   "answered": {
    "shower": "seat",
    "asker": "seat"
   },
   "asked": {
    "asker": "seat",
    "whom": "seat"
   },
   "dealt": {
    "seat": "seat"
   },
   "decided": {
    "seat": "seat"
   },
   "left": {
    "seat": "seat"
   },
   "unmasked": {
    "masks": "mask",
    "guesses": "mask",
    "box": "mask"
   },
   "guessed": {
    "mask": "mask"
   },
   "shown": {
    "shower": "seat",
    "asker": "seat",
    "one": "mask",
    "other": "mask"
   },
   "wears": {
    "mask": "mask"
   }
  },
  "actions": {
   "deal": {
    "words": {
     "mask": "mask"
    },
    "tuples": []
   },
   "ask": {
    "words": {
     "whom": "seat"
    },
    "tuples": []
   },
   "show": {
    "words": {
     "one": "mask",
     "other": "mask"
    },
    "tuples": []
   },
   "guess": {
    "words": {
     "mask": "mask"
    },
    "tuples": []
   },
   "forfeit": {
    "words": {
     "seat": "seat"
    },
    "tuples": []
   }
  }
 },
 "inkognito": {
  "facts": {
   "accepted": {
    "seat": "seat"
   },
   "answered": {
    "asker": "seat",
    "shower": "seat"
   },
   "asked": {
    "asker": "seat",
    "whom": "seat",
    "question": "question",
    "met": "piece"
   },
   "contested": {
    "seat": "seat",
    "shower": "seat"
   },
   "dealing": {},
   "dealt": {
    "seat": "seat"
   },
   "declared": {
    "seat": "seat",
    "partner": "seat",
    "own": "letter",
    "other": "letter"
   },
   "expelled": {
    "seat": "seat",
    "piece": "piece",
    "start": "space",
    "goal": "space"
   },
   "fled": {
    "seat": "seat"
   },
   "left": {
    "seat": "seat"
   },
   "locked": {
    "seat": "seat"
   },
   "may-lock": {
    "seat": "seat"
   },
   "opened": {
    "seat": "seat"
   },
   "placed": {
    "side": "side",
    "builds": "build"
   },
   "placing": {
    "side": "side"
   },
   "responded": {
    "seat": "seat"
   },
   "shook": {
    "seat": "seat",
    "balls": "ball"
   },
   "stepped": {
    "seat": "seat",
    "ball": "ball",
    "piece": "piece",
    "start": "space",
    "goal": "space"
   },
   "stepped-aside": {
    "seat": "seat",
    "piece": "piece",
    "start": "space",
    "goal": "space"
   },
   "stopped": {
    "seat": "seat"
   },
   "turn": {
    "seat": "seat",
    "side": "side",
    "balls": "ball"
   },
   "unmasked": {
    "identities": "identity",
    "builds": "build",
    "letters": "letter",
    "sheet": "person"
   },
   "went-on": {
    "seat": "seat",
    "active": "seat"
   },
   "enveloped": {
    "identity": "identity",
    "build": "build",
    "letter": "letter"
   },
   "judged": {
    "shower": "seat",
    "true": "card",
    "false": "card"
   },
   "noted": {
    "persons": "person"
   },
   "shown": {
    "asker": "seat",
    "shower": "seat",
    "question": "question",
    "cards": "card",
    "witness": "seat"
   }
  },
  "actions": {
   "deal": {
    "words": {
     "identity": "identity",
     "build": "build",
     "letter": "letter"
    },
    "tuples": []
   },
   "begin": {
    "words": {
     "seat": "seat"
    },
    "tuples": []
   },
   "place": {
    "words": {
     "builds": "build"
    },
    "tuples": [
     "builds"
    ]
   },
   "shake": {
    "words": {
     "balls": "ball"
    },
    "tuples": [
     "balls"
    ]
   },
   "step": {
    "words": {
     "ball": "ball",
     "piece": "piece",
     "start": "space",
     "goal": "space"
    },
    "tuples": []
   },
   "done": {
    "words": {},
    "tuples": []
   },
   "ask": {
    "words": {
     "whom": "seat",
     "question": "question"
    },
    "tuples": []
   },
   "ask-via": {
    "words": {
     "whom": "seat",
     "question": "question"
    },
    "tuples": []
   },
   "aside": {
    "words": {
     "piece": "piece",
     "start": "space",
     "goal": "space"
    },
    "tuples": []
   },
   "show": {
    "words": {
     "cards": "card"
    },
    "tuples": [
     "cards"
    ]
   },
   "accept": {
    "words": {},
    "tuples": []
   },
   "contest": {
    "words": {},
    "tuples": []
   },
   "expel": {
    "words": {
     "piece": "piece",
     "goal": "space"
    },
    "tuples": []
   },
   "end": {
    "words": {},
    "tuples": []
   },
   "declare": {
    "words": {
     "partner": "seat",
     "own": "letter",
     "other": "letter"
    },
    "tuples": []
   },
   "hands": {
    "words": {},
    "tuples": []
   },
   "refuse": {
    "words": {},
    "tuples": []
   },
   "escape": {
    "words": {},
    "tuples": []
   },
   "lock": {
    "words": {
     "persons": "person"
    },
    "tuples": [
     "persons"
    ]
   },
   "pass": {
    "words": {},
    "tuples": []
   },
   "forfeit": {
    "words": {
     "seat": "seat"
    },
    "tuples": []
   }
  }
 },
 "inkognito-cards": {
  "facts": {
   "called": {
    "who": "agent",
    "blue": "card",
    "yellow": "card",
    "green": "card",
    "pink": "card"
   },
   "chosen": {
    "who": "agent",
    "to": "agent"
   },
   "dealt": {
    "who": "agent"
   },
   "declined": {
    "who": "agent",
    "met": "agent"
   },
   "greeted": {
    "who": "agent",
    "met": "agent"
   },
   "hidden": {},
   "leads": {
    "who": "agent"
   },
   "left": {
    "seat": "seat"
   },
   "looked": {
    "who": "agent"
   },
   "named": {
    "who": "agent",
    "whom": "agent"
   },
   "scored": {
    "who": "seat"
   },
   "showed": {
    "who": "agent",
    "to": "agent"
   },
   "unmasked": {
    "blue": "card",
    "yellow": "card",
    "green": "card",
    "pink": "card"
   },
   "voided": {},
   "went": {
    "who": "agent",
    "place": "place"
   },
   "black": {
    "shower": "agent",
    "to": "agent",
    "card": "card"
   },
   "laid": {
    "place": "place"
   },
   "pair": {
    "giver": "agent",
    "to": "agent",
    "one": "card",
    "other": "card"
   },
   "put-away": {},
   "secrets": {
    "who": "agent",
    "identity": "card",
    "fragment": "card"
   }
  },
  "actions": {
   "lead": {
    "words": {
     "who": "agent"
    },
    "tuples": []
   },
   "deal": {
    "words": {
     "identity": "card",
     "fragment": "card"
    },
    "tuples": []
   },
   "play": {
    "words": {
     "place": "place"
    },
    "tuples": []
   },
   "turn": {
    "words": {
     "place": "place"
    },
    "tuples": []
   },
   "greet": {
    "words": {},
    "tuples": []
   },
   "pass": {
    "words": {
     "one": "card",
     "other": "card"
    },
    "tuples": []
   },
   "name": {
    "words": {
     "whom": "agent"
    },
    "tuples": []
   },
   "show": {
    "words": {
     "kind": "kind"
    },
    "tuples": []
   },
   "look": {
    "words": {
     "kind": "kind"
    },
    "tuples": []
   },
   "decline": {
    "words": {},
    "tuples": []
   },
   "call": {
    "words": {
     "cards": "card"
    },
    "tuples": [
     "cards"
    ]
   },
   "forfeit": {
    "words": {
     "seat": "seat"
    },
    "tuples": []
   }
  }
 },
 "infiltraitors": {
  "facts": {
   "accused": {
    "seat": "seat",
    "card": "card"
   },
   "buried": {
    "seat": "seat"
   },
   "ciphered": {
    "seat": "seat"
   },
   "clued": {
    "seat": "seat",
    "card": "card"
   },
   "clued-from": {
    "seat": "seat",
    "owner": "seat",
    "card": "card"
   },
   "cornered": {
    "seat": "seat"
   },
   "deciphered": {
    "whom": "seat"
   },
   "departed": {
    "seat": "seat",
    "cards": "card"
   },
   "discarded": {
    "seat": "seat",
    "cards": "card"
   },
   "discarded-dark": {
    "seat": "seat"
   },
   "dug": {
    "seat": "seat"
   },
   "elected": {
    "seat": "seat"
   },
   "eliminated": {
    "whom": "seat",
    "card": "card"
   },
   "exchanged": {
    "seat": "seat",
    "whom": "seat",
    "card": "card"
   },
   "exchanged-from": {
    "seat": "seat",
    "whom": "seat",
    "owner": "seat",
    "card": "card"
   },
   "filed": {
    "seat": "seat"
   },
   "hands-thrown": {
    "cards": "card"
   },
   "identified": {
    "seat": "seat"
   },
   "informed": {
    "seat": "seat",
    "whom": "seat",
    "card": "card"
   },
   "laid": {
    "seat": "seat",
    "card": "card"
   },
   "laid-aside": {
    "seat": "seat",
    "card": "card"
   },
   "last-taken": {
    "seat": "seat"
   },
   "leaving": {
    "seat": "seat"
   },
   "looked": {
    "seat": "seat"
   },
   "opened": {
    "seat": "seat"
   },
   "overfull": {
    "seat": "seat"
   },
   "raised": {
    "seat": "seat",
    "card": "card"
   },
   "raising": {
    "seat": "seat"
   },
   "read": {
    "seat": "seat",
    "card": "card"
   },
   "redealing": {
    "seat": "seat"
   },
   "requested": {
    "seat": "seat"
   },
   "resigned": {
    "seat": "seat"
   },
   "revealed": {
    "hands": "card",
    "owners": "seat",
    "traitors": "card"
   },
   "rewarded": {
    "seat": "seat",
    "card": "card"
   },
   "scattered": {
    "card": "card"
   },
   "shot": {
    "seat": "seat",
    "whom": "seat",
    "card": "card"
   },
   "sighted": {
    "card": "card"
   },
   "started": {
    "seat": "seat"
   },
   "swept": {
    "cards": "card"
   },
   "swept-dark": {
    "cards": "card"
   },
   "tempted": {
    "seat": "seat"
   },
   "time-ran-out": {},
   "turn": {
    "seat": "seat"
   },
   "unveiled": {
    "card": "card"
   },
   "drew": {
    "card": "card"
   },
   "gave": {
    "card": "card"
   },
   "glimpsed": {
    "card": "card"
   },
   "kept": {
    "card": "card"
   },
   "keyed": {
    "card": "card"
   },
   "lifted": {
    "card": "card"
   },
   "met": {
    "card": "card"
   },
   "returned": {
    "cards": "card"
   },
   "sank": {
    "cards": "card"
   },
   "saw": {
    "seat": "seat",
    "card": "card"
   },
   "shed": {
    "cards": "card"
   },
   "slipped": {
    "seat": "seat"
   }
  },
  "actions": {
   "start": {
    "words": {
     "seat": "seat"
    },
    "tuples": []
   },
   "elect": {
    "words": {
     "seat": "seat"
    },
    "tuples": []
   },
   "draw": {
    "words": {
     "card": "card"
    },
    "tuples": []
   },
   "identify": {
    "words": {},
    "tuples": []
   },
   "clue": {
    "words": {
     "card": "card"
    },
    "tuples": []
   },
   "exchange": {
    "words": {
     "whom": "seat",
     "card": "card"
    },
    "tuples": []
   },
   "clue-from": {
    "words": {
     "owner": "seat"
    },
    "tuples": []
   },
   "exchange-from": {
    "words": {
     "whom": "seat",
     "owner": "seat"
    },
    "tuples": []
   },
   "request": {
    "words": {},
    "tuples": []
   },
   "decline": {
    "words": {},
    "tuples": []
   },
   "files": {
    "words": {},
    "tuples": []
   },
   "eliminate": {
    "words": {
     "whom": "seat",
     "card": "card"
    },
    "tuples": []
   },
   "reward": {
    "words": {
     "card": "card"
    },
    "tuples": []
   },
   "dig": {
    "words": {},
    "tuples": []
   },
   "discard": {
    "words": {
     "cards": "card"
    },
    "tuples": [
     "cards"
    ]
   },
   "discard-places": {
    "words": {},
    "tuples": [
     "places"
    ]
   },
   "leave": {
    "words": {},
    "tuples": []
   },
   "lay": {
    "words": {
     "card": "card"
    },
    "tuples": []
   },
   "accuse": {
    "words": {
     "card": "card"
    },
    "tuples": []
   },
   "time-up": {
    "words": {},
    "tuples": []
   },
   "forfeit": {
    "words": {
     "seat": "seat"
    },
    "tuples": []
   }
  }
 }
};
