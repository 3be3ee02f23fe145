/** A table on its way to become cards: what its rows and columns are, and what is wrong where. */
import { LONGEST, newId } from "/web/js/screens/mine/draft.js";
import { yearText } from "/web/js/years.js";

/**
 * What the server has understood.
 * @typedef {{ sheets: string[], sheet: number, first: number, rows: string[][], heading: number, columns: string[], language: string, guessed: boolean, photos?: string[], name: Record<string, string>, themes: Record<string, { name: Record<string, string>, palette: string, badge: string }>, cards: { row: number, card: any }[], findings: Finding[] }} Preview
 * @typedef {{ row: number, column: number, kind: "wrong" | "look", word: string, why: string, given?: any, fixes?: string[] }} Finding
 */

/** What a column can be. */
export const COLUMNS = ["title", "year", "theme", "note", "source", "source_url", "era", "circa", "picture", "fame", "front", "back"];

/** @param {string[][]} rows @param {number} row @param {number} column @param {string} text @returns {string[][]} */
export const withCell = (rows, row, column, text) => rows.map((cells, at) => (at === row ? cells.map((cell, each) => (each === column ? text : cell)) : cells));

/** @param {string[][]} rows @param {number} row @returns {string[][]} With an empty row, which is no card; so no other row changes its number. */
export const withoutRow = (rows, row) => rows.map((cells, at) => (at === row ? cells.map(() => "") : cells));

/** @param {Preview} table @param {Set<string>} settled What somebody has said is fine, as `row word`. @returns {Finding[]} What is left of the findings. */
export const leftOf = (table, settled) => table.findings.filter((each) => !settled.has(`${each.row} ${each.word}`));

/** @param {Preview} table @param {Finding[]} left @returns {{ good: Set<number>, wrong: Set<number>, look: Set<number> }} The numbers of the rows of each kind. */
export function kindsOf(table, left) {
  const rows = (kind) => new Set(left.filter((each) => each.kind === kind && each.row > 0).map(({ row }) => row));
  return { good: new Set(table.cards.map(({ row }) => row)), wrong: rows("wrong"), look: rows("look") };
}

/** @param {Preview} table @returns {number[]} The indexes of the rows that hold anything below the heading. */
export const bodyOf = (table) => table.rows.flatMap((cells, at) => (at > table.heading && cells.some(Boolean) ? [at] : []));

/** @param {Preview} table @param {Finding[]} left @param {{ row: number, column: number } | null} from @returns {Finding | undefined} The next problem after a cell, and after the last the first again. */
export function nextProblem(table, left, from) {
  const inTable = left.filter(({ row }) => row > 0);
  const after = ({ row, column }) => !from || row > from.row || (row === from.row && column > from.column);
  return inTable.find(after) ?? inTable[0];
}

/** What spreadsheets call a sheet that nobody has named. */
const UNNAMED = /^(sheet|tabelle|feuil(le)?|foglio|blad)? ?\d*$/i;

/** @param {Preview} table @returns {string} What its deck could be called: by a line above the headings, the name of its sheet, or its years. */
export function deckName({ rows, heading, sheets, sheet, cards }) {
  const lines = rows.slice(0, Math.max(0, heading)).map((cells) => [...new Set(cells.filter(Boolean))]);
  const title = lines.find((cells) => cells.length === 1)?.[0] ?? sheets[sheet] ?? "";
  if (!UNNAMED.test(title)) return title.slice(0, LONGEST.name);
  const years = cards.map(({ card }) => card.year).sort((one, other) => one - other);
  return [...new Set([years[0], years.at(-1)])].filter(Boolean).map(yearText).join(" – ").replaceAll("\u00a0", " ");
}

/** @param {string} file @returns {string} What the deck in a file of this name could be called. */
export const nameOfFile = (file) => file.replace(/\.\w+$/, "").slice(0, LONGEST.name).trim();

/** @param {any} card A card that the server has read. @returns {any} The same in the making. */
function draftOf({ id, source, checked, ...card }) {
  return { ...card, ...(source && { source: source.title, source_url: source.url }) };
}

/** @param {Preview} table @param {any} about Of the deck they are for. @returns {any[]} The changes that add the good rows to a deck, with themes it does not have yet. */
export function addedTo(table, about) {
  const { themes } = table;
  const isNamed = (theme, names) => Object.values(theme.name).some((name) => names.includes(name));
  const alike = (id) => Object.keys(about.themes).find((each) => each === id || isNamed(about.themes[each], Object.values(themes[id]?.name ?? {})));
  const fresh = Object.keys(themes).filter((id) => !alike(id));
  return [
    ...fresh.map((id) => ({ card: "", field: `theme:${id}`, was: null, to: themes[id] })),
    ...table.cards.map(({ card }) => {
      const draft = draftOf(card);
      // The photos of a file follow.
      if (table.photos?.includes(draft.photo)) draft.photo = "";
      return { card: newId(), field: "card", was: null, to: { ...draft, theme: alike(card.theme) ?? (themes[card.theme] ? card.theme : "") } };
    }),
  ];
}

/** @param {Preview} table @param {number} most @returns {Preview} Only as many of its rows as make that many cards. */
export function upTo(table, most) {
  if (table.cards.length <= most) return table;
  const last = table.cards[most - 1];
  if (!last) return { ...table, rows: table.rows.slice(0, table.heading + 1), cards: [] };
  return { ...table, rows: table.rows.slice(0, last.row - table.first + 1), cards: table.cards.slice(0, most) };
}

/** @param {Preview} table @param {Finding[]} left @param {number} [taken] How many of its rows were looked at. @returns {{ rows: string[][], columns: string[], heading: number, language: string }} The rows that are still to be put right, to come back to. */
export function leftOver(table, left, taken = table.rows.length) {
  const wrong = new Set(left.filter(({ kind, word }) => kind === "wrong" && !["twice", "there"].includes(word)).map(({ row }) => row));
  const rows = table.rows.filter((_, at) => at === table.heading || wrong.has(at + table.first) || at >= taken);
  return { rows, columns: table.columns, heading: table.heading < 0 ? -1 : 0, language: table.language };
}
