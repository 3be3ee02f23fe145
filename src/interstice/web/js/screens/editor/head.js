/** The bar above a deck: its name, whether it is saved, and what to do with it. */
import { Menu } from "/web/js/features/top.js";
import { regional, t } from "/web/js/i18n.js";
import { spokenIn } from "/web/js/own.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { To } from "/web/js/parts/link.js";
import { Primary } from "/web/js/parts/panel.js";
import { useTyped } from "/web/js/screens/editor/fields.js";
import { LONGEST } from "/web/js/screens/mine/draft.js";

/** @param {any} desk @returns {string} Whether the server has everything. */
function stateOf(desk) {
  if (desk.state.value === "away" || desk.held.value.length) return t("edit-kept");
  if (desk.state.value === "saving") return t("edit-saving");
  return desk.at.value ? t("edit-saved-at", { time: new Intl.DateTimeFormat(regional.value, { timeStyle: "short" }).format(desk.at.value) }) : t("edit-saved");
}

/** @param {{ desk: any, spoken: string, place: string, onUndo: () => void, onFiles: () => void, onShare: () => void, onPlay: () => void }} props `place`: which card of how many. */
export function Head({ desk, spoken, place, onUndo, onFiles, onShare, onPlay }) {
  const [typed, setTyped] = useTyped(desk);
  const deck = desk.deck.value;
  const shared = Object.keys(deck.links).length > 0;
  const type = ({ target }) => {
    setTyped(target.value);
    desk.change({ field: `name:${spoken}`, to: target.value });
  };
  return html`<header class="desk-bar">
    <${To} class="icon-btn" to="/decks/mine" aria-label=${t("mine")} title=${t("mine")}><${Icon} name="left" /><//>
    <h1><span class="hidden">${spokenIn(deck.about.name, spoken)}</span><input class="deck-name" aria-label=${t("edit-name")} maxlength=${LONGEST.name} autocomplete="off" lang=${spoken} value=${typed ?? spokenIn(deck.about.name, spoken)} onInput=${type} onBlur=${() => setTyped(null)} /></h1>
    <p class="saved" role="status"><${Icon} name=${desk.state.value === "saved" && !desk.held.value.length ? "check" : "hourglass"} />${stateOf(desk)}<span class="if-wide"> · ${t("cards", { n: deck.cards.length })} · <${Icon} name=${shared ? "share" : "lock"} /> ${t(shared ? "edit-shared" : "edit-private")}</span><span class="if-narrow"> · ${place}</span></p>
    <button type="button" class="icon-btn" aria-label=${t("edit-undo")} title=${`${t("edit-undo")} (Ctrl+Z)`} disabled=${!desk.canUndo.value} onClick=${onUndo}><${Icon} name="undo" /></button>
    <button type="button" class="btn2" onClick=${onFiles}><${Icon} name="file" />${t("edit-files")}</button>
    <button type="button" class="btn2" onClick=${onShare}><${Icon} name="share" />${t("edit-share")}</button>
    <${Primary} onPress=${onPlay} disabled=${!deck.finished}>${t("edit-play")}<//>
    <${Menu} />
  </header>`;
}
