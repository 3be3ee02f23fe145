import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Avatar } from "/web/js/parts/seats.js";
import { Row } from "/web/js/tables/ending.js";

/** @param {{ view: any, words: any }} props Everybody's rack at the end. */
export function RackBoard({ view, words }) {
  return html`<section class="felt runner racks" tabindex="0" aria-label=${t("end-racks")} style=${{ "--racks": String(view.racks.filter((rack) => rack.length).length) }}>
    ${view.racks.map((rack, who) => rack.length > 0 && html`<div class="rack" key=${who}><${Avatar} player=${words.player(who)} size=${40} /><b class="small-caps">${words.player(who).name}</b><${Row} cards=${rack} view=${view} words=${words} /></div>`)}
  </section>`;
}
