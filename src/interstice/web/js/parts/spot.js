/** Where a slip lies that speaks of something on the page, and covers as little as it can. */
import { useLayoutEffect, useRef } from "preact/hooks";

const EDGE = 8;
const GAP = 14;
const STEP = 12;
/** How bad it is to cover a pixel of a control, of what has to be read now, and of anything else that is worth seeing. */
const CONTROL = 4;
const READ = 1;
const CONTENT = 0.2;
/** How bad it is to lie a pixel off the middle. */
const ASIDE = 0.15;
/** Milliseconds between two looks at whether its target has moved. */
const AGAIN = 120;

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** @param {Box} one @param {Box} other @param {number} [room] How far apart they should be. @returns {number} How many pixels they share. */
export const shared = (one, other, room = 0) =>
  Math.max(0, Math.min(one.right, other.right + room) - Math.max(one.left, other.left - room)) * Math.max(0, Math.min(one.bottom, other.bottom + room) - Math.max(one.top, other.top - room));

const away = (one, other) => Math.hypot(Math.max(0, one.left - other.right, other.left - one.right), Math.max(0, one.top - other.bottom, other.top - one.bottom));

/**
 * @param {Box | undefined} target @param {{ width: number, height: number }} slip @param {{ width: number, height: number }} page
 * @param {Box[]} controls @param {Box[]} content @param {Box[]} [read] What has to be read now.
 * @returns {{ left: number, top: number, free: boolean }} Beside the target, never on it and on no control if there is room, and on little else;
 * `free`: whether there was room.
 */
export function freeSpot(target, slip, page, controls, content, read = []) {
  const [most, lowest] = [Math.max(EDGE, page.width - EDGE - slip.width), Math.max(EDGE, page.height - EDGE - slip.height)];
  const at = (left, top) => ({ left, top, right: left + slip.width, bottom: top + slip.height });
  let best = { left: EDGE, top: EDGE, cost: Infinity };
  for (let top = EDGE; top <= lowest; top += STEP) {
    for (let left = EDGE; left <= most; left += STEP) {
      const box = at(left, top);
      let cost = target ? away(box, target) + shared(box, target, GAP) * 1000 + ASIDE * Math.abs(box.left + box.right - target.left - target.right) : ASIDE * Math.hypot(top - lowest / 2, left - most / 2);
      for (const each of controls) if (cost < best.cost) cost += shared(box, each, 2) * CONTROL;
      for (const each of read) if (cost < best.cost) cost += shared(box, each) * READ;
      for (const each of content) if (cost < best.cost) cost += shared(box, each) * CONTENT;
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  const chosen = at(best.left, best.top);
  return { left: best.left, top: best.top, free: ![target, ...controls].some((each) => each && shared(chosen, each)) };
}

const shownBoxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);

/** @param {string} selector @returns {boolean} Whether something of that kind can be seen. */
export const visible = (selector) => shownBoxes(selector).length > 0;

/** @param {Box[]} boxes @returns {Box} The smallest that holds them all. */
const around = (boxes) => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** Scrolls to what a slip speaks of, where the page is higher than the window. @param {Box} target */
function bringIntoView({ top, bottom }) {
  const below = bottom + EDGE - innerHeight;
  if (below > 0 || top < 0) scrollBy(0, Math.min(Math.max(below, 0), top - EDGE));
}

const boxes = (selector, without) =>
  [...document.querySelectorAll(selector)].filter((each) => !without.contains(each) && !each.closest("dialog")).map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width && height);

/**
 * Finds a place for a slip, again whenever its target moves or something else comes to lie under it.
 * @param {string} id Of what it says; empty: there is no slip.
 * @param {string[]} at What it speaks of: the first of these that can be seen.
 * @param {{ controls: string, content: string, read?: string, first?: string }} avoid Selectors of what it may not cover, of what it had better not, of what has to be read now, and of what has to go first; without it, dialogs.
 * @param {(slip: HTMLElement, found: { target?: Box, box: Box, free: boolean, hidden: boolean, inTheWay: Box[] }) => void} placed Called whenever it gets a place;
 * `hidden`: something has to go first; `inTheWay`: the controls on the page.
 * @param {boolean} [all] Whether it speaks of everything that the selector finds, and not only of the first.
 */
export function useSpot(id, at, { controls, content, read, first = "dialog[open]" }, placed, all = false) {
  const slip = useRef(null);
  useLayoutEffect(() => {
    if (!id) return undefined;
    let was = "";
    let looked = false;
    const find = () => at.map((each) => (each ? shownBoxes(each) : [])).find(({ length }) => length);
    const place = () => {
      if (!slip.current) return;
      const hidden = Boolean(document.querySelector(first));
      if (!looked && !hidden && find()) {
        looked = true;
        bringIntoView(find()[0]);
      }
      const found = find();
      const target = found && (all ? around(found) : found[0]);
      const { left: x, top: y, right, bottom, width, height } = slip.current.getBoundingClientRect();
      const page = { width: document.documentElement.clientWidth, height: innerHeight };
      const [inTheWay, seen, asked] = [controls, content, read].map((each) => (each ? boxes(each, slip.current) : []));
      const under = [...inTheWay, ...seen, ...asked].filter((each) => shared(each, { left: x, top: y, right, bottom }));
      const now = JSON.stringify([hidden, target, width, height, page, under]);
      if (now === was) return;
      was = now;
      const { left, top, free } = freeSpot(target, { width, height }, page, inTheWay, seen, asked);
      Object.assign(slip.current.style, { left: `${left}px`, top: `${top}px` });
      placed(slip.current, { target, free, hidden, inTheWay, box: { left, top, right: left + width, bottom: top + height } });
    };
    place();
    const again = setInterval(place, AGAIN);
    return () => clearInterval(again);
  }, [id, at.join()]);
  return slip;
}
