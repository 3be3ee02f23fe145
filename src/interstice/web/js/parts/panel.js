import { html } from "/web/js/parts/html.js";

/** @param {{ class?: string, line?: boolean, children: any }} props A panel of paper; `line` draws a hairline inside its edge. */
export function Panel({ class: more = "", line = true, children, ...rest }) {
  return html`<div class=${`paper ${line ? "line" : ""} ${more}`} ...${rest}>${children}</div>`;
}

/** @param {{ class?: string, onPress: () => void, disabled?: boolean, children: any }} props The primary button: one per screen. */
export function Primary({ class: more = "", onPress, disabled, children, ...rest }) {
  return html`<button type="button" class=${`btn ${more}`} disabled=${disabled} onClick=${onPress} ...${rest}>${children}</button>`;
}
