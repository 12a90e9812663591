// Written by `make protocol` from the server's types. Do not edit.

export type Seat = "blue" | "green" | "red" | "yellow" | "ambassador";

export type Side = "blue" | "green" | "red" | "yellow" | "ambassador";

export type Piece = "blue.tall" | "blue.short" | "blue.fat" | "blue.thin" | "green.tall" | "green.short" | "green.fat" | "green.thin" | "red.tall" | "red.short" | "red.fat" | "red.thin" | "yellow.tall" | "yellow.short" | "yellow.fat" | "yellow.thin" | "ambassador";

export type Build = "tall" | "short" | "fat" | "thin";

export type Identity = "LF" | "CB" | "X" | "ZZ";

export type Letter = "A" | "B" | "C" | "D";

export type Question = "identity" | "build";

export type Ball = "land" | "water" | "either" | "ambassador" | "opponent" | "none";

export type Space = "box" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39" | "40" | "41" | "42" | "43" | "44" | "45" | "46" | "47" | "48" | "49" | "50" | "51" | "52" | "53" | "54" | "55" | "56" | "57" | "58";

export type Card = "LF" | "CB" | "X" | "ZZ" | "grey:LF" | "grey:CB" | "grey:X" | "grey:ZZ" | "tall" | "short" | "fat" | "thin" | "grey:tall" | "grey:short" | "grey:fat" | "grey:thin" | "mission:A" | "mission:B" | "mission:C" | "mission:D";

export type Person = "LF.tall" | "LF.short" | "LF.fat" | "LF.thin" | "CB.tall" | "CB.short" | "CB.fat" | "CB.thin" | "X.tall" | "X.short" | "X.fat" | "X.thin" | "ZZ.tall" | "ZZ.short" | "ZZ.fat" | "ZZ.thin";

export type Mission = "LF-AB-three" | "LF-AC" | "LF-AD-three" | "LF-BA-three" | "LF-BC" | "LF-BD" | "LF-CA" | "LF-CB" | "LF-CD" | "LF-DA-three" | "LF-DB" | "LF-DC" | "ZZ-AB" | "ZZ-AC-three" | "ZZ-AD" | "ZZ-BA" | "ZZ-BC" | "ZZ-BD-three" | "ZZ-CA-three" | "ZZ-CB" | "ZZ-CD" | "ZZ-DA" | "ZZ-DB-three" | "ZZ-DC" | "LF-AB" | "LF-AD" | "LF-BA" | "LF-DA" | "ZZ-AC" | "ZZ-BD" | "ZZ-CA" | "ZZ-DB" | "LF-CD-five" | "LF-DC-five" | "ZZ-DA-five";

export type Actor = Seat | "chance" | "table";

export interface Outcome {
  reason: string;
  side: string;
  winners: Seat[];
}

export interface Declaration {
  seat: Seat;
  partner: Seat;
  own: Letter;
  other: Letter;
}

export interface Secrets {
  identities: { [word in Side]?: Identity };
  builds: { [word in Side]?: Build };
  letters: { [word in Side]?: Letter };
}

export interface Sheet {
  identities: { [word in Side]?: Identity };
  builds: { [word in Side]?: Build };
}

export interface Note {
  asker: Seat;
  shower: Seat;
  question: Question;
  cards: Card[];
  witness: Seat | null;
}

export interface Verdict {
  shower: Seat;
  true: Card[];
  false: Card[];
}

export interface Public {
  phase: string;
  dealt: number;
  opener: Seat;
  placed: number;
  turns: number;
  active: Seat;
  side: Side;
  at: { [word in Piece]?: Space };
  balls: Ball[];
  arrived: boolean;
  met: Piece;
  asked: Seat;
  question: Question;
  due: string;
  locked: boolean;
  then: string;
  declared: Declaration | null;
  revealed: Secrets | null;
  to_act: Actor[];
  outcome: Outcome | null;
}

export interface Private {
  seat: Seat;
  identity: Identity | null;
  build: Build | null;
  letter: Letter | null;
  sheet: Sheet | null;
}

export interface Shown {
  shown: Record<string, number>[];
  notes: Note[];
  verdicts: Verdict[];
  answer: Card[];
  repeat: number;
}

export type Fact =
  | { kind: "accepted"; seat: Seat }
  | { kind: "answered"; asker: Seat; shower: Seat; count: number; contestable: boolean }
  | { kind: "asked"; asker: Seat; whom: Seat; question: Question; met: Piece; due: string }
  | { kind: "contested"; seat: Seat; shower: Seat; right: boolean; due: string }
  | { kind: "dealing" }
  | { kind: "dealt"; seat: Seat; last: boolean }
  | { kind: "declared"; seat: Seat; partner: Seat; own: Letter; other: Letter }
  | { kind: "expelled"; seat: Seat; piece: Piece; start: Space; goal: Space }
  | { kind: "fled"; seat: Seat }
  | { kind: "flight-weighed"; arrested: boolean; arrived: boolean; space: Space }
  | { kind: "left"; seat: Seat }
  | { kind: "locked"; seat: Seat }
  | { kind: "may-lock"; seat: Seat }
  | { kind: "opened"; seat: Seat }
  | { kind: "placed"; side: Side; builds: Build[] }
  | { kind: "placing"; side: Side; by: Actor }
  | { kind: "responded"; seat: Seat; hands: boolean }
  | { kind: "shook"; seat: Seat; balls: Ball[] }
  | { kind: "stepped"; seat: Seat; ball: Ball; piece: Piece; start: Space; goal: Space }
  | { kind: "stepped-aside"; seat: Seat; piece: Piece; start: Space; goal: Space }
  | { kind: "stopped"; seat: Seat }
  | { kind: "turn"; seat: Seat; side: Side; balls: Ball[] }
  | { kind: "unmasked"; identities: { [word in Side]?: Identity }; builds: { [word in Side]?: Build }; letters: { [word in Side]?: Letter }; sheet: Person[]; arrested: Identity | null }
  | { kind: "weighed"; partner: boolean; letters: boolean; deed: boolean; hands: boolean; mission: Mission | null }
  | { kind: "went-on"; seat: Seat; active: Seat }
  | { kind: "enveloped"; identity: Identity; build: Build; letter: Letter }
  | { kind: "judged"; shower: Seat; true: Card[]; false: Card[] }
  | { kind: "noted"; persons: Person[] }
  | { kind: "shown"; asker: Seat; shower: Seat; question: Question; cards: Card[]; witness: Seat | null }
  | { kind: "ended"; outcome: Outcome }
  | { kind: "veiled"; of: string; seat: Seat | null; whom: Seat | null; count: number };

export type Action =
  | { kind: "deal"; fields: { identity: Identity; build: Build; letter: Letter } }
  | { kind: "begin"; fields: { seat: Seat } }
  | { kind: "place"; fields: { builds: Build[] } }
  | { kind: "shake"; fields: { balls: Ball[] } }
  | { kind: "step"; fields: { ball: Ball; piece: Piece; start: Space; goal: Space } }
  | { kind: "done"; fields: object }
  | { kind: "ask"; fields: { whom: Seat; question: Question } }
  | { kind: "ask-via"; fields: { whom: Seat; question: Question } }
  | { kind: "aside"; fields: { piece: Piece; start: Space; goal: Space } }
  | { kind: "show"; fields: { cards: Card[] } }
  | { kind: "accept"; fields: object }
  | { kind: "contest"; fields: object }
  | { kind: "expel"; fields: { piece: Piece; goal: Space } }
  | { kind: "end"; fields: object }
  | { kind: "declare"; fields: { partner: Seat; own: Letter; other: Letter } }
  | { kind: "hands"; fields: object }
  | { kind: "refuse"; fields: object }
  | { kind: "escape"; fields: object }
  | { kind: "lock"; fields: { persons: Person[] } }
  | { kind: "pass"; fields: object }
  | { kind: "forfeit"; fields: { seat: Seat } };

export interface Types {
  lists: { seat: Seat; side: Side; piece: Piece; build: Build; identity: Identity; letter: Letter; question: Question; ball: Ball; space: Space; card: Card; person: Person; mission: Mission; };
  seat: Seat;
  fact: Fact;
  action: Action;
  public: Public;
  private: Private;
  shown: Shown;
}
