// Bridges: where a street runs over water.
import { deep } from "./land.ts";
import { distance, lerp, nth, written, type Point } from "./lines.ts";
import { STREETS } from "./routes.ts";

const WIDE = 4;

function spans(line: readonly Point[]): { from: Point; to: Point }[] {
  const fine = line
    .slice(1)
    .flatMap((p, i) => [0.25, 0.5, 0.75, 1].map((t) => lerp(nth(line, i), p, t)));
  const found: { from: Point; to: Point }[] = [];
  let start: number | null = null;
  fine.forEach((p, i) => {
    const wet = deep(...p) > 0;
    if (wet) start ??= i;
    else if (start !== null) {
      const to = nth(fine, Math.min(fine.length - 1, i + 2));
      found.push({ from: nth(fine, Math.max(0, start - 3)), to });
      start = null;
    }
  });
  return found.filter(({ from, to }) => distance(from, to) > 5);
}

function bridge({ from, to }: { from: Point; to: Point }) {
  const [u, v] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(u, v);
  const rise = Math.min(5, 1.5 + long / 9);
  const towards = u < 0 ? -WIDE / long : WIDE / long; // the near side is the southern one
  const side: Point = [-v * towards, u * towards];
  const edge = (k: number): [Point, Point, Point] => [
    [from[0] + side[0] * k, from[1] + side[1] * k],
    [(from[0] + to[0]) / 2 + side[0] * k, (from[1] + to[1]) / 2 + side[1] * k - rise * 2],
    [to[0] + side[0] * k, to[1] + side[1] * k],
  ];
  const [near, far] = [edge(1), edge(-1)];
  const low = (p: Point, k: number) => written([p[0], p[1] + k]);
  const bow = ([a, b, c]: [Point, Point, Point]) => `M${written(a)}Q${written(b)} ${written(c)}`;
  return {
    deck: `${bow(near)}L${written(far[2])}Q${written(far[1])} ${written(far[0])}z`,
    arch: `${bow(near)}L${low(near[2], 3)}Q${low(near[1], 4.5)} ${low(near[0], 3)}z`,
    rails: bow(near) + bow(far),
  };
}

/** All bridges, as three paths. */
export function bridges(): { deck: string; arch: string; rails: string } {
  const all = STREETS.flatMap(({ line }) => spans(line)).map(bridge);
  const join = (part: "deck" | "arch" | "rails") => all.map((one) => one[part]).join("");
  return { deck: join("deck"), arch: join("arch"), rails: join("rails") };
}
