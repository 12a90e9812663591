// How somebody who looks elsewhere learns that it is his turn: a sound, and a note of the browser.
import { play } from "./sound.svelte";
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
  if (document.hidden && canNotify && Notification.permission === "granted")
    new Notification(title, { body: t("web-your-turn") });
  play("turn");
}
