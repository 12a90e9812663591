// Compass, cartouche, and names in the water, as an engraver would have put them.
import { NAMES } from "./geography.ts";
import { written } from "./lines.ts";
import type { Theme } from "./themes.ts";

const SERIF =
  "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua','URW Palladio L',Georgia,serif";

/** Left of the city: a phone does not show it. */
export function compass(c: Theme): string {
  const [x, y, r] = [-46, 656, 44];
  const ray = (turn: number, long: number, wide: number) =>
    `<g transform="rotate(${turn})"><path fill="${c.scrollEdge}" fill-opacity=".75" d="M0 0L${wide} ${-wide}L0 ${-long}z"/><path fill="${c.scroll[1]}" d="M0 0L${-wide} ${-wide}L0 ${-long}z"/></g>`;
  const ticks = Array.from({ length: 32 }, (_, k) => {
    const a = (k / 32) * Math.PI * 2;
    return `M${(Math.cos(a) * (r - 9)).toFixed(1)} ${(Math.sin(a) * (r - 9)).toFixed(1)}L${(Math.cos(a) * (r - 6)).toFixed(1)} ${(Math.sin(a) * (r - 6)).toFixed(1)}`;
  }).join("");
  return `<g transform="translate(${x} ${y})" opacity=".8" stroke="${c.scrollEdge}" stroke-width=".6" stroke-opacity=".8"><circle r="${r - 6}"/><circle r="${r - 9}" stroke-width=".4"/><circle r="${r * 0.42}" stroke-width=".4"/><path d="${ticks}"/>${[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((t) => ray(t, r * 0.5, 2.4)).join("")}${[45, 135, 225, 315].map((t) => ray(t, r * 0.7, 4)).join("")}${[0, 90, 180, 270].map((t) => ray(t, r, 5)).join("")}<circle r="3.500" fill="${c.scroll[0]}"/><path fill="${c.title}" stroke="none" d="M0-57c2.600 3 3.400 5 1.600 8.500 1.700-1.500 4-1.500 4.600.8.400 1.800-1.200 2.700-2.600 2.200l-.6 1.800h-6l-.6-1.800c-1.400.5-3-.4-2.600-2.200.6-2.300 2.900-2.300 4.600-.8-1.800-3.500-1-5.500 1.600-8.500z"/></g>`;
}

export function cartouche(c: Theme): string {
  const [x, y, size] = [892, 78, 0.84];
  const half = `M0-34H78q8 0 8 8 12-2 12 8 0 8-8 7v22q8-1 8 7 0 10-12 8 0 8-8 8H0`;
  const curl = `M86-26q-9 1-8 8 1 5 6 4 4-1 2-5M90 11q-9-1-10 6 0 5 5 5 4 0 3-4`;
  return `<g transform="translate(${x} ${y}) scale(${size})" opacity=".8"><g stroke="${c.scrollEdge}" stroke-width=".9"><path fill="${c.scroll[0]}" d="${half}H-78q-8 0-8-8-12 2-12-8 0-8 8-7v-22q-8 1-8-7 0-10 12-8 0-8 8-8z"/><path d="${curl}"/><path transform="scale(-1 1)" d="${curl}"/><path stroke-width=".5" d="M-70-28H70M-70 28H70"/>
<path fill="${c.scroll[1]}" d="M-21-38q9-9 21-5 12-4 21 5 1 10-9 11-8 0-12-6-4 6-12 6-10-1-9-11z"/><path fill="${c.scrollEdge}" stroke="none" d="M-14-36q5-3 9 1-5 4-9-1zM14-36q-5-3-9 1 5 4 9-1z"/></g>
<g fill="${c.title}" text-anchor="middle" font-family="${SERIF}"><text y="9" x="3" font-size="25" letter-spacing="6">RIDOTTO</text><text y="23" font-size="10.500" font-style="italic" letter-spacing="1.200" fill-opacity=".85">Venezia, ${c.time}</text></g></g>`;
}

export function names(c: Theme): string {
  const all = NAMES.map(
    ({ text, size, line: [a, b, e] }, k) =>
      `<path id="name${k}" fill="none" d="M${written(a)}Q${written(b)} ${written(e)}"/><text font-size="${size}" letter-spacing="${size / 4}"><textPath href="#name${k}" startOffset="50%">${text}</textPath></text>`,
  );
  return `<g fill="${c.label}" fill-opacity="${c.labelForce}" text-anchor="middle" font-style="italic" font-family="${SERIF}">${all.join("")}</g>`;
}
