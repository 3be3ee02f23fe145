import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { Source } from "/web/js/parts/source.js";
import { yearText } from "/web/js/years.js";

/** @param {{ card: any, picture: string, onClose: () => void }} props A closer look at a card that was turned over, away from the table. */
export function Near({ card, picture, onClose }) {
  const words = { title: () => card.title, theme: () => card.theme, picture: () => picture, year: yearText };
  const year = yearText(card.year);
  return html`<${Dialog} title=${card.title} class="near" onClose=${onClose}>
    <div class="nearby"><${Card} n=${0} view=${{ cards: [{ face: card.id, theme: card.theme, year: card.year }] }} words=${words} eager dated />
      <div><p class="year">${card.circa ? t("year-about", { year }) : year}</p><p>${card.note}</p>
        ${card.source && html`<p class="source"><${Source} source=${card.source} /></p>`}</div></div>
  <//>`;
}
