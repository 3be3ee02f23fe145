/** What a player claims by laying a card into a gap of the line. */
import { t } from "/web/js/i18n.js";
import { spanOf, spanWords } from "/web/js/tables/gap.js";

const GAPS = { before: "classic-before", after: "classic-after", between: "classic-between" };

/** @param {import("/web/js/tables/gap.js").Span} span @param {any} words The message for a gap, and the years in it. */
export const claimWords = (span, words) => spanWords(GAPS, span, words);

/** @param {any} words @param {any} view @param {number} gap @returns {string} What a gap is called. */
export function gapLabel(words, view, gap) {
  const [id, years] = claimWords(spanOf(view.cards, view.line, gap), words);
  return t("classic-gap", { n: gap + 1, all: view.line.length + 1, where: t(id, years) });
}
