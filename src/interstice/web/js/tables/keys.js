import { useLayoutEffect } from "preact/hooks";

/** @param {Record<string, (event: KeyboardEvent) => any>} keys What each key does at a table; false is nothing. */
export function useKeys(keys) {
  // Before the next key comes, however fast somebody types.
  useLayoutEffect(() => {
    const pressed = (event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target.closest?.("input, textarea, select, dialog, [role=dialog]")) return;
      if (keys[event.key] && keys[event.key](event) !== false) event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}

/** @param {KeyboardEvent} event Whether Enter belongs to what has the focus. */
export const onButton = (event) => Boolean(/** @type {HTMLElement} */ (event.target).closest?.("button, a"));
