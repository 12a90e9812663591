// Written by `make protocol` from the server's types. Do not edit.

export type Seat = "blue" | "green" | "red" | "yellow";

export type Mask = "fox" | "moth" | "owl" | "swan" | "wolf";

export type Actor = Seat | "chance" | "table";

export interface Outcome {
  reason: string;
  side: string;
  winners: Seat[];
}

export interface Public {
  seats: number;
  rounds: number;
  dealt: number;
  asked: number;
  asker: Seat;
  to_act: Actor[];
  outcome: Outcome | null;
}

export interface Private {
  mask: Mask | null;
  guess: Mask | null;
}

export interface Shown {
  shown: [Seat, Seat, Mask, Mask][];
}

export type Fact =
  | { kind: "answered"; shower: Seat; asker: Seat }
  | { kind: "asked"; asker: Seat; whom: Seat }
  | { kind: "dealt"; seat: Seat }
  | { kind: "decided"; seat: Seat }
  | { kind: "left"; seat: Seat }
  | { kind: "unmasked"; masks: Mask[]; guesses: Mask[]; box: Mask }
  | { kind: "guessed"; mask: Mask }
  | { kind: "shown"; shower: Seat; asker: Seat; one: Mask; other: Mask }
  | { kind: "wears"; mask: Mask }
  | { kind: "ended"; outcome: Outcome }
  | { kind: "veiled"; of: string; seat: Seat | null; whom: Seat | null; count: number };

export type Action =
  | { kind: "deal"; fields: { mask: Mask } }
  | { kind: "ask"; fields: { whom: Seat } }
  | { kind: "show"; fields: { one: Mask; other: Mask } }
  | { kind: "guess"; fields: { mask: Mask } }
  | { kind: "forfeit"; fields: { seat: Seat } };

export interface Types {
  lists: { seat: Seat; mask: Mask; };
  seat: Seat;
  fact: Fact;
  action: Action;
  public: Public;
  private: Private;
  shown: Shown;
}
