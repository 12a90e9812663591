// Who has to act by when, where an action may take days.
import type { Listed } from "../wire/messages";

export interface Deadline {
  table: string;
  game: string;
  /** Whose clock it is. */
  name: string;
  mine: boolean;
  /** When it runs out, in milliseconds since 1970. */
  at: number;
}

export interface Day {
  /** When it begins, where I am. */
  begins: number;
  deadlines: Deadline[];
}

/** The clocks that run at these tables, the first to run out first. */
export function deadlinesOf(tables: Listed[]): Deadline[] {
  return tables
    .flatMap(({ info, seat }) =>
      info.settings.pace?.kind !== "days"
        ? []
        : info.clocks.flatMap(({ left, since }, place) => {
            const chair = info.chairs[place];
            if (since === null || !chair) return [];
            const { game } = info.settings;
            const { name } = chair;
            return [{ table: info.table, game, name, mine: chair.seat === seat, at: since + left }];
          }),
    )
    .toSorted((one, other) => one.at - other.at);
}

/** The same, day by day; days on which nothing is due are left out. */
export function inDays(deadlines: Deadline[]): Day[] {
  const days: Day[] = [];
  for (const deadline of deadlines) {
    const begins = new Date(deadline.at).setHours(0, 0, 0, 0);
    const last = days.at(-1);
    if (last?.begins === begins) last.deadlines.push(deadline);
    else days.push({ begins, deadlines: [deadline] });
  }
  return days;
}
