// Draws the board of Inkognito: an engraved bird's-eye view of Venice, by night and by day. The same
// input gives the same bytes.
import { SHEET } from "../src/games/inkognito/map-places.ts";
import { boats } from "./boats.ts";
import { bridges } from "./bridges.ts";
import { between, seeded } from "./chance.ts";
import { CITY, LAMPS, NAMES, SQUARES } from "./geography.ts";
import { Builder, type House } from "./houses.ts";
import { coast, deep } from "./land.ts";
import { SIGHTS } from "./landmarks.ts";
import { cartouche, compass, names } from "./lettering.ts";
import { curve, lerp, relative, ring, sample, short, toLine, type Point } from "./lines.ts";
import { SPACES, STREETS, WAKES } from "./routes.ts";
import { THEMES, type Theme } from "./themes.ts";

const SEED = 1505;

export interface Drawing {
  night: string;
  day: string;
}

const path = (d: string, attributes = "") =>
  d ? `<path d="${d}"${attributes ? ` ${attributes}` : ""}/>` : "";
const use = (id: string, attributes: string) => `<use href="#${id}" ${attributes}/>`;
const group = (attributes: string, inner: string) => `<g ${attributes}>${inner}</g>`;

export function draw(): Drawing {
  const chance = seeded(SEED);
  const city = new Builder(
    chance,
    SIGHTS.map(({ room }) => room),
  );
  city.build();
  city.plant();
  const { houses, trees } = city;
  const gather = (pick: (house: House) => Point[][]) =>
    houses
      .flatMap(pick)
      .map((shape) => `${relative(shape, 2)}z`)
      .join("");
  const roofs = [0, 1, 2].map((tone) => {
    const of = (lit: boolean, part: "back" | "front") =>
      gather((h) => (h.tone === tone && h.lit === lit ? [h[part]] : []));
    return {
      backLit: of(false, "back"),
      backDark: of(true, "back"),
      frontLit: of(true, "front"),
      frontDark: of(false, "front"),
    };
  });
  const windows = houses
    .flatMap(({ wall: [a, b] }) =>
      [0.25, 0.5, 0.75].map((t) => lerp(a, b, t + between(chance, -0.06, 0.06))),
    )
    .map(([x, y]) => ({ x, y: y - between(chance, 1.8, 3.4), luck: chance() }));
  const campi = SPACES.map(({ at: [x, y], kind }) => {
    const r = kind === "plain" || kind === "start" ? 15.5 : 17.5;
    const corners = Array.from({ length: 9 }, (_, k): Point => {
      const a = (k / 9) * Math.PI * 2 + between(chance, -0.14, 0.14);
      const s = r * between(chance, 0.93, 1.04);
      return [x + Math.cos(a) * s, y + Math.sin(a) * s * 0.94];
    });
    return ring(corners);
  }).join("");
  const ripples = ripplesIn(() => chance());
  const afloat = boats(chance);
  const lines = [3.2, 6.6, 10.8, 16].map((level, k) => coast(level, 50 + k * 12, 0.5 + k * 0.12));
  const shore = coast(0, 30);
  const quays = coast(-2.6, 60, 0.8);
  const spans = bridges();
  const walls = { front: gather((h) => [h.wall]), ends: gather((h) => h.ends) };
  const hips = gather((h) => h.hip);
  const tiles = roofs.flatMap((_, k) => [`b${k}`, `f${k}`]);
  const treetops = trees
    .map(([x, y, r]) => {
      const [s, d] = [short(r), short(2 * r)];
      return `M${short(x - r)} ${short(y - r)}a${s} ${s} 0 1 1 ${d} 0q0 ${s}-${s} ${s}t-${s}-${s}z`;
    })
    .join("");

  function sheet(c: Theme): string {
    const lit = windows
      .filter(({ luck }) => luck < c.windowShare)
      .map(({ x, y }) => `M${short(x)} ${short(y)}v1.5`)
      .join("");
    const [left, top, width, height] = SHEET;
    const waterLines =
      lines
        .map((d, k) =>
          path(
            d,
            `stroke-width="${[0.9, 0.8, 0.7, 0.6][k] ?? 0.6}" stroke-opacity="${c.lineForce[k] ?? 0}"`,
          ),
        )
        .join("") + path(ripples, `stroke-width=".7" stroke-opacity="${c.ripple}"`);
    const tiled =
      roofs
        .map(
          (r, k) =>
            path(r.backLit, `fill="${c.roofs[k]?.[0] ?? ""}"`) +
            use(`b${k}`, `fill="${c.roofs[k]?.[1] ?? ""}"`),
        )
        .join("") +
      roofs
        .map(
          (r, k) =>
            path(r.frontLit, `fill="${c.roofs[k]?.[0] ?? ""}"`) +
            use(`f${k}`, `fill="${c.roofs[k]?.[1] ?? ""}"`),
        )
        .join("") +
      path(hips, `fill="${c.ink}" fill-opacity=".14"`) +
      tiles.map((id) => use(id, 'fill="url(#tiles)" stroke="none"')).join("") +
      path(walls.ends, `fill="${c.walls[1]}"`) +
      path(walls.front, `fill="${c.walls[0]}"`);
    const defs = [
      `<radialGradient id="sea" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${left + width / 2} ${top + height / 2}) scale(${width / 2} ${height / 2})"><stop offset="0" stop-color="${c.sea[0]}"/><stop offset="1" stop-color="${c.sea[1]}"/></radialGradient>`,
      `<radialGradient id="lamp"><stop offset="0" stop-color="${c.lamp}" stop-opacity="${c.lampForce}"/><stop offset="1" stop-color="${c.lamp}" stop-opacity="0"/></radialGradient>`,
      `<pattern id="tiles" width="2.4" height="2.4" patternUnits="userSpaceOnUse" patternTransform="rotate(68)"><path d="M0 0h2.4" stroke="${c.ink}" stroke-opacity="${c.hatch}" stroke-width=".7"/></pattern>`,
      path(shore, 'id="shore"'),
      path(WAKES.map((w) => w.path).join(""), 'id="wakes"'),
      path(STREETS.map((w) => w.path).join(""), 'id="streets"'),
      ...roofs.map((r, k) => path(r.backDark, `id="b${k}"`) + path(r.frontDark, `id="f${k}"`)),
    ];
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${SHEET.join(" ")}" width="${width}" height="${height}" fill="none" stroke-linejoin="round">`,
      `<defs>${defs.join("\n")}</defs>`,
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="url(#sea)"/>`,
      group(`stroke="${c.line}"`, waterLines),
      use(
        "wakes",
        `stroke="${c.wakeUnder}" stroke-width="6.5" stroke-linecap="round" stroke-opacity="${c.wakeUnderForce}"`,
      ),
      names(c),
      use("shore", `y="4" fill="${c.quay}" stroke="${c.quay}"`),
      use("shore", `fill="${c.land}" stroke="${c.shore}" stroke-width="1.2"`),
      path(quays, `stroke="${c.shore}" stroke-opacity=".4" stroke-width=".6"`),
      use(
        "wakes",
        `stroke="${c.wake}" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="6 7.5"`,
      ),
      group(
        `fill="${c.campo}" stroke="${c.streetEdge}" stroke-width=".8"`,
        path(SQUARES.map(ring).join("")) + path(campi),
      ),
      use("streets", `stroke="${c.streetEdge}" stroke-width="5.8" stroke-linecap="round"`),
      use("streets", `stroke="${c.street}" stroke-width="4" stroke-linecap="round"`),
      path(
        treetops,
        `fill="${c.tree}" stroke="${c.ink}" stroke-width=".4" stroke-opacity="${c.inkForce}"`,
      ),
      group(`stroke="${c.ink}" stroke-width=".5" stroke-opacity="${c.inkForce}"`, tiled),
      path(lit, `stroke="${c.window}" stroke-width="1.2" stroke-opacity="${c.windowForce}"`),
      path(spans.arch, `fill="${c.arch}"`),
      path(spans.deck, `fill="${c.street}"`),
      path(spans.rails, `stroke="${c.rail}" stroke-width="1"`),
      afloat(c),
      group(
        `stroke="${c.ink}" stroke-width=".6" stroke-opacity="${c.sightForce}"`,
        SIGHTS.map((sight) => sight.draw(c)).join(""),
      ),
      ...(c.lampForce
        ? LAMPS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#lamp)"/>`)
        : []),
      compass(c),
      cartouche(c),
      "</svg>\n",
    ].join("\n");
  }
  return { night: sheet(THEMES.night), day: sheet(THEMES.day) };
}

/** Small waves in open water, away from routes and names. */
function ripplesIn(chance: () => number): string {
  const [left, top, width, height] = SHEET;
  const lettering = NAMES.map(({ line: [a, b, c] }) =>
    sample(curve([a, lerp(lerp(a, c, 0.5), b, 0.5), c]), 8),
  );
  const wakes = WAKES.map(({ line }) => line.filter((_, i) => i % 4 === 0));
  const found: string[] = [];
  for (let k = 0; k < 4200 && found.length < 420; k += 1) {
    const x = between(chance, left + 6, left + width - 20);
    const y = between(chance, top + 6, top + height - 6);
    const w = between(chance, 6, 15);
    if (
      deep(x, y) > 22 &&
      deep(x + w, y) > 22 &&
      lettering.every((line) => toLine(x + w / 2, y + 5, line) > 18) &&
      wakes.every((line) => toLine(x + w / 2, y, line) > 11)
    )
      found.push(`M${short(x)} ${short(y)}q${short(w / 4)}-2 ${short(w / 2)} 0t${short(w / 2)} 0`);
  }
  return found.join("");
}

/** How figures travel: the very lines that are drawn, by kind and `a-b`. */
export function walks(): string {
  const by = (routes: typeof STREETS) =>
    Object.fromEntries(routes.map(({ ends, path: line }) => [ends.join("-"), line]));
  return `${JSON.stringify({ land: by(STREETS), water: by(WAKES) }, null, 1)}\n`;
}

/** What is wrong with the drawing: there should be nothing. */
export function faults(): string[] {
  const all = [...STREETS, ...WAKES];
  const far = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v);
  return [
    ...WAKES.filter(({ ends, line }) =>
      line.some(
        (p) =>
          deep(...p) < -1 && SPACES.every(({ id, at }) => !ends.includes(id) || far(p, at) > 27),
      ),
    ).map(({ ends }) => `water route ${ends.join("-")} runs over land`),
    ...all.flatMap(({ ends, line }) =>
      SPACES.filter(({ id, at }) => !ends.includes(id) && toLine(...at, line) < 21).map(
        ({ id }) => `route ${ends.join("-")} passes close to space ${id}`,
      ),
    ),
    ...SIGHTS.filter(({ open }) => !open).flatMap(({ room: [a, b, c, d] }) =>
      all
        .filter(({ line }) => line.some(([x, y]) => x > a && x < c && y > b && y < d - 1))
        .map(({ ends }) => `a sight at ${a} ${b} hides route ${ends.join("-")}`),
    ),
    ...(CITY.width > SHEET[2] ? ["the city is wider than its sheet"] : []),
  ];
}
