/** Hit rates as bars from zero, or as a table. */
import { useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { theme } from "/web/js/parts/themes.js";

/** A bar of fewer cards is pale, and has no percentage. */
const FEW = 5;
/** Classes that have an order of their own; the others are sorted by their rate. */
const ORDERED = { era: ["0", "1", "2", "3", "4", "5"], fame: ["3", "2", "1", "0"], width: ["open", "3", "2", "1", "0"] };
/** How many bars a panel has; the table has all. */
const MOST = 8;

/** @param {{ tries: number, right: number }} of */
export const percent = ({ tries, right }) => Math.round((100 * right) / tries);

/** @param {{ by: string, page: any, mine: boolean }} props */
export function Rates({ by, page, mine }) {
  const [asTable, setTable] = useState(false);
  const { standing } = page;
  const rows = sorted(by, standing.rates[by]);
  if (!rows.length) return null;
  const average = percent(standing);
  const id = `rates-${by}`;
  return html`<section class="paper line pan" aria-labelledby=${id}><div class="head"><h2 id=${id}>${t(`me-by-${by}`)}</h2>
      <${TableButton} on=${asTable} onPress=${() => setTable(!asTable)} of=${t(`me-by-${by}`)} /></div>
    ${asTable
      ? html`<${Table} heads=${[t(`me-class-${by}`), t("me-placed"), t("me-right"), t("me-rate")]} rows=${rows.map((row) => [className(by, row, page), row.tries, row.right, rate(row)])} />`
      : html`<p class="sub">${t(mine ? "me-average" : "them-average", { n: average })}</p>
        <ul class="bars">${rows.slice(0, MOST).map((row) => html`<${Bar} key=${row.bucket} ...${{ by, row, page, average }} />`)}</ul>`}
  </section>`;
}

function Bar({ by, row, page, average }) {
  const few = row.tries < FEW;
  const { ink, badge } = theme(row.bucket);
  return html`<li class=${few ? "few" : ""}><span class="class">${by === "theme" && html`<span class=${`dot ink-${ink}`}><${Icon} name=${badge} /></span>`}
      <span>${className(by, row, page)}<small>${t("me-of", { right: row.right, tries: row.tries })}</small></span></span>
    <span class=${`rate-track ${by === "theme" ? `ink-${ink}` : ""}`} aria-hidden="true"><i style=${{ width: `${percent(row)}%` }}></i><span class="mean" style=${{ left: `${average}%` }}></span></span>
    <b>${few ? "" : rate(row)}</b></li>`;
}

const rate = (row) => (row.tries < FEW ? "–" : t("me-percent", { n: percent(row) }));

function sorted(by, rows) {
  if (by in ORDERED) return ORDERED[by].map((bucket) => rows.find((row) => row.bucket === bucket)).filter(Boolean);
  const often = rows.toSorted((one, other) => other.tries - one.tries);
  const shown = often.slice(0, MOST).sort((one, other) => Number(other.tries >= FEW) - Number(one.tries >= FEW) || percent(other) - percent(one));
  return [...shown, ...often.slice(MOST)];
}

function className(by, { bucket }, { themes, decks }) {
  if (by === "theme") return themes[bucket] ?? bucket;
  if (by === "deck") return decks[bucket] ?? bucket;
  return t(`me-${by}-${bucket}`);
}

/** @param {{ on: boolean, onPress: () => void, of: string }} props Swaps a plot for its table, in place. */
export const TableButton = ({ on, onPress, of }) =>
  html`<button type="button" class="as-link" aria-pressed=${on} aria-label=${t("me-table-of", { plot: of })} onClick=${onPress}>${t("me-table")}</button>`;

/** @param {{ heads: string[], rows: any[][] }} props The first column names the row. */
export const Table = ({ heads, rows }) => html`<table><thead><tr>${heads.map((head) => html`<th key=${head} scope="col">${head}</th>`)}</tr></thead>
  <tbody>${rows.map(([first, ...rest]) => html`<tr key=${first}><th scope="row">${first}</th>${rest.map((cell, at) => html`<td key=${at}>${cell}</td>`)}</tr>`)}</tbody></table>`;
