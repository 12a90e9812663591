// Time as it runs.
import { t } from "../lib/words.svelte";
import type { Hand } from "../wire/messages";

const now = $state({ at: Date.now() });
setInterval(() => (now.at = Date.now()), 1000);

export function left(hand: Hand, ahead: number): string {
  const gone = hand.since === null ? 0 : now.at + ahead - hand.since;
  return span(Math.max(0, hand.left - gone));
}

export function until(time: number, ahead: number): string {
  return span(Math.max(0, time - ahead - now.at));
}

export function span(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const two = (number: number) => String(number).padStart(2, "0");
  if (days) return t("web-days", { days, hours });
  return hours
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
