// The facts of a game told as moments, one after another, at a pace of one's own. It only tells: what
// one may do never waits for it.
import { entryOf } from "../lib/game-entries";
import type { Viewer } from "../lib/viewer";
import { play } from "../lib/sound.svelte";
import { words } from "../lib/words.svelte";
import type { Beat } from "./beats";
import { pace, type Pace } from "./pace.svelte";

/** Milliseconds from one moment to the next, and how long what was said stays. */
const BETWEEN: Record<Pace, number> = { slow: 2600, normal: 1300, fast: 500 };
const STAYS: Record<Pace, number> = { slow: 7000, normal: 4000, fast: 2000 };
/** What waits is told in about this time: the more there is, the faster. */
const HURRY: Record<Pace, number> = { slow: 8000, normal: 3500, fast: 1500 };
/** Of what waits, only so many moments are still told, so that nobody hears of what is long past: the
    log has them all. Fewest when something is asked of me; at the end, what brought it about. */
const MOST = 6;
const ASKED = 2;
const LAST = 3;

export interface Told extends Beat {
  /** The same words twice are two moments. */
  number: number;
}

export class Story {
  /** What is being told, oldest first: at most one moment a seat. */
  told = $state.raw<Told[]>([]);
  /** Whether something is left to tell, or has just been told. */
  telling = $state(false);
  private queue: Beat[] = [];
  private heard = 0;
  private game = 0;
  private count = 0;
  private skipping = false;
  /** When the next moment may be told. */
  private due = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whose story it is, once there is one. */
  constructor(private readonly viewer: () => Viewer | null) {
    $effect(() => this.hear());
    $effect(() => () => clearTimeout(this.timer));
  }

  /** Nothing more is told until something is asked of me. */
  skip(): void {
    this.skipping = true;
    this.queue = [];
    this.told = [];
    this.telling = false;
  }

  private hear(): void {
    const viewer = this.viewer();
    if (!viewer) return;
    const { facts, game, over } = viewer;
    const mine = viewer.legal.length > 0;
    // What was there when one came is not told again.
    if (this.game !== game.number) [this.game, this.heard] = [game.number, facts.length];
    const news = facts.slice(this.heard);
    this.heard = facts.length;
    if (mine || over) this.skipping = false;
    const most = over ? LAST : mine ? ASKED : MOST;
    this.queue = this.queue.slice(-most);
    if (!news.length || this.skipping) return;
    const { beat } = entryOf(game.game);
    const me = viewer.view.seat;
    const beats = news.flatMap((fact) => {
      if (beat) return beat(fact, me) ?? [];
      return { seat: null, says: words().fact(game.game, fact, me) };
    });
    if (!beats.length) return;
    const idle = !this.queue.length && Date.now() >= this.due;
    this.queue = [...this.queue, ...beats].slice(-most);
    this.telling = true;
    if (!idle) return;
    clearTimeout(this.timer);
    this.next();
  }

  private next(): void {
    const [beat, ...rest] = this.queue;
    if (!beat) {
      this.telling = false;
      if (this.viewer()?.over) this.told = [];
      this.timer = setTimeout(() => (this.told = []), STAYS[pace()]);
      return;
    }
    this.queue = rest;
    const others = this.told.filter((old) => old.seat !== beat.seat).slice(-1);
    play(beat.cards ? "card" : "beat");
    this.told = [...others, { ...beat, number: ++this.count }];
    const wait = Math.min(BETWEEN[pace()], HURRY[pace()] / (rest.length + 1));
    this.due = Date.now() + wait;
    this.timer = setTimeout(() => this.next(), wait);
  }
}
