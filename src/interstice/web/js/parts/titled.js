import { html } from "/web/js/parts/html.js";
import { To } from "/web/js/parts/link.js";

/** @param {{ title: string, to?: string, word?: string, children: any }} props A panel with a heading and, on its right, a link. */
export function Titled({ title, to, word, children }) {
  return html`<section class="paper line pan"><div class="head"><h2>${title}</h2>${to && html`<${To} class="as-link" to=${to}>${word}<//>`}</div>${children}</section>`;
}
