import { LANGUAGES, language, t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { cardSize, chosenLanguage, contrast, hintsRead, letterKeys, motion, pace, showName, sound, theme } from "/web/js/store.js";

/**
 * Each setting with its values and their words.
 * @type {[string, import("@preact/signals").Signal<string>, Record<string, string>][]}
 */
const SETTINGS = [
  ["theme", theme, { "": "theme-system", light: "theme-light", dark: "theme-dark" }],
  ["contrast", contrast, { "": "theme-system", more: "contrast-more" }],
  ["motion", motion, { "": "theme-system", less: "motion-less" }],
  ["pace", pace, { slow: "pace-slow", "": "pace-normal", quick: "pace-quick", none: "pace-none" }],
  ["card-size", cardSize, { "": "card-size-normal", large: "card-size-large" }],
  ["sound", sound, { "": "off", on: "on" }],
  ["letter-keys", letterKeys, { "": "on", off: "off" }],
  ["show-name", showName, { "": "off", on: "on" }],
];

/** The settings that this browser keeps. */
export function Settings() {
  return html`<h3 id="set-language">${t("language")}</h3>
    <div class="choices" role="group" aria-labelledby="set-language">${Object.entries(LANGUAGES).map(
      ([id, called]) => html`<button type="button" class="btn2" key=${id} lang=${id} aria-pressed=${language.value === id} onClick=${() => (chosenLanguage.value = id)}>${called}</button>`,
    )}</div>
    <div class="settings">${SETTINGS.map(
      ([id, signal, values]) => html`<div key=${id} role="group" aria-labelledby=${`set-${id}`}><h3 id=${`set-${id}`}>${t(id)}</h3>
        <div class="choices">${Object.entries(values).map(
          ([value, word]) => html`<button type="button" class="btn2" key=${value} aria-pressed=${signal.value === value} onClick=${() => (signal.value = value)}>${t(word)}</button>`,
        )}</div></div>`,
    )}
    ${hintsRead.value && html`<div><h3>${t("hints")}</h3><div class="choices"><button type="button" class="btn2" onClick=${() => (hintsRead.value = "")}>${t("hints-again")}</button></div></div>`}
    </div>`;
}
