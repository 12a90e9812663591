// How much of the board a tray covers.
import { tick } from "svelte";

/** Watches the tray over the stage that an element stands on; to be called while a screen is set up.
    `which` changes whenever another tray lies there. */
export function coveredBy(which: () => string) {
  let element = $state<HTMLElement>();
  let height = $state(0);
  $effect(() => {
    height = 0;
    if (!which()) return;
    const stage = element?.closest("[data-stage]");
    let watched: ResizeObserver | undefined;
    void tick().then(() => {
      const tray = stage?.querySelector<HTMLElement>("[data-tray]");
      if (!tray) return;
      // At once, so that nothing to press lies under it in between.
      height = tray.offsetHeight;
      watched = new ResizeObserver(() => (height = tray.offsetHeight));
      watched.observe(tray);
    });
    return () => watched?.disconnect();
  });
  return {
    get element() {
      return element;
    },
    set element(found: HTMLElement | undefined) {
      element = found;
    },
    get height() {
      return height;
    },
  };
}
