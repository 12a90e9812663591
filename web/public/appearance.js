// Theme and motion, before anything is drawn and whenever they change. What was chosen for this device
// is kept by src/lib/device-settings, which says "settings" when it is something else; what was not is
// the system's business.
(() => {
  const light = matchMedia("(prefers-color-scheme: light)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const { dataset } = document.documentElement;

  function show() {
    let kept = {};
    try {
      kept = JSON.parse(localStorage.getItem("settings") ?? "{}");
    } catch {
      // Nothing is kept here, or something else.
    }
    const { theme, motion } = kept ?? {};
    const day = theme === "day" || (theme !== "night" && light.matches);
    const reduced = motion === "reduced" || (motion !== "full" && still.matches);
    dataset.theme = day ? "day" : "night";
    dataset.motion = reduced ? "reduced" : "full";
  }

  show();
  light.addEventListener("change", show);
  still.addEventListener("change", show);
  addEventListener("settings", show);
  addEventListener("storage", show);
})();
