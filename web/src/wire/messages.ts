// Written by `make protocol` from the server's types. Do not edit.

export interface Abort {
  type: "abort";
  id: string;
  agree?: boolean;
}

export interface Acknowledged {
  type: "done";
  id: string;
}

export interface Act {
  type: "act";
  id: string;
  do: string;
}

export interface ActionGroup {
  kind: string;
  count: number;
  actions: (string)[];
  final: boolean;
}

export interface AllowWatching {
  type: "watching";
  id: string;
  on: boolean;
}

export interface AnswerKnock {
  type: "answer";
  id: string;
  member: number;
  yes: boolean;
}

export interface AskReplay {
  record?: string;
  table?: string;
  number?: number;
  viewer?: number;
  start?: number;
  count?: number;
}

export interface Assist {
  shown: Record<string, unknown>;
  worlds?: string;
  possible?: Record<string, Record<string, (string)[]>>;
  odds?: Record<string, Record<string, Record<string, number>>>;
  struck?: Record<string, Record<string, (string)[]>>;
  struck_for_me?: Record<string, Record<string, (string)[]>>;
}

export interface Back {
  type: "back";
  id: string;
}

export interface BreakingOff {
  agreed: (string)[];
  wanted: (string)[];
}

export interface Bye {
  type: "bye";
  reason: "banned" | "closed" | "failed" | "forgotten" | "restart";
}

export interface Campaign {
  table: string;
  game: string;
  people: (string)[];
  bots: string;
  ended: number;
  missions: (Mission)[];
}

export interface Chair {
  seat: string;
  kind: "bot" | "free" | "guest";
  name: string;
  member: number | null;
  level: string;
  stood_in: boolean;
  here: boolean;
  absent: boolean;
  muted: boolean;
  contributed: boolean;
}

export interface ChangeSettings {
  type: "settings";
  id: string;
  settings: Settings;
}

export interface Chapter {
  chapter: string;
  tries: number;
  won: boolean;
}

export interface Choices {
  type: "choices";
  id: string;
  actions: (string)[];
  more: boolean;
}

export interface Clock {
  kind: "clock";
  bank: number;
  increment?: number;
}

export interface CloseTable {
  type: "close";
  id: string;
}

export interface Contribute {
  type: "contribute";
  id: string;
  number: string;
}

export interface Count {
  game: string;
  what: string;
  played: number;
  won: number;
  drawn: number;
}

export interface Days {
  kind: "days";
  days: number;
}

export interface Draft {
  type: "draft";
  id: string;
  do: string;
}

export interface Drafted {
  type: "drafted";
  number: number;
  draft: (string)[];
  facts: (unknown)[];
  view: View;
  legal: (ActionGroup)[];
  prompt: Saying | null;
}

export interface Evidence {
  says: string;
  fact: unknown;
}

export interface FinishedGame {
  table: string;
  number: number;
  game: string;
  options: Record<string, string | number | null>;
  players: (Player)[];
  outcome: Outcome;
  began: number;
  ended: number;
  moves: number;
}

export interface Forget {
  name: string;
}

export interface Frame {
  by: string;
  do: string;
  facts: (unknown)[];
  view: View;
  assist: Assist | null;
  reason: Reason | null;
  secrets: (unknown)[];
  told: ((string)[])[];
}

export interface GameBegun {
  type: "game";
  number: number;
  game: string;
  options: Record<string, string | number | null>;
  seats: (string)[];
  vocabulary: Record<string, (string)[]>;
  forms: Record<string, string>;
  drafts: (string)[];
  passes: (string)[];
  tics: (string)[];
  cells: (string)[];
  showing: (string)[];
  commitment: string;
  contributions: Record<string, string>;
}

export interface GameInfo {
  game: string;
  options: (Option)[];
  seats: (string)[];
  talk: "open" | "silent" | "tics";
  tics: (string)[];
  assistance: (string)[];
  bots: (string)[];
  campaign: boolean;
}

export interface GuestName {
  name: string | null;
}

export interface Hand {
  left: number;
  since: number | null;
}

export interface Health {
  status: "draining" | "failed" | "ok" | "stopping" | "waiting";
}

export interface Hello {
  type: "hello";
  version: number;
  table: string;
  now: number;
}

export interface HouseInfo {
  version: number;
  games: (GameInfo)[];
}

export interface Info {
  table: string;
  code: string;
  settings: Settings;
  phase: "closed" | "gathering" | "over" | "playing";
  number: number;
  watching: number;
  talk: "open" | "silent" | "tics";
  sheets: (SharedSheet)[];
  chairs: (Chair)[];
  host: string;
  commitment: string;
  aborted: boolean;
  breaking_off: BreakingOff | null;
  knocking: (Member)[];
  removed: (Member)[];
  ends: number | null;
  clocks: (Hand)[];
  past: (Past)[];
  campaign: (Chapter)[];
  next_chapter: string | null;
  opened: number;
}

export interface Insight {
  step: number;
  seat: string;
  whose: string;
  what: string;
  value: string;
}

export interface Insights {
  certain: (Insight)[];
  complete: Record<string, number>;
}

export interface Knock {
  type: "knock";
  id: string;
}

export interface LeaveSeat {
  type: "leave";
  id: string;
}

export interface LetBack {
  type: "let-back";
  id: string;
  member: number;
}

export interface ListChoices {
  type: "choices";
  id: string;
  kind: string;
  fixed?: Record<string, string>;
}

export interface ListWays {
  type: "ways";
  id: string;
  fixed?: Record<string, string>;
}

export interface Listed {
  info: Info;
  seat: string | null;
  to_act: (string)[];
  since: number;
}

export interface Listing {
  tables: (Listed)[];
}

export interface MakeTic {
  type: "tic";
  id: string;
  tic: string;
}

export interface Mark {
  type: "mark";
  id: string;
  sheet: number;
  cell: string;
  value?: string;
}

export interface Marks {
  type: "marks";
  sheet: number;
  marks: Record<string, string>;
  whole: boolean;
}

export interface Member {
  member: number;
  name: string;
}

export interface Mission {
  mission: string;
  tries: number;
  won: boolean;
  lasted: number;
}

export interface Mute {
  type: "mute";
  id: string;
  member: number;
  on?: boolean;
}

export interface MyGame {
  seat: number;
  result: "drawn" | "lost" | "won";
  finished: FinishedGame;
}

export interface MyGames {
  games: (MyGame)[];
  page: number;
  pages: number;
  total: number;
}

export interface NameGuest {
  name: string;
}

export interface NewTable {
  settings: Settings;
  places?: (string | null)[] | null;
  sit?: boolean;
}

export interface Notes {
  type: "notes";
  notes: Record<string, string>;
  whole: boolean;
}

export interface OneTimeCode {
  code: string;
  expires: number;
}

export interface Option {
  name: string;
  default: string | number | null;
  values: (string | number | null)[];
  least: number | null;
  most: number;
  simulated: string | number | null;
}

export interface Outcome {
  reason: string;
  side: string;
  winners: (number)[];
}

export interface Outside {
  type: "outside";
  reason: "knocking" | "no-spectators" | "removed" | "turned-away";
}

export interface Past {
  number: number;
  options: Record<string, string | number | null>;
  outcome: Outcome;
}

export interface PlaceBot {
  type: "place";
  id: string;
  seat: number;
  bot?: string | null;
}

export interface Player {
  seat: string;
  name: string;
  bot: boolean;
}

export interface Point {
  what: string;
  whose: string;
  of: string;
  value: string;
  holds: "no" | "unknown" | "yes" | null;
}

export interface Problem {
  code: string;
  detail: string;
}

export interface Proof {
  type: "proof";
  id: string;
  evidence: (Evidence)[];
}

export interface Prove {
  type: "prove";
  id: string;
  whose: string;
  what: string;
  value: string;
}

export interface PutAway {
  type: "put-away";
  id: string;
  through: number;
}

export interface Reason {
  code: string;
  arguments?: Record<string, [string, string] | number>;
}

export interface Redeem {
  code: string;
}

export interface Refused {
  type: "refused";
  id: string;
  code: string;
  detail: string;
  rule: string;
}

export interface Relaxed {
  kind: "relaxed";
}

export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Remove {
  type: "remove";
  id: string;
  seat: number;
}

export interface Replay {
  game: GameBegun;
  players: (string)[];
  steps: number;
  outcome: Outcome | null;
  wrong: string;
  insights: Insights;
  start: number;
  frames: (Frame)[];
}

export interface ReportMember {
  member: number;
}

export interface Resign {
  type: "resign";
  id: string;
}

export interface Said {
  type: "said";
  member: number;
  name: string;
  seat: number | null;
  room: "players" | "spectators";
  text: string;
  at: number;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface Saying {
  id: string;
  arguments: Record<string, (string)[] | number>;
}

export interface Settings {
  game: string;
  options?: Record<string, string | number | null>;
  visibility?: "link" | "public";
  spectators?: "none" | "open";
  pace?: Relaxed | Clock | Days;
  assistance?: "logic" | "none" | "odds" | "record";
  talk?: "open" | "tics" | null;
  sheets?: boolean;
  campaign?: boolean;
  stand_in?: string;
}

export interface SharedSheet {
  sheet: number;
  whose: string;
  closed: (string)[];
}

export interface Sit {
  type: "sit";
  id: string;
  seat?: number | null;
}

export interface StandInFor {
  type: "stand-in";
  id: string;
  seat: number;
}

export interface StartGame {
  type: "start";
  id: string;
}

export interface Statistics {
  total: Count;
  games: (Count)[];
  sides: (Count)[];
  missions: (Count)[];
  people: (Count)[];
  left_off: number;
  bots: (Count)[];
  campaigns: (Campaign)[];
  records: number;
}

export interface TableOpened {
  table: string;
}

export interface TableUpdate {
  type: "table";
  info: Info;
  you: You;
}

export interface Tic {
  type: "tic";
  seat: number;
  tic: string;
}

export interface Undo {
  type: "undo";
  id: string;
  all?: boolean;
}

export interface Update {
  type: "update";
  number: number;
  after: number;
  facts: (unknown)[];
  view: View;
  legal: (ActionGroup)[];
  prompt: Saying | null;
  clocks?: (Hand)[];
  assist?: Assist;
  draft?: (string)[];
}

export interface View {
  seat: number | null;
  public: unknown;
  private: unknown;
}

export interface Wait {
  type: "wait";
  on: boolean;
}

export interface Waive {
  type: "waive";
  id: string;
  on?: boolean;
}

export interface Way {
  steps: (string)[];
  rests: boolean;
}

export interface Ways {
  type: "ways";
  id: string;
  ways: (Way)[];
  more: boolean;
}

export interface Weigh {
  type: "weigh";
  id: string;
  do: string;
}

export interface Weighed {
  type: "weighed";
  id: string;
  says: string;
  points: (Point)[];
}

export interface WriteNote {
  type: "note";
  id: string;
  key: string;
  value?: string;
}

export interface You {
  seat: number | null;
  member: number | null;
  host: boolean;
  waives: boolean;
}

export type ToTheHouse = Sit | LeaveSeat | Back | PlaceBot | Remove | LetBack | ChangeSettings | StandInFor | Contribute | StartGame | Act | Draft | Undo | Waive | Resign | Abort | Rematch | CloseTable | Knock | AnswerKnock | AllowWatching | Mute | Say | MakeTic | Mark | WriteNote | PutAway | ListChoices | ListWays | Prove | Weigh;

export type FromTheHouse = Hello | TableUpdate | GameBegun | Update | Drafted | Said | Tic | Marks | Notes | Choices | Ways | Proof | Weighed | Acknowledged | Refused | Wait | Outside | Bye;
