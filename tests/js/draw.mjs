/** Draws parts of the client into a page of its own, at once. */
import { setTimeout as sleep } from "node:timers/promises";
import { options, render } from "preact";
import { Element } from "./page.mjs";

const due = [];
options.requestAnimationFrame = options.debounceRendering = (work) => due.push(work);

/** Do all that a browser would do before its next picture. */
export function settle() {
  while (due.length) due.shift()();
}

/** @param {any} what @param {Element} [into] Where it may lie already. @returns {Element} */
export function draw(what, into = new Element("div")) {
  render(what, into);
  settle();
  return into;
}

/** @param {() => any} so Draw on until something is so, which waits for parts of the client that are fetched. */
export async function until(so) {
  for (let turns = 0; !so() && turns < 10_000; turns++) {
    await sleep(1);
    settle();
  }
}
