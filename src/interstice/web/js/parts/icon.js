import { html } from "/web/js/parts/html.js";

/** @param {{ name: string, class?: string }} props A symbol from art/icons.svg; decorative, so it has no accessible name. */
export function Icon({ name, class: more = "" }) {
  return html`<svg class=${`icon ${more}`} aria-hidden="true"><use href=${`/web/art/icons.svg#${name}`} /></svg>`;
}
