// Finds words on a page of rules as they are typed: by how words begin, whatever their case and accents.

/** What one rule says; or what stands outside of rules, under its section. */
export interface Passage {
  /** The address on the page: a rule’s tag, or that of a section. */
  id: string;
  /** The tag, or the title of the section. */
  label: string;
  text: string;
}

export interface Piece {
  text: string;
  hit: boolean;
}

export interface Found {
  passage: Passage;
  /** A line of it, round the first word that was found. */
  pieces: Piece[];
}

/** From where to where in a text. */
type Span = [number, number];

const AROUND = { before: 45, length: 150 };
const LIGATURES: Record<string, string> = {
  œ: "oe",
  æ: "ae",
  "’": "'",
  "\u00a0": " ",
  "\u202f": " ",
};

/** A text as it is compared, and where each of its letters stands in the text itself. */
function fold(text: string): { folded: string; from: number[] } {
  let folded = "";
  const from: number[] = [];
  for (let place = 0; place < text.length; place++) {
    const letter = text.charAt(place).toLowerCase();
    const plain = LIGATURES[letter] ?? letter.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
    folded += plain;
    for (let each = 0; each < plain.length; each++) from.push(place);
  }
  return { folded, from };
}

/** What is looked for, word by word. */
export function wordsOf(query: string): string[] {
  return fold(query).folded.split(/\s+/).filter(Boolean);
}

/** Where one of these words begins a word of the text. */
export function hits(text: string, words: string[]): Span[] {
  const { folded, from } = fold(text);
  const spans: Span[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      if (/[\p{L}\p{N}]/u.test(folded.charAt(at - 1)) && /^[\p{L}\p{N}]/u.test(word)) continue;
      const last = from[at + word.length - 1] ?? text.length - 1;
      spans.push([from[at] ?? 0, last + 1]);
    }
  }
  return spans.sort(([one], [other]) => one - other);
}

/** The texts of a page that can be searched, each with the address it is found under. */
export function* textsOf(page: HTMLElement): Generator<[text: Text, id: string]> {
  let section = "";
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.tagName === "H2") section = node.id;
    if (!(node instanceof Text) || node.parentElement?.closest("svg, th, .tag")) continue;
    yield [node, node.parentElement?.closest(".rule")?.id ?? section];
  }
}

/** All that a page says, in its order; `title` is what stands before the first section. */
export function passagesOf(html: string, title: string): Passage[] {
  const page = document.createElement("div");
  page.innerHTML = html;
  const found = new Map<string, Passage>();
  let block: Element | null = null;
  for (const [node, id] of textsOf(page)) {
    const passage = found.get(id) ?? { id, label: labelOf(page, id) || title, text: "" };
    const inside = node.parentElement?.closest("p, td, li, h2, figcaption") ?? null;
    if (inside !== block) passage.text += inside?.tagName === "TD" && passage.text ? " · " : " ";
    block = inside;
    passage.text += node.data;
    found.set(id, passage);
  }
  for (const passage of found.values()) passage.text = passage.text.replace(/\s+/g, " ").trim();
  return [...found.values()];
}

function labelOf(page: HTMLElement, id: string): string {
  return page.querySelector(`h2[id="${id}"]`)?.textContent ?? id;
}

/** What has all the words that are looked for; a rule whose tag is asked for comes first. */
export function search(passages: Passage[], query: string): Found[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const asked = words.join(" ");
  const tagged = (passage: Passage, word: string) => hits(passage.label, [word]).length > 0;
  return passages
    .filter((passage) =>
      words.every((word) => hits(passage.text, [word]).length > 0 || tagged(passage, word)),
    )
    .sort((one, other) => Number(isTag(other, asked)) - Number(isTag(one, asked)))
    .map((passage) => ({ passage, pieces: piecesOf(passage.text, hits(passage.text, words)) }));
}

function isTag(passage: Passage, asked: string): boolean {
  return passage.id === passage.label && fold(passage.id).folded === asked;
}

function piecesOf(text: string, spans: Span[]): Piece[] {
  const wanted = Math.max(0, (spans[0]?.[0] ?? 0) - AROUND.before);
  const begin = wanted && text.indexOf(" ", wanted) + 1;
  const end =
    begin + AROUND.length < text.length
      ? text.lastIndexOf(" ", begin + AROUND.length)
      : text.length;
  const pieces: Piece[] = [{ text: begin ? "… " : "", hit: false }];
  let at = begin;
  for (const [from, to] of spans) {
    if (from < at || to > end) continue;
    pieces.push(
      { text: text.slice(at, from), hit: false },
      { text: text.slice(from, to), hit: true },
    );
    at = to;
  }
  pieces.push({ text: text.slice(at, end) + (end < text.length ? " …" : ""), hit: false });
  return pieces.filter((piece) => piece.text);
}
