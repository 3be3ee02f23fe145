import { html } from "/web/js/parts/html.js";

/** @param {{ name: string, class?: string }} props A symbol of art/icons.svg; decoration, so it has no name. */
export function Icon({ name, class: more = "" }) {
  return html`<svg class=${`icon ${more}`} aria-hidden="true"><use href=${`/web/art/icons.svg#${name}`} /></svg>`;
}
