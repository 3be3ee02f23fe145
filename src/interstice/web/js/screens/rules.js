import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Page } from "/web/js/parts/page.js";

export function Rules() {
  return html`<${Page} title=${t("page-rules")}><h1>${t("page-rules")}</h1><//>`;
}
