import { html } from "/web/js/parts/html.js";
import { theme } from "/web/js/parts/themes.js";

/** @param {{ n: number, view: any, words: any }} props A card's year on its colour, for where a whole card does not fit. */
export function YearTile({ n, view, words }) {
  const { theme: name, face, year } = view.cards[n];
  const text = words.year(year).replaceAll("\u00a0", " ");
  const { ink } = theme(name || words.theme(face));
  return html`<span class=${`tile ink-${ink}${text.length > 5 ? " long" : ""}`} aria-hidden="true">${text}</span>`;
}
