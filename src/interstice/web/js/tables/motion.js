import { still } from "/web/js/dress.js";

/** @param {HTMLElement} box @param {number} middle Bring a place of what scrolls sideways into the middle. */
export function glide(box, middle) {
  // Together with the next picture, for which the page is laid out anyway.
  requestAnimationFrame(() => box.scrollTo({ left: middle - box.clientWidth / 2, behavior: still() ? "auto" : "smooth" }));
}
