/** What to show when something breaks. The game itself is safe on the server. */
import { signal } from "@preact/signals";
import { Component } from "preact";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Panel } from "/web/js/parts/panel.js";

/** Whether one of our scripts failed outside rendering. */
export const broken = signal(false);
addEventListener("error", (event) => {
  if (event.error) broken.value = true;
});
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof Error) broken.value = true;
});

/** Whether part of the client could not be fetched: there is no connection, or the server has a newer version. */
export const outdated = signal(false);

/** @template T @param {Promise<T>} part @returns {Promise<T>} Waits for a part of the client; if it cannot be fetched, the page says so. */
export const loaded = (part) =>
  part.catch(() => {
    outdated.value = true;
    return new Promise(() => {});
  });

export const Reload = () => html`<button type="button" class="btn" onClick=${() => location.reload()}>${t("reload")}</button>`;

/** @param {{ title: string, children: any, way?: any }} props A page that says what is wrong, and what to do next. */
export function Sorry({ title, children, way = html`<${Reload} />` }) {
  return html`<main class="waiting"><${Panel} class="sorry"><h1>${title}</h1><p>${children}</p>${way}<//></main>`;
}

/** Shows an apology in place of children that fail to render. */
export class Boundary extends Component {
  static getDerivedStateFromError = () => ({ failed: true });

  componentDidCatch(error) {
    console.error(error);
  }

  render({ children }, { failed }) {
    return failed ? html`<${Sorry} title=${t("broken")}>${t("broken-kept")}<//>` : children;
  }
}
