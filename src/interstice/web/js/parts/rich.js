import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";

/**
 * A sentence with its years set apart.
 * @param {string} id @param {Record<string, string>} years Its arguments, set in the type for years.
 */
export function rich(id, years) {
  const names = Object.keys(years);
  const placeholders = Object.fromEntries(names.map((name, at) => [name, `\u0001${at}\u0001`]));
  return t(id, placeholders)
    .split("\u0001")
    .map((part, at) => (at % 2 ? html`<b class="year">${years[names[Number(part)]]}</b>` : part));
}
