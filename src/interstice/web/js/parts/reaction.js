import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";

/** @param {{ name: string }} props A little face, with its name for screen readers. */
export function Reaction({ name }) {
  return html`<svg class="reaction" role="img" aria-label=${t(`reaction-${name}`)}><use href=${`/web/art/reactions.svg#${name}`} /></svg>`;
}
