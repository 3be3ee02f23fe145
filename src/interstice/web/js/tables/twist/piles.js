import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";

/** The discards, whose top icon decides what matches, and the pile with its top card open. */
export function Piles({ view, words, icon }) {
  const top = view.discards.at(-1);
  return html`<div class="tw-piles">
    <figure class="tw-pile lit">
      <div class="tw-heap" data-deep=${Math.min(3, view.discards.length)}>
        ${top !== undefined && html`<${Card} key=${top} n=${top} view=${view} words=${words} dated=${true} />`}
      </div>
      <figcaption>${t("twist-discards", { cards: view.discards.length })} <span class="tw-icon" title=${icon && t(`twist-icon-${icon}`)}>${icon && html`<${Icon} name=${icon} /><span class="hidden">${t(`twist-icon-${icon}`)}</span>`}</span></figcaption>
    </figure>
    <figure class="tw-pile">
      <div class="tw-heap" data-deep=${Math.min(3, view.pile)}>
        ${view.top !== null ? html`<${Card} key=${view.top} n=${view.top} view=${view} words=${words} dated=${false} />` : html`<i class="tw-none"></i>`}
      </div>
      <figcaption>${t("twist-pile", { cards: view.pile })}</figcaption>
    </figure>
  </div>`;
}
