import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";

/**
 * A sentence with some of its parts set as years.
 * @param {string} id @param {Record<string, string>} years Its arguments, which are set in roman capitals.
 */
export function rich(id, years) {
  const names = Object.keys(years);
  const marks = Object.fromEntries(names.map((name, at) => [name, `\u0001${at}\u0001`]));
  return t(id, marks)
    .split("\u0001")
    .map((part, at) => (at % 2 ? html`<b class="year">${years[names[Number(part)]]}</b>` : part));
}
