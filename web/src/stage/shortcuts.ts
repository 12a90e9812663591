// What keys do at a table: one key each, never while somebody writes, and never with a modifier.

/** The keys of the help sheet, in its order; their words are `web-key-NAME`. */
export const KEYS = {
  choose: "1 – 9",
  back: "⌫",
  recap: "R",
  notes: "N",
  log: "L",
  chat: "T",
  rules: "U",
  help: "?",
} as const;

export type Shortcut = Exclude<keyof typeof KEYS, "choose">;

/** What a pressed key means: one of the choices, counted from 0, or a shortcut; nothing to whoever writes. */
export function meant(event: KeyboardEvent): number | Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const at = event.target;
  if (at instanceof Element && at.closest("input, select, textarea, dialog")) return null;
  // A key that is held chooses once: what it would hit next has not been read.
  if (/^[1-9]$/.test(event.key)) return event.repeat ? null : Number(event.key) - 1;
  switch (event.key.toLowerCase()) {
    case "backspace":
      return "back";
    case "r":
      return "recap";
    case "n":
      return "notes";
    case "l":
      return "log";
    case "t":
      return "chat";
    case "u":
      return "rules";
    case "?":
      return "help";
    default:
      return null;
  }
}

/** What can be chosen in the tray and the action bar, in their order; where nothing can, on the board. */
export function choicesIn(frame: HTMLElement): HTMLElement[] {
  const among = (where: string) =>
    [...frame.querySelectorAll<HTMLElement>(where)].filter(
      (each) => !each.matches(":disabled, [aria-disabled=true]") && each.checkVisibility(),
    );
  const near = among("[data-tray] [data-act], [data-bar] [data-act]");
  return near.length ? near : among("[data-stage] [data-act]");
}
