import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { usePicture, wordsFor } from "/web/js/screens/mine/look.js";

/** @param {{ desk: any, card: any, spoken: string }} props The card as it will lie in the hand and on the line, with every key. */
export function Live({ desk, card, spoken }) {
  const { id, about } = desk.deck.value;
  const picture = usePicture(id, about, card);
  const { view, words } = wordsFor(about, card, picture, spoken);
  const side = (dated, word) => html`<figure><${Card} n=${0} view=${view} words=${words} dated=${dated} eager /><figcaption>${t(word)}</figcaption></figure>`;
  return html`<div class="felt live" lang=${spoken}>${side(false, "edit-hand")}${side(true, "edit-line")}</div>`;
}
