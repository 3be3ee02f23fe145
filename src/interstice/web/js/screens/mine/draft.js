/** Cards in the making, and what is said of their deck: single fields, as the server knows them. */
import { randomText } from "/web/js/store.js";

/** What a text may have at most, in characters. */
export const LONGEST = { title: 60, note: 300, source: 200, source_url: 500, theme: 40, name: 60, alt: 200, credit: 120 };
/** The colours there are for themes, each with the badge that suits it. */
export const BADGES = { invention: "gears", discovery: "telescope", event: "scroll-unfurled", monument: "greek-temple", art: "palette", music: "g-clef", sport: "trophy", transport: "railway", economy: "coins" };
const SPOKEN = ["title", "note", "alt"];

/** @typedef {{ id: string, year?: number, written?: string, circa?: boolean, theme?: string, title?: Record<string, string>, note?: Record<string, string>, alt?: Record<string, string>, source?: string, source_url?: string, art?: string, photo?: string, credit?: string, icons?: [string, string] }} Draft */
/** @typedef {{ name: Record<string, string>, themes: Record<string, { name: Record<string, string>, palette: string, badge: string }> }} AboutDeck */

/** @returns {string} The id of a new card: sixteen small letters. */
export const newId = () => randomText(64).replace(/\d/g, "").slice(0, 16).padEnd(16, "x");

/** @param {Draft} card @param {string} field @returns {any} */
export function fieldOf(card, field) {
  const [what, language] = field.split(":");
  if (language) return card[what]?.[language] ?? "";
  return card[what] ?? (["year", "icons"].includes(what) ? null : what === "circa" ? false : "");
}

/** @param {Draft} card @param {string} field @param {any} value @returns {Draft} */
export function withField(card, field, value) {
  const [what, language] = field.split(":");
  if (what === "year") return withYear(card, value);
  if (!SPOKEN.includes(what)) return without({ ...card, [what]: value }, what, value === "" || value === null || value === false);
  const words = { ...card[what], [language]: value };
  if (!value) delete words[language];
  return without({ ...card, [what]: words }, what, !Object.keys(words).length);
}

/** A number; text that the server will read, and until then is only kept; or nothing. */
function withYear(card, value) {
  const { year, written, ...rest } = card;
  if (typeof value === "number") return { ...rest, year: value };
  return value ? { ...rest, written: value } : rest;
}

function without(card, what, isEmpty) {
  if (!isEmpty) return card;
  const { [what]: _, ...rest } = card;
  return rest;
}

/** @param {AboutDeck} about @param {string} field @returns {any} */
export function aboutField(about, field) {
  const [what, which] = field.split(":");
  return what === "theme" ? (about.themes[which] ?? null) : (about.name[which] ?? "");
}

/** @param {AboutDeck} about @param {string} field @param {any} value @returns {AboutDeck} */
export function aboutWith(about, field, value) {
  const [what, which] = field.split(":");
  const kind = what === "theme" ? "themes" : "name";
  const { [which]: _, ...rest } = about[kind];
  return { ...about, [kind]: value ? { ...about[kind], [which]: value } : rest };
}

/** "c. 500" or "5th century": whether that is BC, the buttons say. */
const SAYS_NO_ERA = /^(?!ad\b|a\.d\.).*(\d|century|jahrhundert|jh\.?|siècle|secolo|eeuw)\s*\??$/i;

/** @param {string} text @param {boolean} before Whether BC is chosen. @returns {number | string} A year where the digits alone say it; otherwise the text, for the server to read. */
export function typedYear(text, before) {
  const plain = text.trim();
  if (!/^[-−–]?\s?\d{1,9}$/.test(plain) || Number(plain.replace(/\D/g, "")) === 0) return before && SAYS_NO_ERA.test(plain) ? `${plain} BC` : plain;
  const number = Number(plain.replace(/\D/g, ""));
  return before || /^[-−–]/.test(plain) ? -number : number;
}

/** @param {{ about: AboutDeck, cards: Draft[] }} deck @returns {string[]} The languages in which anything is written, those of most cards first. */
export function languagesOf({ about, cards }) {
  const count = {};
  for (const words of [about.name, ...cards.map(({ title }) => title ?? {})]) for (const language of Object.keys(words)) count[language] = (count[language] ?? 0) + 1;
  return Object.keys(count).sort((one, other) => count[other] - count[one]);
}
