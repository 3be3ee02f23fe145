/** What a language does to its words by rule. */

const SWISS = { ß: "ss", "„": "«", "“": "»", "‚": "‹", "‘": "›" };

/** @param {string} text @returns {string} German as it is written in Switzerland: without ß, and with guillemets. `text.py` has the same rule. */
export const swissSpelling = (text) => text.replace(/[ß„“‚‘]/g, (sign) => SWISS[sign]);

/** A number that begins with a vowel when it is read: 8, 80, 800 and 8000, 11 and 11.000, and 1. It may come after a mark of `rich.js`. */
const VOWEL = "(?=\u0001?(?:8|11(?!\\d)|1(?!\\d|\\.\\d)))";
const JOINED = new RegExp(`\\b([dn]el|d?al) ${VOWEL}`, "gi");
const ALONE = new RegExp(`\\b(?:(I)|i)l ${VOWEL}`, "g");

/** @param {string} text @returns {string} Italian with its articles shortened before such numbers: "prima del 859" becomes "prima dell’859". */
export const elided = (text) => text.replace(JOINED, "$1l’").replace(ALONE, (_, large) => (large ? "L’" : "l’"));
