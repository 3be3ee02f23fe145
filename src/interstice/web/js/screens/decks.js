import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Page } from "/web/js/parts/page.js";

export function Decks() {
  return html`<${Page} title=${t("place-decks")}><h1>${t("place-decks")}</h1><//>`;
}
