import { useRef } from "preact/hooks";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { LANGUAGES, language, t } from "/web/js/i18n.js";
import { chosenLanguage, contrast, go, theme } from "/web/js/store.js";

/** The name of the game, with light falling through the gap. */
export function Mark() {
  return html`<a class="mark" href="/" aria-label="Interstice" onClick=${away("/")}>INTER<i></i>STICE</a>`;
}

/** @param {string} to */
export function away(to) {
  return (event) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    go(to);
  };
}

/** @param {{ game?: string, children?: any, onLeave?: () => void }} props The bar over every table. */
export function Top({ game, children, onLeave }) {
  return html`<header class="top">
    <div class="l"><${Mark} />${game && html`<span class="game only-d">${game}</span>`}</div>
    <div class="m row">${children}</div>
    <div class="r"><${ThemeButton} /><${Menu} onLeave=${onLeave} /></div>
  </header>`;
}

export function ThemeButton() {
  const dark = document.documentElement.dataset.theme === "dark";
  void theme.value;
  return html`<button type="button" class="ibtn only-d" aria-label=${t("theme-switch")} title=${t("theme-switch")}
    onClick=${() => (theme.value = dark ? "light" : "dark")}><${Icon} name=${dark ? "sun" : "moon"} /></button>`;
}

/** @param {{ onLeave?: () => void }} props Language, light, contrast, and the way out. */
export function Menu({ onLeave }) {
  const dialog = useRef(null);
  const choose = (signal, value) => () => (signal.value = value);
  const option = (signal, value, label) =>
    html`<button type="button" class="btn2" aria-pressed=${signal.value === value} onClick=${choose(signal, value)}>${label}</button>`;
  return html`<button type="button" class="ibtn" aria-label=${t("menu")} title=${t("menu")} onClick=${() => dialog.current.showModal()}><${Icon} name="menu" /></button>
    <dialog ref=${dialog} aria-label=${t("menu")} onClick=${(event) => event.target === dialog.current && dialog.current.close()}>
      <div class="paper line menu">
        <div class="row"><h2 class="grow">${t("menu")}</h2>
          <button type="button" class="ibtn" aria-label=${t("close")} onClick=${() => dialog.current.close()}><${Icon} name="close" /></button></div>
        <h3>${t("language")}</h3>
        <div class="choices">${Object.entries(LANGUAGES).map(
          ([id, called]) => html`<button type="button" class="btn2" lang=${id} aria-pressed=${language.value === id} onClick=${choose(chosenLanguage, id)}>${called}</button>`,
        )}</div>
        <h3>${t("theme")}</h3>
        <div class="choices">${option(theme, "", t("theme-system"))}${option(theme, "light", t("theme-light"))}${option(theme, "dark", t("theme-dark"))}</div>
        <h3>${t("contrast")}</h3>
        <div class="choices">${option(contrast, "", t("theme-system"))}${option(contrast, "more", t("contrast-more"))}</div>
        <h3>${t("keys")}</h3>
        <p class="keys"><kbd>↑</kbd> <kbd>↓</kbd> ${t("keys-card")} · <kbd>←</kbd> <kbd>→</kbd> ${t("keys-gap")} · <kbd>Enter</kbd> ${t("keys-place")} · <kbd>Esc</kbd> ${t("keys-back")}</p>
        <div class="choices last">
          ${onLeave && html`<button type="button" class="btn2" onClick=${onLeave}><${Icon} name="leave" />${t("leave-game")}</button>`}
          <a class="btn2" href="/" onClick=${away("/")}><${Icon} name="home" />${t("to-start")}</a>
        </div>
      </div>
    </dialog>`;
}
