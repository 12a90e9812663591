// What part of the board one sees: all of it at rest, the reach of a figure in hand on a small screen.
import { BOARD, SHEET } from "./map-places";
import type { Point } from "./map-routes";

/** Frames narrower than this need a closer look at what one does. */
const NARROW = 700;
/** How much air is kept round what one looks at, in pixels. */
const AIR = 56;
/** What a finger hits, in pixels. */
export const TAP = 44;
/** The closest look, in pixels a unit, and the one that a figure in hand gets at most. */
const CLOSEST = 2.4;
const NEAR = 1.14;
const FAR_FROM = 0.5;
/** How high the tools of a small screen are, and what is left above the board for what is said. */
const TOOLS = 60;
const TOP = 12;

interface Look {
  /** The middle of what one sees. */
  x: number;
  y: number;
  /** Pixels a unit. */
  scale: number;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** What a tray covers of the lower edge, in pixels. */
  covered = $state(0);
  private look = $state.raw<Look | null>(null);
  /** Whether it goes smoothly to where it is told; fingers move it at once. */
  glides = $state(true);

  readonly narrow = $derived(this.width > 0 && this.width < NARROW);
  private readonly least = $derived(Math.min(this.width / BOARD[2], this.height / BOARD[3]) || 1);
  /** What nothing lies over, in pixels: tools stand on a small screen, and trays on any. */
  private readonly free = $derived(
    this.height - (this.narrow ? Math.max(this.covered, TOOLS) : this.covered),
  );
  private readonly down = $derived(
    Math.min((this.height - this.free) / 2, (this.height - BOARD[3] * this.least) / 2 - TOP),
  );
  /** The whole board: in the middle; on a small screen in the middle of what is free. */
  readonly whole: Look = $derived({
    x: BOARD[0] + BOARD[2] / 2,
    y: BOARD[1] + BOARD[3] / 2 + (this.narrow ? this.down / this.least : 0),
    scale: this.least,
  });
  readonly now: Look = $derived(this.look ? this.within(this.look) : this.whole);
  readonly isWhole = $derived(this.now.scale <= this.whole.scale * 1.01);
  /** Figures are drawn larger where the board is small. */
  readonly figures = $derived(this.now.scale < FAR_FROM ? 1.45 : this.narrow ? 1.14 : 1.25);
  /** How far from its middle a target can be hit, in units. */
  readonly reach = $derived(Math.max(26, TAP / 2 / this.now.scale));
  readonly transform = $derived(
    `translate(${this.width / 2 - (this.now.x - SHEET[0]) * this.now.scale}px, ${this.height / 2 - (this.now.y - SHEET[1]) * this.now.scale}px) scale(${this.now.scale})`,
  );

  /** Where a pixel of the frame is on the board. */
  at(x: number, y: number): Point {
    const { now } = this;
    return [now.x + (x - this.width / 2) / now.scale, now.y + (y - this.height / 2) / now.scale];
  }

  /** Where a point of the board is in the frame, in pixels. */
  pixelsOf([x, y]: Point): Point {
    const { now } = this;
    return [(x - now.x) * now.scale + this.width / 2, (y - now.y) * now.scale + this.height / 2];
  }

  /** Shows all of the board; what must not lie under a tray is moved out of it. */
  showAll = (clear: Point[] = []): void => {
    this.glides = true;
    const { x, y, scale } = this.whole;
    const edge = y + (this.height / 2 - this.covered - AIR) / scale;
    const under = this.covered ? Math.max(0, ...clear.map((point) => point[1] - edge)) : 0;
    this.look = under ? { x, y: y + under, scale } : null;
  };

  /** Shows all of these points, with air round them, as near as that goes. */
  showThese(points: Point[]): void {
    if (!points.length || !this.width) return;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const free = Math.max(this.free, 3 * AIR);
    const scale = Math.max(
      this.whole.scale,
      Math.min(
        (this.width - 2 * AIR) / (right - left || 1),
        (free - 2 * AIR) / (bottom - top || 1),
        NEAR,
      ),
    );
    this.glides = true;
    this.look = {
      x: (left + right) / 2,
      y: (top + bottom) / 2 + (this.height - this.free) / 2 / scale,
      scale,
    };
  }

  /** Moves the look by pixels. */
  pan(dx: number, dy: number): void {
    const { now } = this;
    this.glides = false;
    this.look = { ...now, x: now.x - dx / now.scale, y: now.y - dy / now.scale };
  }

  /** Goes nearer or further, and keeps what lies between the fingers where it is. */
  pinch(by: number, x: number, y: number): void {
    this.zoom(by, x, y);
    this.glides = false;
  }

  zoom(by: number, x = this.width / 2, y = this.height / 2): void {
    const { now } = this;
    this.glides = true;
    const [u, v] = this.at(x, y);
    const scale = Math.min(CLOSEST, Math.max(this.whole.scale, now.scale * by));
    this.look = {
      x: u - (x - this.width / 2) / scale,
      y: v - (y - this.height / 2) / scale,
      scale,
    };
  }

  /** Goes near to a point. */
  approach([x, y]: Point): void {
    this.glides = true;
    this.look = { x, y, scale: Math.max(NEAR, this.now.scale) };
  }

  /** Makes sure that a point is in sight, and under nothing that lies over the lower edge. */
  reveal([x, y]: Point): void {
    const { now } = this;
    const edge = AIR / 2;
    const held = (middle: number, point: number, before: number, after: number) =>
      Math.max(point - after / now.scale, Math.min(point + before / now.scale, middle));
    const across = this.width / 2 - edge;
    const u = held(now.x, x, across, across);
    const v = held(now.y, y, this.height / 2 - edge, this.free - this.height / 2 - edge);
    if (u !== now.x || v !== now.y) this.look = { ...now, x: u, y: v };
  }

  /** A look that does not leave the board. */
  private within({ x, y, scale }: Look): Look {
    const held = (middle: number, from: number, size: number, seen: number, rest: number) =>
      seen >= size ? rest : Math.max(from + seen / 2, Math.min(from + size - seen / 2, middle));
    const [left, top, width, height] = BOARD;
    const across = held(x, left, width, this.width / scale, left + width / 2);
    // What is covered may lie over open water.
    const under = (this.height - this.free) / scale;
    const seen = this.height / scale;
    const most = Math.max(this.whole.y, top + height / 2 + under);
    const down = held(y, top, height + under, seen, Math.max(this.whole.y, Math.min(y, most)));
    return { x: across, y: down, scale };
  }
}
