/** Years in the current language, written by the same messages that `text.py` uses. */
import { t } from "/web/js/i18n.js";

/** @param {number} count @returns {string} A number of years or points; from 10,000 on with a thousands separator, below 0 with a minus sign. */
export function countText(count) {
  const digits = String(Math.abs(count));
  return (count < 0 ? "−" : "") + (digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, t("year-thousands")) : digits);
}

/** @param {number} year @returns {string} With no-break spaces, so that it stays on one line. */
export function yearText(year) {
  const text = year < 0 ? t("year-before", { year: countText(-year) }) : countText(year);
  return text.replaceAll(" ", "\u00a0");
}

/** @param {number} from @param {number} to @returns {number} The years between; there was no year 0. */
export function yearsApart(from, to) {
  const [low, high] = from < to ? [from, to] : [to, from];
  return high - low - (low < 0 && high > 0 ? 1 : 0);
}

/**
 * By how many years a card missed the gap it was placed in.
 * @param {number} year @param {import("/web/js/tables/gap.js").Span} span
 */
export function missedBy(year, { left, right }) {
  if (left !== undefined && year < left) return yearsApart(year, left);
  if (right !== undefined && year > right) return yearsApart(year, right);
  return 0;
}
