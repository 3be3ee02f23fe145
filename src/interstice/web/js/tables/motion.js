import { still } from "/web/js/dress.js";

/** @param {HTMLElement} scroller @param {number} middle Scrolls sideways until this place is in the middle. */
export function glide(scroller, middle) {
  // In the next frame, which lays out the page anyway.
  requestAnimationFrame(() => scroller.scrollTo({ left: middle - scroller.clientWidth / 2, behavior: still() ? "auto" : "smooth" }));
}
