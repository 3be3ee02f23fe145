/** A cell of a table: plain until it is edited, with what is wrong in it and how to put it right. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { troubleWord } from "/web/js/screens/editor/troubles.js";
import { yearText } from "/web/js/years.js";

/** With plain spaces, as people type them. */
const typed = (text) => text.replaceAll("\u00a0", " ");
/** @param {any} card @returns {string} */
const yearOf = ({ year, circa }) => typed(circa ? t("year-about", { year: yearText(year) }) : yearText(year));

/** @param {{ text: string, label: string, onDone: (text: string | null) => void }} props A field in place of a cell; nothing is changed with null. */
export function Editing({ text, label, onDone }) {
  const field = useRef(null);
  const over = useRef(false);
  useLayoutEffect(() => field.current.select(), []);
  const done = (value) => {
    if (over.current) return;
    over.current = true;
    onDone(value);
  };
  const press = (event) => {
    event.stopPropagation();
    if (event.key === "Enter") done(event.target.value);
    if (event.key === "Escape") done(null);
  };
  return html`<input ref=${field} class="fld" aria-label=${label} defaultValue=${text} onKeyDown=${press} onBlur=${(event) => done(event.target.value)} />`;
}

/**
 * What is wrong, and buttons for the fixes, the best first.
 * @param {{ finding: import("/web/js/screens/paste/table.js").Finding, isYear: boolean, isOn?: boolean, onFix: (text: string) => void, onDrop: (row: number) => void, onKeep: () => void }} props `isOn`: whether the Tab key reaches them.
 */
export function Fixes({ finding, isYear, isOn = true, onFix, onDrop, onKeep }) {
  const { kind, word, row, given = {}, fixes = [] } = finding;
  const button = (key, text, how) => html`<button type="button" key=${key} tabindex=${isOn ? 0 : -1} onClick=${how}>${text}</button>`;
  return html`<div class="fixes"><span class="what"><${Icon} name="warn" />${troubleWord(finding)}</span>
    ${fixes.map((fix) => button(fix, isYear ? yearText(Number(fix)) : t("fix-to", { text: fix }), () => onFix(isYear ? typed(yearText(Number(fix))) : fix)))}
    ${kind === "look" && button("keep", t(word === "alike" ? "fix-keep-both" : "fix-fine"), onKeep)}
    ${word === "alike" && button("only", t("fix-keep-row", { row }), () => onDrop(given.row))}
    ${kind === "wrong" && button("drop", t("fix-drop", { row }), () => onDrop(row))}</div>`;
}

/** @param {any} props */
export function Cell({ text, what, card, finding, isOff, isOn, label, onFocus, onEdit, fix }) {
  const [editing, setEditing] = useState(false);
  const cell = useRef(null);
  const start = () => !isOff && setEditing(true);
  const done = (value) => {
    setEditing(false);
    if (value !== null && value !== text) onEdit(value);
    cell.current?.focus();
  };
  const press = (event) => {
    if (event.target !== cell.current || (event.key !== "Enter" && event.key !== "F2")) return;
    event.preventDefault();
    start();
  };
  const isPlain = card && [String(card.year), yearOf(card)].includes(text.trim());
  const readAs = what === "year" && card && !isPlain && html`<small>${t("read-as", { year: yearOf(card) })}</small>`;
  return html`<td ref=${cell} role="gridcell" tabindex=${isOn ? 0 : -1} class=${[isOff && "off", what === "year" && "when", finding?.kind].filter(Boolean).join(" ")} onFocus=${onFocus} onKeyDown=${press} onClick=${(event) => !event.target.closest("button, input") && start()}>
    ${editing ? html`<${Editing} text=${text} label=${label} onDone=${done} />` : html`${text}${readAs}`}
    ${finding && !isOff && html`<${Fixes} finding=${finding} isYear=${what === "year"} isOn=${isOn} ...${fix} onFix=${(to) => (onEdit(to), cell.current.focus())} />`}
  </td>`;
}
