// The texts: the same Fluent files as everywhere in the house, one language at a time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Reason } from "../wire/messages";
import { SHAPES } from "../wire/shapes";
import { listOfField, wordsIn } from "./numbers-to-words";
import { isEnd, type AnyFact, type Offer, type Outcome } from "./viewer";

export type Arguments = Record<string, FluentVariable>;

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
  fact(game: string, fact: AnyFact): string {
    const { toldTo, ...plain } = fact;
    if (toldTo) {
      const who = this.join(toldTo.map((seat) => this.value(game, "seat", seat)));
      return this.text("web-told", { who, what: this.fact(game, plain) });
    }
    if (isEnd(fact)) return this.outcome(game, fact.outcome);
    return this.text(`${game}-${fact.kind}`, this.arguments(game, fact));
  }

  outcome(game: string, outcome: Outcome): string {
    return this.text(`${game}-ended-${outcome.reason}`, {
      side: this.text(`${game}-side-${outcome.side}`),
      side_key: outcome.side,
      winners: this.join(outcome.winners.map((seat) => this.value(game, "seat", seat))),
      count: outcome.winners.length,
    });
  }

  /** Why something is certain: the sentence of one observation. */
  because(game: string, says: string, fact: AnyFact): string {
    return this.text(`${game}-because-${says}`, this.arguments(game, fact));
  }

  /** Why a bot did it. */
  reason(game: string, reason: Reason): string {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(reason.arguments ?? {})) {
      args[name] = typeof value === "number" ? value : this.value(game, value[0], value[1]);
    }
    return this.text("replay-reason", { reason: this.text(`reason-${reason.code}`, args) });
  }

  /** What one would do, for a button. */
  action(game: string, action: Offer): string {
    const lists = SHAPES[game]?.actions[action.kind]?.words ?? {};
    const args: Arguments = {};
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

  private arguments(game: string, fact: AnyFact): Arguments {
    const args: Arguments = {};
    const fields: [string, unknown][] = Object.entries(fact);
    for (const [name, value] of fields) {
      const list = listOfField(game, fact.kind, name);
      if (list !== undefined) {
        const found = wordsIn(value);
        args[name] = this.join(found.map((word) => this.value(game, list, word)));
        args[`${name}_key`] = found.join(" ") || "none";
        args[`${name}_count`] = found.length;
      } else if (typeof value === "boolean") {
        args[name] = value ? "yes" : "no";
      } else if (typeof value === "number" || typeof value === "string") {
        args[name] = value;
      }
    }
    return args;
  }
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
  return (
    LANGUAGES.find((language) => language === wanted.find((w) => LANGUAGES.some((l) => l === w))) ??
    "en"
  );
}

export async function choose(language: Language): Promise<void> {
  localStorage.setItem("language", language);
  await speak(language);
}
