// Written by `make protocol` from the server's types. Do not edit.

export type Seat = "falcon" | "lynx" | "otter" | "raven" | "viper";

export type Card = "orange-special" | "orange-2" | "orange-3" | "orange-4" | "orange-5" | "orange-6" | "orange-7" | "orange-8" | "orange-9" | "orange-10" | "orange-11" | "orange-12" | "orange-13" | "orange-14" | "orange-15" | "black-special" | "black-2" | "black-3" | "black-4" | "black-5" | "black-6" | "black-7" | "black-8" | "black-9" | "black-10" | "black-11" | "black-12" | "black-13" | "black-14" | "black-15" | "red-special" | "red-2" | "red-3" | "red-4" | "red-5" | "red-6" | "red-7" | "red-8" | "red-9" | "red-10" | "red-11" | "red-12" | "red-13" | "red-14" | "red-15" | "green-special" | "green-2" | "green-3" | "green-4" | "green-5" | "green-6" | "green-7" | "green-8" | "green-9" | "green-10" | "green-11" | "green-12" | "green-13" | "green-14" | "green-15" | "blue-special" | "blue-2" | "blue-3" | "blue-4" | "blue-5" | "blue-6" | "blue-7" | "blue-8" | "blue-9" | "blue-10" | "blue-11" | "blue-12" | "blue-13" | "blue-14" | "blue-15";

export type Actor = Seat | "chance" | "table";

export interface Outcome {
  reason: string;
  side: string;
  winners: Seat[];
}

export interface Front {
  number: number;
  upright: Card[];
  flat: Card[];
  missed: Card[];
}

export interface Public {
  mission: string;
  agents: number;
  limit: number;
  middle: number;
  apart: number;
  cartridges: number;
  hq: number;
  hands: { [word in Seat]?: number };
  fronts: { [word in Seat]?: Front | null };
  holders: Seat[];
  met: number;
  buried: number;
  discard: Card[];
  gone: Card[];
  taken: [Seat, Card][];
  mixed: boolean;
  phase: "start" | "deal" | "turn" | "identify" | "bury" | "hand" | "draw" | "reward" | "dig" | "discard" | "elect" | "cipher" | "scatter" | "redeal" | "last" | "leave" | "kingpin" | "lay" | "accuse";
  turn: Seat;
  informers: Card[];
  elite: Seat | null;
  rewards: Card[];
  kingpin: Front;
  out: Seat[];
  laid: number;
  to_act: Actor[];
  outcome: Outcome | null;
}

export interface Private {
  seat: Seat;
  hand: Card[];
  traitor: Card | null;
  second: Card | null;
  identity: Card | null;
  others: { [word in Seat]?: Card[] };
}

export interface Shown {
  returned: Card[];
  sunk: Card[];
  known: [number, Card][];
  kingpin: Card | null;
  swept: Card[];
}

export type Fact =
  | { kind: "accused"; seat: Seat; card: Card; right: boolean }
  | { kind: "buried"; seat: Seat }
  | { kind: "ciphered"; seat: Seat }
  | { kind: "clued"; seat: Seat; card: Card; upright: boolean }
  | { kind: "clued-from"; seat: Seat; owner: Seat; card: Card; upright: boolean }
  | { kind: "cornered"; seat: Seat }
  | { kind: "deciphered"; whom: Seat }
  | { kind: "departed"; seat: Seat; cards: Card[] }
  | { kind: "discarded"; seat: Seat; cards: Card[] }
  | { kind: "discarded-dark"; seat: Seat; number: number }
  | { kind: "dug"; seat: Seat }
  | { kind: "elected"; seat: Seat }
  | { kind: "eliminated"; whom: Seat; card: Card }
  | { kind: "exchanged"; seat: Seat; whom: Seat; card: Card; upright: boolean }
  | { kind: "exchanged-from"; seat: Seat; whom: Seat; owner: Seat; card: Card; upright: boolean }
  | { kind: "filed"; seat: Seat; number: number }
  | { kind: "hands-thrown"; cards: Card[] }
  | { kind: "identified"; seat: Seat; number: number }
  | { kind: "informed"; seat: Seat; whom: Seat; card: Card; upright: boolean }
  | { kind: "laid"; seat: Seat; card: Card; upright: boolean }
  | { kind: "laid-aside"; seat: Seat; card: Card }
  | { kind: "last-taken"; seat: Seat; number: number }
  | { kind: "leaving"; seat: Seat }
  | { kind: "looked"; seat: Seat }
  | { kind: "opened"; seat: Seat }
  | { kind: "overfull"; seat: Seat }
  | { kind: "raised"; seat: Seat; card: Card }
  | { kind: "raising"; seat: Seat }
  | { kind: "read"; seat: Seat; card: Card; upright: boolean }
  | { kind: "redealing"; seat: Seat }
  | { kind: "requested"; seat: Seat }
  | { kind: "resigned"; seat: Seat }
  | { kind: "revealed"; hands: { [word in Seat]?: Card[] }; owners: Seat[]; traitors: Card[] }
  | { kind: "rewarded"; seat: Seat; card: Card }
  | { kind: "scattered"; card: Card }
  | { kind: "shot"; seat: Seat; whom: Seat; card: Card; right: boolean }
  | { kind: "sighted"; card: Card }
  | { kind: "started"; seat: Seat }
  | { kind: "swept"; cards: Card[] }
  | { kind: "swept-dark"; cards: Card[] }
  | { kind: "tempted"; seat: Seat }
  | { kind: "time-ran-out" }
  | { kind: "turn"; seat: Seat }
  | { kind: "unveiled"; card: Card }
  | { kind: "drew"; card: Card }
  | { kind: "gave"; card: Card }
  | { kind: "glimpsed"; card: Card }
  | { kind: "kept"; place: number; card: Card }
  | { kind: "keyed"; card: Card }
  | { kind: "lifted"; card: Card }
  | { kind: "met"; card: Card }
  | { kind: "returned"; cards: Card[] }
  | { kind: "sank"; cards: Card[] }
  | { kind: "saw"; seat: Seat; card: Card }
  | { kind: "shed"; cards: Card[] }
  | { kind: "slipped"; seat: Seat; places: number[] }
  | { kind: "ended"; outcome: Outcome }
  | { kind: "veiled"; of: string; seat: Seat | null; whom: Seat | null; count: number };

export type Action =
  | { kind: "start"; fields: { seat: Seat } }
  | { kind: "elect"; fields: { seat: Seat } }
  | { kind: "draw"; fields: { card: Card } }
  | { kind: "identify"; fields: object }
  | { kind: "clue"; fields: { card: Card } }
  | { kind: "exchange"; fields: { whom: Seat; card: Card } }
  | { kind: "clue-from"; fields: { owner: Seat; place: number } }
  | { kind: "exchange-from"; fields: { whom: Seat; owner: Seat; place: number } }
  | { kind: "request"; fields: object }
  | { kind: "decline"; fields: object }
  | { kind: "files"; fields: { number: number } }
  | { kind: "eliminate"; fields: { whom: Seat; card: Card } }
  | { kind: "reward"; fields: { card: Card } }
  | { kind: "dig"; fields: object }
  | { kind: "discard"; fields: { cards: Card[] } }
  | { kind: "discard-places"; fields: { places: number[] } }
  | { kind: "leave"; fields: object }
  | { kind: "lay"; fields: { card: Card } }
  | { kind: "accuse"; fields: { card: Card } }
  | { kind: "time-up"; fields: object }
  | { kind: "forfeit"; fields: { seat: Seat } };

export interface Types {
  lists: { seat: Seat; card: Card; };
  seat: Seat;
  fact: Fact;
  action: Action;
  public: Public;
  private: Private;
  shown: Shown;
}
