// Pointing at a thing on the table: it gets a golden frame, as long as it is pointed at.

/** How long the table has to be still before one looks at it again. */
const REST = 120;
/** So much of a thing must be on the screen to be pointed at, or all of a smaller one. */
const SEEN = 24;

export function inSight(what: Element): boolean {
  const { top, bottom, width, height } = what.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return width > 0 && seen >= Math.min(SEEN, height);
}

const found = (at: string[]) => at.flatMap((each) => [...document.querySelectorAll(each)]);

/** The first of these things that is on the screen. */
export function firstInSight(at: string[]): Element | undefined {
  return found(at).find(inSight);
}

/** The first of these things; what is further down is brought into sight. */
export function firstBroughtInSight(at: string[]): Element | undefined {
  const first = found(at).find((each) => each.getBoundingClientRect().width > 0);
  first?.scrollIntoView({ block: "nearest" });
  return first;
}

/** How much of what lies around a thing is brought into sight with it: its frame, and below it the shade
    that says that there is more. */
const ABOVE = 12;
const BELOW = 44;

/** What lies in something that scrolls, and is cut by its edge, is brought into sight as a whole. */
export function bringWhole(what: Element | undefined): void {
  for (let holder = what?.parentElement; what && holder; holder = holder.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(holder).overflowY)) continue;
    const { top, bottom } = holder.getBoundingClientRect();
    const box = what.getBoundingClientRect();
    if (box.height > bottom - top) return;
    const below = box.bottom + BELOW - bottom;
    const above = top - (box.top - ABOVE);
    if (below > 0) holder.scrollTop += below;
    else if (above > 0) holder.scrollTop -= above;
    return;
  }
}

/** Frames this thing, and gives back what takes the frame off. */
export function point(what: Element | undefined): () => void {
  what?.classList.add("pointed-at");
  return () => what?.classList.remove("pointed-at");
}

/** Calls when things have come or gone around here and come to rest; gives back what ends it. */
export function whenRested(
  around: Element,
  but: Element,
  begun: () => void,
  rested: () => void,
): { look: () => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    begun();
    clearTimeout(timer);
    timer = setTimeout(rested, REST);
  };
  const watch = new MutationObserver((changes) => {
    if (changes.some((change) => !but.contains(change.target))) look();
  });
  const attributeFilter = ["disabled", "hidden", "data-act", "aria-pressed"];
  watch.observe(around, { childList: true, subtree: true, attributeFilter });
  look();
  return {
    look,
    end: () => {
      watch.disconnect();
      clearTimeout(timer);
    },
  };
}
