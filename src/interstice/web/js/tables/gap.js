/** A gap in a row of cards: the years beside it, in numbers and in words. */

/** @typedef {{ left: number | undefined, right: number | undefined }} Span The years beside a gap; none beyond an end of the row. */

/** @param {Record<number, any>} cards @param {number[]} row @param {number} gap @returns {Span} */
export function spanOf(cards, row, gap) {
  return { left: cards[row[gap - 1]]?.year, right: cards[row[gap]]?.year };
}

/**
 * @param {{ before: string, after: string, between: string }} ids The messages for a gap at either end of the row, and for one between cards.
 * @param {Span} span @param {any} words
 * @returns {[string, Record<string, string>]} The message for a gap, and the years in it.
 */
export function spanWords(ids, { left, right }, words) {
  if (left === undefined) return [ids.before, { right: words.year(right) }];
  if (right === undefined) return [ids.after, { left: words.year(left) }];
  return [ids.between, { left: words.year(left), right: words.year(right) }];
}
