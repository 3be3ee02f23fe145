/** A finished game, reckoned from its log: what everyone laid, rightly or by how much wrongly, and what rounds and ratings brought. */
import { follow } from "/web/js/screens/replay/story.js";
import { missedBy } from "/web/js/years.js";

/** @param {any} log As /api/games/{game} tells it. */
export function reckon(log) {
  const printed = Object.fromEntries(log.deck.map((card) => [card.face, card]));
  const table = { cards: [], line: [], racks: log.players.map(() => []) };
  const laid = [];
  const rounds = [];
  const ratings = log.players.map(() => []);
  let [read, trying, span] = [null, null, []];
  /** @returns {any} */
  const around = (line, gap) => [line[gap - 1], line[gap]].map((n) => table.cards[n]?.year);
  const lay = (seat, card, right, [from, to] = []) => {
    const { year } = table.cards[card];
    laid.push({ seat, card, right, off: right ? 0 : missedBy(year, from, to), early: !right && to !== undefined && year > to });
  };
  const heard = {
    Placed: (e) => lay(e.seat, e.card, true),
    Missed: (e) => lay(e.seat, e.card, false, around(table.line, e.gap)),
    Announced: (e) => ([read, trying] = [e.card, null]),
    TryBegan: (e) => (trying = e.seat),
    Marked: (e) => (span = around(table.racks[e.seat], e.gap)),
    TryFailed: (e) => lay(e.seat, read, false, around(table.racks[e.seat], e.gap)),
    Inserted: (e) => e.seat === trying && lay(e.seat, e.card, true),
    RatingsShown(e) {
      const { year } = table.cards[read];
      const truth = year < span[0] ? "earlier" : year > span[1] ? "later" : "right";
      for (const [seat, verdict] of Object.entries(e.ratings)) ratings[seat].push(verdict === truth);
    },
    RoundScored: (e) => rounds.push(e),
    Joined: (e) => e.seat !== null && lay(e.seat, e.card, true),
    LaidSideways: (e) => lay(e.seat, e.card, false),
  };
  for (const event of log.entries.flatMap((entry) => entry.events)) {
    heard[event.event]?.(event);
    follow(event, table, printed);
  }
  const surprise = laid.reduce((most, each) => (each.off > (most?.off ?? 0) ? each : most), null);
  return { by: log.players.map((_, seat) => laid.filter((each) => each.seat === seat)), laid, surprise, rounds, ratings, cards: table.cards };
}
