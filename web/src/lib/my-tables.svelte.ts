// The tables I sit at, wherever in the house I am: whoever is waited for is called, and by correspondence
// reminded before the time is up. Where no page is open, there is nobody to call.
import type { Listed } from "../wire/messages";
import { api } from "./api";
import { deadlinesOf } from "./deadlines";
import { guest, meet } from "./guest.svelte";
import { path } from "./router.svelte";
import { call, remind } from "./turn-signals.svelte";
import { learn, t } from "./words.svelte";

/** So long before my time is up I am reminded. */
const HOURS_BEFORE = 6;
/** How often somebody who is not at home is looked after. */
const EVERY = 60_000;

let tables = $state.raw<Listed[]>([]);
/** Where I was waited for when the house was last asked. */
let before: string[] | null = null;
const reminded = new Set<string>();

export function myTables(): Listed[] {
  return tables;
}

/** Those at which I am waited for. */
export function waitingForMe(): string[] {
  return tables.flatMap(({ info, seat, to_act }) =>
    seat !== null && to_act.includes(seat) ? [info.table] : [],
  );
}

/** Whether I play by correspondence. */
export function byPost(): boolean {
  return tables.some(({ info }) => info.settings.pace?.kind === "days");
}

/** Asks the house. Raises Refusal. */
export async function lookAfterMe(): Promise<void> {
  await meet();
  const found = guest().name === null ? [] : (await api.mine()).tables;
  await learn(...found.map(({ info }) => info.settings.game));
  tables = found;
  const here = path().startsWith("/t/") ? path().slice("/t/".length) : "";
  const waiting = waitingForMe();
  // A table that is open here calls by itself.
  const news = waiting.filter((table) => before && !before.includes(table) && table !== here);
  before = waiting;
  if (news.length) call("Ridotto");
  for (const { table, game, at, mine } of deadlinesOf(tables)) {
    const left = at - Date.now();
    const key = `${table} ${at}`;
    if (!mine || left > HOURS_BEFORE * 3_600_000 || left < 0 || reminded.has(key)) continue;
    reminded.add(key);
    remind(t(`${game}-title`), key, at);
  }
}

/** Looks after me on every page but the first, which does so itself and more often. */
export function keepLooking(): () => void {
  const timer = setInterval(() => {
    if (path() !== "/" && (before === null || byPost())) lookAfterMe().catch(() => {});
  }, EVERY);
  return () => clearInterval(timer);
}
