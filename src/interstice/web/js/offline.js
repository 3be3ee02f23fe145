/** Without a connection the service worker serves a kept copy of the page, which says what is wrong. */
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Sorry } from "/web/js/parts/trouble.js";

/** Whether this is that copy. */
export const offline = "offline" in document.documentElement.dataset;

export const Offline = () => html`<${Sorry} title=${t("no-connection")}>${t("no-connection-how")}<//>`;

if (offline) addEventListener("online", () => location.reload());

// Only with a bundle, so that developers see their changes; and late, so that it delays nothing.
if (import.meta.url.includes("/bundle/") && navigator.serviceWorker) {
  setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => {}), 8000);
}
