import { expect, test } from "vitest";
import { entryOf, GAME_FOLDERS, inOrder } from "../src/lib/game-entries";
import { SHAPES } from "../src/wire/shapes";
import { wordsIn } from "./helpers";

const GAMES = Object.keys(SHAPES);
/** A game's name as a word of its own, in any spelling. */
const NAMED = new RegExp(`(?<![a-z])(${GAMES.join("|")})(?![a-z])`, "i");

const SOURCES = Object.entries(
  import.meta.glob<string>(["../src/**/*", "../index.html", "../vite.config.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const FRAME = SOURCES.filter(
  ([path]) => !path.startsWith("../src/games/") && !path.startsWith("../src/wire/"),
);

test("outside its folder and the generated types, nothing names a game", () => {
  expect(FRAME.length).toBeGreaterThan(40);
  expect(FRAME.find(([path]) => path.endsWith("/HomePage.svelte"))?.[1]).toContain("<script");
  const naming = FRAME.flatMap(([path, text]) =>
    text
      .split("\n")
      .flatMap((line, number) =>
        NAMED.test(line) ? [`${path}:${number + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(naming).toEqual([]);
});

test("a name is found wherever it stands", () => {
  for (const game of GAMES) expect(NAMED.test(`if (game === "${game}")`), game).toBe(true);
  expect(NAMED.test("t(`web-rules-inkognito-1`)")).toBe(true);
});

test("a folder is called as its game, and games do not use each other's", () => {
  for (const folder of GAME_FOLDERS.keys()) expect([...GAMES, "plain"]).toContain(folder);
  for (const [path, text] of SOURCES.filter(([each]) => each.startsWith("../src/games/"))) {
    const used = [...text.matchAll(/from "\.\.\/([^./"][^"]*)"/g)].map((match) => match[1]);
    expect(used, path).toEqual([]);
  }
});

test("a game without a folder is plain, and comes after the others", () => {
  expect(GAME_FOLDERS.get("plain")).toBe(entryOf("brand-new"));
  const games = [
    { game: "brand-new" },
    { game: "inkognito" },
    { game: "newer" },
    { game: "infiltraitors" },
  ];
  expect(inOrder(games).map(({ game }) => game)).toEqual([
    "inkognito",
    "infiltraitors",
    "brand-new",
    "newer",
  ]);
});

test.each(["en", "fr"] as const)("what a game's folder says has words in %s", (language) => {
  const words = wordsIn(language);
  for (const [game, { verdict, again, confirm }] of GAME_FOLDERS) {
    for (const kind of confirm) expect(words.has(`${game}-sure-${kind}`)).toBe(true);
    for (const result of ["won", "drawn", "not-won"] as const)
      expect(words.has(verdict(result))).toBe(true);
    for (const won of [true, false]) expect(words.has(again(won))).toBe(true);
  }
});

test("every action that asks once more is one of its game", () => {
  for (const [game, { confirm }] of GAME_FOLDERS)
    for (const kind of confirm) expect(SHAPES[game]?.actions).toHaveProperty(kind);
});
