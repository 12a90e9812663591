// Where a hint goes: near what it is about, over neither that nor anything one could press or must read.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Room {
  width: number;
  height: number;
}

/** How far it stays from what it is about, and from the edges of the window. */
const GAP = 12;
const STEP = 12;
/** Farther away nobody would know what it is about: from the tabs of a phone, just above the bar. */
const FAR = 140;

const overlap = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

const wider = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** How far two boxes are from each other, edge to edge. */
function distance(a: Box, b: Box): number {
  const across = Math.max(0, b.left - a.left - a.width, a.left - b.left - b.width);
  const down = Math.max(0, b.top - a.top - a.height, a.top - b.top - b.height);
  return Math.hypot(across, down);
}

/**
 * Where it is, if that is still free; else the free place nearest to the target, or nothing where
 * all about it is taken.
 */
export function placeTip(
  window: Room,
  tip: Room,
  target: Box,
  taken: Box[],
  now: Box | null = null,
): Box | null {
  const kept = [wider(target, GAP - 1), ...taken];
  if (now && !kept.some((other) => overlap(now, other))) return now;
  const middle = target.left + target.width / 2;
  let best: Box | null = null;
  let least = FAR;
  for (let top = GAP; top + tip.height <= window.height - GAP; top += STEP)
    for (let left = GAP; left + tip.width <= window.width - GAP; left += STEP) {
      const box = { left, top, ...tip };
      // Of places that are as near, the one in line with the target.
      const far = distance(box, target) + Math.abs(left + tip.width / 2 - middle) / 20;
      if (far < least && !kept.some((other) => overlap(box, other))) [best, least] = [box, far];
    }
  return best;
}
