// Written by `make wire` from the server's types. Do not edit.

export interface Worded {
  facts: Record<string, Record<string, string>>;
  actions: Record<string, { words: Record<string, string>; tuples: string[] }>;
}

export const WORDED: Record<string, Worded> = {
 "masks": {
  "facts": {
   "wears": {
    "mask": "mask"
   },
   "dealt": {
    "seat": "seat"
   },
   "asked": {
    "asker": "seat",
    "whom": "seat"
   },
   "shown": {
    "shower": "seat",
    "asker": "seat",
    "one": "mask",
    "other": "mask"
   },
   "answered": {
    "shower": "seat",
    "asker": "seat"
   },
   "guessed": {
    "mask": "mask"
   },
   "decided": {
    "seat": "seat"
   },
   "unmasked": {
    "masks": "mask",
    "guesses": "mask",
    "box": "mask"
   },
   "left": {
    "seat": "seat"
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
   "enveloped": {
    "identity": "identity",
    "build": "build",
    "letter": "letter"
   },
   "dealt": {
    "seat": "seat"
   },
   "opened": {
    "seat": "seat"
   },
   "placing": {
    "side": "side"
   },
   "placed": {
    "side": "side",
    "builds": "build"
   },
   "turn": {
    "seat": "seat",
    "side": "side",
    "balls": "ball"
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
   "stopped": {
    "seat": "seat"
   },
   "asked": {
    "asker": "seat",
    "whom": "seat",
    "question": "question",
    "met": "piece"
   },
   "shown": {
    "asker": "seat",
    "shower": "seat",
    "question": "question",
    "cards": "card",
    "witness": "seat"
   },
   "answered": {
    "asker": "seat",
    "shower": "seat"
   },
   "accepted": {
    "seat": "seat"
   },
   "contested": {
    "seat": "seat",
    "shower": "seat"
   },
   "judged": {
    "shower": "seat",
    "true": "card",
    "false": "card"
   },
   "expelled": {
    "seat": "seat",
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
   "declared": {
    "seat": "seat",
    "partner": "seat",
    "own": "letter",
    "other": "letter"
   },
   "responded": {
    "seat": "seat"
   },
   "fled": {
    "seat": "seat"
   },
   "locked": {
    "seat": "seat"
   },
   "noted": {
    "persons": "person"
   },
   "unmasked": {
    "identities": "identity",
    "builds": "build",
    "letters": "letter",
    "sheet": "person"
   },
   "left": {
    "seat": "seat"
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
   "leads": {
    "who": "agent"
   },
   "dealt": {
    "who": "agent"
   },
   "secrets": {
    "who": "agent",
    "identity": "card",
    "fragment": "card"
   },
   "hidden": {},
   "laid": {
    "place": "place"
   },
   "went": {
    "who": "agent",
    "place": "place"
   },
   "greeted": {
    "who": "agent",
    "met": "agent"
   },
   "pair": {
    "giver": "agent",
    "to": "agent",
    "one": "card",
    "other": "card"
   },
   "chosen": {
    "who": "agent",
    "to": "agent"
   },
   "named": {
    "who": "agent",
    "whom": "agent"
   },
   "declined": {
    "who": "agent",
    "met": "agent"
   },
   "black": {
    "shower": "agent",
    "to": "agent",
    "card": "card"
   },
   "showed": {
    "who": "agent",
    "to": "agent"
   },
   "looked": {
    "who": "agent"
   },
   "called": {
    "who": "agent",
    "blue": "card",
    "yellow": "card",
    "green": "card",
    "pink": "card"
   },
   "unmasked": {
    "blue": "card",
    "yellow": "card",
    "green": "card",
    "pink": "card"
   },
   "put-away": {},
   "scored": {
    "who": "seat"
   },
   "voided": {},
   "left": {
    "seat": "seat"
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
   "started": {
    "seat": "seat"
   },
   "turn": {
    "seat": "seat"
   },
   "drew": {
    "card": "card"
   },
   "gave": {
    "card": "card"
   },
   "shed": {
    "cards": "card"
   },
   "identified": {
    "seat": "seat"
   },
   "met": {
    "card": "card"
   },
   "buried": {
    "seat": "seat"
   },
   "sank": {
    "cards": "card"
   },
   "clued": {
    "seat": "seat",
    "card": "card"
   },
   "exchanged": {
    "seat": "seat",
    "whom": "seat",
    "card": "card"
   },
   "requested": {
    "seat": "seat"
   },
   "filed": {
    "seat": "seat"
   },
   "opened": {
    "seat": "seat"
   },
   "shot": {
    "seat": "seat",
    "whom": "seat",
    "card": "card"
   },
   "returned": {
    "cards": "card"
   },
   "eliminated": {
    "whom": "seat",
    "card": "card"
   },
   "swept": {
    "cards": "card"
   },
   "rewarded": {
    "seat": "seat",
    "card": "card"
   },
   "dug": {
    "seat": "seat"
   },
   "overfull": {
    "seat": "seat"
   },
   "discarded": {
    "seat": "seat",
    "cards": "card"
   },
   "time-ran-out": {},
   "resigned": {
    "seat": "seat"
   },
   "revealed": {
    "hands": "card",
    "owners": "seat",
    "traitors": "card"
   },
   "discarded-dark": {
    "seat": "seat"
   },
   "swept-dark": {
    "cards": "card"
   },
   "elected": {
    "seat": "seat"
   },
   "informed": {
    "seat": "seat",
    "whom": "seat",
    "card": "card"
   },
   "ciphered": {
    "seat": "seat"
   },
   "keyed": {
    "card": "card"
   },
   "deciphered": {
    "whom": "seat"
   },
   "saw": {
    "seat": "seat",
    "card": "card"
   },
   "kept": {
    "card": "card"
   },
   "slipped": {
    "seat": "seat"
   },
   "clued-from": {
    "seat": "seat",
    "owner": "seat",
    "card": "card"
   },
   "exchanged-from": {
    "seat": "seat",
    "whom": "seat",
    "owner": "seat",
    "card": "card"
   },
   "lifted": {
    "card": "card"
   },
   "laid-aside": {
    "seat": "seat",
    "card": "card"
   },
   "raising": {
    "seat": "seat"
   },
   "raised": {
    "seat": "seat",
    "card": "card"
   },
   "hands-thrown": {
    "cards": "card"
   },
   "scattered": {
    "card": "card"
   },
   "redealing": {
    "seat": "seat"
   },
   "last-taken": {
    "seat": "seat"
   },
   "tempted": {
    "seat": "seat"
   },
   "leaving": {
    "seat": "seat"
   },
   "glimpsed": {
    "card": "card"
   },
   "looked": {
    "seat": "seat"
   },
   "laid": {
    "seat": "seat",
    "card": "card"
   },
   "departed": {
    "seat": "seat",
    "cards": "card"
   },
   "cornered": {
    "seat": "seat"
   },
   "accused": {
    "seat": "seat",
    "card": "card"
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
