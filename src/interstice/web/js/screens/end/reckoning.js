/** Works out from the log of a finished game what everyone got right, and by how much they missed. */
import { following } from "/web/js/tables/follow.js";
import { missedBy } from "/web/js/years.js";

/** @param {any} log As /api/games/{game} tells it. @param {import("/web/js/tables/plain/game.js").GameTable} game */
export function reckon(log, game) {
  const { view: table, follow } = following(log);
  const laid = [];
  const story = { laid, rounds: [], ratings: log.players.map(() => []), cards: table.cards, log };
  let step = 0;
  /** @type {import("/web/js/tables/plain/game.js").Book["lay"]} */
  const lay = (seat, card, right, span = { left: undefined, right: undefined }) => {
    const year = table.cards[card]?.year;
    laid.push({ seat, card, right, off: right ? 0 : missedBy(year, span), early: !right && span.right !== undefined && year > span.right, span, step });
  };
  const heard = game.reckons({ table, lay, story });
  for (const { events } of log.entries) {
    step++;
    for (const event of events) {
      heard[event.event]?.(event);
      follow(event);
    }
  }
  return { ...story, by: log.players.map((_, seat) => laid.filter((each) => each.seat === seat)) };
}
