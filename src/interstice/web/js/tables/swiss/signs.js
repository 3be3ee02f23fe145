import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";

/** A chip, with how many there are. */
export function Chips({ seat, count, gain = 0, at = 0 }) {
  return html`<span class="sw-chips" data-chips=${seat}>
    <i class="sw-chip" aria-hidden="true"></i>
    <span aria-hidden="true">${count}</span>
    <span class="hidden">${t("swiss-chips", { chips: count })}</span>
    ${gain !== 0 && html`<em key=${at} class=${`sw-gain${gain < 0 ? " loss" : ""}`} aria-hidden="true">${gain > 0 ? "+" : "−"}${Math.abs(gain)}</em>`}
  </span>`;
}

/** Anyone younger has two tries. */
export const CHILD_BELOW = 12;

/** The sign for a child, who has two tries. */
export function Child({ player }) {
  if (player.age === null || player.age >= CHILD_BELOW) return null;
  return html`<span class="sw-child" title=${t("swiss-child")}><span aria-hidden="true">2×</span><span class="hidden">${t("swiss-child")}</span></span>`;
}
