// The texts: the same Fluent files as everywhere in the house, one language at a time; those of a game
// when it is needed.
import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import PARTS from "virtual:words";
import { set, settings } from "./device-settings.svelte";
import type { Point, Reason, Saying } from "../wire/messages";
import { SHAPES } from "../wire/shapes";
import { listOfField, wordsIn } from "./numbers-to-words";
import { isEnd, type AnyFact, type Evidence, type Offer, type Outcome } from "./viewer";

export type Arguments = Record<string, FluentVariable>;

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What each calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français" };

type Texts = FluentResource["body"];

/** Lists whose words are seats, and so may be the reader. */
const PEOPLE: string[] = ["seat", "side", "agent"];
const NO_SEAT = "nobody";

/** Who reads of an action: whoever does it, whoever is advised to, or anybody after it was done. */
export type Told = "own" | "advised" | "done";

/** What turns codes into sentences; the counterpart of ridotto.words. Whoever reads (`me`, a seat) is spoken to. */
export class Words {
  readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    readonly parts: Texts[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { NTH: nth } });
    for (const body of parts) this.bundle.addResource({ body });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  text(id: string, args: Arguments = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return `⟨${id}⟩`; // seen in tests and never by people
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, args, errors);
  }

  /** The words for one value: the game's own, or those all games share. */
  value(game: string, of: string, word: string): string {
    const name = `${of}-${word}`.replace(/[^A-Za-z0-9-]/g, "-");
    const own = `${game}-${name}`;
    return this.text(this.has(own) ? own : name);
  }

  /** The same to begin a line with: a name may have an article. */
  label(game: string, of: string, word: string): string {
    return sentence(this.value(game, of, word));
  }

  join(parts: string[], how = "list"): string {
    if (parts.length < 2) return parts.join("");
    return this.text(how, { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
  }

  /** What happened, in a sentence. */
  fact(game: string, fact: AnyFact, me: string | null): string {
    const { toldTo, ...plain } = fact;
    if (toldTo) {
      const who = this.join(toldTo.map((seat) => this.value(game, "seat", seat)));
      return this.text("web-told", { who, what: this.fact(game, plain, null) });
    }
    if (isEnd(fact)) return this.outcome(game, fact.outcome, me);
    const of = "of" in fact && fact.kind === "veiled" ? `-${String(fact.of)}` : "";
    return sentence(this.text(`${game}-${fact.kind}${of}`, this.arguments(game, fact, me)));
  }

  /** One point of what a decision claims. */
  point(game: string, point: Point): string {
    return this.text(`${game}-is-${point.what}`, {
      whose: point.whose ? this.value(game, "seat", point.whose) : "",
      whose_key: point.whose,
      value: point.of ? this.value(game, point.of, point.value) : "",
    });
  }

  outcome(game: string, outcome: Outcome, me: string | null): string {
    const args = {
      me: me ?? NO_SEAT,
      side: this.text(`${game}-side-${outcome.side}`),
      side_key: outcome.side,
      count: outcome.winners.length,
      ...this.worded(game, "winners", "seat", outcome.winners, me),
    };
    return sentence(this.text(`${game}-ended-${outcome.reason}`, args));
  }

  /** What I am asked for, or told while somebody else is. */
  prompt(game: string, saying: Saying, me: string | null): string {
    const args: Arguments = { me: me ?? NO_SEAT };
    for (const [name, value] of Object.entries(saying.arguments)) {
      const [of = "", ...named] = typeof value === "number" ? [] : value;
      if (typeof value === "number") args[name] = value;
      else Object.assign(args, this.worded(game, name, of, named, me));
    }
    const own = `${game}-ask-${saying.id}`;
    return sentence(this.text(this.has(own) ? own : `ask-${saying.id}`, args));
  }

  /** Why something is certain, in a sentence: what was observed. */
  because(game: string, evidence: Evidence[]): string {
    const told = evidence.map(({ says, fact }) =>
      this.text(`${game}-because-${says}`, this.arguments(game, fact, null)),
    );
    return sentence(told.reduce((first, last) => this.text("then", { first, last })));
  }

  /** Why a bot did it. */
  reason(game: string, reason: Reason): string {
    const said = this.text(`reason-${reason.code}`, this.argued(game, reason));
    return this.text("replay-reason", { reason: said });
  }

  /** Why I should do something; and when, where that is not now. */
  advice(game: string, reason: Reason, when?: Reason): string {
    const why = sentence(this.text(`advice-${reason.code}`, this.argued(game, reason)));
    if (!when) return why;
    return `${why} (${this.text(`advice-when-${when.code}`, this.argued(game, when))})`;
  }

  /** Numbers, and words of lists, as a message takes them. */
  argued(game: string, said: { arguments?: Record<string, number | string[]> }): Arguments {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(said.arguments ?? {})) {
      const [of = "", ...named] = typeof value === "number" ? [] : value;
      args[name] =
        typeof value === "number"
          ? value
          : this.join(named.map((word) => this.value(game, of, word)));
    }
    return args;
  }

  /** What one does: for a button, for somebody who should do it, or of somebody who did. */
  action(game: string, action: Offer, told: Told = "own"): string {
    const lists = SHAPES[game]?.actions[action.kind]?.words ?? {};
    const args: Arguments = { told };
    const fields: [string, unknown][] = Object.entries(action.fields);
    for (const [name, value] of fields) {
      const list = lists[name];
      const parts = [value].flat().map(String);
      args[name] = list
        ? this.join(parts.map((word) => this.value(game, list, word)))
        : typeof value === "number"
          ? value
          : parts.join(", ");
      args[`${name}_key`] = parts.join(" ") || "none";
      args[`${name}_count`] = parts.length;
    }
    const id = `${game}-do-${action.kind}`;
    return this.has(id) ? this.text(id, args) : action.text;
  }

  private arguments(game: string, fact: AnyFact, me: string | null): Arguments {
    const args: Arguments = { me: me ?? NO_SEAT };
    const fields: [string, unknown][] = Object.entries(fact);
    for (const [name, value] of fields) {
      const list = listOfField(game, fact.kind, name);
      if (list !== undefined) {
        Object.assign(args, this.worded(game, name, list, wordsIn(value), me));
      } else if (value === null) {
        args[name] = "none";
      } else if (typeof value === "boolean") {
        args[name] = value ? "yes" : "no";
      } else if (typeof value === "number" || typeof value === "string") {
        args[name] = value;
      }
    }
    return args;
  }

  /** What a message may say of an argument that stands for words. */
  private worded(
    game: string,
    name: string,
    of: string,
    named: string[],
    me: string | null,
  ): Arguments {
    const mine = me !== null && PEOPLE.includes(of) && named.includes(me);
    const told = named.map((word) =>
      mine && word === me ? this.text("you") : this.value(game, of, word),
    );
    return {
      [name]: this.join(told),
      [`${name}_or`]: this.join(told, "either"),
      [`${name}_to`]: this.join(told.map((who) => this.text("to-whom", { who }))),
      [`${name}_key`]: named.join(" ") || "none",
      [`${name}_count`]: named.length,
      [`${name}_me`]: mine ? "yes" : "no",
    };
  }
}

/** Places in a row are counted from 0, and for people from 1. */
function nth([place]: FluentValue[]): string {
  const counted = place instanceof FluentNumber ? place.value : place;
  return String(counted).replace(/\d+/g, (from0) => String(Number(from0) + 1));
}

/** A name that begins a sentence may have an article. */
export function sentence(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** What begins a button goes on small inside a sentence. */
export function within(text: string): string {
  return text.slice(0, 1).toLocaleLowerCase() + text.slice(1);
}

const current: { words: Words } = $state({ words: new Words("en", []) });

/** The words in the language chosen now. */
export function words(): Words {
  return current.words;
}

/** A text in the language chosen now. */
export function t(id: string, args: Arguments = {}): string {
  return current.words.text(id, args);
}

/** Whose texts are needed: the house's, and those of games that one has come across. */
const known = new Set(["house"]);

async function textsOf(language: Language, whose: string): Promise<Texts> {
  return (await PARTS[language][whose]?.())?.default ?? [];
}

export async function speak(language: Language): Promise<void> {
  const parts = await Promise.all([...known].map((whose) => textsOf(language, whose)));
  current.words = new Words(language, parts);
  document.documentElement.lang = language;
}

/** From now on there are words for these games too. */
export async function learn(...games: string[]): Promise<void> {
  const { language } = current.words;
  const more = games.filter((game) => !known.has(game));
  const parts = await Promise.all(more.map((game) => textsOf(language, game)));
  const fresh = more.filter((game) => !known.has(game)); // somebody else may have asked meanwhile
  if (!fresh.length) return;
  for (const game of fresh) known.add(game);
  // Whoever has chosen another language meanwhile has them all in that one.
  if (language !== current.words.language) return speak(current.words.language);
  const added = parts.filter((_, place) => fresh.includes(more[place] ?? ""));
  current.words = new Words(language, [...current.words.parts, ...added]);
}

/** From now on there are words for every game. */
export const learnAll = (): Promise<void> =>
  learn(
    ...Object.keys(PARTS[current.words.language]).filter((each) => !each.startsWith("lesson-")),
  );

/** For tests: words without a download. */
export function speakThese(made: Words): void {
  current.words = made;
}

export function preferred(): Language {
  const wanted = [settings().language, ...navigator.languages].map((language) =>
    language.slice(0, 2),
  );
  return (
    LANGUAGES.find((language) => language === wanted.find((w) => LANGUAGES.some((l) => l === w))) ??
    "en"
  );
}

export async function choose(language: Language): Promise<void> {
  set({ language });
  await speak(language);
}
