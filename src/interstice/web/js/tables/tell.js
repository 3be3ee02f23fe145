import { listed, t } from "/web/js/i18n.js";
import { spanOf } from "/web/js/tables/gap.js";
import { countText, missedBy } from "/web/js/years.js";

/** @typedef {string | ((say: (id: string, more?: object) => string, event: any, view: any, words: any) => string | false)} Teller The message for an event, or how its sentence is made. */

/**
 * What happened, in sentences.
 * @param {Record<string, Teller>} tellers By the name of the event.
 * @param {Teller} [otherwise] For all other events.
 * @returns {(events: any[], view: any, words: any) => string}
 */
export const teller = (tellers, otherwise) => (events, view, words) =>
  events
    .map((event) => {
      const facts = factsOf(event, view, words);
      const say = (id, more) => about(words.player(who(event)), id, { ...facts, ...more });
      const how = tellers[event.event] ?? otherwise;
      return typeof how === "string" ? say(how) : how?.(say, event, view, words);
    })
    .filter(Boolean)
    .join(" ");

/**
 * @param {{ you?: boolean }} player @param {string} id @param {Record<string, any>} args
 * @returns {string} A sentence about a player. To themselves it says "you", if there is a message for that.
 */
export function about(player, id, args) {
  const said = player.you ? t(`${id}-you`, args) : "";
  return said && said !== `${id}-you` ? said : t(id, args);
}

/** Whom an event is about. */
const who = ({ seat, reader, order }) => seat ?? reader ?? order?.[0];

/** The arguments that every message gets. */
function factsOf(event, view, words) {
  const called = (seat) => words.player(seat).called;
  const { face, year } = view.cards[event.card] ?? {};
  return {
    ...event,
    chips: Math.abs(event.chips),
    name: called(who(event)),
    other: called(event.target ?? event.to),
    names: (event.seats ?? event.winners ?? []).map(called).join(", "),
    title: words.quoted(face),
    year: year === undefined || year === null ? "" : words.year(year),
  };
}

/** Sentences for games played on one line. `view.before`: the line before the event, if known. @type {Record<string, Teller>} */
export const LINE = {
  SeatLeft: "replay-left",
  Ended: (say, { winners }, view, words) => `${say(winners.length ? "end-wins" : "end-nobody", { name: listed(winners.map((seat) => words.player(seat).called)), n: winners.length })}.`,
  Placed: "classic-told-right",
  Missed(say, e, { cards, line, before = line }) {
    const n = missedBy(cards[e.card]?.year, spanOf(cards, before, e.gap));
    return say("classic-told-missed", { n, years: countText(n) });
  },
};
