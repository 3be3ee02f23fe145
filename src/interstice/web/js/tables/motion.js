import { still } from "/web/js/dress.js";

/** @param {HTMLElement} box @param {number} middle Scrolls sideways until this place is in the middle. */
export function glide(box, middle) {
  // Together with the next picture, for which the page is laid out anyway.
  requestAnimationFrame(() => box.scrollTo({ left: middle - box.clientWidth / 2, behavior: still() ? "auto" : "smooth" }));
}
