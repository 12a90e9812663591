// The colours of the sheet by night and by day. The map recedes: no colour of a side, and gold only
// as lamplight.
type Pair = [light: string, dark: string];

export interface Theme {
  sea: [middle: string, edge: string];
  line: string;
  lineForce: [number, number, number, number];
  ripple: number;
  wake: string;
  wakeUnder: string;
  wakeUnderForce: number;
  quay: string;
  land: string;
  shore: string;
  campo: string;
  street: string;
  streetEdge: string;
  roofs: [Pair, Pair, Pair];
  walls: Pair;
  ink: string;
  inkForce: number;
  hatch: number;
  sightForce: number;
  stone: Pair;
  lead: Pair;
  brick: Pair;
  dark: string;
  arch: string;
  rail: string;
  tree: string;
  hull: string;
  hullTrim: string;
  sail: string;
  window: string;
  windowShare: number;
  windowForce: number;
  lamp: string;
  /** How bright lamps are; by day they are out. */
  lampForce: number;
  label: string;
  labelForce: number;
  scroll: Pair;
  scrollEdge: string;
  title: string;
  time: string;
}

export const THEMES: Record<"night" | "day", Theme> = {
  night: {
    sea: ["#123543", "#0a222d"],
    line: "#86b7c2",
    lineForce: [0.36, 0.25, 0.16, 0.09],
    ripple: 0.17,
    wake: "#86bac7",
    wakeUnder: "#04151c",
    wakeUnderForce: 0.4,
    quay: "#13242a",
    land: "#22343a",
    shore: "#5d7275",
    campo: "#4a5a5c",
    street: "#9d967f",
    streetEdge: "#15242a",
    roofs: [
      ["#4a6268", "#384d55"],
      ["#43606a", "#314954"],
      ["#536569", "#415259"],
    ],
    walls: ["#2e3f45", "#22323a"],
    ink: "#0a1b22",
    inkForce: 0.75,
    hatch: 0.28,
    sightForce: 0.9,
    stone: ["#68797a", "#4d5f63"],
    lead: ["#5f7f83", "#45636a"],
    brick: ["#5d6463", "#495254"],
    dark: "#0d1d24",
    arch: "#0a1a21",
    rail: "#1a2a30",
    tree: "#2b4b43",
    hull: "#081319",
    hullTrim: "#7f8f8b",
    sail: "#8d9890",
    window: "#f0bd6a",
    windowShare: 0.07,
    windowForce: 0.85,
    lamp: "#f3c474",
    lampForce: 0.2,
    label: "#8fb4ba",
    labelForce: 0.5,
    scroll: ["#1d3842", "#15303a"],
    scrollEdge: "#7c9a9c",
    title: "#a9bdb6",
    time: "di notte",
  },
  day: {
    sea: ["#d2dccd", "#bccdc3"],
    line: "#4f7a7d",
    lineForce: [0.42, 0.3, 0.2, 0.12],
    ripple: 0.26,
    wake: "#2f6c7d",
    wakeUnder: "#eef3e8",
    wakeUnderForce: 0.55,
    quay: "#b3a27b",
    land: "#e2d5b4",
    shore: "#9a8860",
    campo: "#efe5cb",
    street: "#fbf5e4",
    streetEdge: "#a8925f",
    roofs: [
      ["#dcba98", "#cfa988"],
      ["#e0c3a2", "#d4b391"],
      ["#d9c09d", "#cab08c"],
    ],
    walls: ["#ebdfc2", "#ddcca8"],
    ink: "#7a6340",
    inkForce: 0.42,
    hatch: 0.15,
    sightForce: 0.62,
    stone: ["#f4ead2", "#d9c7a1"],
    lead: ["#b9c4b8", "#98a89f"],
    brick: ["#dcae8c", "#c19170"],
    dark: "#7c6541",
    arch: "#8d7a55",
    rail: "#8f7a4e",
    tree: "#b3b98c",
    hull: "#4a4130",
    hullTrim: "#d9c59a",
    sail: "#f5ecd6",
    window: "#7c6541",
    windowShare: 0.3,
    windowForce: 0.5,
    lamp: "#fff",
    lampForce: 0,
    label: "#3f6a70",
    labelForce: 0.6,
    scroll: ["#f4ead0", "#e6d8b5"],
    scrollEdge: "#8a7750",
    title: "#5c4420",
    time: "di giorno",
  },
};
