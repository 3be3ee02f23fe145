/** Follows a Swiss game from its beginning and says of every chip why it moved, and what lay on the racks when a round ended. */
import { following } from "/web/js/tables/follow.js";

/**
 * What moved a seat's chips in one round, by the reason: `start`, `question`, `steal`, `rating`, `stake` or `duel`.
 * `times` is how often, `good` how often it went well. A stake counts only what was won or lost.
 * @typedef {Record<string, { chips: number, times: number, good: number }>} Account
 *
 * `points` counts the chips as noted down, the winners' twice; both are null until the round has ended.
 * @typedef {{ accounts: Account[], chips: number[], racks: number[][], points: number[] | null, winners: number[] | null, full: boolean }} Round
 */

export const REASONS = ["start", "question", "steal", "rating", "stake", "duel"];

/**
 * @param {any[][]} told The events of each entry, from the set-up on. @param {number} seats
 * @returns {Round[]} The last one may still be on.
 */
export function ledgerOf(told, seats) {
  const { view, follow } = following({ deck: [], players: Array.from({ length: seats }) });
  const rounds = [];
  let now = open(seats);
  for (const event of told.flat()) {
    STEPS[event.event]?.(event, now);
    if (event.event === "RoundScored") {
      rounds.push(closed(now, view.racks, event));
      now = open(seats);
    }
    follow(event);
  }
  return rounds.length && !now.begun ? rounds : [...rounds, closed(now, view.racks)];
}

/** Of finished games, by their log. */
const whysKnown = new WeakMap();

/** @param {any} log @returns {Map<any, string>} By the event, why chips moved in it. */
export function whysIn(log) {
  if (!whysKnown.has(log)) whysKnown.set(log, whysOf(log.entries.flatMap(({ events }) => events), log.players.length));
  return whysKnown.get(log);
}

/**
 * @param {any[]} events @param {number} seats @param {any} [before] The view before them; nothing, if they are all that has happened.
 * @returns {Map<any, string>} By the event, why chips moved in it.
 */
export function whysOf(events, seats, before) {
  let now = open(seats);
  if (before) Object.assign(now, { begun: true, turn: before.turn, trying: before.trying, rated: Object.keys(before.ratings).map(Number) });
  for (const event of events) {
    STEPS[event.event]?.(event, now);
    if (event.event === "RoundScored") now = { ...open(seats), whys: now.whys };
  }
  return now.whys;
}

const open = (seats) => ({
  begun: false,
  accounts: Array.from({ length: seats }, () => ({})),
  chips: Array.from({ length: seats }, () => 0),
  turn: 0,
  trying: null,
  /** The seats whose ratings are not settled yet. */
  rated: [],
  dueling: false,
  /** Whether a stake has just been won, and is about to be paid. */
  won: false,
  whys: new Map(),
});

function closed({ accounts, chips }, racks, { points = null, winners = null } = {}) {
  const lie = racks.map((rack) => [...rack]);
  return { accounts, chips: [...chips], racks: lie, points, winners, full: lie.some((rack) => rack.length === 8) };
}

/** Books chips to a seat. */
function book(now, seat, why, chips, good = chips > 0) {
  const { chips: sum, times, good: well } = now.accounts[seat][why] ?? { chips: 0, times: 0, good: 0 };
  now.accounts[seat][why] = { chips: sum + chips, times: times + 1, good: well + (good ? 1 : 0) };
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
  if (now.rated.includes(seat) && !(seat === now.trying && chips === 1)) return "rating";
  return seat === now.turn ? "question" : "steal";
}

const STEPS = {
  RoundBegan: (e, now) => Object.assign(now, { begun: true, turn: e.order[0] }),
  TurnPassed: (e, now) => Object.assign(now, { turn: e.seat, trying: null, rated: [] }),
  Announced: (e, now) => Object.assign(now, { trying: null, rated: [] }),
  TryBegan: (e, now) => (now.trying = e.seat),
  Challenged: (e, now) => (now.dueling = true),
  Owed: (e, now) => (now.accounts[e.to].duel.good += 1),
  RatingsShown: (e, now) => Object.assign(now, { rated: Object.keys(e.ratings).map(Number) }),
  Paid(e, now) {
    const why = whyPaid(e, now);
    now.whys.set(e, why);
    if (why === "rating") now.rated = now.rated.filter((seat) => seat !== e.seat);
    if (why === "duel") now.dueling = false;
    if (why === "stake") now.won = false;
    book(now, e.seat, why, e.chips, why !== "duel" && e.chips > 0);
  },
  StakeReturned(e, now) {
    now.won = true;
    now.whys.set(e, "stake");
  },
  StakeLost: (e, now) => book(now, e.seat, "stake", -e.chips),
  Inserted: unpaid,
  Buried: unpaid,
  SeatOut(e, now) {
    now.accounts[e.seat] = {};
    now.chips[e.seat] = 0;
  },
};

/** A rating that neither won nor lost a chip counts as one that was given. */
function unpaid(e, now) {
  for (const seat of now.rated) book(now, seat, "rating", 0, false);
  Object.assign(now, { rated: [], won: false });
}
