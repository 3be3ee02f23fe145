/** The longest line. */
const LONGEST = 120;

/** @typedef {import("/web/js/parts/spot.js").Box} Box */

/** @param {Box} slip @param {Box} target @param {Box[]} [inTheWay] What the line may not cross. @returns {string} A ring around the target and a line to it, as SVG. */
export function lineTo(slip, target, inTheWay = []) {
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
  const line = { left: Math.min(start.x, end.x), top: Math.min(start.y, end.y), right: Math.max(start.x, end.x), bottom: Math.max(start.y, end.y) };
  const isOutside = (box) => box.left < ring.left || box.right > ring.right || box.top < ring.top || box.bottom > ring.bottom;
  const crosses = inTheWay.some((box) => isOutside(box) && box.left < line.right + 1 && box.right > line.left - 1 && box.top < line.bottom && box.bottom > line.top);
  // Where the target is far away, the line would run across the table, and a shorter one would point at something else: then the ring is enough.
  const path = far > LONGEST || crosses ? "" : `M${start.x} ${start.y}L${Math.round(end.x)} ${Math.round(end.y)}`;
  const frame = `x="${ring.left}" y="${ring.top}" width="${ring.right - ring.left}" height="${ring.bottom - ring.top}" rx="10"`;
  return ["edge", "brass"].map((kind) => `<rect class="${kind}" ${frame}/>${path && `<path class="${kind}" d="${path}"/>`}`).join("") + (path && `<circle cx="${Math.round(end.x)}" cy="${Math.round(end.y)}" r="6"/>`);
}
