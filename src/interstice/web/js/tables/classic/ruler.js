import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { axisOf } from "/web/js/tables/classic/axis.js";
import { claimWords } from "/web/js/tables/classic/claim.js";

/** @param {{ view: any, words: any, span: any }} props A ruler of time, true to scale but for the stretches that are broken; the claimed span is lit. */
export function Ruler({ view, words, span }) {
  const years = view.line.map((n) => view.cards[n].year);
  const { at, ticks, breaks, low, high } = axisOf(years);
  const [from, to] = [at(span?.left ?? low), at(span?.right ?? high)];
  const middle = Math.min(94, Math.max(6, (from + to) / 2));
  return html`<div class="ruler desktop-only" aria-hidden="true"><span class="bar"></span>
    ${ticks.map((tick) => html`<i key=${tick} style=${{ left: `${at(tick)}%` }}></i><em key=${`t${tick}`} style=${{ left: `${at(tick)}%` }}>${words.year(tick)}</em>`)}
    ${breaks.map((place) => html`<span key=${`b${place}`} class="break" style=${{ left: `${place}%` }}></span>`)}
    ${span && html`<s style=${{ left: `${from}%`, right: `calc(100% - ${to}%)` }}></s>
      <b style=${{ left: `${middle}%` }}>${span.left === undefined || span.right === undefined ? t(...claimWords(span, words)) : `${words.year(span.left)} – ${words.year(span.right)}`}</b>`}
    ${years.map((year, place) => html`<u key=${`c${place}`} style=${{ left: `${at(year)}%` }}></u>`)}
  </div>`;
}
