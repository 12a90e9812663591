// The texts (src/ridotto/words) as the client needs them: read when it is built, so that no browser has to
// take a Fluent file apart, and one download for the house, one for each game and one for each first evening, in either language.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** What the house says of every game before anybody has chosen one. */
const OF_THE_HOUSE = ["title", "about"];
const FOLDER = join(import.meta.dirname, "../src/ridotto/words/");
const WORDS = "virtual:words";
const HOUSE = "house";
const LESSON = "lesson-";
/** What is said on some pages alone. */
const APART = ["notebook", "puzzle", "review"];
const PAGES = "web-";

type Texts = FluentResource["body"];

/** The texts of a language, by whose they are: the house's, a game's (`GAME`), or those of its first
    evening (`lesson-GAME`), or those of some pages alone. A game is what has a title. */
export function textsOf(language: string): Map<string, Texts> {
  const folder = `${FOLDER}${language}/`;
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".ftl"))
    .sort()
    .map((file) => ({
      name: file.slice(0, -".ftl".length),
      texts: new FluentResource(readFileSync(folder + file, "utf8")).body,
    }));
  const games = files.flatMap(({ name, texts }) =>
    !name.startsWith(PAGES) && texts.some((text) => text.id === `${name}-title`) ? [name] : [],
  );
  const found = new Map<string, Texts>([HOUSE, ...games].map((whose) => [whose, []]));
  for (const { name, texts } of files) {
    // What is said in a first evening only who learns needs, and so with the notebook, puzzles and reviews.
    if (name.startsWith(LESSON) || APART.includes(name)) {
      found.set(name, texts);
      continue;
    }
    const about = name.startsWith(PAGES) ? name.slice(PAGES.length) : name;
    // The longest: one game's name may begin with another's.
    const game = games
      .filter((each) => about === each || about.startsWith(`${each}-`))
      .sort((one, other) => other.length - one.length)[0];
    const first = OF_THE_HOUSE.map((what) => `${game}-${what}`);
    for (const text of texts)
      found.get(game && !first.includes(text.id) ? game : HOUSE)?.push(text);
  }
  return found;
}

export function texts(): Plugin {
  const languages = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !entry.name.startsWith("_") ? [entry.name] : [],
  );
  const loaders = (language: string) =>
    [...textsOf(language).keys()].map(
      (whose) => `${JSON.stringify(whose)}: () => import("${WORDS}/${language}/${whose}")`,
    );
  return {
    name: "words",
    resolveId: (id) => (id === WORDS || id.startsWith(`${WORDS}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${WORDS}`) {
        const all = languages.map((language) => `${language}: { ${loaders(language).join(", ")} }`);
        return `export default { ${all.join(", ")} };`;
      }
      if (!id.startsWith(`\0${WORDS}/`)) return null;
      const [language = "", whose = ""] = id.split("/").slice(1);
      for (const file of readdirSync(FOLDER + language))
        this.addWatchFile(`${FOLDER}${language}/${file}`);
      // A text that is read as JSON is there sooner than one that is read as a program.
      const body = JSON.stringify(textsOf(language).get(whose) ?? []);
      return `export default JSON.parse(${JSON.stringify(body)});`;
    },
  };
}
