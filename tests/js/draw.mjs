/** Renders parts of the client synchronously, into a page of their own. */
import { setTimeout as sleep } from "node:timers/promises";
import { options, render } from "preact";
import { Element } from "./page.mjs";

const [renders, frames] = [[], []];
options.debounceRendering = (work) => renders.push(work);
options.requestAnimationFrame = (work) => frames.push(work);

/** Renders what is to be rendered, before any frame; a busy browser may take a while until the next. */
export function commit() {
  while (renders.length) renders.shift()();
}

/** Does everything a browser would do before the next frame, and in it. */
export function settle() {
  for (commit(); frames.length; commit()) frames.shift()();
}

/** @param {any} what @param {Element} [into] Where it may have been rendered before. @returns {Element} */
export function draw(what, into = new Element("div")) {
  render(what, into);
  settle();
  return into;
}

/** @param {() => any} so Keeps rendering until this is true; waits for parts of the client that are fetched. */
export async function until(so) {
  for (let turns = 0; !so() && turns < 10_000; turns++) {
    await sleep(1);
    settle();
  }
}
