/** Where a slip lies, and the line from it to what it speaks of. */

const EDGE = 8;
const GAP = 14;
const STEP = 12;
/** How bad it is to cover a pixel of a control, and of anything else that is worth seeing. */
const CONTROL = 1;
const CONTENT = 0.05;
/** The longest line, and how long one is that only points. */
const LONGEST = 120;
const POINTER = 30;
/** How bad it is to lie a pixel off the middle. */
const ASIDE = 0.15;

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** @param {Box} one @param {Box} other @param {number} [room] How far apart they should be. @returns {number} How many pixels they share. */
export const shared = (one, other, room = 0) =>
  Math.max(0, Math.min(one.right, other.right + room) - Math.max(one.left, other.left - room)) * Math.max(0, Math.min(one.bottom, other.bottom + room) - Math.max(one.top, other.top - room));

const away = (one, other) => Math.hypot(Math.max(0, one.left - other.right, other.left - one.right), Math.max(0, one.top - other.bottom, other.top - one.bottom));

/**
 * @param {Box | undefined} target @param {{ width: number, height: number }} slip @param {{ width: number, height: number }} page
 * @param {Box[]} controls @param {Box[]} content
 * @returns {{ left: number, top: number }} Beside the target, never on it and on no control if there is room, and on little else.
 */
export function freeSpot(target, slip, page, controls, content) {
  const [most, lowest] = [Math.max(EDGE, page.width - EDGE - slip.width), Math.max(EDGE, page.height - EDGE - slip.height)];
  let best = { left: EDGE, top: EDGE, cost: Infinity };
  for (let top = EDGE; top <= lowest; top += STEP) {
    for (let left = EDGE; left <= most; left += STEP) {
      const box = { left, top, right: left + slip.width, bottom: top + slip.height };
      let cost = target ? away(box, target) + shared(box, target, GAP) * 1000 + ASIDE * Math.abs(box.left + box.right - target.left - target.right) : ASIDE * Math.hypot(top - lowest / 2, left - most / 2);
      for (const each of controls) if (cost < best.cost) cost += shared(box, each, 2) * CONTROL;
      for (const each of content) if (cost < best.cost) cost += shared(box, each) * CONTENT;
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return { left: best.left, top: best.top };
}

/** @param {Box} slip @param {Box} target @returns {string} A ring around the target and a line to it, as SVG. */
export function lineTo(slip, target) {
  const ring = { left: target.left - 5, top: target.top - 5, right: target.right + 5, bottom: target.bottom + 5 };
  const nearest = (low, high, at) => Math.min(Math.max(at, low), high);
  const middle = (one, other, from, to) => nearest(Math.max(one[from], 0), one[to], (Math.max(one[from], other[from]) + Math.min(one[to], other[to])) / 2);
  const overX = Math.min(slip.right, ring.right) > Math.max(slip.left, ring.left);
  const overY = Math.min(slip.bottom, ring.bottom) > Math.max(slip.top, ring.top);
  const x = middle(slip, ring, "left", "right");
  const y = middle(slip, ring, "top", "bottom");
  const start = { x: overX ? x : nearest(slip.left, slip.right, ring.left), y: overY ? y : slip.bottom <= ring.top ? slip.bottom : slip.top };
  const end = { x: nearest(ring.left, ring.right, start.x), y: nearest(ring.top, ring.bottom, start.y) };
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  // Where the target is far away, the line would run across the table: then it only shows the direction.
  const part = Math.min(1, (far > LONGEST ? POINTER : far) / (far || 1));
  const tip = { x: Math.round(start.x + (end.x - start.x) * part), y: Math.round(start.y + (end.y - start.y) * part) };
  const path = `M${start.x} ${start.y}L${tip.x} ${tip.y}`;
  const frame = `x="${ring.left}" y="${ring.top}" width="${ring.right - ring.left}" height="${ring.bottom - ring.top}" rx="10"`;
  return ["edge", "brass"].map((kind) => `<rect class="${kind}" ${frame}/><path class="${kind}" d="${path}"/>`).join("") + `<circle cx="${tip.x}" cy="${tip.y}" r="6"/>`;
}
