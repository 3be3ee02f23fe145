/** What is kept about people, for how long, and how to get rid of it: ten sentences, true for this server. */
import { Page } from "/web/js/features/page.js";
import { t } from "/web/js/i18n.js";
import { useFetched } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Panel } from "/web/js/parts/panel.js";

/** Which sentence says how long something is kept. */
const KEPT = { 4: "games", 5: "rooms", 6: "reports" };

export function Privacy() {
  const { found } = useFetched("/api/keeping");
  const sentence = (n) => (KEPT[n] ? found && t(`privacy-${n}`, { days: found[KEPT[n]] }) : t(`privacy-${n}`));
  return html`<${Page} title=${t("privacy")}><${Panel} class="leaflet privacy-page">
    <h1>${t("privacy-title")}</h1>
    <ol>${Array.from({ length: 10 }, (_, at) => html`<li key=${at}>${sentence(at + 1)}</li>`)}</ol>
  <//><//>`;
}
