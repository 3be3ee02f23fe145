import { useEffect } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Top, away } from "/web/js/parts/top.js";
import { path } from "/web/js/store.js";

const PLACES = [
  ["decks", "page-decks"],
  ["rules", "page-rules"],
  ["watch", "page-watch"],
];

/** @param {{ title: string, class?: string, children: any }} props A page to read: the bar, where else to go, and its title. */
export function Page({ title, class: more = "", children }) {
  useEffect(() => {
    document.title = `${title} · Interstice`;
  }, [title]);
  const here = path.value.split("/")[1];
  return html`<${Top}><nav class="places row" aria-label=${t("page-places")}>
      ${PLACES.map(([to, word]) => html`<a class="btn3" key=${to} href=${`/${to}`} aria-current=${to === here ? "page" : undefined} onClick=${away(`/${to}`)}>${t(word)}</a>`)}
    </nav><//>
    <main class=${`page ${more}`}>${children}</main>`;
}

/** @param {{ to: string, class?: string, children: any }} props A way to another page of ours. */
export function To({ to, class: more, children, ...rest }) {
  return html`<a class=${more} href=${to} onClick=${away(to)} ...${rest}>${children}</a>`;
}
