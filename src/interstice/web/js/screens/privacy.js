/** What is kept about people, for how long, and how to get rid of it: ten sentences, true for this server. */
import { Page } from "/web/js/features/page.js";
import { t } from "/web/js/i18n.js";
import { useFetched } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Panel } from "/web/js/parts/panel.js";

/** Which sentence says how long something is kept. */
const KEPT = { 4: "games", 5: "rooms", 6: "reports" };

const SENTENCES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function Privacy() {
  const { found, failed } = useFetched("/api/keeping");
  const sentence = (n) => t(`privacy-${n}`, { days: found?.[KEPT[n]] });
  return html`<${Page} title=${t("privacy")}><${Panel} class="leaflet privacy-page">
    <h1>${t("privacy-title")}</h1>
    ${failed !== 0 && html`<p class="bad" role="alert">${t("trouble")}</p>`}
    <ol>${SENTENCES.filter((n) => found || !KEPT[n]).map((n) => html`<li key=${n} value=${n}>${sentence(n)}</li>`)}</ol>
  <//><//>`;
}
