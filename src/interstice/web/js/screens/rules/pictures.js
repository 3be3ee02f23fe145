/** Small pictures for the rules: cards as they lie on the table, and the faces of the wheel. */
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { decks } from "/web/js/store.js";
import { makeWords } from "/web/js/words.js";

/** Of each deck three cards in order of time, and one to be laid among them; those of Twist with their icons. */
const CARDS = {
  events: ["great-fire-of-london 1666", "suez-canal 1869", "berlin-wall-opens 1989", "silent-night"],
  inventions: ["stethoscope 1816", "coca-cola 1886", "rubiks-cube 1974", "saxophone"],
  themes: ["great-pyramid -2560", "eiffel-tower 1889", "thriller-album 1982", "beethoven-ninth"],
  switzerland: ["foundation-of-bern 1191", "pilatus-railway 1889", "swissminiatur-opening 1959", "basel-earthquake"],
  twist: ["crossing-the-rubicon -49 flame", "fax-machine 1843 crown", "fleming-penicillin 1928 key", "krakatoa-explodes 1883 flame"],
};
const FACES = { "rules-swiss-question": "?", "rules-swiss-two-tries": "2×", "rules-swiss-star": "★", "rules-swiss-grump": "☹" };

/** @param {{ deck: string, kind: string }} props A line with a gap and a card that is about to be laid; Twist has two rows. */
export function Example({ deck, kind }) {
  if (!decks.value[deck]) return html`<div class="felt example"></div>`;
  const words = makeWords({ decks: [deck], seats: [], taken_over: [] });
  const cards = CARDS[deck].map((each, at) => {
    const [face, year, icon] = each.split(" ");
    const dated = year && (at < 3 || kind === "rows");
    return { face, year: dated ? Number(year) : undefined, back: kind === "rows" ? icon : undefined };
  });
  const card = (n) => html`<${Card} n=${n} view=${{ cards }} words=${words} eager />`;
  const held = html`<span class="gap"><span class="slot"></span><span class="held">${card(3)}</span></span>`;
  return html`<div class=${`felt example ${kind}`} aria-hidden="true">${
    kind === "rows" ? html`<div class="two"><div>${card(3)}</div><div>${card(0)}${card(1)}${card(2)}</div></div>` : html`<div class="two"><div>${card(0)}${held}${card(1)}${card(2)}</div></div>`
  }</div>`;
}

/** @param {{ name: string }} props The face of the wheel that a message is about, if it is about one. */
export function Sector({ name }) {
  return FACES[name] && html`<span class=${`sector ${name}`} aria-hidden="true">${FACES[name]}</span>`;
}
