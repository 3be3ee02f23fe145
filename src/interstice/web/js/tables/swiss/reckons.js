import { spanOf } from "/web/js/tables/gap.js";

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
      const { year } = table.cards[read];
      const truth = year < span.left ? "earlier" : year > span.right ? "later" : "right";
      for (const [seat, verdict] of Object.entries(e.ratings)) story.ratings[seat].push(verdict === truth);
    },
    RoundScored: (e) => story.rounds.push(e),
  };
}
