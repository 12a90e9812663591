// What a record that holds vouches for.
import { t } from "../lib/words.svelte";
import type { Begun } from "../wire/messages";

export function held(begun: Begun | null): string {
  return begun ? t("web-verified-after", { steps: begun.steps }) : t("web-verified");
}
