// Figures that walk: the way is shown leg by leg, and what is added while one walks is walked after it.
import { motionless } from "../../lib/appearance";
import type { Piece, Space } from "../../wire/games/inkognito";
import { FEET, type Standing } from "./board-layout";
import { legsBetween, pointsOf, type Leg, type Point } from "./map-routes";

/** How long a step of usual length takes, and what is usual. */
const STEP_TIME = 260;
const STEP_LENGTH = 110;
const LEAST_TIME = 200;

interface Walk {
  animation: Animation;
  points: Point[];
}

const under = new WeakMap<Element, Walk>();

function length(points: Point[]): number {
  return points.slice(1).reduce((sum, [x, y], place) => {
    const [u, v] = points[place] ?? [x, y];
    return sum + Math.hypot(x - u, y - v);
  }, 0);
}

/** Moves a figure along these points to where it stands; from where it is, if it is still on its way. */
function walk(figure: Element, points: Point[]): void {
  const before = under.get(figure);
  const rest = before ? restOf(before) : [];
  before?.animation.cancel();
  const all = [...rest, ...points];
  const frames = all.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  const duration = Math.max(LEAST_TIME, (length(all) / STEP_LENGTH) * STEP_TIME);
  const animation = figure.animate(frames, { duration, easing: "ease-in-out" });
  const now = { animation, points: all };
  under.set(figure, now);
  animation.onfinish = () => under.get(figure) === now && under.delete(figure);
}

function restOf({ animation, points }: Walk): Point[] {
  if (animation.playState !== "running") return [];
  const done = animation.effect?.getComputedTiming().progress ?? 1;
  return points.slice(Math.floor(done * (points.length - 1)));
}

/** A figure that is carried away is set down where it stands now. */
function setDown(figure: Element, [x, y]: Point): void {
  const at = (up: number) => `translate(${x}px, ${y - up}px)`;
  figure.animate(
    [
      { transform: at(24), opacity: 0 },
      { transform: at(0), opacity: 1 },
    ],
    { duration: STEP_TIME, easing: "ease-out" },
  );
}

/** Whoever stands elsewhere than before walks there along the trail, or is set down. */
export function walkMoved(
  board: Element,
  standing: Standing[],
  before: ReadonlyMap<Piece, Space>,
  trail: Leg[],
): void {
  const moved = standing.filter(({ piece, space }) => (before.get(piece) ?? space) !== space);
  if (!moved.length || motionless()) return;
  for (const { piece, space, x, y } of moved) {
    const figure = board.querySelector(`[data-piece="${piece}"]`);
    const legs = legsBetween(trail, piece, before.get(piece) ?? space, space);
    const points = legs.flatMap(pointsOf).map(([u, v]): Point => [u, v + FEET]);
    if (!figure) continue;
    if (points.length) walk(figure, [...points.slice(0, -1), [x, y]]);
    else setDown(figure, [x, y]);
  }
}
