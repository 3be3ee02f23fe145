import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { away } from "/web/js/parts/link.js";
import { path } from "/web/js/store.js";

const PLACES = [
  ["", "hourglass", "place-play"],
  ["decks", "cards", "place-decks"],
  ["rules", "book", "place-rules"],
  ["watch", "eye", "place-watch"],
  ["me", "user", "place-me"],
];

/** Links to the main pages: words in the top bar, or tabs at the bottom of a phone. */
export function Tabs() {
  const here = path.value.split("/")[1];
  return html`<nav class="tabs" aria-label=${t("places")}>
    ${PLACES.map(
      ([to, icon, word]) => html`<a key=${to} href=${`/${to}`} class=${to ? "" : "home"} aria-current=${to === here ? "page" : undefined} onClick=${away(`/${to}`)}>
        <${Icon} name=${icon} class="phone-only" />${t(word)}</a>`,
    )}
  </nav>`;
}
