/** The cards that were turned over while we watched, and the one that is being looked at. */
import { signal } from "@preact/signals";

/**
 * @typedef {object} Turned A card that was turned over.
 * @property {number} card
 * @property {number} seat Who laid it.
 * @property {boolean | null} right Whether it lay right; null if nobody had to say where it belongs.
 * @property {import("/web/js/tables/gap.js").Span} [span] The years beside the gap that it was placed in.
 * @property {number} off By how many years it missed.
 * @property {string} [verdict] What to say instead of "in the right place" or "too early".
 * @property {string} [outcome] What becomes of it.
 * @property {any} view The view right after.
 */

/** By card; the player's own attempt at a card counts more than others'. @type {import("@preact/signals").Signal<Record<number, Turned>>} */
export const turnedOver = signal({});
/** @type {import("@preact/signals").Signal<Turned | null>} */
export const revealing = signal(null);

/** @param {number} card Looks at a card that was turned over. */
export function look(card) {
  revealing.value = turnedOver.value[card] ?? null;
}

const SHOWN = ["Inserted", "Joined", "LaidSideways", "Discarded"];

/**
 * @param {any[]} events @param {number | null} seat The player's.
 * @returns {any[] | null} What is left to read out of them, since the panel tells of the player's own card; null until it is closed.
 */
export function leftToTell(events, seat) {
  if (events.some(({ card }) => card !== undefined && card === revealing.value?.card)) return null;
  return events.filter((each) => !(SHOWN.includes(each.event) && each.seat === seat && turnedOver.value[each.card]?.seat === seat));
}
