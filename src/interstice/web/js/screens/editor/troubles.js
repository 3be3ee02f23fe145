import { t } from "/web/js/i18n.js";
import { iconName } from "/web/js/tables/icons.js";
import { yearText } from "/web/js/years.js";

/** @param {{ word: string, why: string, given?: Record<string, string | number> }} trouble @returns {string} What is wrong, in the reader's language. */
export function troubleWord({ word, why, given = {} }) {
  const year = typeof given.year === "number" ? { year: yearText(given.year) } : {};
  const icons = typeof given.icons === "string" ? { icons: given.icons.split(", ").map(iconName).join(", ") } : {};
  const said = t(`trouble-${word}`, { ...given, ...year, ...icons });
  return said.startsWith("trouble-") ? why : said;
}
