/** The years on a scale: the gap that a card was placed in, where it belongs, and by how much it missed. */
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { countText, yearsApart } from "/web/js/years.js";

/** The air at both ends, in percent. */
const AIR = 18;
/** From this many years on, a miss breaks the axis. */
const FAR = 400;
/** Where things are if it does: the card at one end, the gap at the other. */
const BROKEN = { card: AIR, near: 58, far: 100 - AIR };
/** The least distance between labels, in pixels, and the rough width of a letter. */
const APART = 8;
const LETTER = 8.6;

/** @typedef {{ text: string, at: number, kind: string }} Label `at`: its middle, in percent. */

/**
 * @param {{ year: number, span: import("/web/js/tables/gap.js").Span, off: number }} turned
 * @returns {{ at: (year: number) => number, bar: [number, number], edge: number, broken: number | null }} Where years, the
 * gap and the edge that the card missed are, in percent; and where the axis is broken.
 */
export function placesOf({ year, span: { left, right }, off }) {
  const early = left !== undefined && year < left;
  const edge = off ? (early ? left : right) : year;
  if (off > FAR) {
    const [from, to] = early ? [BROKEN.near, BROKEN.far] : [100 - BROKEN.far, 100 - BROKEN.near];
    const card = early ? BROKEN.card : 100 - BROKEN.card;
    const at = (each) => (each === year ? card : each === left ? from : to);
    const bar = /** @type {[number, number]} */ ([left === undefined ? 0 : from, right === undefined ? 100 : to]);
    return { at, bar, edge: at(edge), broken: (card + at(edge)) / 2 };
  }
  const all = [left, right, year].filter((each) => each !== undefined);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const at = (each) => (low === high ? 50 : AIR + ((each - low) / (high - low)) * (100 - 2 * AIR));
  return { at, bar: [left === undefined ? 0 : at(left), right === undefined ? 100 : at(right)], edge: at(edge), broken: null };
}

/**
 * @param {Label[]} labels In order. @param {number} wide The width of the scale, in pixels.
 * @returns {Label[]} Those that do not touch: of three the inner one goes, of two the one that is not the card's. None leaves the scale.
 */
export function readable(labels, wide) {
  const size = ({ text }) => text.length * LETTER;
  const within = (label) => {
    const half = (50 * size(label)) / wide;
    return { ...label, at: Math.min(100 - half, Math.max(half, label.at)) };
  };
  const touch = (one, other) => ((other.at - one.at) / 100) * wide < (size(one) + size(other)) / 2 + APART;
  const kept = labels.map(within);
  const clash = kept.findIndex((label, at) => at > 0 && touch(kept[at - 1], label));
  if (clash < 0) return kept;
  const inner = kept.length > 2 ? 1 : kept[0].kind === "card" ? 1 : 0;
  return readable(labels.toSpliced(inner, 1), wide);
}

/** @param {{ turned: import("/web/js/reveal.js").Turned, year: number, words: any, whose: string, wide: number }} props `whose`: what the gap is called, if somebody chose it. */
export function Scale({ turned, year, words, whose, wide }) {
  const { span, off, right } = turned;
  const { at, bar: [from, to], edge, broken } = placesOf({ year, span, off });
  const ends = [...new Set([span.left, span.right])].filter((each) => each !== undefined && each !== year).map((each) => ({ text: words.year(each), at: at(each), kind: "end" }));
  const labels = [...ends, { text: words.year(year), at: at(year), kind: "card" }].toSorted((one, other) => one.at - other.at);
  const years = t("reveal-years", { n: off, years: countText(off) });
  const over = [...(whose ? [{ text: whose, at: (from + to) / 2, kind: "gap" }] : []), ...(off ? [{ text: years, at: (edge + at(year)) / 2, kind: "card" }] : [])].toSorted((one, other) => one.at - other.at);
  const draw = (label, place) => html`<span key=${label.kind + label.text} class=${`${place} is-${label.kind}`} style=${{ left: `${label.at}%` }}>${label.text}</span>`;
  return html`<div class="scale" role="img" aria-label=${inWords(span, year, words)}>
    <i class="axis"></i>
    <i class=${`claimed${span.left === undefined ? " from-ever" : ""}${span.right === undefined ? " for-ever" : ""}`} style=${{ left: `${from}%`, width: `${to - from}%` }}></i>
    ${right === false && off > 0 && html`<i class="miss" style=${{ left: `${Math.min(edge, at(year))}%`, width: `${Math.abs(edge - at(year))}%` }}></i>`}
    ${broken !== null && html`<i class="broken" style=${{ left: `${broken}%` }}></i>`}
    <i class="truth" style=${{ left: `${at(year)}%` }}></i>
    ${readable(over, wide).map((label) => draw(label, "over"))}${readable(labels, wide).map((label) => draw(label, "under"))}
  </div>`;
}

function inWords({ left, right }, year, words) {
  const kind = left === undefined ? "before" : right === undefined ? "after" : "between";
  return t(`reveal-scale-${kind}`, { left: left === undefined ? "" : words.year(left), right: right === undefined ? "" : words.year(right), year: words.year(year) });
}

/** @param {import("/web/js/tables/gap.js").Span} span @returns {number} How many years a gap is wide; 0 if it is open. */
export const widthOf = ({ left, right }) => (left === undefined || right === undefined ? 0 : yearsApart(left, right));
