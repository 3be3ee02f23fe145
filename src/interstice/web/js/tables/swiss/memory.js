import { useRef } from "preact/hooks";
import { spanOf } from "/web/js/tables/gap.js";
import { whysBetween } from "/web/js/tables/swiss/ledger.js";

/**
 * What the table remembers because the view does not: the latest duel, what became of the latest card,
 * who tried it where, and why chips have just moved, by the event.
 * @typedef {{ duel: any, outcome: any, tries: { seat: number, span: import("/web/js/tables/gap.js").Span }[], whys: Map<any, string> }} Memory
 */

const EMPTY = { duel: null, outcome: null, tries: [], whys: new Map() };

/** @param {any} view @param {any} last @param {boolean} [replay] Whether steps may be left out. @returns {Memory} */
export function useMemory(view, last, replay) {
  const kept = useRef({ before: null, memory: EMPTY });
  const { before, memory: was } = kept.current;
  if (before?.entries !== view.entries) {
    const events = last?.events ?? [];
    const memory = events.reduce((now, event) => (STEPS[event.event] ?? same)(now, event, view), was);
    const follows = before && (!replay || before.entries === view.entries - 1);
    const whys = follows ? whysBetween(events, before, view) : EMPTY.whys;
    kept.current = { before: view, memory: { ...memory, whys } };
  }
  return kept.current.memory;
}

const same = (was) => was;

const STEPS = {
  Challenged: (was, e, view) => ({ ...EMPTY, duel: { rolls: [], won: false, at: view.entries } }),
  Rolled: (was, e) => ({ ...was, duel: was.duel && { ...was.duel, rolls: [...was.duel.rolls, e] } }),
  Owed: (was) => ({ ...was, duel: was.duel && { ...was.duel, won: true } }),
  Spun: () => EMPTY,
  Announced: (was, e) => (e.reader === null ? was : EMPTY),
  TryFailed: (was, e, view) => ({ ...was, tries: [...was.tries, { seat: e.seat, span: spanOf(view.cards, view.racks[e.seat], e.gap) }] }),
  Inserted: (was, e) => ({ ...was, outcome: { kind: "inserted", seat: e.seat, card: e.card } }),
  Gave: (was, e) => ({ ...was, outcome: { kind: "given", seat: e.to, card: e.card } }),
  Removed: (was, e) => ({ ...was, outcome: { kind: "removed", seat: e.seat, card: e.card } }),
  Buried: (was) => ({ ...was, outcome: { kind: "buried" } }),
  TurnPassed: (was) => ({ ...was, duel: null }),
  RoundScored: (was, e) => ({ ...was, duel: null }),
  RoundBegan: () => EMPTY,
};

/**
 * @param {number} seat @param {any} last @param {Memory} memory
 * @returns {[why: string, chips: number][]} How many chips a seat just won or lost, by the reason, as far as it is known.
 */
export function gainsOf(seat, last, { whys }) {
  const events = last?.events ?? [];
  if (events.some((event) => event.event === "RoundBegan")) return [];
  const gains = new Map();
  for (const event of events.filter((each) => each.seat === seat && (each.event === "Paid" || each.event === "StakeReturned"))) {
    const why = whys.get(event) ?? "";
    gains.set(why, (gains.get(why) ?? 0) + event.chips);
  }
  return [...gains];
}

/** The card that was just put on a seat's rack, if any. */
export function freshOn(seat, last) {
  const came = (last?.events ?? []).findLast(
    (event) => (event.event === "Inserted" && event.seat === seat) || (event.event === "Gave" && event.to === seat),
  );
  return came?.card ?? null;
}
