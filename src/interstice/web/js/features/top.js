import { useState } from "preact/hooks";
import { ChatButton } from "/web/js/features/chat.js";
import { Settings } from "/web/js/features/settings.js";
import { need, t } from "/web/js/i18n.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { away } from "/web/js/parts/link.js";
import { loaded } from "/web/js/parts/trouble.js";
import { animal, decks, room, theme } from "/web/js/store.js";

/** @param {string} deck @returns {boolean} Whether it is for those in the room alone. */
const isPrivate = (deck) => deck.startsWith("pin-") && !deck.startsWith("pin-host-");

/** The name, with light falling through the gap in the middle. */
export function Logo() {
  return html`<a class="logo" href="/" aria-label="Interstice" onClick=${away("/")}>INTER<i></i>STICE</a>`;
}

/**
 * The bar above every table and page. In a room it includes the chat.
 * @param {{ game?: string, children?: any, onLeave?: () => void, onHelp?: () => void }} props
 */
export function Top({ game, children, onLeave, onHelp }) {
  return html`<header class="top">
    <div class="bar-left"><${Logo} />${game && html`<span class="game desktop-only">${game}</span>`}</div>
    <div class="bar-middle row">${children}</div>
    <div class="bar-right">
      ${!room.value && html`<${ThemeButton} />`}
      ${onHelp && html`<button type="button" class="icon-btn desktop-only" aria-label=${t("help")} title=${t("help")} onClick=${onHelp}><${Icon} name="help" /></button>`}
      ${room.value && html`<${ChatButton} />`}
      <${Menu} onLeave=${onLeave} onHelp=${onHelp} />
    </div>
  </header>`;
}

export function ThemeButton() {
  const dark = document.documentElement.dataset.theme === "dark";
  void theme.value;
  return html`<button type="button" class="icon-btn desktop-only" aria-label=${t("theme-switch")} title=${t("theme-switch")}
    onClick=${() => (theme.value = dark ? "light" : "dark")}><${Icon} name=${dark ? "sun" : "moon"} /></button>`;
}

/** @param {{ onLeave?: () => void, onHelp?: () => void }} props The settings, and the way out. */
export function Menu({ onLeave, onHelp }) {
  const [open, setOpen] = useState(false);
  const [Pairing, setPairing] = useState(null);
  const [Blocked, setBlocked] = useState(null);
  const seeBlocked = () => loaded(import("/web/js/features/blocked.js")).then((module) => setBlocked(() => module.Blocked));
  const [Me, setMe] = useState(null);
  const pair = () => loaded(import("/web/js/features/pairing.js")).then((module) => setPairing(() => module.Pairing));
  const mine = () => loaded(Promise.all([import("/web/js/features/me.js"), need("me")])).then(([module]) => setMe(() => module.Me));
  const [Report, setReport] = useState(null);
  const report = () => loaded(Promise.all([import("/web/js/features/report.js"), need("table")])).then(([module]) => setReport(() => module.ReportDeck));
  const made = (room.value?.decks ?? []).filter(isPrivate).flatMap((id) => (decks.value[id] ? { id, name: decks.value[id].name } : []));
  const shut = () => setOpen(false);
  const then = (what) => () => {
    shut();
    what();
  };
  return html`<button type="button" class="icon-btn" aria-label=${t("menu")} title=${t("menu")} onClick=${() => setOpen(true)}><${Icon} name="menu" /></button>
    ${open && html`<${Dialog} title=${t("menu")} class="menu" onClose=${shut}>
      <div class="choices first"><button type="button" class="btn2" onClick=${then(mine)}><${Icon} name=${animal.value || "fox"} />${t("you")}</button></div>
      <${Settings} />
      <div class="choices last">
        ${onHelp && html`<button type="button" class="btn2" onClick=${then(onHelp)}><${Icon} name="help" />${t("help")}</button>`}
        ${onLeave && html`<button type="button" class="btn2" onClick=${then(onLeave)}><${Icon} name="leave" />${t("leave-game")}</button>`}
        <button type="button" class="btn2" onClick=${then(pair)}><${Icon} name="device" />${t("pairing")}</button>
        <button type="button" class="btn2" onClick=${then(seeBlocked)}><${Icon} name="mute" />${t("blocked-people")}</button>
        ${made.length > 0 && html`<button type="button" class="btn2" onClick=${then(report)}>${t("report-deck")}</button>`}
        <a class="btn3" href="/privacy" onClick=${away("/privacy")}>${t("privacy")}</a>
        <a class="btn2" href="/" onClick=${away("/")}><${Icon} name="home" />${t("to-start")}</a>
      </div>
    <//>`}
    ${Me && html`<${Me} onClose=${() => setMe(null)} />`}
    ${Report && html`<${Report} decks=${made} onClose=${() => setReport(null)} />`}
    ${Pairing && html`<${Pairing} onClose=${() => setPairing(null)} />`}
    ${Blocked && html`<${Blocked} onClose=${() => setBlocked(null)} />`}`;
}
