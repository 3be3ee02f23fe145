import { useEffect, useRef, useState } from "preact/hooks";

import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";

/** How many fit on the strip. */
const LETTERS = 58;

const yearOf = (stack, view, words) => words.year(view.cards[stack[0]].year);

/** The wall: the bottom row, and above each joint of it a slot. */
export function Rows({ view, words, fresh, point }) {
  const runner = useRef(null);
  useEffect(() => {
    if (fresh === null) return;
    runner.current.querySelector(`[data-card="${fresh}"]`)?.scrollIntoView({ inline: "center", block: "nearest", behavior: "smooth" });
  }, [fresh]);
  const shared = { view, words, fresh, point };
  const span = { "--n": String(view.row.length) };
  return html`<div class="felt tw-felt">
    <${Strip} view=${view} words=${words} runner=${runner} />
    <div class="tw-runner" ref=${runner} tabindex="0" role="group" aria-label=${words.t("twist-rows", { row: view.row.length, slots: view.slots.filter((slot) => slot.length).length })}>
      <div class="tw-wall" style=${span}>
        <ol class="tw-slots" aria-label=${words.t("twist-slots")}>
          ${view.slots.map((slot, i) => {
            const years = { from: yearOf(view.row[i], view, words), to: yearOf(view.row[i + 1], view, words) };
            return slot.length
              ? html`<li key=${i} class="tw-cell"><${Stack} stack=${slot} ...${shared} /></li>`
              : html`<li key=${i} class="tw-cell tw-hole"><span class="hidden">${words.t("twist-free", years)}</span><span aria-hidden="true">${years.from}<br />–<br />${years.to}</span></li>`;
          })}
        </ol>
        <ol class="tw-bottom" aria-label=${words.t("twist-row")}>
          ${view.row.map((stack) => html`<li key=${stack[0]} class="tw-cell"><${Stack} stack=${stack} ...${shared} /></li>`)}
        </ol>
      </div>
    </div>
  </div>`;
}

/** Cards of one year lie on one another: an edge shows each, a number how many. */
function Stack({ stack, view, words, fresh, point }) {
  const top = stack.at(-1);
  return html`<div class=${`tw-stack${stack.includes(fresh) ? " fresh" : ""}`}>
    ${stack.slice(0, -1).slice(-2).map((n) => html`<div key=${n} class="tw-under" aria-hidden="true"><${Card} n=${n} view=${view} words=${words} dated=${true} /></div>`)}
    <${Card} n=${top} view=${view} words=${words} dated=${true} onPress=${point && (() => point(top))} />
    ${stack.length > 1 && html`<b class="tw-count"><span aria-hidden="true">${stack.length}</span><span class="hidden">${words.t("twist-stack", { cards: stack.length })}</span></b>`}
  </div>`;
}

/** Where one is on a long row: its years, and the part that is visible. Only for narrow screens. */
function Strip({ view, words, runner }) {
  const [seen, setSeen] = useState({ from: 0, part: 1 });
  useEffect(() => {
    const box = runner.current;
    const look = () => setSeen({ from: box.scrollLeft / box.scrollWidth, part: Math.min(1, box.clientWidth / box.scrollWidth) });
    look();
    box.addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      box.removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [view.row.length]);
  if (seen.part >= 1) return html`<div class="tw-strip all" aria-hidden="true"></div>`;
  const jump = (event) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const box = runner.current;
    box.scrollTo({ left: ((event.clientX - left) / width) * box.scrollWidth - box.clientWidth / 2, behavior: "smooth" });
  };
  const longest = Math.max(...view.row.map((stack) => yearOf(stack, view, words).length));
  const every = Math.ceil((view.row.length * (longest + 1)) / LETTERS);
  return html`<div class="tw-strip" aria-hidden="true" onClick=${jump}>
    ${view.row.map((stack, i) => html`<span key=${stack[0]}>${i % every === 0 ? yearOf(stack, view, words) : ""}</span>`)}
    <i style=${{ left: `${seen.from * 100}%`, width: `${seen.part * 100}%` }}></i>
  </div>`;
}
