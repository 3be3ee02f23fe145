/** Building blocks for the end of a game. */
import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Panel } from "/web/js/parts/panel.js";
import { countText } from "/web/js/years.js";

/** @param {any} props Cards in a row; those in `mine` are lit. */
export const Row = ({ cards, mine, ...rest }) => html`<ol class="timeline">${cards.map((n) => html`<li key=${n} class=${mine?.has(n) ? "mine" : ""}><${Card} n=${n} ...${rest} eager /></li>`)}</ol>`;

/** @param {{ view: any, words: any, mine: Set<number> }} props The line as it lies at the end. */
export function LineBoard({ view, words, mine }) {
  return view.line?.length > 0 && html`<section class="felt runner" tabindex="0" aria-label=${t("end-line")}><${Row} cards=${view.line} mine=${mine} view=${view} words=${words} /></section>`;
}

/** @param {{ story: any, words: any }} props The card that was laid furthest from where it belongs. */
export function Surprise({ story, words }) {
  if (!story?.surprise) return null;
  const { card, seat, off, early } = story.surprise;
  return html`<${Panel} class="surprise"><h2>${t("end-surprise")}</h2><div class="beside"><${Card} n=${card} view=${story} words=${words} eager />
    <p>${t(early ? "end-surprise-early" : "end-surprise-late", { name: words.player(seat).called, n: off, years: countText(off) })}</p></div><//>`;
}

/** @param {any} view @param {number | null} seat @param {any} words @returns {string} Who has won. */
export function whoWon(view, seat, words) {
  if (view.winners.includes(seat)) return view.winners.length > 1 ? t("end-you-shared") : t("end-you");
  if (!view.winners.length) return t("end-nobody");
  const names = view.winners.map((who) => words.player(who).called);
  return t("end-wins", { name: new Intl.ListFormat(words.language).format(names), n: names.length });
}

/** @param {any[]} laid @returns {number} How many of them are right. */
export const countRight = (laid) => laid.filter(({ right }) => right).length;

/** @typedef {{ head: string, cell: (who: number) => any, class?: string, best?: (who: number) => boolean }} Column A column of the scores; the class `c3` hides it where there is no room. */

/** @returns {Column} How many cards each player got right: a square for each of the last 24, and the count. */
export const rightColumn = (story) => ({
  head: t("end-right"),
  cell(who) {
    const own = story.by[who];
    return html`<span class="squares" aria-hidden="true">${own.slice(-24).map(({ right }) => html`<i class=${right ? "" : "missed"}></i>`)}</span>${countRight(own)}/${own.length}`;
  },
});

/** @returns {Column} */
export const totalColumn = (view) => ({ head: t("end-total"), cell: (who) => view.totals[who] });
