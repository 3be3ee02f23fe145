/** Changes that wait to be sent: merged field by field, and laid over the deck as the server has it. */
import { aboutField, aboutWith, fieldOf, withField } from "/web/js/screens/mine/draft.js";

/**
 * One field from one value to another; without a card, a field of the deck. `card` is a whole card, or nothing; `place` is where it lies.
 * @typedef {{ card: string, field: string, was: any, to: any }} Change
 * @typedef {{ about: any, cards: import("/web/js/screens/mine/draft.js").Draft[] }} Content
 */

const equal = (one, other) => JSON.stringify(one) === JSON.stringify(other);
export const isSame = (one, other) => one.card === other.card && one.field === other.field;

/** @param {Change[]} waiting @param {Change} change @returns {Change[]} With one more; what was typed into the same field before is replaced. */
export function added(waiting, change) {
  if (change.field === "card" && change.to === null) return withoutCard(waiting, change);
  const at = waiting.findLastIndex((each) => isSame(each, change));
  // Moves depend on those before them.
  if (at < 0 || (change.field === "place" && at < waiting.length - 1)) return [...waiting, change];
  const merged = { ...waiting[at], to: change.to };
  const rest = change.field !== "place" && equal(merged.was, merged.to) ? [] : [merged];
  return [...waiting.slice(0, at), ...rest, ...waiting.slice(at + 1)];
}

/** A card that is deleted needs no other changes; if the server never heard of it, not even that one. */
function withoutCard(waiting, change) {
  const isNew = waiting.some((each) => each.card === change.card && each.field === "card" && each.was === null);
  const rest = waiting.filter((each) => each.card !== change.card);
  return isNew ? rest : [...rest, change];
}

/** @param {Content} deck @param {Change[]} changes @returns {Content} */
export function applied({ about, cards }, changes) {
  const known = new Map(cards.map((card) => [card.id, card]));
  let order = cards.map(({ id }) => id);
  for (const { card, field, to } of changes) {
    if (!card) about = aboutWith(about, field, to);
    else if (field === "card") {
      order = order.includes(card) && to ? order : [...order.filter((id) => id !== card), ...(to ? [card] : [])];
      if (to) known.set(card, { ...to, id: card });
      else known.delete(card);
    } else if (!known.has(card)) continue;
    else if (field === "place") {
      order = order.filter((id) => id !== card);
      order.splice(Math.max(0, to), 0, card);
    } else known.set(card, withField(known.get(card), field, to));
  }
  return { about, cards: order.map((id) => known.get(id)) };
}

/** @param {Content} deck @param {{ card: string, field: string }} what @returns {any} What a field holds. */
export function valueIn({ about, cards }, { card, field }) {
  if (!card) return aboutField(about, field);
  const at = cards.findIndex(({ id }) => id === card);
  if (field === "place") return at;
  return field === "card" ? (cards[at] ?? null) : at < 0 ? null : fieldOf(cards[at], field);
}

/** @param {Content} deck @param {{ card: string, field: string, to: any }[]} wishes @returns {Omit<Change, "was">[]} What takes them back, one after the other. */
export function inverse(deck, wishes) {
  const back = [];
  for (const wish of wishes) {
    const typed = wish.field === "year" && deck.cards.find(({ id }) => id === wish.card)?.written;
    const was = typed || valueIn(deck, wish);
    back.unshift({ card: wish.card, field: wish.field, to: was });
    // "ca. 800" ticks that it is approximate.
    if (wish.field === "year") back.unshift({ card: wish.card, field: "circa", to: valueIn(deck, { card: wish.card, field: "circa" }) });
    if (wish.field === "card" && wish.to === null) back.splice(1, 0, { card: wish.card, field: "place", to: valueIn(deck, { card: wish.card, field: "place" }) });
    deck = applied(deck, [/** @type {Change} */ (wish)]);
  }
  return back;
}
