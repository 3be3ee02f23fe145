import { useEffect, useRef } from "preact/hooks";

import { html } from "/web/js/parts/html.js";
import { Card } from "/web/js/parts/card.js";

/** A rack from near, as a sheet. */
export function Peek({ who, view, words, onClose }) {
  const box = useRef(null);
  useEffect(() => {
    if (who !== null && !box.current.open) box.current.showModal();
  }, [who]);
  if (who === null) return null;
  const player = words.player(who);
  const outside = (event) => event.target === box.current && box.current.close();
  return html`<dialog ref=${box} class="paper sw-sheet" aria-label=${player.name} onClose=${onClose} onClick=${outside}>
    <header><h2>${player.name}</h2><button type="button" class="btn2" onClick=${() => box.current.close()}>${words.t("swiss-close")}</button></header>
    <div class="sw-sheetcards">
      ${view.racks[who].map((n) => html`<${Card} key=${n} n=${n} view=${view} words=${words} dated=${true} />`)}
    </div>
  </dialog>`;
}
