// Why something cannot be done: the house is asked, and answers with the code of its refusal. There is no
// rule here, and what nobody asks about is not asked.
import { compose } from "../../lib/action-notation";
import { Refusal } from "../../lib/api";
import type { ViewerOf } from "../../lib/viewer";
import { t } from "../../lib/words.svelte";
import type { Action } from "../../wire/games/infiltraitors";

type AtTable = ViewerOf<"infiltraitors">;

/** The code with which the house would refuse this; nothing if it would not. */
export async function whyNot(viewer: AtTable, action: Action): Promise<string> {
  try {
    await viewer.weigh(compose(viewer, action).text);
    return "";
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** Why none of these can be done, in sentences. */
export async function whyNone(viewer: AtTable, actions: Action[]): Promise<string> {
  return inSentences(await Promise.all(actions.map((action) => whyNot(viewer, action))));
}

const NOWHERE = ["no-traitor-of-yours", "no-traitor-there"];

/** Some reasons together, the same one only once; that there is nothing anywhere is one reason. */
export function inSentences(all: string[]): string {
  const codes = [...new Set(all)].filter(Boolean);
  if (codes.length && codes.every((code) => NOWHERE.includes(code)))
    return t("web-more-no-traitor");
  return codes
    .filter((code) => code !== "no-traitor-there")
    .map((code) => t(code === "not-now" ? "web-why-asked" : `refused-${code}`))
    .join(" ");
}

/** The codes for what one looks for in its place, by a name of one's own; known a moment later. */
export class Reasons {
  private codes = $state.raw<Record<string, string>>({});

  of(name: string): string {
    return this.codes[name] ?? "";
  }

  /** Asks anew; an answer that comes when something else can be done says nothing any more. */
  async ask(viewer: AtTable, wanted: Record<string, Action>): Promise<void> {
    const now = viewer.legal;
    this.codes = {};
    const asked = Object.entries(wanted).map(
      async ([name, action]) => [name, await whyNot(viewer, action)] as const,
    );
    const found = Object.fromEntries(await Promise.all(asked));
    if (now === viewer.legal) this.codes = { ...this.codes, ...found };
  }
}
