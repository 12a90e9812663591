// The texts: the same Fluent files as everywhere in the house, one language at a time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { WORDED } from "../wire/worded";
import type { Reason } from "../wire/messages";
import type { Action } from "./notation";

export type Arguments = Record<string, FluentVariable>;
export type Vocabulary = Record<string, string[]>;
/** Under this name a fact says to whom it was told, where somebody sees more than one seat. */
export const TOLD = "told to";
export interface Fact {
  kind: string;
  [field: string]: unknown;
}

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES = {
  en: () => import("./words-en").then((module) => module.default),
  fr: () => import("./words-fr").then((module) => module.default),
};

/** What turns codes into sentences; the counterpart of ridotto.words. */
export class Words {
  readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    files: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) this.bundle.addResource(new FluentResource(file));
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

  join(parts: string[], how = "list"): string {
    if (parts.length < 2) return parts.join("");
    return this.text(how, { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
  }

  /** What happened, in a sentence. */
  fact(game: string, vocabulary: Vocabulary, fact: Fact): string {
    const told = fact[TOLD] as string[] | undefined;
    if (told) return this.text("web-told", { who: this.join(told.map((seat) => this.value(game, "seat", seat))), what: this.fact(game, vocabulary, { ...fact, [TOLD]: undefined }) });
    if (fact.kind === "ended") return this.outcome(game, vocabulary, fact["outcome"] as Ended);
    return this.text(`${game}-${fact.kind}`, this.arguments(game, vocabulary, fact));
  }

  outcome(game: string, vocabulary: Vocabulary, outcome: Ended): string {
    const seats = vocabulary["seat"] ?? [];
    return this.text(`${game}-ended-${outcome.reason}`, {
      side: this.text(`${game}-side-${outcome.side}`),
      side_key: outcome.side,
      winners: this.join(outcome.winners.map((seat) => this.value(game, "seat", seats[seat] ?? ""))),
      count: outcome.winners.length,
    });
  }

  /** Why something is certain: the sentence of one observation. */
  because(game: string, vocabulary: Vocabulary, says: string, fact: Fact): string {
    return this.text(`${game}-because-${says}`, this.arguments(game, vocabulary, fact));
  }

  /** Why a bot did it. */
  reason(game: string, reason: Reason): string {
    const told = Object.entries(reason.arguments ?? {}).map(([name, value]) => [name, typeof value === "number" ? value : this.value(game, value[0], value[1])]);
    return this.text("replay-reason", { reason: this.text(`reason-${reason.code}`, Object.fromEntries(told) as Arguments) });
  }

  /** What one would do, for a button. */
  action(game: string, action: Action): string {
    const lists = WORDED[game]?.actions[action.kind]?.words ?? {};
    const args: Arguments = {};
    for (const [name, value] of Object.entries(action.fields)) {
      const list = lists[name];
      const words = Array.isArray(value) ? value : [value];
      args[name] = list
        ? this.join(words.map((word) => this.value(game, list, word)))
        : Array.isArray(value) ? words.join(", ") : Number(value);
      args[`${name}_key`] = words.join(" ") || "none";
      args[`${name}_count`] = words.length;
    }
    const id = `${game}-do-${action.kind}`;
    return this.has(id) ? this.text(id, args) : action.text;
  }

  private arguments(game: string, vocabulary: Vocabulary, fact: Fact): Arguments {
    const lists = WORDED[game]?.facts[fact.kind] ?? {};
    const args: Arguments = {};
    for (const [name, value] of Object.entries(fact)) {
      const list = lists[name];
      if (list !== undefined) {
        const numbers = flat(value);
        const words = numbers.map((number) => vocabulary[list]?.[number] ?? "");
        args[name] = this.join(words.map((word) => this.value(game, list, word)));
        args[`${name}_key`] = words.join(" ") || "none";
        args[`${name}_count`] = numbers.length;
      } else if (typeof value === "boolean") {
        args[name] = value ? "yes" : "no";
      } else if (typeof value === "number" || typeof value === "string") {
        args[name] = value;
      }
    }
    return args;
  }
}

interface Ended {
  reason: string;
  side: string;
  winners: number[];
}

function flat(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return Array.isArray(value) ? value.flatMap(flat) : [];
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

export async function speak(language: Language): Promise<void> {
  current.words = new Words(language, await FILES[language]());
  document.documentElement.lang = language;
}

/** For tests: words without a download. */
export function speakThese(made: Words): void {
  current.words = made;
}

export function preferred(): Language {
  const kept = localStorage.getItem("language");
  const wanted = [kept ?? "", ...navigator.languages].map((language) => language.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((w) => LANGUAGES.some((l) => l === w))) ?? "en";
}

export async function choose(language: Language): Promise<void> {
  localStorage.setItem("language", language);
  await speak(language);
}
