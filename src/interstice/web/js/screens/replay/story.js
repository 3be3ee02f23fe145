/** What was done in a finished game, a sentence or two for each entry of its log. */
import { t } from "/web/js/i18n.js";
import { loaded } from "/web/js/parts/trouble.js";
import { teller } from "/web/js/tables/tell.js";
import { countText, missedBy } from "/web/js/years.js";

const tellClassic = teller({
  SeatLeft: "replay-left",
  Ended: (say, e, view, words) => say("end-wins", { name: e.winners.map((seat) => words.player(seat).called).join(", "), n: e.winners.length }),
  Placed: "classic-told-right",
  Missed(say, e, { cards, before }) {
    const n = missedBy(cards[e.card].year, cards[before[e.gap - 1]]?.year, cards[before[e.gap]]?.year);
    return say("classic-told-missed", { n, years: countText(n) });
  },
});
const TELLERS = {
  classic: async () => tellClassic,
  swiss: async () => (await import("/web/js/tables/swiss/tell.js")).told,
  twist: async () => (await import("/web/js/tables/twist/tell.js")).told,
};

/** @param {string} rules @returns {Promise<(events: any[], view: any, words: any) => string>} */
export const findTeller = async (rules) => TELLERS[rules] ? loaded(TELLERS[rules]()) : () => "";

/**
 * The cards' numbers mean something only to those who follow what came up, so this follows it, and what lies in line and racks.
 * @param {any} log @param {(events: any[], view: any, words: any) => string} tell @param {any} words @returns {string[]}
 */
export function tellAll(log, tell, words) {
  const printed = Object.fromEntries(log.deck.map((card) => [card.face, card]));
  const view = { cards: [], line: [], racks: log.players.map(() => []), read: 0 };
  return log.entries.map(({ events }, at) => {
    const said = events.map((event) => {
      const before = [...view.line];
      follow(event, view, printed);
      // Of the set-up only that it begins.
      return at && event.event !== "TurnPassed" ? tell([event], { ...view, before }, words) : "";
    });
    return said.filter(Boolean).join(" ") || t(at ? "replay-goes-on" : "replay-begins");
  });
}

const FOLLOWED = {
  Started: (e, { line }) => line.push(e.card),
  Placed: (e, { line }) => line.splice(e.gap, 0, e.card),
  Gathered: (e, { racks }) => racks.forEach((rack) => rack.splice(0)),
  Inserted: (e, { racks }) => racks[e.seat].splice(e.place, 0, e.card),
  Removed: (e, { racks }) => racks[e.seat].splice(racks[e.seat].indexOf(e.card), 1),
  Gave(e, { racks }) {
    racks[e.seat].splice(racks[e.seat].indexOf(e.card), 1);
    racks[e.to].splice(e.place, 0, e.card);
  },
};

export function follow(event, view, printed) {
  if (event.face && event.event !== "Spun") view.cards.push(printed[event.face]);
  FOLLOWED[event.event]?.(event, view);
}
