/** A picture in one line, taken apart and put together again: `workshop: game-icons:gears 50 54 70 turn 15 flip + …`. */

/** A glyph in the window: the place of its centre and its size in percent. @typedef {{ glyph: string, x: number, y: number, size: number, turn: number, flip: boolean }} Figure */
export const MOST_FIGURES = 3;
const FIRST = { x: 50, y: 54, size: 66 };
const SMALL = [{ x: 80, y: 20, size: 25 }, { x: 20, y: 20, size: 25 }];
/** What a figure may be. */
const BOUNDS = { x: [0, 100], y: [0, 100], size: [10, 100], turn: [-180, 180] };

/** @param {string} line @returns {{ scene: string, figures: Figure[] }} */
export function parseArt(line) {
  const [scene, rest = ""] = line.split(/:(?=\s)/, 2);
  const figures = rest.split(" + ").map((each) => each.trim().split(/\s+/)).filter(([glyph]) => glyph);
  return { scene: scene.trim(), figures: figures.map(figureOf) };
}

/** @param {string[]} given @param {number} at @returns {Figure} */
function figureOf(given, at) {
  const [glyph, ...words] = given;
  const numbers = [];
  while (words.length && /^-?[\d.]+$/.test(words[0])) numbers.push(Number(words.shift()));
  const usual = at ? SMALL[at - 1] ?? SMALL[1] : FIRST;
  const [x = usual.x, y = usual.y, size = usual.size] = numbers;
  const turn = words.indexOf("turn");
  return { glyph, x, y, size, turn: turn < 0 ? 0 : Number(words[turn + 1]), flip: words.includes("flip") };
}

/** @param {{ scene: string, figures: Figure[] }} picture @returns {string} */
export function artLine({ scene, figures }) {
  const words = ({ glyph, x, y, size, turn, flip }) => [glyph, x, y, size, ...(turn ? ["turn", turn] : []), ...(flip ? ["flip"] : [])].join(" ");
  return [scene, figures.map(words).join(" + ")].join(": ");
}

/** @param {{ scene: string, figures: Figure[] }} picture @param {string} glyph @returns {{ scene: string, figures: Figure[] }} With one more: the first large, the others small in a corner. */
export function withGlyph({ scene, figures }, glyph) {
  if (figures.length >= MOST_FIGURES) return { scene, figures };
  return { scene, figures: [...figures, { glyph, turn: 0, flip: false, ...(figures.length ? SMALL[figures.length - 1] : FIRST) }] };
}

/** @param {Figure} figure @param {Partial<Figure>} more @returns {Figure} Within its bounds. */
export function changed(figure, more) {
  const next = { ...figure, ...more };
  for (const [name, [least, most]] of Object.entries(BOUNDS)) next[name] = Math.round(Math.min(most, Math.max(least, next[name])));
  return next;
}

/** @param {Figure} figure @param {{ key: string, shiftKey: boolean }} event @returns {Figure | null} What a key makes of it: arrows move it, + and − size it, R turns it, F flips it. */
export function byKey(figure, { key, shiftKey }) {
  const far = shiftKey ? 10 : 2;
  const how = {
    ArrowLeft: { x: figure.x - far }, ArrowRight: { x: figure.x + far }, ArrowUp: { y: figure.y - far }, ArrowDown: { y: figure.y + far },
    "+": { size: figure.size + 4 }, "=": { size: figure.size + 4 }, "-": { size: figure.size - 4 },
    r: { turn: figure.turn + 15 > 180 ? figure.turn - 345 : figure.turn + 15 }, f: { flip: !figure.flip },
  }[key.length === 1 ? key.toLowerCase() : key];
  return how ? changed(figure, how) : null;
}
