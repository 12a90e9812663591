// A record that was dropped on any page is opened by the page of replays.
import { go, path } from "./router.svelte";

const state = $state<{ text: string | null; over: boolean }>({ text: null, over: false });

/** Whether something is held over the page. */
export const heldOver = () => state.over;

/** The record that was dropped, once. */
export function takeDropped(): string | null {
  const { text } = state;
  state.text = null;
  return text;
}

const isFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

export function holdOver(event: DragEvent): void {
  if (!isFile(event)) return;
  event.preventDefault();
  state.over = true;
}

export function holdElsewhere(): void {
  state.over = false;
}

export async function drop(event: DragEvent): Promise<void> {
  if (!isFile(event)) return;
  event.preventDefault();
  state.over = false;
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  state.text = await file.text();
  if (path() !== "/replay") go("/replay");
}
