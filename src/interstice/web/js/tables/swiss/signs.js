import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { revealing } from "/web/js/reveal.js";
import { signed } from "/web/js/tables/signed.js";

/** A chip, with how many there are; and for a moment, once no card hides the table, how many have just come or gone, and why. */
export function Chips({ seat, count, gains = [], at = 0 }) {
  return html`<span class="sw-chips" data-chips=${seat}>
    <i class="sw-chip" aria-hidden="true"></i>
    <span aria-hidden="true">${count}</span>
    <span class="hidden">${t("swiss-chips", { chips: count })}</span>
    ${gains.length > 0 && !revealing.value && html`<em key=${at} class="sw-gain" aria-hidden="true">${gains.map(([why, chips]) => html`<span key=${why} class=${chips < 0 ? "loss" : ""}>${signed(chips)}${why && html` <small>${t(`swiss-moved-${why}`)}</small>`}</span>`)}</em>`}
  </span>`;
}

/** Anyone younger has two tries. */
export const CHILD_BELOW = 12;

/** The sign for a child, who has two tries. */
export function Child({ player }) {
  if (player.age === null || player.age >= CHILD_BELOW) return null;
  return html`<span class="sw-child" title=${t("swiss-child")}><span aria-hidden="true">2×</span><span class="hidden">${t("swiss-child")}</span></span>`;
}
