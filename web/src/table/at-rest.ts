// Whether anything at a table can change by itself.
import type { Live } from "../lib/live-socket.svelte";

/** All commands are answered, all is told, and nobody but me can act; in a lesson, it waits for me. */
export function isAtRest(live: Live, telling: boolean): boolean {
  if (!live.info || live.unanswered || telling) return false;
  if (!live.ready || live.over) return true;
  if (live.info.lesson) return live.info.lesson.wants !== "wait";
  const me = live.you.seat === null ? undefined : live.info.chairs[live.you.seat]?.seat;
  const mine = live.legal.length > 0;
  return live.view.public.to_act.every((seat) => mine && seat === me);
}
