import { Card } from "/web/js/parts/card.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";

/** A closer look at somebody's rack. */
export function Peek({ who, view, words, onClose }) {
  return html`<${Dialog} title=${words.player(who).name} class="sw-peeked" onClose=${onClose}>
    <div class="sw-peeked-cards">
      ${view.racks[who].map((n) => html`<${Card} key=${n} n=${n} view=${view} words=${words} dated />`)}
    </div>
  <//>`;
}
