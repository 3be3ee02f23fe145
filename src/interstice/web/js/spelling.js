/** What a language does to its words by rule. */

/** @param {string} text @returns {string} German as it is written in Switzerland: without ß, and with guillemets. `text.py` has the same rule. */
export const swissSpelling = (text) => text.replace(/[ß„“‚‘]/g, (sign) => ({ ß: "ss", "„": "«", "“": "»", "‚": "‹", "‘": "›" })[sign]);

/**
 * @param {string} text @param {string} locale @returns {string} Italian with its articles shortened before a number that begins with a vowel when it is read,
 * as 8, 800, 11, 11.000 and 1 do: "prima del 859" becomes "prima dell’859". The number may come after a mark of `rich.js`.
 */
export const elided = (text, locale) => (locale === "it" ? text.replace(/\b(il|d[ea]l) (?=\u0001?(8|11(?!\d)|1(?!\.?\d)))/gi, (_, word) => `${word}l’`.replace("ill", "l")) : text);
