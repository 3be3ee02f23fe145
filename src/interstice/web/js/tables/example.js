/** Cards as they lie on the table, for a page of rules. */
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { decks } from "/web/js/store.js";
import { makeWords } from "/web/js/words.js";

/** One card, a gap with the last card held over it, and the other two cards. */
const withGap = (card) => html`<div>${card(0)}<span class="gap"><span class="slot"></span><span class="held">${card(3)}</span></span>${card(1)}${card(2)}</div>`;

/**
 * @param {string} deck @param {string} kind A class for the style sheet.
 * @param {string[]} written Four cards: id, year if its date side is up, and icon if it has one.
 * @param {(card: (n: number) => any) => any} [lie] Lays them out.
 * @returns {() => any} A component; it is empty until the deck has loaded.
 */
export const example = (deck, kind, written, lie = withGap) => () => {
  if (!decks.value[deck]) return html`<div class="felt example"></div>`;
  const words = makeWords([deck]);
  const cards = written.map((each) => {
    const [face, year, back] = each.split(" ");
    return { face, year: year && Number(year), back };
  });
  return html`<div class=${`felt example ${kind}`} aria-hidden="true"><div class="two">${lie((n) => html`<${Card} n=${n} view=${{ cards }} words=${words} eager />`)}</div></div>`;
};
