// What one means by a click on the board, where things to hit lie close to each other.
import type { Piece, Space } from "../../wire/games/inkognito";
import type { Camera } from "./board-camera.svelte";
import type { Standing, targetsIn } from "./board-layout";
import { xy, type Point } from "./map-routes";

export type Hit = { space: Space } | { piece: Piece };

/** One hits a figure by its body more than by its foot. */
export const bodyOf = ({ x, y }: Standing): Point => [x, y - 12];

/** Closer than this, in pixels, a finger cannot tell two targets apart. */
const DENSE = 30;

export class BoardHits {
  constructor(
    private readonly camera: Camera,
    private readonly targets: () => ReturnType<typeof targetsIn>,
    /** The figures that may be taken. */
    private readonly bodies: () => Standing[],
  ) {}

  /** Where targets overlap, the nearest is meant; nothing far from all. */
  meant([x, y]: Point): Hit | null {
    const far = ([u, v]: Point) => Math.hypot(u - x, v - y);
    const goals = new Set(this.targets().map(({ space }) => space.id));
    const all: { far: number; what: Hit }[] = [
      ...this.targets().map(({ space, at }) => ({ far: far(at), what: { space: space.id } })),
      // A goal is meant rather than a figure, and a figure that stands on a goal means the goal.
      ...this.bodies().map((spot) => ({
        far: far(bodyOf(spot)) + 4,
        what: goals.has(spot.space) ? { space: spot.space } : { piece: spot.piece },
      })),
    ];
    const nearest = all.toSorted((a, b) => a.far - b.far)[0];
    return nearest && nearest.far <= this.camera.reach * 1.3 ? nearest.what : null;
  }

  /** How far from its middle something can be hit: on a large screen no further than leaves the
      middle of everything else free. Goals lie over figures, so a goal that is close to a figure's body
      may be as small as it must: beside it one hits the figure, and the nearest is meant. */
  reachOf(point: Point, over = false): number {
    const { camera } = this;
    if (camera.narrow) return camera.reach;
    const far = [...this.bodies().map(bodyOf), ...this.targets().map(({ at }) => at)]
      .map(([x, y]) => Math.hypot(x - point[0], y - point[1]) - 3)
      .filter((distance) => distance > 0);
    return Math.max(over ? 2 : 8, Math.min(camera.reach, ...far));
  }

  /** On the whole board of a small screen, targets can be too close to each other for a finger. */
  tooDense(space: Space): boolean {
    const { camera } = this;
    const [x, y] = xy(space);
    return (
      camera.narrow &&
      camera.isWhole &&
      this.targets().some(
        ({ space: other, at: [u, v] }) =>
          other.id !== space && Math.hypot(u - x, v - y) * camera.now.scale < DENSE,
      )
    );
  }
}
