// Whoever plays by keyboard is led to the first choice when something new is asked and what he had in
// hand is gone; nobody is torn away from what he does.
import { tick } from "svelte";
import { choicesIn } from "./shortcuts";

/** What only the house can say may be offered so many milliseconds later. */
const LATER = 300;

/** To be called while the frame is set up: `asked` changes when something new is asked, and is "" when
    nothing is. */
export function leading(frame: () => HTMLElement | undefined, asked: () => string) {
  let byKey = false;
  let later: ReturnType<typeof setTimeout> | undefined;
  $effect(() => {
    if (!asked()) return;
    const lead = () => {
      const held = document.activeElement;
      const lost = held === document.body || held?.matches(":disabled");
      const within = frame();
      if (within && lost && byKey) choicesIn(within)[0]?.focus();
    };
    void tick().then(lead);
    later = setTimeout(lead, LATER);
    return () => clearTimeout(later);
  });
  return {
    /** Whoever has pressed a key by then goes his own way. */
    pressed() {
      byKey = true;
      clearTimeout(later);
    },
    pointed: () => void (byKey = false),
  };
}
