// How the page looks now, as public/appearance.js has settled it.
import { createSubscriber } from "svelte/reactivity";

const root = document.documentElement;
const watch = createSubscriber((update) => {
  const observer = new MutationObserver(update);
  observer.observe(root, { attributes: true, attributeFilter: ["data-theme", "data-motion"] });
  return () => observer.disconnect();
});

export function byDay(): boolean {
  watch();
  return root.dataset["theme"] === "day";
}

export function motionless(): boolean {
  watch();
  return root.dataset["motion"] === "reduced";
}
