import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { yearText } from "/web/js/years.js";

/** @param {{ card: any }} props A card's note and its source. */
export const Told = ({ card }) => html`<p class="told">${card.note} ${card.source && html`<a href=${card.source.url} target="_blank" rel="noreferrer">${card.source.title}</a>`}</p>`;

/** @param {{ cards: any[], picture: (id: string) => string }} props Cards in order of time, with everything known about them. */
export function Ages({ cards, picture }) {
  return html`<ol class="ages paper line">${cards.map((card) => html`<li key=${card.id}>
    <b class="year">${card.circa ? t("year-about", { year: yearText(card.year) }) : yearText(card.year)}</b>
    <img src=${picture(card.id)} alt="" loading="lazy" />
    <div><h3>${card.title}</h3><${Told} card=${card} /></div></li>`)}</ol>`;
}
