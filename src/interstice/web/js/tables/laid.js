/** Cards that were placed in gaps of one line. */
import { spanOf } from "/web/js/tables/gap.js";
import { missedBy } from "/web/js/years.js";

/** What lays a card into the line, or into its right place there. */
const LAYS = ["Started", "Placed", "PutRight"];

/** @param {any[]} events @param {any} view The view after them. @returns {number[]} The line before them: nothing ever leaves it. */
const lineBefore = (events, { line }) => line.filter((n) => !events.some(({ event, card }) => card === n && LAYS.includes(event)));

/**
 * @param {any} before The view before some events. @param {any[]} events @param {number} seat
 * @returns {number} How many cards the seat had when it had played, and replaced what missed. New cards for a play-off come later.
 */
export function leftOf(before, events, seat) {
  let [left, owed] = [before.hands[seat].length, 0];
  for (const { event } of events.filter((each) => each.seat === seat)) {
    if (event === "Placed" || event === "Missed") left--;
    if (event === "Missed") owed++;
    if (event === "Drew" && owed) [left, owed] = [left + 1, owed - 1];
  }
  return left;
}

/**
 * For each card that some events laid: what it claimed, and by how much it missed.
 * @param {any[]} events @param {any} view The view after them. @param {number[]} [before] The line before them.
 */
export function laid(events, view, before = lineBefore(events, view)) {
  const line = [...before];
  const found = [];
  for (const event of events) {
    if (event.event === "Started") line.push(event.card);
    if (event.event !== "Placed" && event.event !== "Missed") continue;
    const right = event.event === "Placed";
    const year = view.cards[event.card]?.year;
    const span = spanOf(view.cards, line, event.gap);
    const off = right || year === undefined ? 0 : missedBy(year, span);
    found.push({ ...event, right, year, span, off, line: [...line] });
    if (right) line.splice(event.gap, 0, event.card);
  }
  return found;
}
