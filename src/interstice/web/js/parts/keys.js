import { useLayoutEffect } from "preact/hooks";

/** @param {KeyboardEvent} event Whether a key is meant for the page: no modifier, and not typed into a field or a dialog. */
export const forPage = (event) =>
  !event.altKey && !event.ctrlKey && !event.metaKey && !(/** @type {HTMLElement} */ (event.target).closest?.("input, textarea, select, dialog, [role=dialog]"));

/**
 * @param {Record<string, (event: KeyboardEvent) => any>} keys What each key does; return false to let the key pass.
 * @param {boolean} [first] Whether to handle keys before anyone else.
 */
export function useKeys(keys, first) {
  // Before the next key, however fast somebody types.
  useLayoutEffect(() => {
    const pressed = (event) => {
      if (event.defaultPrevented || !forPage(event)) return;
      if (keys[event.key] && keys[event.key](event) !== false) event.preventDefault();
    };
    addEventListener("keydown", pressed, first);
    return () => removeEventListener("keydown", pressed, first);
  });
}

/** @param {KeyboardEvent} event Whether Enter belongs to the focused element. */
export const onButton = (event) => Boolean(/** @type {HTMLElement} */ (event.target).closest?.("button, a"));
