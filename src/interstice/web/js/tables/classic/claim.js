/** What laying a card into a gap claims, in words and numbers; from the line alone. */
import { t } from "/web/js/i18n.js";
import { missedBy } from "/web/js/years.js";

/** @param {any} view @param {number[]} line @param {number} gap The years at both sides of a gap, where there are cards. */
export function around(view, line, gap) {
  return { left: view.cards[line[gap - 1]]?.year, right: view.cards[line[gap]]?.year };
}

/** @returns {[string, Record<string, string>]} The sentence for a gap, and the years in it. */
export function spanWords(words, { left, right }) {
  if (left === undefined) return ["classic-before", { right: words.year(right) }];
  if (right === undefined) return ["classic-after", { left: words.year(left) }];
  return ["classic-between", { left: words.year(left), right: words.year(right) }];
}

/**
 * What the events of a message did to the line: for each card that was laid, what it claimed and by how much it missed.
 * @param {any[]} events @param {any} view How things lie after them. @param {number[]} before The line before them.
 */
export function laid(events, view, before) {
  const line = [...before];
  const found = [];
  for (const event of events) {
    if (event.event === "Started") line.push(event.card);
    if (event.event !== "Placed" && event.event !== "Missed") continue;
    const right = event.event === "Placed";
    const year = view.cards[event.card]?.year;
    const span = around(view, line, event.gap);
    const off = right || year === undefined ? 0 : missedBy(year, span.left, span.right);
    found.push({ ...event, right, year, span, off, line: [...line] });
    if (right) line.splice(event.gap, 0, event.card);
  }
  return found;
}

/** @param {any} words @param {any} view @param {number} gap What a gap is called. */
export function gapLabel(words, view, gap) {
  const [id, years] = spanWords(words, around(view, view.line, gap));
  return t("classic-gap", { n: gap + 1, all: view.line.length + 1, where: t(id, years) });
}
