import { useEffect, useRef } from "preact/hooks";
import { still } from "/web/js/dress.js";
import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Strip } from "/web/js/tables/strip.js";

const yearOf = (stack, view, words) => words.year(view.cards[stack[0]].year);

/** A year that may take two lines, with its era whole on the second. */
function inTwo(year) {
  const [number, ...era] = year.split(/\u00a0(?=\p{L})/u);
  return html`${number}${era.length > 0 && html` <span class="era">${era.join("\u00a0")}</span>`}`;
}

/** The wall: the bottom row, with a slot above each pair of neighbours. `marked` is a card to look at. */
export function Rows({ view, words, fresh, point, marked = null }) {
  const runner = useRef(null);
  useEffect(() => {
    if (fresh === null) return;
    runner.current.querySelector(`[data-card="${fresh}"]`)?.scrollIntoView({ inline: "center", block: "nearest", behavior: still() ? "auto" : "smooth" });
  }, [fresh]);
  const shared = { view, words, fresh, point, marked };
  const span = { "--n": String(view.row.length) };
  return html`<div class="felt tw-felt">
    <${Strip} years=${view.row.map((stack) => yearOf(stack, view, words))} scroller=${runner} />
    <div class="tw-runner" ref=${runner} tabindex="0" role="group" aria-label=${t("twist-rows", { row: view.row.length, slots: view.slots.filter((slot) => slot.length).length })}>
      <div class="tw-wall" style=${span}>
        <ol class="tw-slots" aria-label=${t("twist-slots")}>
          ${view.slots.map((slot, i) => {
            const years = { from: yearOf(view.row[i], view, words), to: yearOf(view.row[i + 1], view, words) };
            return slot.length
              ? html`<li key=${i} class="tw-cell"><${Stack} stack=${slot} ...${shared} /></li>`
              : html`<li key=${i} class="tw-cell tw-hole"><span class="hidden">${t("twist-free", years)}</span><span aria-hidden="true">${inTwo(years.from)}<br />–<br />${inTwo(years.to)}</span></li>`;
          })}
        </ol>
        <ol class="tw-bottom" aria-label=${t("twist-row")}>
          ${view.row.map((stack) => html`<li key=${stack[0]} class="tw-cell"><${Stack} stack=${stack} ...${shared} /></li>`)}
        </ol>
      </div>
    </div>
  </div>`;
}

/** Cards of the same year lie on top of each other: edges show them, a number counts them. */
function Stack({ stack, view, words, fresh, point, marked }) {
  const top = stack.at(-1);
  return html`<div class=${`tw-stack${stack.includes(fresh) ? " fresh turns" : ""}${stack.includes(marked) ? " marked" : ""}`}>
    ${stack.slice(0, -1).slice(-2).map((n) => html`<div key=${n} class="tw-under" aria-hidden="true"><${Card} n=${n} view=${view} words=${words} dated=${true} /></div>`)}
    <${Card} n=${top} view=${view} words=${words} dated=${true} onPress=${point && (() => point(top))} />
    ${stack.length > 1 && html`<b class="tw-count"><span aria-hidden="true">${stack.length}</span><span class="hidden">${t("twist-stack", { cards: stack.length })}</span></b>`}
  </div>`;
}
