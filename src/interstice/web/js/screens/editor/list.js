/** The cards of a deck: found, sorted, chosen, moved. */
import { useRef, useState } from "preact/hooks";
import { language, t } from "/web/js/i18n.js";
import { spokenIn } from "/web/js/own.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { useMore } from "/web/js/parts/more.js";
import { lookOf } from "/web/js/parts/themes.js";
import { troubleWord } from "/web/js/screens/editor/troubles.js";
import { Drawn, themeOf } from "/web/js/screens/mine/look.js";
import { yearText } from "/web/js/years.js";

/** How many rows are drawn at first: more than a screen shows, but soon. */
const STEP = 24;
export const ORDERS = ["mine", "year", "title", "lacking"];

/** @param {any} deck @param {string} order @param {string} text @param {string} spoken @returns {any[]} The cards that match, in this order. */
export function inOrder(deck, order, text, spoken) {
  const wanted = text.trim().toLocaleLowerCase();
  const title = (card) => spokenIn(card.title ?? {}, spoken);
  const lacks = new Set(deck.troubles.map(({ card }) => card));
  const found = deck.cards.filter((card) => !wanted || [title(card), card.year, spokenIn(card.note ?? {}, spoken)].join(" ").toLocaleLowerCase().includes(wanted));
  const by = {
    mine: () => 0,
    year: (one, other) => (one.year ?? Infinity) - (other.year ?? Infinity),
    title: (one, other) => title(one).localeCompare(title(other), spoken, { ignorePunctuation: true }),
    lacking: (one, other) => Number(lacks.has(other.id)) - Number(lacks.has(one.id)),
  };
  return order === "mine" ? found : [...found].sort(by[order]);
}

/** @param {{ desk: any, spoken: string, chosen: string, order: string, setOrder: (order: string) => void, onChoose: (id: string) => void, onMove: (id: string, to: number) => void, children: any }} props `children`: what stands below. */
export function List({ desk, spoken, chosen, order, setOrder, onChoose, onMove, children }) {
  const [text, setText] = useState("");
  const [held, setHeld] = useState(null);
  const list = useRef(null);
  const deck = desk.deck.value;
  const cards = inOrder(deck, order, text, spoken);
  const { count, end } = useMore(cards.length, STEP, cards.findIndex(({ id }) => id === chosen) + 5);
  const isMovable = order === "mine" && !text;
  const clashing = new Set(desk.clashes.value.map(({ card }) => card));
  // In place of a title it says so already.
  const lack = new Map(deck.troubles.filter(({ trouble }) => trouble.word !== "title-missing").map((each) => [each.card, each.trouble]));
  const looks = new Map((deck.looks ?? []).map((each) => [each.card, each.trouble]));
  // Where it would lie if it were let go: before the first row whose middle is below the pointer.
  const placeAt = (y) => [...list.current.children].filter((row) => row.dataset.row && row.dataset.row !== held?.id).findIndex((row) => row.getBoundingClientRect().bottom - row.offsetHeight / 2 > y);
  const hold = (id) => ({
    onPointerDown: (event) => {
      event.target.setPointerCapture(event.pointerId);
      setHeld({ id, at: deck.cards.findIndex((card) => card.id === id) });
    },
    onPointerMove: (event) => {
      if (held?.id !== id) return;
      const at = placeAt(event.clientY);
      setHeld({ id, at: at < 0 ? count - 1 : at });
    },
    onPointerUp: () => {
      if (held?.id === id) onMove(id, held.at);
      setHeld(null);
    },
    onPointerCancel: () => setHeld(null),
  });
  const shown = cards.slice(0, count);
  if (held) shown.splice(held.at, 0, ...shown.splice(shown.findIndex(({ id }) => id === held.id), 1));
  return html`<section class="paper card-list" aria-label=${t("edit-cards")}>
    <div class="tools"><input class="fld" type="search" aria-label=${t("edit-find")} placeholder=${t("edit-find")} value=${text} onInput=${({ target }) => setText(target.value)} />
      <select class="field" aria-label=${t("edit-order")} value=${order} onChange=${({ target }) => setOrder(target.value)}>${ORDERS.map((each) => html`<option key=${each} value=${each} selected=${each === order}>${t(`order-${each}`)}</option>`)}</select></div>
    <ol ref=${list} class="rows">${shown.map((card) => html`<${Row} key=${card.id} ...${{ desk, card, spoken, chosen: card.id === chosen, held: held?.id === card.id, says: clashing.has(card.id) ? t("clash-row") : lack.has(card.id) && troubleWord(lack.get(card.id)), hint: looks.has(card.id) && troubleWord(looks.get(card.id)), onChoose }} hold=${isMovable && hold(card.id)} onMove=${isMovable && onMove} />`)}${end && html`<li ref=${end} class="list-end" aria-hidden="true"></li>`}
      ${text && !cards.length && html`<li class="none">${t("deck-none")}</li>`}</ol>
    <div class="below">${children}</div>
  </section>`;
}

/** @param {{ year?: number, circa?: boolean }} card @returns {string} */
const aboutYear = ({ year, circa }) => (circa ? t("year-about", { year: yearText(year) }) : yearText(year));

function Row({ desk, card, spoken, chosen, held, says, hint, onChoose, hold, onMove }) {
  const deck = desk.deck.value;
  const look = lookOf(themeOf(deck.about, card));
  const at = deck.cards.indexOf(card);
  const title = spokenIn(card.title ?? {}, spoken) || t("edit-untitled");
  const step = (by, word, icon) => html`<button type="button" class="icon-btn" aria-label=${t(word)} title=${t(word)} disabled=${at + by < 0 || at + by >= deck.cards.length} onClick=${() => onMove(card.id, at + by)}><${Icon} name=${icon} /></button>`;
  return html`<li data-row=${card.id} class=${`${chosen ? "on" : ""} ${held ? "dragged" : ""}`}>
    <span class="grip" aria-hidden="true" ...${hold || {}}>${hold && html`<${Icon} name="grip" />`}</span>
    <button type="button" class="row-pick" aria-current=${chosen ? "true" : undefined} onClick=${() => onChoose(card.id)}>
      <span class=${`mini ink-${look.ink}`}><${Drawn} deck=${deck.id} about=${deck.about} card=${card} /></span>
      <b class="year">${card.year ? aboutYear(card) : "—"}</b>
      <span class="title-of" lang=${spoken !== language.value ? spoken : undefined}>${title}${says ? html`<small>${says}</small>` : hint && html`<small class="warn">${hint}</small>`}</span>
      <span class=${`dot ink-${look.ink}`}><${Icon} name=${look.badge} /></span>
    </button>
    ${chosen && onMove && html`<span class="steps">${step(-1, "edit-up", "up")}${step(1, "edit-down", "down")}</span>`}
  </li>`;
}
