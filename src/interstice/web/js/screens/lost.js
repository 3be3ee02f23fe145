import { Page } from "/web/js/features/page.js";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { To } from "/web/js/parts/link.js";
import { Panel } from "/web/js/parts/panel.js";

/** An address that leads nowhere. */
export function Lost() {
  return html`<${Page} title=${t("lost-title")}><${Panel} class="sorry">
    <h1>${t("lost-title")}</h1><p>${t("lost-why")}</p><${To} class="btn" to="/">${t("to-start")}<//>
  <//><//>`;
}
