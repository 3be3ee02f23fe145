import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { look, turnedOver } from "/web/js/reveal.js";

/** @param {{ card?: number, class: string, children: any }} props What became of a card; a button if there is more to tell about it. */
export function Slip({ card, class: more, children }) {
  if (!turnedOver.value[card ?? -1]) return html`<span class=${more}>${children}</span>`;
  const open = (event) => {
    // On a line, a click would choose a gap.
    event.stopPropagation();
    look(card);
  };
  return html`<button type="button" class=${`${more} opens`} onClick=${open}>${children}<${Icon} name="book" /></button>`;
}
