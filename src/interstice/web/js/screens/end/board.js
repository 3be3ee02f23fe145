/** What lies on the table in the end: the line, everybody's rack, or the rows with the ladder beside them. */
import { useEffect, useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Avatar } from "/web/js/parts/seats.js";
import { loaded } from "/web/js/parts/trouble.js";

const Cards = ({ cards, mine, ...rest }) => html`<ol class="tl">${cards.map((n) => html`<li key=${n} class=${mine?.has(n) ? "hl" : ""}><${Card} n=${n} ...${rest} eager /></li>`)}</ol>`;

/** @param {{ view: any, words: any, mine: Set<number> }} props */
export function Board({ view, words, mine }) {
  const shared = { view, words };
  if (view.rules === "twist") return html`<${Later} ...${shared} from=${() => import("/web/js/tables/twist/rows.js")} name="Rows" fresh=${null} />`;
  if (view.rules === "swiss") {
    return html`<section class="felt runner racks" tabindex="0" aria-label=${t("end-racks")}>
      ${view.racks.map((rack, who) => rack.length > 0 && html`<div class="rack" key=${who}><${Avatar} player=${words.player(who)} size=${40} /><b class="sc">${words.player(who).name}</b><${Cards} cards=${rack} ...${shared} /></div>`)}
    </section>`;
  }
  return view.line.length > 0 && html`<section class="felt runner" tabindex="0" aria-label=${t("end-line")}><${Cards} cards=${view.line} mine=${mine} ...${shared} /></section>`;
}

/** @param {any} props A part that only some games need. */
export function Later({ from, name, ...rest }) {
  const [Part, setPart] = useState(null);
  useEffect(() => {
    loaded(from()).then((module) => setPart(() => module[name]));
  }, []);
  return Part && html`<${Part} ...${rest} />`;
}
