// A finished game once more, a window of steps at a time.
import type { Frame, GameBegun, Reason, Replay } from "../wire/messages";
import { api, Refusal } from "./api";
import { assistInWords, factInWords, privateInWords, viewInWords } from "./numbers-to-words";
import type { AnyFact, Assist, GameTypes, View, Viewer } from "./viewer";
import { learn } from "./words.svelte";

const WINDOW = 60;
export const SEES_ALL = -1;
export const SPECTATOR = 7;

export type Source = { record: string } | { table: string; number: number };

/** One step, in words. */
interface Step {
  by: string;
  reason: Reason | null;
  facts: AnyFact[];
  view: View;
  assist: Assist | null;
  secrets: GameTypes["private"][];
}

export class ReplayedGame implements Viewer {
  /** Whose view it is: a seat’s, a spectator’s, or that of somebody who sees everything. */
  viewer = $state(SPECTATOR);
  /** How many steps have been made. */
  step = $state(1);
  private made = $state.raw<Step[]>([]);
  private head: Replay;
  readonly legal = [];
  readonly draft = [];
  readonly notes = {};
  readonly marks = {};
  readonly campaign = null;
  readonly sheets = [];
  readonly repeats = true;
  readonly nextChapter = null;
  readonly still = true;
  readonly hushed = "";
  private load = 0;

  private constructor(
    readonly source: Source,
    viewer: number,
    first: Replay,
  ) {
    this.viewer = viewer;
    this.head = $state.raw(first);
    this.made = first.frames.map((frame) => stepInWords(first.game, frame));
  }

  /** A game as somebody saw it, who is known once the game is. Refused if it is no record. */
  static async open(
    source: Source,
    whose: (game: GameBegun, steps: number) => number = () => SPECTATOR,
  ): Promise<ReplayedGame> {
    const ask = (viewer: number) => api.replay({ ...source, viewer, start: 0, count: WINDOW });
    let first = await ask(SPECTATOR);
    if (!first.frames.length) throw new Refusal("not-a-record");
    await learn(first.game.game);
    const viewer = whose(first.game, first.steps);
    if (viewer !== SPECTATOR) first = await ask(viewer);
    const opened = new ReplayedGame(source, viewer, first);
    await opened.loadRest(0);
    return opened;
  }

  get game(): GameBegun {
    return this.head.game;
  }
  get now(): Step {
    const now = this.made[Math.min(this.step, this.made.length) - 1];
    if (!now) throw new Error("nothing is loaded");
    return now;
  }
  get lists(): Record<string, string[]> {
    return this.game.vocabulary;
  }
  get view(): View {
    return this.now.view;
  }
  get assist(): Assist | null {
    return this.now.assist;
  }
  get facts(): AnyFact[] {
    return this.made.slice(0, this.step).flatMap((step) => step.facts);
  }
  get secrets(): GameTypes["private"][] {
    return this.now.secrets;
  }
  get names(): Record<string, string> {
    return Object.fromEntries(
      this.game.seats.map((seat, place) => [seat, this.head.players[place] ?? ""]),
    );
  }
  get steps(): number {
    return this.head.steps;
  }
  get over(): boolean {
    return this.head.outcome !== null && this.step >= this.steps;
  }
  /** Why the record does not hold; nothing if it does. */
  get wrong(): string {
    return this.head.wrong;
  }
  /** Where it was played on from, if it was not dealt. */
  get begun() {
    return this.head.begun;
  }
  get insights() {
    return this.head.insights;
  }

  /** The same step as another viewer saw it. */
  async look(viewer: number): Promise<void> {
    const load = ++this.load;
    const first = await this.ask(viewer, 0);
    if (load !== this.load) return;
    this.viewer = viewer;
    this.head = first;
    this.made = first.frames.map((frame) => stepInWords(first.game, frame));
    await this.loadRest(load);
  }

  private ask(viewer: number, start: number): Promise<Replay> {
    return api.replay({ ...this.source, viewer, start, count: WINDOW });
  }

  /** Unless another viewer is looked for meanwhile. */
  private async loadRest(load: number): Promise<void> {
    while (this.made.length < this.steps) {
      const next = await this.ask(this.viewer, this.made.length);
      if (load !== this.load || !next.frames.length) return;
      this.made = [...this.made, ...next.frames.map((frame) => stepInWords(next.game, frame))];
    }
  }

  go(step: number): void {
    this.step = Math.max(1, Math.min(step, this.steps));
  }

  act = nobody;
  drafting = nobody;
  undo = nobody;
  note = nobody;
  mark = nobody;
  putAway = nobody;
  weigh = () => Promise.resolve({ says: "", points: [] });
  choices = () => Promise.resolve([]);
  ways = () => Promise.resolve([]);
  prove = () => Promise.resolve([]);
}

/** What a step told, and where its viewer sees everything also whom. */
function stepInWords(game: GameBegun, frame: Frame): Step {
  const facts = frame.facts.map((fact, place) => {
    const told = frame.told[place] ?? [];
    return { ...factInWords(game, fact), ...(told.length ? { toldTo: told } : {}) };
  });
  return {
    by: frame.by,
    reason: frame.reason,
    facts,
    view: viewInWords(game, frame.view),
    assist: frame.assist && assistInWords(game, frame.assist),
    secrets: frame.secrets.map((own) => privateInWords(game, own)),
  };
}

function nobody(): Promise<void> {
  return Promise.resolve();
}
