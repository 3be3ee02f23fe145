/** What people find hard and easy among the cards of a deck, once enough of them have been placed. */
import { t } from "/web/js/i18n.js";
import { useFetched } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Panel } from "/web/js/parts/panel.js";

/** How many cards are named at either end. */
const NAMED = 5;

/** @param {{ deck: string, cards: any[] }} props */
export function HowHard({ deck, cards }) {
  const { found } = useFetched(`/api/decks/${deck}/difficulty`);
  if (!found || found.length < 2 * NAMED) return null;
  const titles = Object.fromEntries(cards.map((card) => [card.id, card.title]));
  const list = (word, some) => html`<div><h3>${t(word)}</h3><ol>${some.map(({ id, tries, right }) => html`<li key=${id}><span>${titles[id]}</span><small>${t("deck-placed", { right, tries })}</small></li>`)}</ol></div>`;
  return html`<${Panel} class="how-hard"><h2>${t("deck-hard")}</h2><p>${t("deck-hard-how", { n: found.length })}</p>
    <div class="two">${list("deck-hardest", found.slice(0, NAMED))}${list("deck-easiest", found.slice(-NAMED).reverse())}</div><//>`;
}
