/** The theme of a card, and the themes of its deck: made, renamed, coloured. */
import { useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { spokenIn } from "/web/js/own.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Primary } from "/web/js/parts/panel.js";
import { lookOf } from "/web/js/parts/themes.js";
import { BADGES, LONGEST, newId } from "/web/js/screens/mine/draft.js";
import { languageName } from "/web/js/screens/mine/languages.js";

/** @param {{ desk: any, card: any, language: string, languages: string[] }} props */
export function Themes({ desk, card, language, languages }) {
  const [edited, setEdited] = useState(null);
  const { themes } = desk.deck.value.about;
  const choose = (theme) => desk.change({ card: card.id, field: "theme", to: theme });
  const shut = () => setEdited(null);
  const start = () => {
    const used = Object.values(themes).map(({ palette }) => palette);
    const palette = Object.keys(BADGES).find((each) => !used.includes(each)) ?? "invention";
    setEdited({ id: newId(), isNew: true, theme: { name: {}, palette, badge: `game-icons:${BADGES[palette]}` } });
  };
  const done = ({ id, isNew }, theme) => {
    desk.change({ field: `theme:${id}`, to: theme }, ...(isNew ? [{ card: card.id, field: "theme", to: id }] : []));
    shut();
  };
  const remove = (id) => {
    const having = desk.deck.value.cards.filter(({ theme }) => theme === id);
    desk.change(...having.map((each) => ({ card: each.id, field: "theme", to: "" })), { field: `theme:${id}`, to: null });
    shut();
  };
  return html`<fieldset class="line-of"><legend>${t("edit-theme")}</legend><div class="theme-chips">
    ${Object.entries(themes).map(([id, theme]) => html`<span key=${id} class=${`theme-chip ink-${lookOf(theme).ink}`}><label><input type="radio" name="theme" checked=${card.theme === id} onChange=${() => choose(id)} /><i><${Icon} name=${lookOf(theme).badge} /></i>${spokenIn(theme.name, language)}</label>
      ${card.theme === id && html`<button type="button" aria-label=${t("theme-change", { name: spokenIn(theme.name, language) })} title=${t("theme-change", { name: spokenIn(theme.name, language) })} onClick=${() => setEdited({ id, theme })}><${Icon} name="pen" /></button>`}</span>`)}
    <button type="button" class="theme-chip new" onClick=${start}><${Icon} name="plus" />${t("theme-new")}</button></div>
    ${edited && html`<${ThemeDialog} edited=${edited} languages=${languages.length ? languages : [language]} onDone=${(theme) => done(edited, theme)} onRemove=${edited.isNew ? null : () => remove(edited.id)} onClose=${shut} />`}
  </fieldset>`;
}

function ThemeDialog({ edited, languages, onDone, onRemove, onClose }) {
  const [theme, setTheme] = useState(edited.theme);
  const title = edited.isNew ? t("theme-new") : t("theme-change", { name: spokenIn(edited.theme.name) });
  const submit = (event) => {
    event.preventDefault();
    if (Object.values(theme.name).some((name) => name.trim())) onDone({ ...theme, name: Object.fromEntries(Object.entries(theme.name).filter(([, name]) => name.trim())) });
  };
  return html`<${Dialog} title=${title} class="theme-dialog" onClose=${onClose}><form onSubmit=${submit}>
    ${languages.map((code) => html`<label key=${code}>${languages.length > 1 ? t("theme-name-in", { spoken: languageName(code) }) : t("theme-name")}<input class="fld" lang=${code} maxlength=${LONGEST.theme} autocomplete="off" value=${theme.name[code] ?? ""} onInput=${({ target }) => setTheme({ ...theme, name: { ...theme.name, [code]: target.value } })} /></label>`)}
    <fieldset><legend>${t("theme-colour")}</legend><div class="theme-chips">${Object.entries(BADGES).map(([palette, badge]) => html`<span key=${palette} class=${`theme-chip hue ink-${palette}`}><label title=${t(`palette-${palette}`)}><input type="radio" name="palette" aria-label=${t(`palette-${palette}`)} checked=${theme.palette === palette} onChange=${() => setTheme({ ...theme, palette, badge: `game-icons:${badge}` })} /><i><${Icon} name=${lookOf({ palette, badge: `:${badge}` }).badge} /></i></label></span>`)}</div></fieldset>
    <div class="choices">${onRemove && html`<button type="button" class="btn2 danger" onClick=${onRemove}><${Icon} name="trash" />${t("theme-delete")}</button>`}<${Primary} type="submit">${t("theme-done")}<//></div>
  </form><//>`;
}
