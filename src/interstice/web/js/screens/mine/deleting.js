import { t } from "/web/js/i18n.js";
import { ask, nameOf } from "/web/js/own.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { useTry } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { saveFile } from "/web/js/screens/mine/files.js";

/** @param {{ deck: any, onClose: () => void, onDone: () => void }} props Asks before a deck is deleted, and offers to save it first. */
export function Deleting({ deck, onClose, onDone }) {
  const name = nameOf(deck);
  const removing = useTry(() => ask("DELETE", `own/${deck.id}`).then(onDone));
  const saving = useTry(() => saveFile(deck.id, "cards.xlsx", name));
  const trouble = removing.trouble || saving.trouble;
  return html`<${Dialog} title=${t("mine-delete-title", { name })} onClose=${onClose}>
    <p>${t("mine-delete-what", { n: deck.size })}</p>
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
    <div class="choices">
      <button type="button" class="btn2" onClick=${onClose}>${t("mine-keep")}</button>
      ${deck.size > 0 && html`<button type="button" class="btn2" disabled=${saving.busy} onClick=${saving.begin}><${Icon} name="file" />${t("mine-save-first")}</button>`}
      <button type="button" class="btn2 danger" disabled=${removing.busy} onClick=${removing.begin}><${Icon} name="trash" />${t("mine-delete")}</button>
    </div>
  <//>`;
}
