// A press that was meant for what stood there a moment ago does nothing. Controls come and go in the
// action bar, and what acts also on the stage and in its trays; whoever has begun to press one, or
// presses twice, must not hit the next.

/** For so many milliseconds a place belongs to what was there, whatever is there now. */
const STILL = 400;
/** And the place that one has just pressed: nobody reads what has come under his finger any sooner. */
const PRESSED = 1200;
/** What changes so soon after one has done something is what one wanted: elsewhere one goes on at once. */
const OWN = 1000;
/** Two controls that touch do not share a place, in pixels. */
const TOUCH = 4;

/** On a control that waits until its place is its own; how that looks is the bar's business. */
const SETTLING = "data-settling";

interface Control {
  does: string;
  box: DOMRect;
}
/** A place that belongs to what was there. */
interface Kept extends Control {
  until: number;
  /** Because one has pressed it oneself. */
  pressed: boolean;
}

/** What a control does, as far as it matters whether it is the same. */
const doingOf = ({ dataset, textContent, ariaLabel }: HTMLElement) =>
  dataset["act"] === undefined
    ? (dataset["story"] ?? `${textContent} ${ariaLabel ?? ""}`)
    : `${dataset["act"]} ${dataset["do"] ?? ""}`;

const ALL = "button, a";
/** What acts in the game: on the stage, where all else may be pressed as often as one likes. */
export const ACTING = "button[data-act]";

const asControl = (element: HTMLElement): Control => ({
  does: doingOf(element),
  box: element.getBoundingClientRect(),
});

const isSame = (one: Control, other: Control) =>
  one.does === other.does && one.box.left === other.box.left && one.box.right === other.box.right;

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right - TOUCH &&
  other.left < one.right - TOUCH &&
  one.top < other.bottom - TOUCH &&
  other.top < one.bottom - TOUCH;

/** Whether a press there is one's own doing in the game: also in a tray, or on the board. How the story
 *  is told is not. */
const isOwn = (target: Element) =>
  target.closest("button, a, [data-act]") !== null && target.closest("[data-story]") === null;

const holds = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: MouseEvent) =>
  left <= x && x <= right && top <= y && y <= bottom;

/** To be used on the action bar, or on the stage for what acts there: all such controls in it are spared
 *  stray presses, by finger, mouse or key. */
export function sparesStrayPresses(bar: HTMLElement, controls = ALL) {
  const pressable = (within: HTMLElement) =>
    [...within.querySelectorAll<HTMLElement>(controls)].filter(
      (each) => !each.matches(":disabled"),
    );
  let there = pressable(bar).map(asControl);
  let kept: Kept[] = [];
  /** What was under the finger when it came down, and when the first of several clicks did. */
  let [down, first] = ["", ""];
  /** The control that was pressed last, and when; nothing once the finger was elsewhere. */
  let last: (Control & { at: number }) | null = null;
  /** The key that was pressed last, and what it last did here. */
  let key = "";
  let keyed: { key: string; does: string; until: number } | null = null;
  let acted = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let releasing: ReturnType<typeof setTimeout> | undefined;

  function mark() {
    const now = Date.now();
    kept = kept.filter((old) => old.until > now);
    for (const element of pressable(bar)) {
      const { does, box } = asControl(element);
      const waits = kept.some((old) => old.does !== does && overlap(old.box, box));
      if (waits) element.setAttribute("aria-disabled", "true");
      else if (element.hasAttribute(SETTLING)) element.removeAttribute("aria-disabled");
      element.toggleAttribute(SETTLING, waits);
    }
    clearTimeout(timer);
    if (kept.length) timer = setTimeout(mark, Math.min(...kept.map((old) => old.until)) - now);
  }

  const watch = new MutationObserver(() => {
    const [now, before] = [Date.now(), there];
    there = pressable(bar).map(asControl);
    const isGone = (old: Control) => !there.some((control) => isSame(control, old));
    if (now - acted >= OWN)
      for (const old of before.filter(isGone))
        kept.push({ ...old, until: now + STILL, pressed: false });
    if (last && now - last.at < PRESSED && isGone(last))
      kept.push({ ...last, until: Math.max(last.at + PRESSED, now + STILL), pressed: true });
    mark();
  });
  const attributeFilter = ["disabled", "data-act", "data-do"];
  watch.observe(bar, { subtree: true, childList: true, characterData: true, attributeFilter });

  /** Whoever was elsewhere in between aims anew. */
  function leave() {
    if (!last) return;
    last = null;
    kept = kept.filter((old) => !old.pressed);
    mark();
  }
  const isElsewhere = (event: MouseEvent) => last !== null && !holds(last.box, event);

  const controlAt = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    return control && bar.contains(control) ? control : null;
  };
  function comeDown(event: PointerEvent) {
    key = "";
    keep(null);
    const control = controlAt(event);
    down = control ? doingOf(control) : "";
    if (isElsewhere(event)) leave();
  }
  function move(event: PointerEvent) {
    if (event.pointerType === "mouse" && isElsewhere(event)) leave();
  }
  /** A key is held back as a finger is: pressed again, or held, it does only what it has just done. */
  function keep(next: typeof keyed) {
    keyed = next;
    clearTimeout(releasing);
    if (next) releasing = setTimeout(() => keep(null), next.until - Date.now());
    bar.toggleAttribute(SETTLING, next !== null);
  }
  function pressKey(event: KeyboardEvent) {
    key = event.key;
    if (keyed && key !== keyed.key) keep(null);
    else if (keyed && event.repeat) keep({ ...keyed, until: Date.now() + PRESSED });
  }

  function isStray({ detail }: MouseEvent, control: HTMLElement, does: string): boolean {
    if (!detail) return keyed !== null && keyed.does !== does;
    if (detail === 1) first = does;
    return (down !== "" && down !== does) || first !== does || control.hasAttribute(SETTLING);
  }
  function click(event: MouseEvent) {
    const control = controlAt(event);
    const does = control ? doingOf(control) : "";
    if (control && isStray(event, control, does)) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const at = Date.now();
    if (control && event.detail) last = { ...asControl(control), at };
    if (control && !event.detail && key) keep({ key, does, until: at + PRESSED });
    if (event.target instanceof Element && isOwn(event.target)) acted = at;
  }
  window.addEventListener("pointerdown", comeDown, true);
  window.addEventListener("pointermove", move, true);
  window.addEventListener("keydown", pressKey, true);
  window.addEventListener("click", click, true);
  return {
    destroy() {
      watch.disconnect();
      clearTimeout(timer);
      clearTimeout(releasing);
      window.removeEventListener("pointerdown", comeDown, true);
      window.removeEventListener("pointermove", move, true);
      window.removeEventListener("keydown", pressKey, true);
      window.removeEventListener("click", click, true);
    },
  };
}
