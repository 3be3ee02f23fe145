/** The decks: all of them, or one to learn from. Only here does the client fetch years that no game has revealed. */
import { Page } from "/web/js/features/page.js";
import { language, t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { useFetched } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { To } from "/web/js/parts/link.js";
import { theme } from "/web/js/parts/themes.js";
import { Deck } from "/web/js/screens/decks/deck.js";
import { Lost } from "/web/js/screens/lost.js";

/** @param {{ id: string }} props */
export function Decks({ id }) {
  const { found, failed } = useFetched(`/api/shelf?language=${language.value}`);
  if (failed) return html`<${Page} title=${t("place-decks")}><p class="paper bad" role="alert">${t("trouble")}</p><//>`;
  if (!found) return html`<${Page} title=${t("place-decks")} />`;
  if (!id) return html`<${Shelf} decks=${found} />`;
  const deck = found.find((each) => each.id === id);
  return deck ? html`<${Deck} deck=${deck} />` : html`<${Lost} />`;
}

/** @param {{ themes: Record<string, string> }} props The themes of a deck, each with its badge. */
const Themes = ({ themes }) => html`<span class="themes">${Object.entries(themes).map(
  ([id, name]) => html`<span key=${id} class=${`theme ink-${theme(id).ink}`}><${Icon} name=${theme(id).badge} />${name}</span>`,
)}</span>`;

function Shelf({ decks }) {
  return html`<${Page} title=${t("place-decks")} class="wide">
    <header class="row"><div class="grow"><h1>${t("place-decks")}</h1><p>${t("decks-intro")}</p></div>
      <${To} class="btn2" to="/decks/mine"><${Icon} name="cards" />${t("decks-mine")}<//></header>
    <ul class="shelf">${decks.map((deck) => html`<li key=${deck.id}><${To} class="paper entry deck" to=${`/decks/${deck.id}`}>
      <${Fan} deck=${deck} />
      <span class="text"><b class="heading">${deck.name}</b><${Themes} themes=${deck.themes} />
        <small class="row"><${Icon} name="cards" />${t("decks-size", { n: deck.size, languages: deck.languages.length })}</small></span>
    <//></li>`)}</ul>
  <//>`;
}

/** Some of a deck's cards, fanned out as in a hand. */
function Fan({ deck }) {
  const cards = deck.cards.map(({ id, theme }) => ({ face: id, theme }));
  const words = fronts(deck);
  return html`<span class="fan felt" aria-hidden="true">${cards.map((_, n) => html`<span key=${n} style=${{ "--at": n - (cards.length - 1) / 2 }}><${Card} n=${n} view=${{ cards }} words=${words} /></span>`)}</span>`;
}

/** @param {any} deck @returns What a Card needs to draw the fronts of a deck that was fetched for a page. */
export function fronts(deck) {
  const titles = Object.fromEntries(deck.cards.map((card) => [card.id, card]));
  return {
    title: (face) => titles[face].title,
    theme: (face) => titles[face].theme,
    themeWord: (face) => deck.themes[titles[face].theme],
    picture: (face) => `/art/${deck.id}/${face}.svg`,
  };
}
