/** The part of a photo that a card shows, in the shape of its window. */

/** Width by height. */
export const SHAPE = 4 / 5;

/** Where the middle of the part is, as fractions of the photo, and how much it is enlarged. @typedef {{ x: number, y: number, zoom: number }} Cut */
export const WHOLE = { x: 0.5, y: 0.5, zoom: 1 };

/** @param {{ width: number, height: number }} photo @param {Cut} cut @returns {{ left: number, top: number, width: number, height: number }} As fractions of the photo; never beyond its edges. */
export function boxOf({ width, height }, { x, y, zoom }) {
  const shape = width / height;
  const wide = (shape > SHAPE ? SHAPE / shape : 1) / zoom;
  const high = (shape > SHAPE ? 1 : shape / SHAPE) / zoom;
  const place = (middle, size) => Math.min(1 - size, Math.max(0, middle - size / 2));
  return { left: place(x, wide), top: place(y, high), width: wide, height: high };
}

/** @param {{ width: number, height: number }} photo @param {Cut} cut @returns {Cut} With its middle where the part can be. */
export function settled(photo, cut) {
  const zoom = Math.min(5, Math.max(1, cut.zoom));
  const { left, top, width, height } = boxOf(photo, { ...cut, zoom });
  return { x: left + width / 2, y: top + height / 2, zoom };
}
