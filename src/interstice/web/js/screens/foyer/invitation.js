/** How to invite friends: the code, the link, and a QR code. */
import { useRef, useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { copy } from "/web/js/parts/copy.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Panel } from "/web/js/parts/panel.js";

/** Whether this address works only on this machine. */
const ONLY_HERE = /^(localhost|127\.|\[::1)/.test(location.hostname);

/** @param {{ code: string }} props */
export function Invitation({ code }) {
  const [large, setLarge] = useState(false);
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}/room/${code}`;
  const picture = html`<img class="qr" src=${`/qr/${code}.svg`} alt=${t("qr")} />`;
  const field = useRef(null);
  const share = () => navigator.share({ title: "Interstice", url: address }).catch(() => {});
  return html`<${Panel} class="invitation">
    <h2>${t("invite-friends")}</h2>
    <button type="button" class="show" aria-label=${t("qr-show")} onClick=${() => setLarge(true)}>${picture}</button>
    <p class="code year" role="group" aria-label=${t("code")}>${code}</p>
    <p class="how">${t(ONLY_HERE ? "invite-here" : "invite-how")}</p>
    <label class="hidden">${t("link")}<input readonly tabindex="-1" ref=${field} value=${address} /></label>
    <div class="choices">
      ${navigator.share && html`<button type="button" class="btn2" onClick=${share}><${Icon} name="share" />${t("share")}</button>`}
      <button type="button" class="btn2" onClick=${async () => setCopied(await copy(field.current))}><${Icon} name=${copied ? "check" : "copy"} />${t(copied ? "copied" : "copy-link")}</button>
    </div>
    ${large && html`<${Dialog} title=${t("invite-friends")} class="scan" onClose=${() => setLarge(false)}>
      ${picture}<p class="code year">${code}</p><p>${t("qr-how")}</p><//>`}
  <//>`;
}
