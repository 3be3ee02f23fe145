/** Chips are counted up at the end of a round: row by row, then the winners' double, and then the rows change places. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { still } from "/web/js/dress.js";
import { useElapsed } from "/web/js/tables/elapsed.js";

/** In milliseconds: how long a row counts, how long after the one above it begins, how long doubling takes, and changing places. */
const ROW = 300;
const LATER = 60;
const DOUBLE = 400;
const SORT = 240;

/**
 * @param {number} at Milliseconds since the counting began. @param {number} rows
 * @returns {{ counted: (row: number) => number, doubled: number, sorted: boolean }} How far each row has got, and the doubling, from 0 to 1.
 */
export function countedAt(at, rows) {
  const part = (from, takes) => Math.min(1, Math.max(0, (at - from) / takes));
  const counts = (rows - 1) * LATER + ROW;
  return { counted: (row) => part(row * LATER, ROW), doubled: part(counts, DOUBLE), sorted: at >= counts + DOUBLE };
}

/**
 * @param {number} rows
 * @returns {ReturnType<typeof countedAt> & { finish: () => void }} How far the counting is; `finish` ends it at once.
 */
export function useCounting(rows) {
  const [at, finish] = useElapsed((at) => countedAt(at, rows).sorted);
  return { ...countedAt(at, rows), finish };
}

/**
 * @param {number[]} order Whose row is where. @returns {any} A ref for the table's body; rows that change places slide there.
 */
export function useSorting(order) {
  const body = useRef(null);
  const tops = useRef(new Map());
  useLayoutEffect(() => {
    const rows = [...body.current.children];
    for (const [at, who] of order.entries()) {
      const [top, was] = [rows[at].offsetTop, tops.current.get(who)];
      tops.current.set(who, top);
      if (was !== undefined && was !== top && !still()) rows[at].animate([{ transform: `translateY(${was - top}px)` }, { transform: "none" }], { duration: SORT, easing: "ease-out" });
    }
  }, [order.join()]);
  return body;
}
