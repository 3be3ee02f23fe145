import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";

/**
 * A sentence with its years set apart.
 * @param {string} id @param {Record<string, string>} years Its arguments, set in the type for years.
 */
export function rich(id, years) {
  const marked = Object.fromEntries(Object.entries(years).map(([name, year]) => [name, `\u0001${year}\u0001`]));
  return t(id, marked)
    .split("\u0001")
    .map((part, at) => (at % 2 ? html`<b class="year">${part}</b>` : part));
}
