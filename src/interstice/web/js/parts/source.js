import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";

/** @param {string} text What somebody wrote as an address. @returns {string} Where it leads on the web; nothing if it leads nowhere else. */
export function webAddress(text) {
  if (/^https?:\/\/\S+$/i.test(text)) return text;
  return /^([\w-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(text) ? `https://${text}` : "";
}

/** @param {{ source: { title: string, url: string }, named?: boolean }} props Where the year of a card can be checked: a link, or the name of a book. `named`: say that it is a source. */
export function Source({ source: { title, url }, named }) {
  const address = webAddress(url || title);
  const words = named ? t("reveal-source", { title: title || url }) : title || url;
  return address ? html`<a href=${address} target="_blank" rel="noreferrer">${words}</a>` : html`<span>${words}</span>`;
}
