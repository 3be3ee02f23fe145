import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { broken } from "/web/js/parts/trouble.js";
import { link, room } from "/web/js/store.js";

/** A bar below the top when the connection is lost or something broke, or when a bot has just played for this person. */
export function Banner() {
  if (link.value === "lost") return html`<p class="banner paper" role="status">${t("connection-lost")}</p>`;
  if (room.value?.stood_in) return html`<p class="banner paper" role="status">${t("stood-in")}</p>`;
  return broken.value && html`<p class="banner paper" role="alert">${t("broken-kept")} <button type="button" class="btn2" onClick=${() => location.reload()}>${t("reload")}</button></p>`;
}
