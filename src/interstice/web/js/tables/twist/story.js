/** Follows a finished game of Twist through its log: why it ended, what would have saved it, its best turn, and the card that was most in the way. */

/**
 * @typedef {object} TwistStory
 * @property {{ kind: "none" | "stuck" | "all" | "over", seat: number, cards: number[] }} why `none`: nothing that was played fitted, `cards` in this order;
 * `stuck`: nothing could be played or discarded; `all`: no cards were left; `over`: somebody left.
 * @property {{ card: number, icon: string, left: number } | null} saved A card that could have been discarded instead; `left` were still to be drawn.
 * @property {{ seat: number, cards: number[], points: number } | null} best The turn with the most points.
 * @property {{ card: number, wanted: number[] } | null} worst The card whose slot was wanted most often later on.
 */

/** @param {any} log @param {any[]} cards Every card that came up, by its number. @returns {TwistStory} */
export function twistStory(log, cards) {
  const table = { cards, hands: log.players.map(() => []), row: [], slots: [], discards: [], sideways: new Set(), left: new Set(), all: log.options.cards };
  /** The slots that were taken when a card wanted them: who lay there, and who came. */
  const blocked = new Map();
  let [turn, best] = [beginning(0, table), null];
  for (const event of log.entries.flatMap((entry) => entry.events)) {
    if (event.event === "LaidSideways") {
      const there = inTheWay(table, event.card);
      blocked.set(there, [...(blocked.get(there) ?? []), event.card]);
      turn.misfits.push(event.card);
    }
    if (event.event === "Joined" && event.seat !== null) {
      turn.placed.push(event.card);
      turn.points += event.where === "slot" ? 1 : 2;
      if (turn.points > (best?.points ?? 0)) best = { seat: turn.seat, cards: [...turn.placed], points: turn.points };
    }
    MOVES[event.event]?.(event, table);
    if (event.event === "TurnPassed" || event.event === "RoundBegan") turn = beginning(event.seat ?? event.order[0], table);
  }
  const [most] = [...blocked].sort(([, one], [, other]) => other.length - one.length);
  const why = whyOver(table, turn);
  return { why, saved: why.kind === "none" ? savedBy(table, turn) : null, best, worst: most ? { card: most[0], wanted: most[1] } : null };
}

/** A turn, with what its player could have discarded at its beginning. */
function beginning(seat, table) {
  const { cards, hands, discards } = table;
  const icon = cards[discards.at(-1)]?.back;
  return { seat, placed: [], misfits: [], points: 0, pile: pileOf(table), icon, matching: hands[seat].filter((card) => cards[card].front === icon) };
}

/** @returns {number} How many cards are still to be drawn. */
const pileOf = ({ all, hands, row, slots, discards }) => all - [...hands, ...row, ...slots, discards].reduce((sum, cards) => sum + cards.length, 0);

/** @returns {number} The card in the slot where another belongs. */
function inTheWay({ cards, row, slots }, card) {
  const right = row.findIndex((stack) => cards[stack[0]].year > cards[card].year);
  return slots[right - 1][0];
}

/** @returns {TwistStory["why"]} */
function whyOver(table, { seat, misfits, placed, matching }) {
  const { hands, sideways, left } = table;
  if (misfits.length && !placed.length) return { kind: "none", seat, cards: misfits };
  if (!pileOf(table) && hands.every((hand) => !hand.length)) return { kind: "all", seat, cards: [] };
  const stuck = !left.has(seat) && !placed.length && hands[seat].every((card) => sideways.has(card)) && !matching.length;
  return { kind: stuck ? "stuck" : "over", seat, cards: [] };
}

/** A discard would have saved the game if the player had a card for it and the next one could have gone on. */
function savedBy({ hands, sideways, left, cards }, { seat, matching, icon, pile }) {
  const seats = hands.map((_, at) => (seat + 1 + at) % hands.length);
  for (const card of matching) {
    const hand = (who) => hands[who].filter((n) => n !== card);
    const next = seats.find((who) => !left.has(who) && hand(who).length);
    const mayGoOn = (n) => (next === seat ? pile > 0 : !sideways.has(n)) || cards[n].front === cards[card].back;
    if (next !== undefined && hand(next).some(mayGoOn)) return { card, icon, left: pile };
  }
  return null;
}

const without = (hand, card) => hand.splice(hand.indexOf(card), 1);

/** How events move cards. */
const MOVES = {
  Drew: (e, { hands }) => hands[e.seat].push(e.card),
  Joined(e, { hands, row, slots }) {
    if (e.seat !== null) without(hands[e.seat], e.card);
    if (e.where === "row") row[e.at].push(e.card);
    else if (e.where === "slot") slots[e.at].push(e.card);
    else {
      const end = e.where === "left" ? 0 : row.length;
      if (row.length) slots.splice(end, 0, []);
      row.splice(end, 0, [e.card]);
    }
  },
  LaidSideways: (e, { sideways }) => sideways.add(e.card),
  Discarded(e, { hands, sideways, discards }) {
    if (e.seat !== null) without(hands[e.seat], e.card);
    sideways.delete(e.card);
    discards.push(e.card);
  },
  SeatLeft: (e, { left }) => left.add(e.seat),
};
