// One table over its socket. Connections come and go; the table stays.
import type {
  Acknowledged,
  Chapter,
  Choices,
  FromTheHouse,
  GameBegun,
  Hand,
  Info,
  Proof,
  Said,
  ToTheHouse,
  Update,
  You,
} from "../wire/messages";
import type * as wire from "../wire/messages";
import { read, readOffers } from "./action-notation";
import { Refusal } from "./api";
import { assistInWords, factInWords, viewInWords } from "./numbers-to-words";
import { trusted } from "./trusted";
import type { AnyFact, Assist, Evidence, Offer, Offers, View, Viewer } from "./viewer";

type Answer = Acknowledged | Choices | Proof;

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

const LONGEST_WAIT = 5000;
/** After these goodbyes the table is still there. */
const COMING_BACK: string[] = ["restart", "too-slow", "failed"];

export class Live implements Viewer {
  status = $state<"connecting" | "open" | "lost" | "gone">("connecting");
  bye = $state("");
  info = $state.raw<Info | null>(null);
  you = $state.raw<You>({ seat: null, member: null, host: false, waives: false });
  played = $state.raw<GameBegun | null>(null);
  seen = $state.raw<View | null>(null);
  legal = $state.raw<Offers[]>([]);
  draft = $state.raw<string[]>([]);
  assist = $state.raw<Assist | null>(null);
  facts = $state.raw<AnyFact[]>([]);
  lines = $state.raw<Said[]>([]);
  notes = $state.raw<Record<string, string>>({});
  marks = $state.raw<Record<number, Record<string, string>>>({});
  clocks = $state.raw<Hand[]>([]);
  tics = $state<Record<number, string>>({});
  readonly secrets = [];
  /** How far the house's clock is ahead of ours. */
  ahead = 0;

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private count = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 8);
  private pause = 200;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {
    addEventListener("online", this.comeBack);
    addEventListener("offline", this.drop);
    this.connect();
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
  /** The table, once it is known. */
  get table(): Info {
    if (!this.info) throw new Error("no table yet");
    return this.info;
  }
  get names(): Record<string, string> {
    return Object.fromEntries((this.info?.chairs ?? []).map((chair) => [chair.seat, chair.name]));
  }
  get campaign(): Chapter[] {
    return this.info?.campaign ?? [];
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

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.comeBack);
    removeEventListener("offline", this.drop);
    this.socket?.close();
  }

  waive = (on: boolean) => this.ask({ type: "waive", on }).then(nothing);
  act = (text: string) => this.ask({ type: "act", do: text }).then(nothing);
  drafting = (text: string) => this.ask({ type: "draft", do: text }).then(nothing);
  undo = (all: boolean) => this.ask({ type: "undo", all }).then(nothing);
  note = (key: string, value: string) => this.ask({ type: "note", key, value }).then(nothing);
  mark = (sheet: number, cell: string, value: string) =>
    this.ask({ type: "mark", sheet, cell, value }).then(nothing);

  choices = async (kind: string, fixed: Record<string, string>): Promise<Offer[]> => {
    const answer = await this.ask({ type: "choices", kind, fixed });
    const final = this.legal.some((group) => group.kind === kind && group.final);
    return answer.type === "choices"
      ? answer.actions.map((text) => read(this.game, kind, text, final))
      : [];
  };

  prove = async (whose: string, what: string, value: string): Promise<Evidence[]> => {
    const answer = await this.ask({ type: "prove", whose, what, value });
    if (answer.type !== "proof") return [];
    return answer.evidence.map(({ says, fact }) => ({ says, fact: factInWords(this.game, fact) }));
  };

  /** Sends a command, now or when the connection is back; asked twice it is done once. */
  ask(wanted: Wanted): Promise<Answer> {
    const id = `${this.prefix}-${++this.count}`;
    const sent = JSON.stringify({ ...wanted, id });
    return new Promise((done, failed) => {
      this.waiting.set(id, { sent, done, failed });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(sent);
    });
  }

  private connect = (): void => {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const after = this.played ? `?game=${this.played.number}&after=${this.facts.length}` : "";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/socket${after}`,
    );
    this.socket = socket;
    socket.onmessage = (event) => this.hear(trusted<FromTheHouse>(JSON.parse(String(event.data))));
    socket.onclose = () => {
      if (this.socket !== socket || this.closed) return;
      this.socket = null;
      if (this.status === "gone") return;
      this.status = "lost";
      this.timer = setTimeout(this.connect, this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_WAIT);
    };
  };

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
        this.pause = 200;
        this.ahead = message.now - Date.now();
        this.lines = [];
        for (const { sent } of this.waiting.values()) this.socket?.send(sent);
        break;
      case "table":
        this.info = message.info;
        this.you = message.you;
        this.clocks = message.info.clocks;
        break;
      case "game":
        if (this.played?.number !== message.number) {
          this.facts = [];
          this.seen = null;
          this.notes = {};
          this.marks = {};
        }
        this.played = message;
        break;
      case "update":
        this.update(message);
        break;
      case "drafted":
        this.show(message.view, message.legal);
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
      case "proof":
      case "done":
        this.settle(message.id, (waiting) => waiting.done(message));
        break;
      case "refused":
        this.settle(message.id, (waiting) =>
          waiting.failed(new Refusal(message.code, message.detail, message.rule)),
        );
        break;
      case "bye":
        this.bye = message.reason;
        if (!COMING_BACK.includes(message.reason)) this.status = "gone";
        break;
    }
  }

  private update(message: Update): void {
    const news = message.facts.map((fact) => factInWords(this.game, fact));
    this.facts = [...this.facts.slice(0, message.after), ...news];
    this.show(message.view, message.legal);
    this.draft = message.draft ?? [];
    this.assist = message.assist ? assistInWords(this.game, message.assist) : null;
    if (message.clocks) this.clocks = message.clocks;
  }

  private show(view: wire.View, legal: wire.ActionGroup[]): void {
    this.seen = viewInWords(this.game, view);
    this.legal = readOffers(this.game, legal);
  }

  private settle(id: string, how: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
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
