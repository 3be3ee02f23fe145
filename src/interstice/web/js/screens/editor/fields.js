/** The fields of a card. While somebody types, a field shows what they type; the deck may have it a little differently. */
import { useEffect, useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { spokenIn } from "/web/js/own.js";
import { html } from "/web/js/parts/html.js";
import { languageName } from "/web/js/screens/mine/languages.js";
import { LONGEST, fieldOf, typedYear } from "/web/js/screens/mine/draft.js";
import { troubleWord } from "/web/js/screens/editor/troubles.js";
import { yearText } from "/web/js/years.js";

/** @param {any} desk @returns {[string | null, (text: string | null) => void]} What somebody is typing; null: nothing. */
export function useTyped(desk) {
  const state = useState(null);
  useEffect(() => state[1](null), [desk.undone.value]);
  return state;
}

/** @param {any[]} troubles @param {string} card @param {string} field @returns {any | undefined} What is wrong with a field; a title in no language at all is missing in each. */
export const troubleAt = (troubles, card, field) => troubles.find((each) => each.card === card && (each.field === field || (each.field === "title" && field.startsWith("title:"))))?.trouble;

/**
 * @param {{ desk: any, card: any, field: string, label: string, hint?: any, lines?: number, lang?: string, onFocus?: () => void, onEnter?: (event: Event) => void }} props
 * `lines`: how many it has at first, if it is more than one.
 */
export function Text({ desk, card, field, label, hint, lines, lang, onFocus, onEnter }) {
  const [typed, setTyped] = useTyped(desk);
  const held = fieldOf(card, field);
  const value = typed ?? held;
  const most = LONGEST[field.split(":")[0]];
  // People who have not written anything yet know that it is missing.
  const trouble = value ? troubleAt(desk.base.value.troubles, card.id, field) : undefined;
  const type = ({ target }) => {
    setTyped(target.value);
    desk.change({ card: card.id, field, to: target.value });
  };
  const look = trouble ? undefined : value && troubleAt(desk.base.value.looks ?? [], card.id, field);
  const isLong = value.length > most;
  const id = `field-${field.replace(":", "-")}`;
  const props = {
    id, class: "fld", lang, value, "aria-describedby": `${id}-says ${id}-hint`, "aria-invalid": Boolean(trouble || isLong),
    onInput: type, onFocus, onBlur: () => setTyped(null),
    onKeyDown: (event) => event.key === "Enter" && !event.ctrlKey && !event.metaKey && onEnter?.(event),
  };
  return html`<div class="line-of"><p class="label"><label for=${id}>${label}</label><em id=${`${id}-hint`}>${hint}</em></p>
    ${lines ? html`<textarea ...${props} rows=${lines}></textarea>` : html`<input ...${props} autocomplete="off" />`}
    <p id=${`${id}-says`} class="says">${trouble ? html`<b class="bad">${troubleWord(trouble)}</b>` : isLong ? html`<b class="bad">${t("trouble-long", { most, got: value.length })}</b>` : look && html`<span class="warn">${troubleWord(look)}</span>`}
      ${trouble?.fixes?.[0] && trouble.fixes[0] !== value && html` <button type="button" class="as-link" onClick=${() => (setTyped(null), desk.change({ card: card.id, field, to: trouble.fixes[0] }))}>${t("fix-to", { text: trouble.fixes[0] })}</button>`}</p>
    <${Clashing} desk=${desk} card=${card.id} field=${field} />
  </div>`;
}

/** @param {any} value Of any field. @returns {string} */
const inWords = (value) => (value === null || value === "" ? "—" : typeof value === "boolean" ? t(value ? "yes" : "no") : typeof value === "object" && !Array.isArray(value) ? spokenIn(value.title ?? value.name ?? {}) || "…" : String(value));

/** Both texts, if another device changed the same field; `label`: what the field is called, if it does not say so itself. */
export function Clashing({ desk, card, field, label }) {
  const clash = desk.clashes.value.find((each) => each.card === card && each.field === field);
  if (!clash) return null;
  const one = (mine, word, value) => html`<div><b>${t(word)}</b><p>${inWords(value)}</p><button type="button" class="btn2" onClick=${() => desk.choose(clash, mine)}>${t("clash-keep")}<span class="hidden"> ${t(word)}</span></button></div>`;
  return html`<div class="clash" role="alert">${label && html`<b>${label}</b>`}<p>${t("clash")}</p><div class="two">${one(true, "clash-here", clash.yours)}${one(false, "clash-there", clash.theirs)}</div></div>`;
}

const WORDS = { title: "edit-title", note: "edit-note", alt: "picture-alt", credit: "picture-credit" };

/** @param {string} field @returns {string} What a text is called, with its language; nothing for other fields. */
function fieldName(field) {
  const [what, code] = field.split(":");
  const word = WORDS[what] ? t(WORDS[what]) : "";
  return word && code ? t("edit-in", { what: word, spoken: languageName(code) }) : word;
}

/** @param {{ desk: any, card: any, shown: string[], spoken: string }} props The clashes of a card, of the deck, and of cards that are gone, that stand below no field; `shown`: languages whose fields are there. */
export function OtherClashes({ desk, card, shown, spoken }) {
  const below = new Set(["year", "source", "source_url", ...shown.flatMap((code) => [`title:${code}`, `note:${code}`]), ...(card.photo ? ["credit", `alt:${spoken}`] : [])]);
  const there = new Set(desk.deck.value.cards.map(({ id }) => id));
  const meant = (each) => (each.card === card.id ? !below.has(each.field) : !there.has(each.card));
  return desk.clashes.value.filter(meant).map((each) => html`<${Clashing} key=${each.card + each.field} desk=${desk} card=${each.card} field=${each.field} label=${fieldName(each.field)} />`);
}

/** The year: digits with BC or AD, or any words that the server can read. */
export function Year({ desk, card }) {
  const [typed, setTyped] = useTyped(desk);
  /** What was typed when the field was left: how it was read stays there, or all that is below would move away from the pointer that leaves it. */
  const [last, setLast] = useState(/** @type {string | null} */ (null));
  const [before, setBefore] = useState(false);
  // Whoever empties the field to write another year means the same side of Christ.
  useEffect(() => {
    if (card.year) setBefore(card.year < 0);
  }, [card.year]);
  const isBefore = card.year ? card.year < 0 : before;
  const written = card.year ? String(Math.abs(card.year)) : (card.written ?? "");
  const trouble = typed === "" || !written ? null : troubleAt(desk.base.value.troubles, card.id, "year");
  const change = (to) => desk.change({ card: card.id, field: "year", to });
  const type = ({ target }) => {
    setTyped(target.value);
    const year = typedYear(target.value, isBefore);
    change(year === "" ? null : year);
  };
  const turn = (to) => () => {
    setBefore(to);
    if (card.year) change(to ? -Math.abs(card.year) : Math.abs(card.year));
  };
  const said = typed ?? last;
  const isRead = said !== null && card.year && !/^\d+$/.test(said.trim());
  const leave = () => {
    setLast(said);
    setTyped(null);
  };
  const era = (to, word) => html`<button type="button" aria-pressed=${isBefore === to} onClick=${turn(to)}>${t(word)}</button>`;
  return html`<div class="line-of"><p class="label"><label for="field-year">${t("edit-year")}</label></p>
    <div class="year-line"><input id="field-year" class="fld year" autocomplete="off" inputmode="text" aria-describedby="field-year-says" aria-invalid=${Boolean(trouble)} value=${typed ?? written} onInput=${type} onBlur=${leave} />
      <div class="seg" role="group" aria-label=${t("edit-era")}>${era(true, "edit-bc")}${era(false, "edit-ad")}</div>
      <label class="own-tick"><input type="checkbox" checked=${Boolean(card.circa)} onChange=${({ target }) => desk.change({ card: card.id, field: "circa", to: target.checked })} />${t("edit-circa")}</label></div>
    <p id="field-year-says" class="says" role="status">${trouble ? html`<b class="bad">${troubleWord(trouble)}</b> ${(trouble.fixes ?? []).map((fix) => html`<button type="button" class="as-link" key=${fix} onClick=${() => (setTyped(null), change(Number(fix)))}>${yearText(Number(fix))}</button> `)}`
      : isRead && html`<span class="ok">${t("read-as", { year: card.circa ? t("year-about", { year: yearText(card.year) }) : yearText(card.year) })}</span>`}</p>
    <${Clashing} desk=${desk} card=${card.id} field="year" />
  </div>`;
}
