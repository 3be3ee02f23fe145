import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Page } from "/web/js/parts/page.js";

export function Watch() {
  return html`<${Page} title=${t("place-watch")}><h1>${t("place-watch")}</h1><//>`;
}
