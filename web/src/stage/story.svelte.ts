// The facts of a game told as moments, one after another, at a pace of one's own. It only tells: what
// one may do never waits for it.
import { entryOf } from "../lib/game-entries";
import { settings, type Pace } from "../lib/device-settings.svelte";
import type { Viewer } from "../lib/viewer";
import { play } from "../lib/sound";
import { words } from "../lib/words.svelte";
import type { Beat } from "./beats";

/** Milliseconds that a moment takes: so many for itself, and for each letter of what is said; within these. */
const TAKES: Record<Pace, { itself: number; letter: number; least: number; most: number }> = {
  slow: { itself: 1400, letter: 70, least: 2600, most: 5500 },
  normal: { itself: 700, letter: 38, least: 1300, most: 3000 },
  fast: { itself: 500, letter: 0, least: 500, most: 500 },
};
/** How long what was said last stays. */
const STAYS: Record<Pace, number> = { slow: 7000, normal: 4000, fast: 2000 };
/** What waits is told in about this time, the more there is, the faster; yet no faster than one can read. */
const HURRY: Record<Pace, number> = { slow: 9000, normal: 5000, fast: 1500 };
const FASTEST: Record<Pace, number> = { slow: 2000, normal: 1200, fast: 250 };
/** Of what waits, only so many moments are still told, so that nobody hears of what is long past: the
    log has them all. Fewest when something is asked of me; at the end, what brought it about. */
const MOST = 5;
const ASKED = 2;
const LAST = 2;
/** When so much waits, what is slight is left out. */
const BEHIND = 2;

/** How long it takes to read. */
function readingOf(says: string, pace: Pace): number {
  const { itself, letter, least, most } = TAKES[pace];
  return Math.min(most, Math.max(least, itself + letter * says.length));
}

/** The newest of what waits, so many of them; what is slight goes first. */
function newest(queue: Beat[], most: number): Beat[] {
  const rest = [...queue];
  while (rest.length > most)
    rest.splice(
      Math.max(
        0,
        rest.findIndex((beat, place) => beat.slight && place < rest.length - 1),
      ),
      1,
    );
  return rest;
}

/** Whether the same seat has done something since that says as much, or matters more and waits. */
function isOvertaken(beat: Beat, later: Beat[]): boolean {
  const since = later.filter(({ seat }) => seat === beat.seat);
  return !!beat.slight && since.some(({ slight }) => slight || later.length >= BEHIND);
}

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
    this.queue = newest(this.queue, most);
    if (!news.length || this.skipping) return;
    const { beat } = entryOf(game.game);
    const me = viewer.view.seat;
    const beats = news.flatMap((fact) => {
      if (beat) {
        const told = beat(fact, me);
        // My own small doings I know.
        return !told || (told.slight && told.seat === me) ? [] : told;
      }
      return { seat: null, says: words().fact(game.game, fact, me) };
    });
    if (!beats.length) return;
    const idle = !this.queue.length && Date.now() >= this.due;
    this.queue = newest([...this.queue, ...beats], most);
    this.telling = true;
    if (!idle) return;
    clearTimeout(this.timer);
    this.next();
  }

  private next(): void {
    const place = this.queue.findIndex((each, at) => !isOvertaken(each, this.queue.slice(at + 1)));
    const [beat, ...rest] = this.queue.slice(Math.max(0, place));
    if (!beat) {
      this.telling = false;
      if (this.viewer()?.over) this.told = [];
      this.timer = setTimeout(() => (this.told = []), STAYS[settings().pace]);
      return;
    }
    this.queue = rest;
    const others = this.told.filter((old) => old.seat !== beat.seat).slice(-1);
    play(beat.cards ? "card" : "beat");
    this.told = [...others, { ...beat, number: ++this.count }];
    const { pace } = settings();
    const hurried = Math.max(FASTEST[pace], HURRY[pace] / (rest.length + 1));
    const wait = Math.min(readingOf(beat.says, pace), hurried);
    this.due = Date.now() + wait;
    this.timer = setTimeout(() => this.next(), wait);
  }
}
