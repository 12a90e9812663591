// Why something was not done, in words.
import { Refusal } from "./api";
import { t, words } from "./words.svelte";

export function explain(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  const id = `refused-${error.code}`;
  return words().has(id) ? t(id) : t("web-refused");
}
