import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Source } from "/web/js/parts/source.js";
import { yearText } from "/web/js/years.js";

/** @param {{ card: any }} props A card's note and its source. */
export const Told = ({ card }) => html`<p class="told">${card.note} ${card.source && html`<${Source} source=${card.source} />`}</p>`;

/** @param {{ cards: any[], picture: (id: string) => string }} props Cards in order of time, with everything known about them. */
export function Ages({ cards, picture }) {
  return html`<ol class="ages paper line">${cards.map((card) => html`<li key=${card.id}>
    <b class="year">${card.circa ? t("year-about", { year: yearText(card.year) }) : yearText(card.year)}</b>
    <img src=${picture(card.id)} alt="" loading="lazy" />
    <div><h3>${card.title}</h3><${Told} card=${card} /></div></li>`)}</ol>`;
}
