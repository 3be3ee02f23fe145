import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { link } from "/web/js/store.js";

/** Under the top bar when the connection is gone. */
export function Banner() {
  return link.value === "lost" && html`<p class="banner paper" role="status">${t("connection-lost")}</p>`;
}
