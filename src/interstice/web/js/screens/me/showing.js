/** Shows my page to others, or to nobody any more: a switch, what they see, and the address to pass on. */
import { useRef, useState } from "preact/hooks";
import { sorry, t } from "/web/js/i18n.js";
import { Copy } from "/web/js/parts/copy.js";
import { Choice } from "/web/js/parts/choice.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { askMine } from "/web/js/profile.js";
import { aloud } from "/web/js/store.js";

/** @param {{ shown: any, onChange: (shown: any) => void }} props Says who can see the page, and lets one change it. */
export function WhoSees({ shown, onChange }) {
  const [open, setOpen] = useState(false);
  return html`<div class=${shown ? "row banner-shown" : "row"}><${Icon} name=${shown ? "eye" : "lock"} /><span>${t(shown ? "me-shown" : "me-private")}</span>
    <button type="button" class="as-link" onClick=${() => setOpen(true)}>${t(shown ? "me-shown-change" : "me-show-it")}</button></div>
    ${open && html`<${Showing} shown=${shown} onChange=${onChange} onClose=${() => setOpen(false)} />`}`;
}

function Showing({ shown, onChange, onClose }) {
  const [trouble, setTrouble] = useState("");
  const address = useRef(null);
  const tell = (promise) => promise.then(() => setTrouble(""), (refused) => setTrouble(sorry(refused)));
  const show = (parts) => tell(askMine("/page/shown", "PUT", { games: parts.includes("games"), misses: parts.includes("misses") }).then(onChange));
  const hide = () => tell(askMine("/page/shown", "DELETE").then(() => {
    onChange(null);
    aloud.value = t("me-private");
  }));
  const parts = ["games", "misses"].filter((part) => shown?.[part]);
  return html`<${Dialog} title=${t("me-show")} class="showing" onClose=${onClose}>
    <label class="switch"><input type="checkbox" role="switch" checked=${Boolean(shown)} onChange=${() => (shown ? hide() : show([]))} /><span aria-hidden="true"></span>${t("me-show-switch")}</label>
    <p>${t("me-show-how")}</p>
    ${shown && html`<${Choice} label=${t("me-show-more")} values=${[["games", t("me-show-games")], ["misses", t("me-show-misses")]]} chosen=${parts} onChoose=${show} many />
      <div class="row"><input class="field grow" readonly ref=${address} aria-label=${t("me-show-address")} value=${`${location.origin}/page/${shown.link}`} />
        <${Copy} field=${address} word="me-show-copy" /></div>`}
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
  <//>`;
}
