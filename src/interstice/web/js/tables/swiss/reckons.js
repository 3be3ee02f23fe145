import { spanOf } from "/web/js/tables/gap.js";

/** @param {number} year @param {import("/web/js/tables/gap.js").Span} span @returns {string} Which rating of a marked gap is correct. */
export const truthOf = (year, { left, right }) => (year < left ? "earlier" : year > right ? "later" : "right");

/** What everyone marked on their racks, and how they rated what others marked. @param {import("/web/js/tables/plain/game.js").Book} book */
export function reckons({ table, lay, story }) {
  let [read, trying, span] = [null, null, null];
  const beside = (e) => spanOf(table.cards, table.racks[e.seat], e.gap);
  return {
    Announced: (e) => ([read, trying] = [e.card, null]),
    TryBegan: (e) => (trying = e.seat),
    Marked: (e) => (span = beside(e)),
    TryFailed: (e) => lay(e.seat, read, false, beside(e)),
    Inserted: (e) => e.seat === trying && lay(e.seat, e.card, true, spanOf(table.cards, table.racks[e.seat], e.place)),
    RatingsShown(e) {
      const truth = truthOf(table.cards[read].year, span);
      for (const [seat, verdict] of Object.entries(e.ratings)) story.ratings[seat].push(verdict === truth);
    },
    RoundScored: (e) => story.rounds.push(e),
  };
}
