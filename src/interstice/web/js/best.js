/** The best scores that this browser has seen in a game alone, by deck. */
import { kept } from "/web/js/store.js";

/** `events:23`, separated by spaces. */
const best = kept("best", "");
const scores = () => Object.fromEntries(best.value.split(" ").filter(Boolean).map((each) => [each.split(":")[0], Number(each.split(":")[1])]));

/** @param {string} decks @returns {number | undefined} */
export const bestOf = (decks) => scores()[decks];

/** @param {string} decks @param {number} score */
export function keepBest(decks, score) {
  best.value = Object.entries({ ...scores(), [decks]: score }).map(([id, points]) => `${id}:${points}`).join(" ");
}
