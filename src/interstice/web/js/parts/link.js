import { html } from "/web/js/parts/html.js";
import { go } from "/web/js/store.js";

/** @param {string} to Handles a click on a link to one of our pages. */
export function away(to) {
  return (event) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    go(to);
  };
}

/** @param {{ to: string, class?: string, children: any }} props A link to another page of ours. */
export function To({ to, class: more, children, ...rest }) {
  return html`<a class=${more} href=${to} onClick=${away(to)} ...${rest}>${children}</a>`;
}
