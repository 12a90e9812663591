// What follows from a notebook: asked of the house at every change, and again as soon as it can be reached.
import { api, Refusal } from "../lib/api";
import { explain } from "../lib/refusals";
import { words } from "../lib/words.svelte";
import type { NotebookAnswer } from "../wire/messages";
import type { Notebook } from "./books.svelte";
import { notesOf } from "./written";

const AGAIN = 4000;

export class Asking {
  answer = $state<NotebookAnswer | null>(null);
  /** How many entries the answer is about. */
  about = $state("");
  /** What was certain before, and how many worlds there were. */
  before = $state<NotebookAnswer | null>(null);
  away = $state(false);
  wrong = $state("");
  waiting = $state(false);
  #question = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the answer is about the notebook as it is. */
  isAbout(book: Notebook): boolean {
    return this.about === key(book);
  }

  async ask(book: Notebook): Promise<void> {
    clearTimeout(this.#timer);
    const question = key(book);
    this.#question = question;
    if (question === this.about) {
      this.waiting = false;
      return;
    }
    this.waiting = true;
    try {
      const answer = await api.notebook({ notes: notesOf(book), language: words().language });
      if (this.#question !== question) return;
      this.before = this.answer;
      this.answer = answer;
      this.about = question;
      this.away = false;
      this.wrong = "";
      this.waiting = false;
    } catch (error) {
      if (this.#question !== question) return;
      this.waiting = false;
      this.away = error instanceof Refusal && error.code === "offline";
      this.wrong = this.away ? "" : explain(error);
      this.#timer = setTimeout(() => void this.ask(book), AGAIN);
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#question = "";
  }
}

const key = (book: Notebook) => JSON.stringify([notesOf(book), words().language]);
