/** Everything that is written on one card, in one language or in two side by side. */
import { LANGUAGES, t } from "/web/js/i18n.js";
import { ask } from "/web/js/own.js";
import { useTry } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { LONGEST, fieldOf } from "/web/js/screens/mine/draft.js";
import { OtherClashes, Text, Year } from "/web/js/screens/editor/fields.js";
import { Themes } from "/web/js/screens/editor/themes.js";
import { CODES, languageName } from "/web/js/screens/mine/languages.js";
import { ICONS, iconName } from "/web/js/tables/icons.js";

/** @param {{ desk: any, card: any, languages: string[], shown: string[], spoken: string, setShown: (shown: string[]) => void, onSpeak: (code: string) => void, onDelete: () => void }} props `languages`: those of the deck. */
export function Form({ desk, card, languages, shown, spoken, setShown, onSpeak, onDelete }) {
  const many = shown.length > 1;
  const each = (how) => html`<div class=${many ? "beside" : ""}>${shown.map(how)}</div>`;
  const label = (word, code) => (many ? t("edit-in", { what: t(word), spoken: languageName(code) }) : t(word));
  const toYear = (event) => {
    event.preventDefault();
    document.getElementById("field-year").focus();
  };
  return html`<section class="paper form" key=${card.id} aria-label=${t("edit-card")}>
    <${OtherClashes} ...${{ desk, card, shown, spoken }} />
    ${each((code) => html`<${Text} key=${code} desk=${desk} card=${card} field=${`title:${code}`} label=${label("edit-title", code)} hint=${many ? `${fieldOf(card, `title:${code}`).length}/${LONGEST.title}` : t("edit-letters", { n: fieldOf(card, `title:${code}`).length, most: LONGEST.title })} lines=${many ? 2 : 0} lang=${code} onFocus=${() => onSpeak(code)} onEnter=${toYear} />`)}
    <${Year} desk=${desk} card=${card} />
    <${Themes} desk=${desk} card=${card} language=${shown[0]} languages=${languages} />
    ${each((code) => html`<${Text} key=${code} desk=${desk} card=${card} field=${`note:${code}`} label=${label("edit-note", code)} hint=${!many && t("edit-note-hint")} lines=${3} lang=${code} onFocus=${() => onSpeak(code)} />`)}
    <div class="beside"><${Text} desk=${desk} card=${card} field="source" label=${t("edit-source")} hint=${t("edit-optional")} />
      <${Text} desk=${desk} card=${card} field="source_url" label=${t("edit-address")} hint=${t("edit-optional")} /></div>
    <${Seal} desk=${desk} card=${card} />
    <div class="last"><${Tongues} ...${{ languages, shown, setShown }} />
      <button type="button" class="as-link" onClick=${onDelete}>${t("edit-delete")}</button></div>
  </section>`;
}

/** The icon on the front; the one on the date side is always another. */
function Seal({ desk, card }) {
  const dealing = useTry(() => desk.flush().then(() => ask("POST", `own/${desk.id}/icons`)).then(desk.load));
  const choose = (icon) => {
    const back = card.icons?.[1] && card.icons[1] !== icon ? card.icons[1] : ICONS[(ICONS.indexOf(icon) + 1) % ICONS.length];
    desk.change({ card: card.id, field: "icons", to: card.icons?.[0] === icon ? null : [icon, back] });
  };
  return html`<div class="line-of"><p class="label"><span id="icon-label">${t("edit-icon")}</span><em>${t("edit-optional")}</em></p><div class="seals" role="group" aria-labelledby="icon-label">
    ${ICONS.map((icon) => html`<button type="button" key=${icon} aria-label=${iconName(icon)} title=${iconName(icon)} aria-pressed=${card.icons?.[0] === icon} onClick=${() => choose(icon)}><i class=${`seal-${icon}`}><${Icon} name=${icon} /></i></button>`)}
    <button type="button" class="btn2 deal" disabled=${dealing.busy} onClick=${dealing.begin}>${t("edit-deal")}</button></div>${dealing.trouble && html`<p class="bad" role="alert">${dealing.trouble}</p>`}</div>`;
}

/** The languages of the deck: one or two of them are shown, and more can be added. */
function Tongues({ languages, shown, setShown }) {
  const toggle = (code) => setShown(!shown.includes(code) ? [...shown.slice(-1), code] : shown.length > 1 ? shown.filter((each) => each !== code) : shown);
  const add = (event) => {
    if (event.target.value) setShown([...shown.slice(-1), event.target.value]);
    event.target.value = "";
  };
  const all = [...new Set([...languages, ...shown])];
  return html`<div class="seg tongues" role="group" aria-label=${t("edit-languages")}>
    ${all.map((code) => html`<button type="button" key=${code} lang=${code} aria-pressed=${shown.includes(code)} onClick=${() => toggle(code)}>${LANGUAGES[code] ?? languageName(code)}</button>`)}
    <select aria-label=${t("edit-add-language")} onChange=${add}><option value="">+ ${t("edit-language")}</option>${CODES.filter((code) => !all.includes(code)).map((code) => html`<option key=${code} value=${code}>${languageName(code)}</option>`)}</select></div>`;
}
