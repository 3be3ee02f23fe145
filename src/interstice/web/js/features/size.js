import { labelled, t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { sizeOf } from "/web/js/tables/covers.js";

/** @param {{ preset: string }} props How many can play it, and how long it takes; what the icon means is read out. */
export const Size = ({ preset }) => html`<small class="row"><${Icon} name="people" /><span><span class="hidden">${labelled(t("game-players"), "")}</span>${sizeOf(preset)}</span></small>`;
