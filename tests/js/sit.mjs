/** A player at a table, with nothing but a keyboard. */
import { afterEach } from "node:test";
import { html } from "/web/js/parts/html.js";
import { draw, settle } from "./draw.mjs";
import { wordsOf } from "./position.mjs";

const pages = [];
// A table left behind would react to keys meant for the next.
afterEach(() => pages.splice(0).forEach((page) => draw(null, page)));

/** A table, and the moves made there. `asks`: what its seat is asked. */
export function sit(Table, view, ...asks) {
  const moves = [];
  let answer = Promise.resolve();
  const act = (move) => (moves.push(move), answer);
  const seen = { ...view, asks };
  const page = draw(null);
  const show = (more, events = [], props = {}) => {
    const now = { ...seen, ...more };
    draw(html`<${Table} ...${{ view: now, seat: now.seat, asks, act, words: wordsOf(now), last: { events }, onEnd() {}, ...props }} />`, page);
  };
  pages.push(page);
  show();
  return { page, moves, show, refuse: (why) => (answer = Promise.reject(why)) };
}

/** @param {string[]} keys Presses them one by one. */
export function press(...keys) {
  for (const key of keys) {
    dispatchEvent(Object.assign(new Event("keydown", { cancelable: true }), { key }));
    settle();
  }
}
