/** The cards that somebody misses most, each with its fact. */
import { useState } from "preact/hooks";
import { Page } from "/web/js/features/page.js";
import { language, t } from "/web/js/i18n.js";
import { useFetched } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { To } from "/web/js/parts/link.js";
import { Near } from "/web/js/parts/near.js";
import { Source } from "/web/js/parts/source.js";
import { theme } from "/web/js/parts/themes.js";
import { Titled } from "/web/js/parts/titled.js";
import { countText, yearText } from "/web/js/years.js";

/** @param {{ cards: any[], all: number, mine: boolean }} props The first of them. */
export function Misses({ cards, all, mine }) {
  return html`<${Titled} title=${t(mine ? "me-most-missed" : "them-most-missed")} to=${all > cards.length ? "/me/misses" : ""} word=${t("me-all", { n: all })}>
    ${cards.length ? html`<${List} cards=${cards} />` : html`<p>${t("me-no-misses")}</p>`}<//>`;
}

export function AllMisses() {
  const { found, failed } = useFetched(`/api/me/misses?language=${language.value}`, true);
  return html`<${Page} title=${t("me-most-missed")} class="wide my">
    <${To} class="btn3 up" to="/me"><${Icon} name="left" />${t("place-me")}<//>
    <header><h1>${t("me-most-missed")}</h1></header>
    ${failed ? html`<p class="paper bad" role="alert">${t(failed < 0 ? "me-offline" : "trouble")}</p>` : found && html`<section class="paper line pan">${found.length ? html`<${List} cards=${found} />` : html`<p>${t("me-no-misses")}</p>`}</section>`}
  <//>`;
}

const List = ({ cards }) => html`<ul class="missed">${cards.map((each) => html`<${Missed} key=${each.card.id} missed=${each} />`)}</ul>`;

function Missed({ missed: { deck, card, tries, missed, years } }) {
  const [near, setNear] = useState(false);
  const picture = `/art/${deck}/${card.id}.svg`;
  return html`<li><button type="button" class=${`small-card ink-${theme(card.theme).ink}`} aria-label=${`${card.title}, ${yearText(card.year)}`} onClick=${() => setNear(true)}><img src=${picture} alt="" loading="lazy" /><b>${yearText(card.year)}</b></button>
    ${near && html`<${Near} card=${card} picture=${picture} onClose=${() => setNear(false)} />`}
    <div><h3>${card.title}</h3><p class="hit">${t(years === null ? "me-missed" : "me-missed-by", { missed, tries, n: years, years: years === null ? "" : countText(years) })}</p><p class="fact">${card.note}</p>
      ${card.source && html`<p class="source"><${Source} source=${card.source} /></p>`}</div></li>`;
}
