// One table over its socket. Connections come and go; the table stays.
import type {
  Acknowledged,
  Chapter,
  Choices,
  FromTheHouse,
  GameBegun,
  Hand,
  Info,
  Outside,
  Proof,
  Said,
  Saying,
  SharedSheet,
  ToTheHouse,
  Update,
  Ways,
  Weighed as WeighedMessage,
  You,
} from "../wire/messages";
import { read, readOffers, readOneOf } from "./action-notation";
import { api, Refusal } from "./api";
import { assistInWords, factInWords, viewInWords } from "./numbers-to-words";
import { helpOn } from "./printed";
import { trusted } from "./trusted";
import type {
  AnyFact,
  Assist,
  Evidence,
  Hush,
  Offer,
  Offers,
  View,
  Viewer,
  Way,
  Weighed,
} from "./viewer";

type Answer = Acknowledged | Choices | Ways | Proof | WeighedMessage;

interface Waiting {
  sent: string;
  done: (answer: Answer) => void;
  failed: (reason: Refusal) => void;
}

type Wanted = ToTheHouse extends infer T
  ? T extends { id: string }
    ? Omit<T, "id">
    : never
  : never;

/** Through whose eyes a connection looks, if not simply one's own: those of one of several seats, or
    nobody's, as a board in the middle. */
export interface Eyes {
  seat?: number;
  board?: boolean;
}

/** So many facts are told again to whoever comes back. */
const RECENT = 12;
const LONGEST_WAIT = 5000;
/** After so long without a word the house is asked whether it is still there; after so long without an
    answer the connection is taken for dead, and each time that was so for longer: perhaps it is slow. */
const SILENCE = 3000;
const PATIENCE = 1500;
const LONGEST_PATIENCE = 6000;
/** A connection that takes longer to open is tried anew: perhaps another node of the house is well. */
const OPENING = 4000;
/** After these goodbyes the table is still there. */
const COMING_BACK: string[] = ["restart", "too-slow", "failed"];

export class Live implements Viewer {
  status = $state<"connecting" | "open" | "lost" | "gone">("connecting");
  bye = $state("");
  /** The house cannot store anything just now; it says when it can again. */
  storeAway = $state(false);
  /** Why I may not be at the table, if so. */
  outside = $state<Outside["reason"] | "">("");
  info = $state.raw<Info | null>(null);
  you = $state.raw<You>({
    seat: null,
    member: null,
    host: false,
    waives: false,
    next_seat: null,
    seats: [],
  });
  /** Who is to act, where no seat is uncovered. */
  waitedFor = $state.raw<number[]>([]);
  played = $state.raw<GameBegun | null>(null);
  seen = $state.raw<View | null>(null);
  hushed = $state<Hush>("");
  private offers = $state.raw<Offers[]>([]);
  prompt = $state.raw<Saying | null>(null);
  draft = $state.raw<string[]>([]);
  private help = $state.raw<Assist | null>(null);
  facts = $state.raw<AnyFact[]>([]);
  lines = $state.raw<Said[]>([]);
  notes = $state.raw<Record<string, string>>({});
  marks = $state.raw<Record<number, Record<string, string>>>({});
  clocks = $state.raw<Hand[]>([]);
  /** When I am passed for, should I say nothing. */
  passedAt = $state<number | null>(null);
  tics = $state<Record<number, string>>({});
  readonly secrets = [];
  /** How many facts there were when my last turn began; in my turn, when the one before it ended; or a
      few before I came. A turn is as long as something is asked of me. */
  since = $state(0);
  /** How far the house's clock is ahead of ours. */
  ahead = 0;

  private socket: WebSocket | null = null;
  /** Whether the house has said something over it: then all that waits was sent. */
  private greeted = false;
  private waiting = new Map<string, Waiting>();
  /** How many commands and questions of mine are unanswered. */
  unanswered = $state(0);
  private count = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 8);
  private pause = 200;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private patience = PATIENCE;
  /** Until the house is asked whether it is there, or is taken for gone. */
  private watch: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** How many facts there were when I was asked last, and when I had answered. */
  private turn = { began: 0, ended: 0 };

  constructor(
    readonly id: string,
    private readonly eyes: Eyes = {},
  ) {
    addEventListener("online", this.comeBack);
    addEventListener("offline", this.drop);
    this.connect();
  }

  get legal(): Offers[] {
    return this.hushed ? [] : this.offers;
  }
  get game(): GameBegun {
    if (!this.played) throw new Error("no game yet");
    return this.played;
  }
  get lists(): Record<string, string[]> {
    return this.game.vocabulary;
  }
  get view(): View {
    if (!this.seen) throw new Error("no view yet");
    return this.seen;
  }
  get ready(): boolean {
    return this.played !== null && this.seen !== null && this.info?.phase !== "gathering";
  }
  get assist(): Assist | null {
    return helpOn(this.help);
  }

  /** The table, once it is known. */
  get table(): Info {
    if (!this.info) throw new Error("no table yet");
    return this.info;
  }
  get names(): Record<string, string> {
    return Object.fromEntries((this.info?.chairs ?? []).map((chair) => [chair.seat, chair.name]));
  }
  get sheets(): SharedSheet[] {
    return this.info?.sheets ?? [];
  }
  get repeats(): boolean {
    return this.info?.settings.assistance !== "none";
  }
  get campaign(): Chapter[] | null {
    return this.info?.settings.campaign ? this.info.campaign : null;
  }
  get nextChapter(): string | null {
    return this.info?.next_chapter ?? null;
  }
  get over(): boolean {
    return this.info?.phase === "over" || this.info?.phase === "closed";
  }
  get still(): boolean {
    return this.you.seat === null;
  }
  /** Whether several people play on this device. */
  get shared(): boolean {
    return this.you.seats.length > 1;
  }
  /** The seat for which something is asked, where it could be another's. */
  get forMe(): { seat?: number } {
    return this.shared && this.you.seat !== null ? { seat: this.you.seat } : {};
  }

  /** Nothing comes any more, and nothing stays. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    removeEventListener("online", this.comeBack);
    removeEventListener("offline", this.drop);
    this.socket?.close();
    this.waiting.clear();
    this.forget();
  }

  waive = (on: boolean) => this.ask({ type: "waive", on }).then(nothing);
  act = (text: string) => this.ask({ type: "act", do: text }).then(nothing);
  drafting = (text: string) => this.ask({ type: "draft", do: text }).then(nothing);
  undo = (all: boolean) => this.ask({ type: "undo", all }).then(nothing);
  note = (key: string, value: string) => this.ask({ type: "note", key, value }).then(nothing);
  mark = (sheet: number, cell: string, value: string) =>
    this.ask({ type: "mark", sheet, cell, value }).then(nothing);

  putAway = () => this.ask({ type: "put-away", through: this.facts.length }).then(nothing);

  weigh = async (text: string): Promise<Weighed> => {
    const answer = await this.ask({ type: "weigh", do: text });
    return answer.type === "weighed" ? answer : { says: "", points: [] };
  };

  choices = async (kind: string, fixed: Record<string, string>): Promise<Offer[]> => {
    const answer = await this.ask({ type: "choices", kind, fixed });
    const final = this.legal.some((group) => group.kind === kind && group.final);
    return answer.type === "choices"
      ? answer.actions.map((text) => read(this.game, kind, text, final))
      : [];
  };

  ways = async (fixed: Record<string, string>): Promise<Way[]> => {
    const answer = await this.ask({ type: "ways", fixed });
    if (answer.type !== "ways") return [];
    return answer.ways.map(({ steps, rests }) => ({
      steps: steps.map((text) => readOneOf(this.game, this.game.drafts, text)),
      rests,
    }));
  };

  prove = async (whose: string, what: string, value: string): Promise<Evidence[]> => {
    const answer = await this.ask({ type: "prove", whose, what, value });
    if (answer.type !== "proof") return [];
    return answer.evidence.map(({ says, fact }) => ({ says, fact: factInWords(this.game, fact) }));
  };

  /** Sends a command, now or when the connection is back; asked twice it is done once. The house wants
      to hear commands in the order of their numbers: first those that wait for an answer. */
  ask(wanted: Wanted): Promise<Answer> {
    const id = `${this.prefix}-${++this.count}`;
    const sent = JSON.stringify({ ...wanted, id });
    return new Promise((done, failed) => {
      this.waiting.set(id, { sent, done, failed });
      this.unanswered = this.waiting.size;
      if (this.greeted && this.socket?.readyState === WebSocket.OPEN) this.socket.send(sent);
    });
  }

  private connect = (): void => {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const asked = new URLSearchParams();
    if (this.eyes.seat !== undefined) asked.set("seat", String(this.eyes.seat));
    if (this.eyes.board) asked.set("board", "1");
    if (this.played) {
      asked.set("game", String(this.played.number));
      asked.set("after", String(this.facts.length));
    }
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/socket?${asked}`,
    );
    this.socket = socket;
    this.greeted = false;
    this.watchFor(this.giveUp, OPENING);
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.watchFor(this.lookWhether, SILENCE);
      this.hear(trusted<FromTheHouse>(JSON.parse(String(event.data))));
      if (!this.greeted) for (const { sent } of this.waiting.values()) socket.send(sent);
      this.greeted = true;
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.closed) return;
      this.socket = null;
      clearTimeout(this.watch);
      if (this.status === "gone") return;
      this.status = "lost";
      if (!this.greeted) void this.lookFor();
      this.timer = setTimeout(this.connect, this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_WAIT);
    };
  };

  private watchFor(what: () => void, after: number): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(what, after);
  }

  /** A phone that changed its network, or a house that hangs, does not say that nothing comes any more.
      Whoever does not look waits for nothing; and a house that waits for its store has said so. */
  private lookWhether = (): void => {
    if (document.hidden || this.storeAway || this.socket?.readyState !== WebSocket.OPEN) {
      this.watchFor(this.lookWhether, SILENCE);
      return;
    }
    this.socket.send(JSON.stringify({ type: "still-there", id: `${this.prefix}-there` }));
    this.watchFor(() => {
      this.patience = Math.min(2 * this.patience, LONGEST_PATIENCE);
      this.giveUp();
    }, this.patience);
  };

  private giveUp = (): void => {
    this.status = "lost";
    this.comeBack();
  };

  /** A table that is closed while one is away does not come back. */
  private async lookFor(): Promise<void> {
    try {
      await api.table(this.id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "no-such-table") return;
      clearTimeout(this.timer);
      this.bye = "closed";
      this.status = "gone";
    }
  }

  private drop = (): void => {
    this.status = "lost";
    this.socket?.close();
  };

  private comeBack = (): void => {
    clearTimeout(this.timer);
    this.pause = 200;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  };

  private hear(message: FromTheHouse): void {
    switch (message.type) {
      case "hello":
        this.status = "open";
        this.storeAway = false;
        this.pause = 200;
        this.ahead = message.now - Date.now();
        this.lines = [];
        this.outside = "";
        break;
      case "outside":
        this.status = "open";
        this.pause = 200;
        this.outside = message.reason;
        break;
      case "table":
        this.info = message.info;
        this.you = message.you;
        this.clocks = message.info.clocks;
        if (this.over) this.nothingToDo();
        break;
      case "game":
        if (this.played?.number !== message.number) this.forget();
        this.played = message;
        break;
      case "covered":
        this.forget();
        this.waitedFor = message.to_act;
        this.clocks = message.clocks;
        break;
      case "update":
        this.update(message);
        break;
      case "drafted":
        this.show(message);
        this.draft = message.draft;
        break;
      case "said":
        this.lines = [...this.lines, message];
        break;
      case "tic":
        this.tics[message.seat] = message.tic;
        setTimeout(() => (this.tics[message.seat] = ""), 2500);
        break;
      case "marks":
        this.marks = {
          ...this.marks,
          [message.sheet]: merged(message.whole ? {} : this.marks[message.sheet], message.marks),
        };
        break;
      case "notes":
        this.notes = merged(message.whole ? {} : this.notes, message.notes);
        break;
      case "choices":
      case "ways":
      case "proof":
      case "weighed":
      case "done":
        this.settle(message.id, (waiting) => waiting.done(message));
        break;
      case "refused":
        this.settle(message.id, (waiting) =>
          waiting.failed(new Refusal(message.code, message.detail, message.rule)),
        );
        break;
      case "wait":
        this.storeAway = message.on;
        break;
      case "bye":
        this.bye = message.reason;
        if (!COMING_BACK.includes(message.reason)) this.status = "gone";
        break;
    }
  }

  /** Away with all that is known of a game. */
  private forget(): void {
    this.played = this.seen = this.help = this.prompt = this.passedAt = null;
    this.facts = [];
    this.offers = [];
    this.draft = [];
    this.notes = {};
    this.marks = {};
    this.startAt(0);
  }

  private startAt(count: number): void {
    this.since = count;
    this.turn = { began: count, ended: count };
  }

  private update(message: Update): void {
    const asked = this.offers.length > 0;
    if (message.after === 0) this.startAt(Math.max(0, message.facts.length - RECENT));
    const news = message.facts.map((fact) => factInWords(this.game, fact));
    this.facts = [...this.facts.slice(0, message.after), ...news];
    this.show(message);
    this.draft = message.draft ?? [];
    this.help = message.assist ? assistInWords(this.game, message.assist) : null;
    if (message.clocks) this.clocks = message.clocks;
    this.passedAt = message.passed_at ?? null;
    const { turn, offers } = this;
    if (asked && !offers.length) [turn.ended, this.since] = [message.after, turn.began];
    if (!asked && offers.length)
      [turn.began, this.since] = [message.after || turn.began, turn.ended];
  }

  private show({ view, legal, prompt }: Pick<Update, "view" | "legal" | "prompt">): void {
    this.seen = viewInWords(this.game, view);
    this.offers = readOffers(this.game, legal);
    this.prompt = prompt;
    if (this.over) this.nothingToDo();
  }

  /** A game that was broken off would still allow what it allowed. */
  private nothingToDo(): void {
    this.offers = [];
    this.prompt = null;
  }

  private settle(id: string, how: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.unanswered = this.waiting.size;
    if (waiting) how(waiting);
  }
}

function merged(
  old: Record<string, string> | undefined,
  news: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...old, ...news }).filter(([, value]) => value !== ""),
  );
}

function nothing(): void {}
