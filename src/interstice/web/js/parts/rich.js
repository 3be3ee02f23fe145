import { html } from "/web/js/parts/html.js";

/**
 * A sentence with some of its parts set as years.
 * @param {(id: string, args?: any) => string} t @param {string} id
 * @param {Record<string, string | number>} plain Arguments that stay text.
 * @param {Record<string, string>} years Arguments that are set in roman capitals.
 */
export function rich(t, id, plain, years) {
  const names = Object.keys(years);
  const marks = Object.fromEntries(names.map((name, at) => [name, `\u0001${at}\u0001`]));
  return t(id, { ...plain, ...marks })
    .split("\u0001")
    .map((part, at) => (at % 2 ? html`<b class="yr">${years[names[Number(part)]]}</b>` : part));
}
