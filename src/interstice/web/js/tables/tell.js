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

/** The message for what somebody wins, or several share; to those who do, it names the others. @param {string} id @returns {Teller} */
export const winning = (id) => (say, { winners }, view, words) => {
  const others = winners.map(words.player).filter(({ you }) => !you);
  return about({ you: others.length < winners.length }, id, { names: listed(others.map(({ called }) => called)), n: others.length });
};

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

/** @param {number[]} winners @param {number | null | undefined} seat The player's. @param {any} words @returns {string} Who has won. */
export function whoWon(winners, seat, words) {
  if (winners.includes(seat)) return winners.length > 1 ? t("end-you-shared") : t("end-you");
  if (!winners.length) return t("end-nobody");
  const names = winners.map((who) => words.player(who).called);
  return t("end-wins", { name: listed(names), n: names.length });
}

/** Sentences for games played on one line. `view.before`: the line before the event, if known. @type {Record<string, Teller>} */
export const LINE = {
  SeatLeft: "replay-left",
  Ended: (say, { winners }, view, words) => `${whoWon(winners, winners.find((seat) => words.player(seat).you), words)}.`,
  Placed: "classic-told-right",
  Missed(say, e, { cards, line, before = line }) {
    const n = missedBy(cards[e.card]?.year, spanOf(cards, before, e.gap));
    return say("classic-told-missed", { n, years: countText(n) });
  },
};
