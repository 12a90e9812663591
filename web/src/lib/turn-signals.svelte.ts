// How somebody who looks elsewhere learns that it is his turn, or that his time is nearly up: a sound, and a
// note of the browser.
import { moment } from "./moments";
import { play } from "./sound";
import { t } from "./words.svelte";

const canNotify = "Notification" in window;
/** Whether the browser could still be asked to show notes. */
const state = $state({ askable: canNotify && Notification.permission === "default" });

export function canAskForNotes(): boolean {
  return state.askable;
}

export async function allowNotes(): Promise<void> {
  await Notification.requestPermission();
  state.askable = Notification.permission === "default";
}

/** It is my turn at the table of this title. */
export function call(title: string): void {
  if (document.hidden) note(title, { body: t("web-your-turn") });
  play("turn");
}

/** My time at the table of this title is up soon; the same thing is said once, whatever page says it. */
export function remind(title: string, tag: string, at: number): void {
  note(title, { body: t("web-due-soon", { when: moment(at) }), tag });
  play("turn");
}

function note(title: string, more: NotificationOptions): void {
  if (canNotify && Notification.permission === "granted") new Notification(title, more);
}
