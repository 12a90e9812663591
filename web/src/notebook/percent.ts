// How likely something is, as one reads it: never 0 for what is possible, nor 100 for what is not certain.
import { t } from "../lib/words.svelte";

export function percent(chance: number, unit = t("notebook-percent")): string {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded < 1) return `<1${unit}`;
  if (chance < 1 && rounded > 99) return `>99${unit}`;
  return `${rounded}${unit}`;
}
