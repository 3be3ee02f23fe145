import { t } from "/web/js/i18n.js";

/**
 * What happened, in sentences.
 * @param {Record<string, string | ((say: (id: string, more?: object) => string, event: any, view: any, words: any) => string | false)>} tellers
 * By kind of event: the message for it, or how its sentence is made.
 * @returns {(events: any[], view: any, words: any) => string}
 */
export const teller = (tellers) => (events, view, words) =>
  events
    .map((event) => {
      const facts = factsOf(event, view, words);
      const say = (id, more) => t(id, { ...facts, ...more });
      const how = tellers[event.event];
      return typeof how === "string" ? say(how) : how?.(say, event, view, words);
    })
    .filter(Boolean)
    .join(" ");

/** All that a message may name. */
function factsOf(event, view, words) {
  const called = (seat) => words.player(seat).called;
  const { face, year, back } = view.cards[event.card] ?? {};
  return {
    ...event,
    chips: Math.abs(event.chips),
    name: called(event.seat ?? event.reader ?? event.order?.[0]),
    other: called(event.target ?? event.to),
    names: (event.seats ?? event.winners ?? []).map(called).join(", "),
    title: words.quoted(face),
    year: year === undefined || year === null ? "" : words.year(year),
    icon: back ? t(`twist-icon-${back}`) : "",
  };
}
