// A finished game once more, a window of steps at a time.
import type { AskReplay, Assist, Frame, GameBegun, Outcome, View } from "../wire/messages";
import type { Replay } from "../wire/messages";
import { api } from "./api";
import type { Sight } from "./seat";
import { TOLD, type Fact } from "./words.svelte";

const WINDOW = 60;
export const ALL = -1;
export const SPECTATOR = 7;

export type Source = { record: string } | { table: string; number: number };

export class Rerun implements Sight {
  viewer = $state(SPECTATOR);
  /** How many steps have been made. */
  step = $state(1);
  frames = $state.raw<Frame[]>([]);
  head = $state.raw<Replay | null>(null);
  readonly legal = [];
  readonly draft = [];
  readonly notes = {};
  readonly marks = {};
  readonly campaign = [];
  readonly still = true;
  private load = 0;

  constructor(readonly source: Source) {}

  get game(): GameBegun {
    return this.head!.game;
  }
  get frame(): Frame {
    return this.frames[Math.min(this.step, this.frames.length) - 1]!;
  }
  get view(): View {
    return this.frame.view as View;
  }
  get assist(): Assist | null {
    return this.frame.assist;
  }
  get facts(): Fact[] {
    return this.frames.slice(0, this.step).flatMap(factsOf);
  }
  get secrets(): unknown[] {
    return this.frame.secrets;
  }
  get names(): string[] {
    return this.head?.players ?? [];
  }
  get steps(): number {
    return this.head?.steps ?? 0;
  }
  get over(): boolean {
    return this.outcome !== null && this.step >= this.steps;
  }
  get outcome(): Outcome | null {
    return this.head?.outcome ?? null;
  }

  /** Looks through other eyes, from the same step. */
  async look(viewer: number): Promise<void> {
    const load = ++this.load;
    const ask = (start: number) => api.post<Replay>("POST", "/api/replay", { ...this.source, viewer, start, count: WINDOW } satisfies AskReplay);
    const first = await ask(0);
    if (load !== this.load) return;
    this.viewer = viewer;
    this.head = first;
    this.frames = first.frames;
    while (this.frames.length < first.steps) {
      const next = await ask(this.frames.length);
      if (load !== this.load || !next.frames.length) return;
      this.frames = [...this.frames, ...next.frames];
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
  choices = async () => [];
  why = async () => [];
}

/** What a step told, and for eyes that see everything also whom. */
export function factsOf(frame: Frame): Fact[] {
  return (frame.facts as Fact[]).map((fact, place) => (frame.told[place]?.length ? { ...fact, [TOLD]: frame.told[place] } : fact));
}

async function nobody(): Promise<void> {}
