/** When something breaks that should not: what to do, in a sentence. The game itself is safe on the server. */
import { signal } from "@preact/signals";
import { Component } from "preact";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Panel } from "/web/js/parts/panel.js";

/** Whether a script of ours failed somewhere outside what is drawn. */
export const broken = signal(false);
addEventListener("error", (event) => {
  if (event.error) broken.value = true;
});
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof Error) broken.value = true;
});

/** Whether a part of the client could not be fetched: without a connection, or because the server has a newer one. */
export const outdated = signal(false);

/** @template T @param {Promise<T>} part @returns {Promise<T>} A part of the client that is being fetched; if that fails, the page says so. */
export const loaded = (part) =>
  part.catch(() => {
    outdated.value = true;
    return new Promise(() => {});
  });

export const Reload = () => html`<button type="button" class="btn" onClick=${() => location.reload()}>${t("load-anew")}</button>`;

/** @param {{ title: string, children: any, way?: any }} props A page that says what is the matter, and the way on. */
export function Sorry({ title, children, way = html`<${Reload} />` }) {
  return html`<main class="waiting"><${Panel} class="sorry"><h1>${title}</h1><p>${children}</p>${way}<//></main>`;
}

/** Around what is drawn: if it cannot be, this page comes instead. */
export class Boundary extends Component {
  static getDerivedStateFromError = () => ({ failed: true });

  componentDidCatch(error) {
    console.error(error);
  }

  render({ children }, { failed }) {
    return failed ? html`<${Sorry} title=${t("broken")}>${t("broken-kept")}<//>` : children;
  }
}
