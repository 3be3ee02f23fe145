/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

const STEP = 8;
const EDGE = 10;
/** How far it keeps away from what it must not cover. */
const AIR = 6;

/** @param {Box} one @param {Box} other */
export const overlap = (one, other) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * @param {{ width: number, height: number }} size @param {Box[]} taken @param {Box} page Where it may lie.
 * @returns {{ left: number, top: number } | null} The highest place where something of this size covers nothing that is taken; of several,
 * the one nearest the middle.
 */
export function freeSpot({ width, height }, taken, page) {
  const middle = (page.left + page.right - width) / 2;
  const lefts = [middle];
  for (let away = STEP * 2; middle - away >= page.left + EDGE; away += STEP * 2) lefts.push(middle - away, middle + away);
  for (let top = page.top; top + height <= page.bottom - EDGE; top += STEP) {
    const left = lefts.find((at) => !taken.some((each) => overlap({ left: at - AIR, top: top - AIR, right: at + width + AIR, bottom: top + height + AIR }, each)));
    if (left !== undefined) return { left, top };
  }
  return null;
}
