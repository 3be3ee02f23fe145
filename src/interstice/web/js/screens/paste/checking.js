/** A table as it was understood: columns to match, cells to put right, and how many cards it makes. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { LANGUAGES, t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { useMore } from "/web/js/parts/more.js";
import { useKeys } from "/web/js/parts/keys.js";
import { languageName } from "/web/js/screens/mine/languages.js";
import { troubleWord } from "/web/js/screens/editor/troubles.js";
import { Cell, Fixes } from "/web/js/screens/paste/cell.js";
import { COLUMNS, bodyOf, kindsOf, nextProblem, withCell, withoutRow } from "/web/js/screens/paste/table.js";

/** How many rows are drawn at first. */
const STEP = 60;
const KINDS = /** @type {const} */ (["good", "wrong", "look"]);
/** Where problems are shown one at a time. */
const NARROW = matchMedia("(max-width: 820px)");
const ICONS = { good: "check", wrong: "warn", look: "warn" };

/** @param {string} what @returns {string} What a column is called. */
export function columnName(what) {
  const [kind, code] = what.split(":");
  const word = kind ? t(`column-${kind.replace("_", "-")}`) : t("column-none");
  return code ? t("edit-in", { what: word, spoken: languageName(code) }) : word;
}

/** @param {{ table: any, left: any[], change: (wish: object) => void, settle: (finding: any) => void, children: any }} props `children`: what stands below the table, besides the counts. */
export function Checking({ table, left, change, settle, children }) {
  const [filter, setFilter] = useState("");
  const [at, setAt] = useState({ row: 0, column: 0 });
  const [sheet, setSheet] = useState(null);
  const grid = useRef(null);
  const wanted = useRef(false);
  const kinds = kindsOf(table, left);
  const body = bodyOf(table).filter((row) => !filter || kinds[filter].has(row + table.first));
  const { count, end } = useMore(body.length, STEP, at.row + 5);
  const shown = body.slice(0, count);
  const cards = new Map(table.cards.map(({ row, card }) => [row, card]));
  const finding = (row, column) => left.find((each) => each.row === row + table.first && each.column === column + 1);
  const edit = (row, column) => (text) => change({ rows: withCell(table.rows, row, column, text) });
  const drop = (number) => change({ rows: withoutRow(table.rows, number - table.first) });
  const to = (row, column) => {
    setAt({ row: Math.min(Math.max(0, row), body.length - 1), column: Math.min(Math.max(0, column), table.columns.length - 1) });
    wanted.current = true;
  };
  const goNext = () => {
    const from = sheet ?? (grid.current?.contains(document.activeElement) ? { row: (body[at.row] ?? 0) + table.first, column: at.column + 1 } : null);
    const next = nextProblem(table, left, from);
    if (!next) return;
    setFilter("");
    setSheet(next);
    to(bodyOf(table).indexOf(next.row - table.first), Math.max(0, next.column - 1));
  };
  const move = (event) => {
    const [down, right] = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[event.key] ?? [];
    if (down === undefined || event.target.tagName === "INPUT" || event.target.tagName === "SELECT" || event.altKey) return;
    event.preventDefault();
    to(at.row + down, at.column + right);
  };
  useKeys({ n: goNext, N: goNext });
  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    const cell = grid.current.querySelector('[role=gridcell][tabindex="0"]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [at]);
  useEffect(() => {
    if (!sheet || left.some((each) => each.row === sheet.row && each.column === sheet.column)) return;
    // On a phone the next problem takes the place of the one that is solved.
    if (left.some(({ row }) => row > 0) && NARROW.matches) goNext();
    else setSheet(null);
  }, [left]);
  const whole = left.filter(({ row }) => row <= 0 || row - table.first <= table.heading);
  const fix = (each) => ({ onDrop: drop, onKeep: () => settle(each) });
  return html`
    ${whole.map((each) => html`<p key=${each.word} class=${`paper whole ${each.kind}`}><${Icon} name="warn" />${troubleWord({ ...each, given: { ...each.given, missing: String(each.given?.missing ?? "").split(", ").map(columnName).join(", ") } })}</p>`)}
    <div class="paper sheet"><table ref=${grid} role="grid" aria-label=${t("paste-table")} aria-rowcount=${body.length + 1} onKeyDown=${move}>
      <${Heads} table=${table} change=${change} />
      <tbody>${shown.map((row, place) => html`<tr key=${row} aria-rowindex=${place + 2}><th scope="row">${row + table.first}</th>
        ${table.columns.map((what, column) => html`<${Cell} key=${column} ...${{ what, text: table.rows[row][column] ?? "", card: cards.get(row + table.first), finding: finding(row, column), isOff: !what, isOn: at.row === place && at.column === column }}
          label=${columnName(what)} onFocus=${() => (at.row !== place || at.column !== column) && setAt({ row: place, column })} onEdit=${edit(row, column)} fix=${fix(finding(row, column))} />`)}</tr>`)}
        ${end && html`<tr ref=${end} aria-hidden="true"><td></td></tr>`}</tbody>
    </table></div>
    ${sheet && html`<${ProblemSheet} key=${`${sheet.row} ${sheet.column}`} ...${{ table, sheet }} onEdit=${edit(sheet.row - table.first, sheet.column - 1)} fix=${fix(sheet)} onNext=${goNext} onClose=${() => setSheet(null)} />`}
    <footer class="paste-foot"><div class="counts" role="group" aria-label=${t("paste-filter")}>
      ${KINDS.map((kind) => (kinds[kind].size > 0 || kind === "good") && html`<button type="button" key=${kind} class=${`tally ${kind}`} aria-pressed=${filter === kind} onClick=${() => setFilter(filter === kind ? "" : kind)}><${Icon} name=${ICONS[kind]} /><b>${kinds[kind].size}</b>${t(`paste-${kind}`)}</button>`)}</div>
      ${left.some(({ row }) => row > 0) && html`<button type="button" class="btn2" onClick=${goNext}>${t("paste-next")} <kbd>N</kbd></button>`}
      <p class="hidden" role="status">${t("paste-said", { good: kinds.good.size, wrong: kinds.wrong.size })}</p>
      ${children}</footer>`;
}

/** What each column is, below its own heading. */
function Heads({ table, change }) {
  const codes = [...new Set([...Object.keys(LANGUAGES), ...table.columns.map((what) => what.split(":")[1]).filter(Boolean)])];
  const all = [...COLUMNS, ...codes.flatMap((code) => [`title:${code}`, `note:${code}`])];
  const set = (at) => ({ target }) => change({ columns: table.columns.map((what, each) => (each === at ? target.value : what === target.value ? "" : what)) });
  return html`<thead><tr><td></td>${table.columns.map((what, at) => html`<th key=${at} scope="col" class=${what ? `is-${what.split(":")[0]}` : "off"}>
    ${table.heading >= 0 && html`<span class="yours">${t("paste-heading", { text: table.rows[table.heading][at] || "—" })}</span>`}
    <select class="field" aria-label=${t("paste-column", { n: at + 1 })} value=${what} onChange=${set(at)}>
      <option value="" selected=${!what}>${columnName("")}</option>${[...new Set([what, ...all])].filter(Boolean).map((each) => html`<option key=${each} value=${each} selected=${each === what}>${columnName(each)}</option>`)}</select></th>`)}</tr></thead>`;
}

/** On a phone, one problem at a time. */
function ProblemSheet({ table, sheet, onEdit, fix, onNext, onClose }) {
  const row = table.rows[sheet.row - table.first] ?? [];
  const [text, setText] = useState(row[sheet.column - 1] ?? "");
  const what = table.columns[sheet.column - 1];
  return html`<section class="paper problem" aria-label=${t("paste-problem")}>
    <div class="row"><b class="grow">${t("paste-row", { row: sheet.row })}</b><button type="button" class="icon-btn" aria-label=${t("close")} onClick=${onClose}><${Icon} name="close" /></button></div>
    <p class="whole-row">${row.filter(Boolean).join(" · ")}</p>
    ${sheet.column > 0 && html`<label>${columnName(what)}<input class="fld" value=${text} onInput=${({ target }) => setText(target.value)} onKeyDown=${(event) => event.key === "Enter" && onEdit(text)} /></label>`}
    <${Fixes} finding=${sheet} isYear=${what === "year"} onFix=${onEdit} ...${fix} />
    <div class="choices"><button type="button" class="btn2" onClick=${() => onEdit(text)}>${t("paste-change")}</button><button type="button" class="btn2" onClick=${onNext}>${t("paste-next")}</button></div>
  </section>`;
}
