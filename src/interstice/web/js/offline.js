/** Without a connection: the service worker keeps the page, and the page says what is the matter. */
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Sorry } from "/web/js/parts/trouble.js";

/** Whether this page was kept, because the server could not be reached. */
export const offline = "offline" in document.documentElement.dataset;

export const Offline = () => html`<${Sorry} title=${t("no-connection")}>${t("no-connection-how")}<//>`;

if (offline) addEventListener("online", () => location.reload());

// Only of a bundle: whoever changes modules wants to see them. And only after all that somebody waits for.
if (import.meta.url.includes("/bundle/") && navigator.serviceWorker) {
  setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => {}), 8000);
}
