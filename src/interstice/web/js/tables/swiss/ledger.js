/** Follows a Swiss game from its beginning and says of every chip why it moved, and what lay on the racks when a round ended. */
import { following } from "/web/js/tables/follow.js";
import { spanOf } from "/web/js/tables/gap.js";
import { truthOf } from "/web/js/tables/swiss/reckons.js";

/**
 * What moved a seat's chips in one round, by the reason: `start`, `question`, `steal`, `rating`, `stake` or `duel`.
 * `times` is how often, `good` how often it went well, `empty` how often it did but the bank had nothing to pay. A stake counts only what was won or lost.
 * @typedef {Record<string, { chips: number, times: number, good: number, empty: number }>} Account
 *
 * `points` counts the chips as noted down, the winners' twice; both are null until the round has ended.
 * @typedef {{ accounts: Account[], chips: number[], racks: number[][], points: number[] | null, winners: number[] | null, full: boolean }} Round
 */

export const REASONS = ["start", "question", "steal", "rating", "stake", "duel"];

/**
 * @param {any[][]} told The events of each entry, from the set-up on. @param {number} seats
 * @param {Record<number, any>} [cards] Those that were turned over.
 * @returns {Round[]} The last one may still be on.
 */
export function ledgerOf(told, seats, cards = {}) {
  const { view, follow } = following({ deck: [], players: Array.from({ length: seats }) });
  const lie = { cards, racks: view.racks };
  const rounds = [];
  let now = open(seats, lie);
  for (const event of told.flat()) {
    STEPS[event.event]?.(event, now);
    if (event.event === "RoundScored") {
      rounds.push(closed(now, view.racks, event));
      now = open(seats, lie);
    }
    follow(event);
  }
  return rounds.length && !now.begun ? rounds : [...rounds, closed(now, view.racks)];
}

/** Of finished games, by their log. */
const whysKnown = new WeakMap();

/** @param {any} log @returns {Map<any, string>} By the event, why chips moved in it, or `empty` if the bank had none to pay. */
export function whysIn(log) {
  if (!whysKnown.has(log)) {
    const { view, follow } = following(log);
    whysKnown.set(log, whysOf(log.entries.flatMap(({ events }) => events), open(log.players.length, view), follow));
  }
  return whysKnown.get(log);
}

/** @param {any[]} events @param {any} before @param {any} view The views before and after them. @returns {Map<any, string>} The same of some events. */
export function whysBetween(events, before, view) {
  const { turn, trying, ratings, mark } = before;
  const now = open(view.players.length, { cards: view.cards, racks: before.racks });
  return whysOf(events, Object.assign(now, { begun: true, turn, trying, rated: { ...ratings } }, mark === null ? {} : marked(now, turn, mark)));
}

function whysOf(events, now, follow = (_) => {}) {
  for (const event of events) {
    STEPS[event.event]?.(event, now);
    if (event.event === "RoundScored") now = { ...open(now.chips.length, now.lie), whys: now.whys };
    follow(event);
  }
  return now.whys;
}

const open = (seats, lie) => ({
  /** Where the cards lie, and their years. */
  lie,
  begun: false,
  accounts: Array.from({ length: seats }, () => ({})),
  chips: Array.from({ length: seats }, () => 0),
  turn: 0,
  trying: null,
  /** The years between which the card was marked first. */
  span: null,
  /** By the seat, the ratings that are not settled yet. */
  rated: {},
  /** Whether the right answer has been paid for. */
  rewarded: false,
  dueling: false,
  /** Whether a stake has just been won, and is about to be paid. */
  won: false,
  whys: new Map(),
});

function closed({ accounts, chips }, racks, { points = null, winners = null } = {}) {
  const lie = racks.map((rack) => [...rack]);
  return { accounts, chips: [...chips], racks: lie, points, winners, full: lie.some((rack) => rack.length === 8) };
}

/** Books chips to a seat; none, if what went well could not be paid. */
function book(now, seat, why, chips, good = chips > 0) {
  const { chips: sum, times, good: well, empty } = now.accounts[seat][why] ?? { chips: 0, times: 0, good: 0, empty: 0 };
  now.accounts[seat][why] = { chips: sum + chips, times: times + 1, good: well + (good ? 1 : 0), empty: empty + (good && !chips ? 1 : 0) };
  now.chips[seat] += chips;
}

/**
 * The rules settle ratings first, clockwise from the player whose turn it is; then the stake; then the reward. So a seat that rated and has not been paid yet
 * is paid for its rating, unless it has got one chip for a card that it has tried itself: then its own rating was worth nothing.
 */
function whyPaid({ seat, chips }, now) {
  if (!now.begun) return "start";
  if (now.dueling) return "duel";
  if (now.won) return "stake";
  if (seat in now.rated && !(seat === now.trying && chips === 1)) return "rating";
  return seat === now.turn ? "question" : "steal";
}

const STEPS = {
  RoundBegan: (e, now) => Object.assign(now, { begun: true, turn: e.order[0] }),
  TurnPassed: (e, now) => Object.assign(now, { turn: e.seat, trying: null, rated: {} }),
  Announced: (e, now) => Object.assign(now, { trying: null, rated: {}, rewarded: false }),
  TryBegan: (e, now) => (now.trying = e.seat),
  Marked: (e, now) => Object.assign(now, marked(now, e.seat, e.gap)),
  Challenged: (e, now) => (now.dueling = true),
  Owed: (e, now) => (now.accounts[e.to].duel.good += 1),
  RatingsShown: (e, now) => Object.assign(now, { rated: { ...e.ratings } }),
  Paid(e, now) {
    const why = whyPaid(e, now);
    now.whys.set(e, why);
    if (why === "rating") delete now.rated[e.seat];
    if (why === "question" || why === "steal") now.rewarded = true;
    if (why === "duel") now.dueling = false;
    if (why === "stake") now.won = false;
    book(now, e.seat, why, e.chips, why !== "duel" && e.chips > 0);
  },
  StakeReturned(e, now) {
    now.won = true;
    now.whys.set(e, "stake");
  },
  StakeLost: (e, now) => book(now, e.seat, "stake", -e.chips),
  Inserted(e, now) {
    settle(e, now);
    if (e.seat === now.trying && !now.rewarded) unpaid(e, now, e.seat, e.seat === now.turn ? "question" : "steal");
  },
  Buried: settle,
  SeatOut(e, now) {
    now.accounts[e.seat] = {};
    now.chips[e.seat] = 0;
    if (e.seat === now.turn) now.rated = {};
    delete now.rated[e.seat];
  },
};

const marked = ({ lie }, seat, gap) => ({ span: spanOf(lie.cards, lie.racks[seat], gap) });

/** A rating that neither won nor lost a chip was wrong about the direction, or the bank had nothing to pay. So it is with a stake that was won. */
function settle(e, now) {
  const { year } = now.lie.cards[e.card] ?? {};
  const truth = typeof year === "number" && now.span ? truthOf(year, now.span) : null;
  for (const [seat, verdict] of Object.entries(now.rated)) {
    if (verdict === truth) unpaid(e, now, Number(seat), "rating");
    else if (verdict) book(now, Number(seat), "rating", 0);
  }
  if (now.won) unpaid(e, now, now.turn, "stake");
  Object.assign(now, { rated: {}, won: false });
}

/** Something went well, but the bank was empty. */
function unpaid(e, now, seat, why) {
  now.whys.set(e, "empty");
  book(now, seat, why, 0, true);
}
