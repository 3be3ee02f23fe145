/** What a language does to its words by rule. */

/** @param {string} text @returns {string} German as it is written in Switzerland: without ß, and with guillemets. `text.py` has the same rule. */
export const swissSpelling = (text) => text.replace(/[ß„“‚‘]/g, (sign) => ({ ß: "ss", "„": "«", "“": "»", "‚": "‹", "‘": "›" })[sign]);

/** @param {string} text @param {string} locale @returns {string} A sentence whose words and numbers have been filled in, with the spelling that their neighbours ask for. */
export const joined = (text, locale) => withMinus(oneStop(OWN[locale]?.(text) ?? text));

/** @param {string} text @returns {string} A hyphen before a number is a minus sign. */
const withMinus = (text) => text.replace(/(?<![\p{L}\d])-(?=\d)/gu, "−");

/** @param {string} text @returns {string} A sentence that ends with an abbreviation has one full stop: "44 v. Chr." does. A mark of `rich.js` may stand between. */
const oneStop = (text) => text.replace(/\.(\u0001?)\./g, ".$1");

/** @param {string} text @returns {string} French with "d’Enzo" and "qu’Ada". Names have a capital; before other words the messages do it themselves. */
const french = (text) => text.replace(/(?<!\p{L})([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊÎÔÛ])/gu, "$1’");

/** @param {string} text @returns {string} Italian with "ad Ada" and "ed Enzo", where the same vowel follows, and "l’859". */
const italian = (text) => elided(text).replace(/(?<!\p{L})([ae]) (?=\u0001?\1)/giu, "$1d ");

/**
 * @param {string} text @returns {string} Italian with its articles shortened before a number that begins with a vowel when it is read,
 * as 8, 800, 11, 11.000 and 1 do: "prima del 859" becomes "prima dell’859". The number may come after a mark of `rich.js`.
 */
const elided = (text) => text.replace(/\b(il|d[ea]l) (?=\u0001?(8|11(?!\d)|1(?!\.?\d)))/gi, (_, word) => `${word}l’`.replace("ill", "l"));

/** What only one language asks for. @type {Record<string, (text: string) => string>} */
const OWN = { fr: french, it: italian };
