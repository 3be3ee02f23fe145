/** What a player claims by laying a card into a gap of the line. */
import { t } from "/web/js/i18n.js";
import { spanOf, spanWords } from "/web/js/tables/gap.js";
import { missedBy } from "/web/js/years.js";

const GAPS = { before: "classic-before", after: "classic-after", between: "classic-between" };

/** @param {import("/web/js/tables/gap.js").Span} span @param {any} words The message for a gap, and the years in it. */
export const claimWords = (span, words) => spanWords(GAPS, span, words);

/**
 * For each card that some events laid: what it claimed, and by how much it missed.
 * @param {any[]} events @param {any} view The view after them. @param {number[]} before The line before them.
 */
export function laid(events, view, before) {
  const line = [...before];
  const found = [];
  for (const event of events) {
    if (event.event === "Started") line.push(event.card);
    if (event.event !== "Placed" && event.event !== "Missed") continue;
    const right = event.event === "Placed";
    const year = view.cards[event.card]?.year;
    const span = spanOf(view.cards, line, event.gap);
    const off = right || year === undefined ? 0 : missedBy(year, span);
    found.push({ ...event, right, year, span, off, line: [...line] });
    if (right) line.splice(event.gap, 0, event.card);
  }
  return found;
}

/** @param {any} words @param {any} view @param {number} gap @returns {string} What a gap is called. */
export function gapLabel(words, view, gap) {
  const [id, years] = claimWords(spanOf(view.cards, view.line, gap), words);
  return t("classic-gap", { n: gap + 1, all: view.line.length + 1, where: t(id, years) });
}
