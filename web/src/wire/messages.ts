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

export interface Advice {
  do: (string)[];
  reason: Reason;
  when?: Reason;
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

export interface AskNotebook {
  language?: string;
  notes?: Record<string, unknown>;
  toml?: string;
}

export interface AskRecord {
  record?: string;
  table?: string;
  number?: number;
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
  advice?: (Advice)[];
}

export interface Back {
  type: "back";
  id: string;
  seat?: number | null;
}

export interface Begun {
  steps: number;
  deal: "drawn" | "true";
  seat: string;
  origin: string;
}

export interface BreakingOff {
  agreed: (string)[];
  wanted: (string)[];
}

export interface BringAlong {
  type: "bring";
  id: string;
  name: string;
  seat?: number | null;
}

export interface Bye {
  type: "bye";
  reason: "banned" | "closed" | "failed" | "forgotten" | "restart";
}

export interface Calling {
  could: number | null;
  called: number | null;
  odds: number | null;
  waited: number;
}

export interface Campaign {
  table: string;
  game: string;
  people: (string)[];
  bots: string;
  ended: number;
  missions: (Mission)[];
}

export interface Certain {
  step: number;
  about: string;
  value: string;
}

export interface CertainThing {
  whose: string;
  what: string;
  value: string;
  entries: (string)[];
  steps: (string)[];
}

export interface Chair {
  seat: string;
  kind: "bot" | "free" | "guest";
  name: string;
  member: number | null;
  brought: boolean;
  level: string;
  stood_in: boolean;
  here: boolean;
  absent: boolean;
  muted: boolean;
  contributed: boolean;
}

export interface Chance {
  value: string;
  worlds: number;
  worlds_exact: string;
  answers: number;
  answers_exact: string;
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

export interface Covered {
  type: "covered";
  number: number;
  to_act: (number)[];
  clocks: (Hand)[];
}

export interface Days {
  kind: "days";
  days: number;
}

export interface Decision {
  kind: "answer" | "call" | "clue" | "deed" | "file" | "movement" | "question" | "shot";
  worth: number;
  most: number;
  chance: number;
  note: "" | "hurried" | "missed-deed" | "missed-meeting" | "missed-shot" | "waited";
  gained: number | null;
  expected: number | null;
  expected_most: number | null;
  told: number | null;
  told_least: number | null;
  told_most: number | null;
  wanted: "" | "less" | "more";
  friend: boolean | null;
  odds: number | null;
  step: number;
  seat: string;
  do: (string)[];
  best: (string)[];
  to: string | null;
  advised: Proposal | null;
  instead: Instead | null;
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

export interface EntrantInfo {
  name: string;
  level: string;
  gone: boolean;
  away: boolean;
}

export interface EveningDeal {
  commitment: string;
  phase: "sealed" | "told" | "waiting";
  tables: (EveningTable)[];
}

export interface EveningInfo {
  evening: string;
  phase: "gathering" | "over" | "playing";
  settings: Settings;
  seats: (string)[];
  tables: number;
  bots: (string)[];
  entrants: (EntrantInfo)[];
  places: number;
  deals: (EveningDeal)[];
  ranking: (Place)[];
  you: number | null;
  host: boolean;
  stand_ins: boolean;
  table: string;
  since: number;
}

export interface EveningListing {
  evenings: (ListedEvening)[];
}

export interface EveningOpened {
  evening: string;
}

export interface EveningTable {
  seats: (number)[];
  over: boolean;
  table: string;
  outcome: Outcome | null;
  scores: (number)[];
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
  laid_out: number;
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
  lesson: boolean;
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

export interface HiddenThing {
  whose: string;
  what: string;
  values: (string)[];
  chances: (Chance)[];
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
  evening: OfEvening | null;
  lesson: LessonStep | null;
  begun: Begun | null;
  opened: number;
}

export interface Insight {
  step: number;
  seat: string;
  whose: string;
  what: string;
  value: string;
  told: (unknown)[];
}

export interface Insights {
  certain: (Insight)[];
  complete: Record<string, number>;
}

export interface Instead {
  do: (string)[];
  had: number | null;
  would: number | null;
  wanted: "" | "less" | "more";
  reason: Reason | null;
  reads: boolean;
}

export interface Knock {
  type: "knock";
  id: string;
}

export interface Learn {
  type: "learn";
  id: string;
  step: string;
  answer?: string;
}

export interface LeaveSeat {
  type: "leave";
  id: string;
  seat?: number | null;
}

export interface LessonStep {
  step: string;
  number: number;
  steps: number;
  wants: "choose" | "do" | "read" | "wait";
  choices: (string)[];
  right: string;
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

export interface ListedEvening {
  evening: string;
  game: string;
  phase: "gathering" | "over" | "playing";
  deal: number;
  deals: number;
  tables: number;
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

export interface Moment {
  step: number;
  worlds: number;
  bits: number;
  gain: number;
  fresh: boolean;
  odds: Record<string, number>;
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

export interface NewEvening {
  settings: Settings;
  tables: number;
  deals: number;
  bots: (string)[];
}

export interface NewTable {
  settings: Settings;
  places?: (string | null)[] | null;
  sit?: boolean;
  lesson?: boolean;
}

export interface NoteAdvice {
  about: string;
  actions: (string)[];
  what: string;
  why: string;
  bits: number | null;
}

export interface NoteConclusion {
  name: string;
  of: string | null;
  chances: (Chance)[];
}

export interface NoteContradiction {
  entries: (string)[];
  sentence: string;
}

export interface NoteRepair {
  entry: string;
  field: string;
  place: number | null;
  old: string | boolean | null;
  new: string | boolean | null;
  worlds: string;
}

export interface NotebookAnswer {
  notes: Record<string, unknown>;
  unreadable: UnreadableNotes | null;
  worlds: string;
  hidden: (HiddenThing)[];
  certain: (CertainThing)[];
  conclusions: (NoteConclusion)[];
  contradiction: NoteContradiction | null;
  left_out: (string)[];
  repairs: (NoteRepair)[];
  advice: (NoteAdvice)[];
}

export interface Notes {
  type: "notes";
  notes: Record<string, string>;
  whole: boolean;
}

export interface OfEvening {
  evening: string;
  deal: number;
  deals: number;
  sealed: boolean;
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

export interface Place {
  entrant: number;
  rank: number;
  score: number;
}

export interface PlaceBot {
  type: "place";
  id: string;
  seat: number;
  bot?: string | null;
}

export interface PlayOn {
  record?: string;
  table?: string;
  number?: number;
  puzzle?: string;
  step?: number;
  seat: number;
  deal?: "drawn" | "true";
  places?: (string | null)[] | null;
  assistance?: "advice" | "logic" | "none" | "odds" | "record";
}

export interface Player {
  seat: string;
  name: string;
  bot: boolean;
  beside?: string;
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

export interface Proposal {
  do: (string)[];
  reason: Reason;
  reads: boolean;
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

export interface PuzzleCell {
  whose: string;
  what: string;
  value: string;
}

export interface PuzzleChoice {
  words: string;
  cell: PuzzleCell | null;
  cards: (string)[];
}

export interface PuzzleGroup {
  game: string;
  theme: "answers" | "counting" | "exclusion" | "letters" | "one-of-two" | "questions";
  level: number;
  numbers: (number)[];
}

export interface PuzzleList {
  day: string;
  today: string;
  puzzles: (PuzzleGroup)[];
}

export interface PuzzleRow {
  whose: string;
  what: string;
  values: (string)[];
  left: (string)[];
}

export interface PuzzleShown {
  id: string;
  game: string;
  kind: "answer" | "certain" | "mission" | "question" | "shot";
  theme: "answers" | "counting" | "exclusion" | "letters" | "one-of-two" | "questions";
  level: number;
  notes: Record<string, unknown>;
  aside: (string)[];
  asked: string;
  choices: (PuzzleChoice)[];
  sheet: (PuzzleRow)[];
}

export interface PuzzleStep {
  sentence: string;
  entries: (string)[];
  sheet: (PuzzleRow)[];
}

export interface PuzzleVerdict {
  right: number;
  steps: (PuzzleStep)[];
  reasons: (string)[];
  so: string;
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
  begun: Begun | null;
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

export interface Review {
  game: string;
  options: Record<string, string | number | null>;
  steps: number;
  outcome: Outcome;
  seats: (SeatReview)[];
  turning_points: (TurningPoint)[];
  ending: TurningPoint;
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
  rule: string;
  arguments: Record<string, (string)[] | number>;
}

export interface Score {
  score: number;
  decisions: number;
  worth: number;
  most: number;
  chance: number;
}

export interface SeatReview {
  seat: string;
  player: string;
  won: boolean;
  score: number | null;
  scores: Record<string, Score>;
  curve: (Moment)[];
  certain: (Certain)[];
  calling: Calling;
  decisions: (Decision)[];
}

export interface Settings {
  game: string;
  options?: Record<string, string | number | null>;
  visibility?: "link" | "public";
  spectators?: "none" | "open";
  pace?: Relaxed | Clock | Days;
  assistance?: "advice" | "logic" | "none" | "odds" | "record";
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

export interface SolvePuzzle {
  choice: number;
  language?: string;
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

export interface StillThere {
  type: "still-there";
  id: string;
}

export interface TableOpened {
  table: string;
}

export interface TableUpdate {
  type: "table";
  info: Info;
  you: You;
}

export interface TakePart {
  number: string;
}

export interface Tic {
  type: "tic";
  seat: number;
  tic: string;
}

export interface TurningPoint {
  step: number;
  seat: string;
  code: string;
  arguments: Record<string, number | (string)[]>;
  instead: Instead | null;
}

export interface Undo {
  type: "undo";
  id: string;
  all?: boolean;
}

export interface UnreadableNotes {
  line: number;
  entry: string;
  reason: string;
  sentence: string;
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
  passed_at?: number;
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
  next_seat: number | null;
  seats: (number)[];
}

export type ToTheHouse = Sit | BringAlong | LeaveSeat | Back | PlaceBot | Remove | LetBack | ChangeSettings | StandInFor | Contribute | StartGame | Act | Draft | Undo | Learn | Waive | Resign | Abort | Rematch | CloseTable | Knock | AnswerKnock | AllowWatching | Mute | Say | MakeTic | Mark | WriteNote | PutAway | ListChoices | ListWays | Prove | Weigh | StillThere;

export type FromTheHouse = Hello | TableUpdate | GameBegun | Update | Covered | Drafted | Said | Tic | Marks | Notes | Choices | Ways | Proof | Weighed | Acknowledged | Refused | Wait | Outside | Bye;
