/** Keeps the focus: when the element that has it goes away, it moves to the main part of the page. */

/** What had the focus last. @type {any} */
let last = null;

function keep() {
  const now = document.activeElement;
  if (!last || (now && now !== document.body)) return;
  // Buttons are disabled while they are busy; the focus comes back to them.
  if (last.isConnected) return last.matches(":disabled") ? (last.dataset.busy = "") : "busy" in last.dataset && regain();
  const main = document.querySelector("main");
  if (!main) return;
  if (!main.hasAttribute("tabindex")) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

function regain() {
  delete last.dataset.busy;
  last.focus({ preventScroll: true });
}

/** Call it once. */
export function keepFocus() {
  addEventListener("focusin", ({ target }) => (last = target));
  new MutationObserver(keep).observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
}
