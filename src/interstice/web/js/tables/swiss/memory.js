import { useRef } from "preact/hooks";
import { spanOf } from "/web/js/tables/gap.js";

/**
 * What the table remembers because the view does not: the latest duel, what became of the latest card,
 * and who tried it where.
 * @typedef {{ duel: any, outcome: any, tries: { seat: number, span: import("/web/js/tables/gap.js").Span }[] }} Memory
 */

const EMPTY = { duel: null, outcome: null, tries: [] };

/** @returns {Memory} */
export function useMemory(view, last) {
  const kept = useRef({ entries: -1, memory: EMPTY });
  if (kept.current.entries !== view.entries) {
    const memory = (last?.events ?? []).reduce((was, event) => (STEPS[event.event] ?? same)(was, event, view), kept.current.memory);
    kept.current = { entries: view.entries, memory };
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

/** How many chips a seat just won or lost. */
export function gainOf(seat, last) {
  const events = last?.events ?? [];
  if (events.some((event) => event.event === "RoundBegan")) return 0;
  return events
    .filter((event) => event.seat === seat && (event.event === "Paid" || event.event === "StakeReturned"))
    .reduce((sum, event) => sum + event.chips, 0);
}

/** The card that was just put on a seat's rack, if any. */
export function freshOn(seat, last) {
  const came = (last?.events ?? []).findLast(
    (event) => (event.event === "Inserted" && event.seat === seat) || (event.event === "Gave" && event.to === seat),
  );
  return came?.card ?? null;
}
