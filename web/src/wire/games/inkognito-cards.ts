// Written by `make protocol` from the server's types. Do not edit.

export type Seat = "blue" | "yellow" | "green" | "pink" | "ambassador";

export type Agent = "blue" | "yellow" | "green" | "pink" | "ambassador";

export type Card = "LF" | "CB" | "X" | "ZZ" | "0" | "11" | "29" | "52" | "black-LF" | "black-CB" | "black-X" | "black-ZZ" | "black-0" | "black-11" | "black-29" | "black-52";

export type Kind = "identity" | "number";

export type Place = "San-Marco" | "San-Giorgio" | "Rialto" | "Bridge-of-Sighs" | "Salute";

export type Actor = Seat | "chance" | "table";

export interface Outcome {
  reason: string;
  side: string;
  winners: Seat[];
}

export interface Meeting {
  place: Place;
  who: Agent[];
  callers: Seat[];
  business: string;
  doers: Seat[];
  receivers: Agent[];
}

export interface Public {
  players: number;
  points_to_win: number;
  max_rounds: number | null;
  scores: { [word in Seat]?: number };
  game: number;
  voids: number;
  stage: string;
  dealt: number;
  leader: Agent;
  round: number;
  first: Agent;
  turn: Agent;
  hands: { [word in Agent]?: Place[] };
  at: { [word in Agent]?: Place | null };
  meetings: Meeting[];
  met: number;
  asked: number;
  named: Agent;
  to_act: Actor[];
  outcome: Outcome | null;
}

export interface Private {
  me: Agent;
  secrets: [Card, Card] | null;
  laid: Place | null;
}

export interface Shown {
  given: { [word in Agent]?: number };
  bared: { [word in Agent]?: Card[] };
  proven: { [word in Agent]?: Card[] };
  pairs: [Agent, Card, Card][];
  last: [Card, Card] | null;
}

export type Fact =
  | { kind: "called"; who: Agent; blue: Card[]; yellow: Card[]; green: Card[]; pink: Card[] }
  | { kind: "chosen"; who: Agent; to: Agent }
  | { kind: "claimed"; who: Agent; cards: Card[]; right: boolean; met: Agent | null }
  | { kind: "compared"; identities: Agent[]; fragments: Agent[]; ally: boolean | null }
  | { kind: "dealt"; who: Agent }
  | { kind: "declined"; who: Agent; met: Agent }
  | { kind: "greeted"; who: Agent; met: Agent[] }
  | { kind: "hidden" }
  | { kind: "leads"; who: Agent }
  | { kind: "left"; seat: Seat }
  | { kind: "looked"; who: Agent }
  | { kind: "named"; who: Agent; whom: Agent }
  | { kind: "scored"; right: boolean; who: Seat[] }
  | { kind: "showed"; who: Agent; to: Agent }
  | { kind: "unmasked"; blue: Card[]; yellow: Card[]; green: Card[]; pink: Card[] }
  | { kind: "voided" }
  | { kind: "went"; who: Agent; place: Place }
  | { kind: "black"; shower: Agent; to: Agent[]; card: Card }
  | { kind: "laid"; place: Place }
  | { kind: "pair"; giver: Agent; to: Agent; one: Card; other: Card }
  | { kind: "put-away" }
  | { kind: "secrets"; who: Agent; identity: Card; fragment: Card }
  | { kind: "ended"; outcome: Outcome }
  | { kind: "veiled"; of: string; seat: Seat | null; whom: Seat | null; count: number };

export type Action =
  | { kind: "lead"; fields: { who: Agent } }
  | { kind: "deal"; fields: { identity: Card; fragment: Card } }
  | { kind: "play"; fields: { place: Place } }
  | { kind: "turn"; fields: { place: Place } }
  | { kind: "greet"; fields: object }
  | { kind: "pass"; fields: { one: Card; other: Card } }
  | { kind: "name"; fields: { whom: Agent } }
  | { kind: "show"; fields: { kind: Kind } }
  | { kind: "look"; fields: { kind: Kind } }
  | { kind: "decline"; fields: object }
  | { kind: "call"; fields: { cards: Card[] } }
  | { kind: "forfeit"; fields: { seat: Seat } };

export interface Types {
  lists: { seat: Seat; agent: Agent; card: Card; kind: Kind; place: Place; };
  seat: Seat;
  fact: Fact;
  action: Action;
  public: Public;
  private: Private;
  shown: Shown;
}
