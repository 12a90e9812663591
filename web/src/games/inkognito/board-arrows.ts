// The arrow keys go from one thing on the board to the next in that direction.

const TOWARDS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot<T> {
  what: T;
  x: number;
  y: number;
}

/** The nearest in the direction of a key: what lies in line rather than what lies aside. */
export function nextTowards<T>(key: string, from: { x: number; y: number }, all: Spot<T>[]) {
  const [dx, dy] = TOWARDS[key] ?? [0, 0];
  return all
    .map((spot) => {
      const [u, v] = [spot.x - from.x, spot.y - from.y];
      return {
        what: spot.what,
        ahead: u * dx + v * dy,
        aside: Math.abs(u * dy) + Math.abs(v * dx),
      };
    })
    .filter(({ ahead, aside }) => ahead > 1 && aside <= ahead * 2)
    .toSorted((a, b) => a.ahead + 2 * a.aside - b.ahead - 2 * b.aside)[0]?.what;
}

const middleOf = (what: Element) => {
  const { x, y, width, height } = (what.querySelector(".hit") ?? what).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Moves the focus on the board; whether the key was one of these. */
export function followArrow(board: Element, key: string): boolean {
  const here = document.activeElement;
  if (!(key in TOWARDS) || !here || !board.contains(here)) return false;
  const others = [...board.querySelectorAll<SVGElement>("[tabindex='0']")].filter(
    (other) => other !== here,
  );
  const spots = others.map((what) => ({ what, ...middleOf(what) }));
  nextTowards(key, middleOf(here), spots)?.focus({ preventScroll: true });
  return true;
}
