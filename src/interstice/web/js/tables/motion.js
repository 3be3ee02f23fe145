/** Whether motion is wanted at all: asked of the system, or of our own settings. */
export const calm = () => document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {HTMLElement} box @param {number} middle Bring a place of what scrolls sideways into the middle. */
export function glide(box, middle) {
  box.scrollTo({ left: middle - box.clientWidth / 2, behavior: calm() ? "auto" : "smooth" });
}
