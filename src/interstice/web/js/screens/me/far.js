/** By how many years I miss, over time: a line from zero, or a table. The arrow keys walk its points. */
import { useRef, useState } from "preact/hooks";
import { regional, t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Table, TableButton } from "/web/js/screens/me/rates.js";
import { aloud } from "/web/js/store.js";
import { countText } from "/web/js/years.js";

/** Its size in pixels, which is also the size of its text; on a phone it is narrow. */
const NARROW = matchMedia("(max-width: 600px)");
const TALL = 200;
const [LEFT, TOP, FOOT] = [54, 16, 28];
const FORTNIGHT = 14 * 86400;

/** @param {{ fortnights: { since: number, years: number, misses: number }[], mine: boolean }} props */
export function HowFar({ fortnights, mine }) {
  const [asTable, setTable] = useState(false);
  return html`<section class="paper line pan" aria-labelledby="far"><div class="head"><h2 id="far">${t("me-far")}</h2><${TableButton} on=${asTable} onPress=${() => setTable(!asTable)} of=${t("me-far")} /></div>
    <p class="sub">${t(mine ? "me-far-how" : "them-far-how")}</p>
    ${asTable
      ? html`<${Table} heads=${[t("me-since"), t("me-middle"), t("me-misses")]} rows=${fortnights.map((each) => [day(each.since), countText(each.years), each.misses])} />`
      : html`<${Plot} fortnights=${fortnights} />`}
  </section>`;
}

const day = (seconds) => new Date(seconds * 1000).toLocaleDateString(regional.value, { day: "numeric", month: "short", year: "numeric" });
const month = (seconds) => new Date(seconds * 1000).toLocaleDateString(regional.value, { month: "short" });
const years = (count) => t("me-years", { n: count, years: countText(count) });

/** @param {number} most @returns {number} A round number at or above it, for the top of the axis. */
function ceiling(most) {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return [1, 2, 4, 6, 10].map((times) => times * unit).find((top) => top >= most) ?? 10 * unit;
}

function Plot({ fortnights }) {
  const [at, setAt] = useState(fortnights.length - 1);
  const box = useRef(null);
  const [WIDE, RIGHT] = NARROW.matches ? [338, 112] : [720, 150];
  const top = Math.max(2, ceiling(Math.max(...fortnights.map((each) => each.years))));
  const first = fortnights[0].since;
  const span = Math.max(FORTNIGHT, fortnights.at(-1).since - first);
  const x = (since) => LEFT + ((WIDE - LEFT - RIGHT) * (since - first)) / span;
  const y = (value) => TALL - FOOT - ((TALL - FOOT - TOP) * value) / top;
  const points = fortnights.map((each) => ({ ...each, x: x(each.since), y: y(each.years) }));
  const line = points.map((point) => `${point.x},${point.y}`).join(" ");
  const last = points.at(-1);
  const now = points[at];
  const walk = (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = Math.min(points.length - 1, Math.max(0, at + step));
    setAt(next);
    aloud.value = t("me-point", { day: day(points[next].since), years: years(points[next].years) });
  };
  return html`<svg ref=${box} class="plot" viewBox=${`0 0 ${WIDE} ${TALL}`} role="img" tabindex="0" aria-label=${t("me-far-plot", { n: points.length, years: years(last.years) })} onKeyDown=${walk}>
    <defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" class="pale" /><line x1="0" y1="0" x2="0" y2="6" class="stroke" /></pattern></defs>
    ${[0, 0.5, 1].map((part) => html`<g key=${part}><line class="grid" x1=${LEFT} x2=${WIDE - RIGHT} y1=${y(part * top)} y2=${y(part * top)} /><text x=${LEFT - 8} y=${y(part * top) + 5} text-anchor="end">${countText(part * top)}</text></g>`)}
    ${points.length > 1 && html`<polygon fill="url(#hatch)" points=${`${points[0].x},${y(0)} ${line} ${last.x},${y(0)}`} /><polyline class="line" points=${line} />`}
    ${points.map((point, n) => html`<circle key=${point.since} class=${`point ${n === points.length - 1 ? "now" : ""} ${n === at ? "at" : ""}`} cx=${point.x} cy=${point.y} r=${n === at ? 8 : 6} />`)}
    ${monthsOf(points).map((point) => html`<text key=${point.since} x=${point.x} y=${TALL - 6} text-anchor="middle">${month(point.since)}</text>`)}
    <text class="value" x=${last.x + 14} y=${Math.max(TOP + 4, last.y - 2)}>${years(now.years)}</text><text x=${last.x + 14} y=${Math.max(TOP + 4, last.y - 2) + 18}>${at === points.length - 1 ? t("me-now") : day(now.since)}</text>
  </svg>`;
}

/** The first point of each month, if they are far enough apart to be labelled. */
function monthsOf(points) {
  const kept = [];
  for (const point of points) {
    const before = kept.at(-1);
    if (!before || (month(before.since) !== month(point.since) && point.x - before.x > 38)) kept.push(point);
  }
  return kept;
}
