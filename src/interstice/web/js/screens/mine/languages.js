import { LANGUAGES, language } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";

/** Languages to choose from; the five of Interstice come first. */
const MORE = "es pt rm ca gl eu la pl cs sk sl hr sr bs mk bg ro hu el tr sq da sv no fi et lv lt is ga cy uk ru be ka hy he ar fa ku ur hi bn ta th vi id ms ja ko zh sw eo lb".split(" ");
export const CODES = [...Object.keys(LANGUAGES), ...MORE];

/** @param {string} code @returns {string} The language's name, in the reader's language. */
export function languageName(code) {
  const name = new Intl.DisplayNames(language.value, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language.value) + name.slice(1);
}

/** @param {{ label: string, value: string, codes?: string[], onChoose: (code: string) => void, none?: string }} props `none`: what stands for no language. */
export function LanguageSelect({ label, value, codes = CODES, onChoose, none = "" }) {
  const all = value && !codes.includes(value) ? [value, ...codes] : codes;
  return html`<label class="language-select"><span>${label}</span><select class="field" value=${value} onChange=${(event) => onChoose(event.target.value)}>
    ${none && html`<option value="">${none}</option>`}${all.map((code) => html`<option key=${code} value=${code} selected=${code === value}>${languageName(code)}</option>`)}</select></label>`;
}

