import { useLayoutEffect } from "preact/hooks";

/** @param {KeyboardEvent} event Whether a key is meant for the page: pressed alone, and not where one writes or in a dialog. */
export const forPage = (event) =>
  !event.altKey && !event.ctrlKey && !event.metaKey && !(/** @type {HTMLElement} */ (event.target).closest?.("input, textarea, select, dialog, [role=dialog]"));

/**
 * @param {Record<string, (event: KeyboardEvent) => any>} keys What each key does; false is nothing.
 * @param {boolean} [first] Before others hear of it.
 */
export function useKeys(keys, first) {
  // Before the next key comes, however fast somebody types.
  useLayoutEffect(() => {
    const pressed = (event) => {
      if (event.defaultPrevented || !forPage(event)) return;
      if (keys[event.key] && keys[event.key](event) !== false) event.preventDefault();
    };
    addEventListener("keydown", pressed, first);
    return () => removeEventListener("keydown", pressed, first);
  });
}

/** @param {KeyboardEvent} event Whether Enter belongs to what has the focus. */
export const onButton = (event) => Boolean(/** @type {HTMLElement} */ (event.target).closest?.("button, a"));
