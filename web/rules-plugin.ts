// Turns the pages of rules (src/ridotto/rules, which says how they are written) into HTML when the
// client is built: each becomes a module of its own, and no Markdown is read in the browser.
import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";

export interface Section {
  id: string;
  title: string;
}
export interface RulesText {
  title: string;
  sections: Section[];
  /** Every rule has its tag as its id, and every section has one of its own. */
  html: string;
}

const PAGES = /\/ridotto\/rules\/[a-z]+\/[\w-]+\.md$/;
const TAG = /^[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*$/;

export function rules(): Plugin {
  return {
    name: "rules",
    transform(source, id) {
      if (!PAGES.test(id)) return null;
      return { code: `export default ${JSON.stringify(render(source))};`, map: null };
    },
  };
}

/** The page that a text makes. */
export function render(source: string): RulesText {
  // As French is set: narrow spaces, but before a colon.
  const text = source.replace(/ (?=[;?!»])|(?<=«) /g, "\u202f").replace(/ (?=:)/g, "\u00a0");
  const title = /^# (.+)$/m.exec(text)?.[1] ?? "";
  const sections: Section[] = [];
  const tags: string[] = [];
  const marked = new Marked({
    renderer: {
      heading({ depth, text: heading }) {
        if (depth === 1) return "";
        const id = slug(heading);
        sections.push({ id, title: heading });
        return `<h2 id="${id}"><a href="#${id}">${heading}</a></h2>\n`;
      },
      listitem(item) {
        const [opening] = item.tokens;
        const tag = takeTag(opening && "tokens" in opening ? opening.tokens : undefined);
        if (tag) tags.push(tag);
        // What a point says, and the points below it.
        const below = item.tokens.filter((token) => token.type === "list");
        const said = item.tokens.filter((token) => token.type !== "list");
        const body = `<p>${this.parser.parseInline(said.flatMap((token) => ("tokens" in token ? (token.tokens ?? []) : [])))}</p>${this.parser.parse(below)}`;
        return tag
          ? `<li class="rule" id="${tag}">${anchor(tag)}<div>${body}</div></li>\n`
          : `<li>${body}</li>\n`;
      },
      table(token) {
        const label = token.header.map((cell) => cell.text);
        const head = label
          .map((cell) => `<th scope="col">${cell.replace(/`([^`]+)`/g, "<code>$1</code>")}</th>`)
          .join("");
        const rows = token.rows.map((row) => {
          const tag = takeTag(row[0]?.tokens);
          if (tag) tags.push(tag);
          const cells = row.map((cell, place) => {
            const inner = tag && place === 0 ? anchor(tag) : this.parser.parseInline(cell.tokens);
            return `<td data-label="${label[place] ?? ""}">${inner}</td>`;
          });
          return tag
            ? `<tr class="rule" id="${tag}">${cells.join("")}</tr>`
            : `<tr>${cells.join("")}</tr>`;
        });
        const many = label.length > 4 ? ' class="many"' : "";
        return `<table${many}><thead><tr>${head}</tr></thead><tbody>${rows.join("\n")}</tbody></table>\n`;
      },
      em({ tokens }) {
        // Rulings are the only thing that is stressed like this on a page.
        return `<em class="ruling">${this.parser.parseInline(tokens)}</em>`;
      },
    },
  });
  const html = marked.parse(text, { async: false });
  return { title, sections, html: linked(html, tags) };
}

function anchor(tag: string): string {
  return `<a class="tag" href="#${tag}">${tag}</a>`;
}

/** The tag that something begins with, in bold; it is taken out. */
function takeTag(inline: Tokens.Generic[] | undefined): string | null {
  const first = inline?.[0];
  const text: unknown = first?.["text"];
  if (first?.type !== "strong" || typeof text !== "string" || !TAG.test(text)) return null;
  inline?.shift();
  return text;
}

/** Where a tag is mentioned, it is a link; numbers alone are not: they may be anything. */
function linked(html: string, tags: string[]): string {
  const known = new Set(tags.filter((tag) => /[A-Za-z]/.test(tag)));
  let inside = 0;
  return html
    .split(/(<[^>]+>)/)
    .map((part) => {
      const mark = /^<(\/?)(a|code|svg|h2)\b/.exec(part);
      if (mark) inside += mark[1] ? -1 : 1;
      if (inside || part.startsWith("<")) return part;
      return part.replace(/[A-Za-z]+[\w.-]*\w/g, (word) =>
        known.has(word) ? `<a href="#${word}">${word}</a>` : word,
      );
    })
    .join("");
}

function slug(heading: string): string {
  const plain = heading
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
