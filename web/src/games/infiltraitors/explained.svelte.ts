// What cannot be used says why, to whoever points at it, reaches it by keyboard or touches it.
type Why = (() => Promise<string>) | undefined;

const state = $state<{ tip: { text: string; x: number; y: number } | null }>({ tip: null });
let about: HTMLElement | null = null;

/** The reason that is shown, and over what. */
export const tip = () => state.tip;
export const TIP = "why-not";

function hide(node: HTMLElement): void {
  if (about !== node) return;
  about = null;
  state.tip = null;
  node.removeAttribute("aria-describedby");
}

/** Shows why, as long as there is a reason to give. */
export function explained(node: HTMLElement, why: Why) {
  let reason = why;
  const show = async () => {
    if (!reason) return;
    const asked = reason;
    const text = await asked();
    if (!text || reason !== asked || !node.isConnected) return;
    const { left, width, top } = node.getBoundingClientRect();
    about?.removeAttribute("aria-describedby");
    about = node;
    node.setAttribute("aria-describedby", TIP);
    state.tip = { text, x: left + width / 2, y: top };
  };
  const away = () => hide(node);
  // A finger that is lifted leaves at once: what it touched stays explained until something else is.
  const left = (event: PointerEvent) => event.pointerType === "mouse" && hide(node);
  const elsewhere = (event: PointerEvent) =>
    event.target instanceof Node && !node.contains(event.target) && hide(node);
  node.addEventListener("pointerenter", show);
  node.addEventListener("focus", show);
  node.addEventListener("click", show);
  node.addEventListener("pointerleave", left);
  node.addEventListener("blur", away);
  document.addEventListener("pointerdown", elsewhere);
  return {
    update(next: Why) {
      reason = next;
      hide(node);
    },
    destroy() {
      document.removeEventListener("pointerdown", elsewhere);
      hide(node);
    },
  };
}
