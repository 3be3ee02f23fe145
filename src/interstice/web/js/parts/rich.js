import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";

/**
 * A sentence with some of its parts set as years.
 * @param {string} id @param {Record<string, string>} years Its arguments, which are set in roman capitals.
 */
export function rich(id, years) {
  const marked = Object.fromEntries(Object.entries(years).map(([name, year]) => [name, `\u0001${year}\u0001`]));
  return t(id, marked)
    .split("\u0001")
    .map((part, at) => (at % 2 ? html`<b class="yr">${part}</b>` : part));
}
