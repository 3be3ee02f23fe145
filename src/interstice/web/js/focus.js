/** Keeps the focus: when the element that has it goes away, it moves to the dialog that is open, or to the main part of the page. */

/** What had the focus last. @type {any} */
let last = null;

function keep() {
  const now = document.activeElement;
  if (!last || (now && now !== document.body)) return;
  // Buttons are disabled while they are busy; the focus comes back to them.
  if (last.isConnected) return last.matches(":disabled") ? (last.dataset.busy = "") : "busy" in last.dataset && regain();
  // Behind a dialog nothing can have the focus.
  const around = /** @type {HTMLElement | null} */ ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector("main"));
  if (!around) return;
  if (!around.hasAttribute("tabindex")) around.tabIndex = -1;
  around.focus({ preventScroll: true });
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
