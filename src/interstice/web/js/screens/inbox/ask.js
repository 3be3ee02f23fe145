import { inWords, regional } from "/web/js/i18n.js";
import { nameOf } from "/web/js/parts/said.js";

/** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} Rejects with { why } if the server refuses. */
export async function ask(method, path, body) {
  const headers = body ? { "content-type": "application/json" } : undefined;
  const answer = await fetch(`/api/inbox${path}`, { method, headers, body: body && JSON.stringify(body) });
  const said = await inWords(answer);
  if (!answer.ok) throw said;
  return said;
}

/** @param {number} seconds @returns {string} */
export const timeOf = (seconds) => new Intl.DateTimeFormat(regional.value, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);

/** @param {number} seconds @returns {string} Without the day. */
export const hourOf = (seconds) => new Intl.DateTimeFormat(regional.value, { timeStyle: "short" }).format(seconds * 1000);

/** @param {any} report @param {any} [card] @param {any} [deck] @returns {string} Whom or what it is about. */
export const headingOf = (report, card, deck) => card?.title || report.name || deck?.name || (report.kind === "person" ? nameOf({ person: report.about }) : report.about);
