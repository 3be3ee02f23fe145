/** How a year is written, language by language; the same as `text.py`. */
const BEFORE = { en: "{} BC", de: "{} v. Chr.", fr: "{} av. J.-C.", it: "{} a.C.", nl: "{} v.Chr." };
const THOUSANDS = { en: ",", de: ".", fr: "\u202f", it: ".", nl: "." };

/** @param {number} number @param {string} language */
function grouped(number, language) {
  const digits = String(Math.abs(number));
  return digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, THOUSANDS[language] ?? ",") : digits;
}

/** @param {number} year @param {string} language @returns {string} On one line, thanks to no-break spaces. */
export function yearText(year, language) {
  const number = grouped(year, language);
  const text = year < 0 ? (BEFORE[language] ?? BEFORE.en).replace("{}", number) : number;
  return text.replaceAll(" ", "\u00a0");
}

/** @param {number} count @param {string} language @returns {string} So many years, with a mark at the thousands. */
export const countText = (count, language) => grouped(count, language);

/** @param {number} from @param {number} to @returns {number} How many years lie between; there was no year 0. */
export function yearsApart(from, to) {
  const [low, high] = from < to ? [from, to] : [to, from];
  return high - low - (low < 0 && high > 0 ? 1 : 0);
}

/**
 * By how many years a card missed the gap it was laid into.
 * @param {number} year @param {number | undefined} left @param {number | undefined} right
 */
export function missedBy(year, left, right) {
  if (left !== undefined && year < left) return yearsApart(year, left);
  if (right !== undefined && year > right) return yearsApart(year, right);
  return 0;
}
