import { html } from "/web/js/parts/html.js";

/** The symbols of art/emblems.svg: themes and marks of the games that few play first. The rest are in art/icons.svg. */
export const EMBLEMS = "anchor coins crown cup curtains halberd key laurels leaf microscope quill quill-ink railway top vote wheel".split(" ");

/** The symbols of art/desk.svg, for people who make decks. */
export const DESK = "down file grip pen table trash up warn".split(" ");
const sheet = (name) => (EMBLEMS.includes(name) ? "emblems" : DESK.includes(name) ? "desk" : "icons");

/** @param {{ name: string, class?: string }} props A symbol; decorative, so it has no accessible name. */
export function Icon({ name, class: more = "" }) {
  return html`<svg class=${`icon ${more}`} aria-hidden="true"><use href=${`/web/art/${sheet(name)}.svg#${name}`} /></svg>`;
}
