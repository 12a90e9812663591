// Dragging, pinching and holding on the board. A finger that dragged or held does not also click.
import type { Camera } from "./board-camera.svelte";

/** What counts as a drag, in pixels, and as holding, in milliseconds. */
const DRAG = 8;
const HOLD = 450;

export class Gestures {
  private fingers = new Map<number, { x: number; y: number }>();
  private moved = false;
  private holding: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly camera: Camera,
    /** Something was held long enough to be asked about. */
    private readonly onhold: (target: Element) => void,
  ) {}

  /** Whether what just ended was more than a tap. */
  get wasMore(): boolean {
    return this.moved;
  }

  down = (event: PointerEvent): void => {
    if (!this.fingers.size) this.moved = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(this.holding);
    const { target } = event;
    if (event.pointerType !== "mouse" && target instanceof Element)
      this.holding = setTimeout(() => {
        this.moved = true;
        this.onhold(target);
      }, HOLD);
  };

  move = (event: PointerEvent): void => {
    const last = this.fingers.get(event.pointerId);
    if (!last) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    if (!this.moved && Math.hypot(dx, dy) < DRAG) return;
    this.moved = true;
    clearTimeout(this.holding);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    const now = { x: event.clientX, y: event.clientY };
    if (other) {
      const spread = (a: typeof now) => Math.hypot(a.x - other.x, a.y - other.y) || 1;
      const frame =
        event.currentTarget instanceof Element
          ? event.currentTarget.getBoundingClientRect()
          : { left: 0, top: 0 };
      this.camera.pinch(
        spread(now) / spread(last),
        (now.x + other.x) / 2 - frame.left,
        (now.y + other.y) / 2 - frame.top,
      );
    } else this.camera.pan(dx, dy);
    this.fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    clearTimeout(this.holding);
    this.fingers.delete(event.pointerId);
  };
}
