import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { claimWords } from "/web/js/tables/classic/claim.js";

/** @param {number} span @returns {number} A round number that divides the span into about six steps. */
function roundStep(span) {
  const power = 10 ** Math.floor(Math.log10(span / 6 || 1));
  return [1, 2, 5, 10].map((by) => by * power).find((step) => span / step <= 7) ?? 10 * power;
}

/** @param {{ view: any, words: any, span: any }} props A true-to-scale ruler of time; the claimed span is lit. */
export function Ruler({ view, words, span }) {
  const years = view.line.map((n) => view.cards[n].year);
  let [low, high] = [years[0], years.at(-1)];
  const margin = Math.max((high - low) * 0.05, high - low ? 1 : 60);
  [low, high] = [low - margin, high + margin];
  const at = (year) => `${Math.min(100, Math.max(0, ((year - low) / (high - low)) * 100))}%`;
  const step = Math.max(1, roundStep(high - low));
  const ticks = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) if (tick) ticks.push(tick);
  const [from, to] = [span?.left ?? low, span?.right ?? high];
  const middle = Math.min(94, Math.max(6, (((from + to) / 2 - low) / (high - low)) * 100));
  return html`<div class="ruler desktop-only" aria-hidden="true"><span class="bar"></span>
    ${ticks.map((tick) => html`<i key=${tick} style=${{ left: at(tick) }}></i><em key=${`t${tick}`} style=${{ left: at(tick) }}>${words.year(tick)}</em>`)}
    ${span && html`<s style=${{ left: at(from), right: `calc(100% - ${at(to)})` }}></s>
      <b style=${{ left: `${middle}%` }}>${span.left === undefined || span.right === undefined ? t(...claimWords(span, words)) : `${words.year(span.left)} – ${words.year(span.right)}`}</b>`}
    ${years.map((year, place) => html`<u key=${`c${place}`} style=${{ left: at(year) }}></u>`)}
  </div>`;
}
