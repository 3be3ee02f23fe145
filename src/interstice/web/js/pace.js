/** What happened is shown one step at a time, each for as long as it takes to see. The server may be ahead of the page, but never by much. */
import { signal } from "@preact/signals";
import { happened, pace, room } from "/web/js/store.js";

/** How long something stays before the next is shown, in milliseconds: a card that somebody turned over, a card of the reader's own, and whatever else a player did. */
const TURNED = 1500;
const OWN = 3000;
const DONE = 800;
/** What concerns the player waits no longer than this, unless they have chosen a slower pace and no clock of theirs is running. */
const LONGEST = 3000;
/** How much slower than normal each pace is. */
const SLOWER = { slow: 2, "": 1, quick: 0.5, none: 0 };

/** @typedef {{ game: string, events: any[], views: Record<string, any>, left: Record<string, number>, at: number }} Told A `happened` message, with every card on the table. */

/** @param {Told} told @returns {number[]} The player's own seats. */
const seatsIn = ({ views }) => Object.keys(views).map(Number).filter((seat) => seat >= 0);
/** Whether one of the player's seats is asked to move. @param {Told} told */
const asks = (told) => seatsIn(told).some((seat) => told.views[seat].asks?.length > 0);
/** The same, with a clock running. @param {Told} told */
const presses = (told) => seatsIn(told).some((seat) => told.views[seat].asks?.length > 0 && seat in told.left);

/** @param {Told} told @param {Told | null} before @returns {Set<number>} The cards that were turned over in between. */
export function turnedBetween(told, before) {
  const dated = (views) => Object.values(views).flatMap(({ cards = {} }) => Object.keys(cards).filter((n) => (cards[n].year ?? null) !== null).map(Number));
  const known = new Set(before ? dated(before.views) : []);
  return new Set(dated(told.views).filter((n) => !known.has(n)));
}

/**
 * @param {Told} told @param {Told | null} before @param {Record<string, number>} longer Events that take longer than others, by name.
 * @returns {number} How many milliseconds it takes to see what happened.
 */
export function timeFor(told, before, longer = {}) {
  if (!before || before.game !== told.game) return 0;
  const turned = turnedBetween(told, before);
  const own = seatsIn(told);
  const times = told.events.map(({ event, seat = null, card }) => (turned.has(card) && seat !== null ? (own.includes(seat) ? OWN : TURNED) : (longer[event] ?? (seat === null ? 0 : DONE))));
  return Math.max(0, ...times);
}

/**
 * @param {object} how
 * @param {(told: Told) => void} how.show
 * @param {(told: Told, before: Told | null) => number} how.time How many milliseconds a step takes, at the normal pace.
 * @param {() => number} how.slower How much slower than normal to go; 0 shows everything at once.
 * @param {() => boolean} [how.patient] Whether even what asks the player to move waits its turn.
 * @param {() => number} how.now
 * @param {(how: () => void, milliseconds: number) => any} how.later
 * @param {(timer: any) => void} how.cancel
 * @param {(waiting: Told[], holders: number) => void} [how.changed] Called whenever more or fewer steps wait to be shown, or hold the others up.
 */
export function makeQueue({ show, time, slower, patient = () => false, now, later, cancel, changed = () => {} }) {
  /** What has come and is not shown yet, with how long each takes. @type {{ told: Told, takes: number, came: number }[]} */
  let waiting = [];
  /** @type {Told | null} */
  let latest = null;
  let timer = null;
  /** When the next step may be shown, and since when nothing has held it up. */
  let [free, freed] = [0, 0];
  const holders = new Set();

  function showNext(count) {
    const steps = waiting.slice(0, count);
    waiting = waiting.slice(count);
    const { told, takes } = steps.at(-1);
    free = now() + takes * slower();
    show({ ...told, events: steps.flatMap((step) => step.told.events) });
  }

  /** How many steps to show next, and in how many milliseconds. */
  function plan() {
    const rest = Math.max(0, free - now());
    const held = holders.size > 0;
    if (!slower() && !held) return { count: waiting.length, after: 0 };
    const at = waiting.findIndex(({ told }) => (held ? presses(told) : asks(told)));
    if (at < 0) return held ? null : { count: 1, after: rest };
    const longest = presses(waiting[at].told) ? LONGEST : patient() ? Infinity : LONGEST * Math.max(1, slower());
    const due = Math.max(waiting[at].came, held ? 0 : freed) + longest - now();
    if (held) return { count: at + 1, after: Math.max(0, due) };
    const all = waiting.slice(0, at).reduce((sum, { takes }) => sum + takes * slower(), rest);
    // Each stays long enough to be read, or they come in one step.
    return all <= due ? { count: 1, after: rest } : { count: at + 1, after: Math.max(0, Math.min(rest, due)) };
  }

  function go() {
    cancel(timer);
    for (let next = waiting.length && plan(); next; next = waiting.length && plan()) {
      if (next.after > 0) {
        if (!holders.size) free = now() + next.after;
        timer = later(go, next.after);
        break;
      }
      showNext(next.count);
    }
    changed(waiting.map(({ told }) => told), holders.size);
  }

  /** Brings the page up to date in one step. */
  function skip() {
    if (waiting.length) showNext(waiting.length);
    free = freed = now();
    go();
  }

  return {
    /** The latest message that has come, shown or not. */
    latest: () => latest,
    /** @param {Told} told @param {boolean} [behind] Whether the player has missed something, so there is nothing to follow. */
    tell(told, behind) {
      waiting.push({ told, takes: time(told, latest), came: now() });
      behind ||= told.game !== latest?.game;
      latest = told;
      if (behind) showNext(waiting.length);
      go();
    },
    skip,
    /** Shows nothing more until the function that it returns is called. */
    hold() {
      const holder = {};
      holders.add(holder);
      go();
      return () => {
        if (!holders.delete(holder)) return;
        if (!holders.size) free = freed = now();
        go();
      };
    },
    forget() {
      cancel(timer);
      waiting = [];
      latest = null;
      free = 0;
      holders.clear();
      changed([], 0);
    },
  };
}

/** @returns {boolean} Whether bots, too, should take less time than usual. */
export const isQuick = () => (SLOWER[pace.value] ?? 1) < 1;

/** How many steps wait to be shown. */
export const stepsBehind = signal(0);
/** Whether one of them asks the player to move. */
export const askedSoon = signal(false);
/** How many things hold up what comes next. */
export const holding = signal(0);
/** Events of the game on the table that take longer than others, by name, in milliseconds. */
export const longer = signal({});

const queue = makeQueue({
  show(told) {
    // bench/web.py measures from here to the frame that shows it.
    performance.mark("step");
    happened.value = told;
  },
  time: (told, before) => timeFor(told, before, longer.value),
  slower: () => SLOWER[pace.value] ?? 1,
  // Somebody who learns a game follows everything.
  patient: () => Boolean(room.value?.guided),
  now: () => performance.now(),
  later: (how, milliseconds) => setTimeout(how, milliseconds),
  cancel: (timer) => clearTimeout(timer),
  changed(waiting, holders) {
    stepsBehind.value = waiting.length;
    holding.value = holders;
    askedSoon.value = waiting.some(asks);
  },
});
export const { skip, latest, forget } = queue;

/** Shows nothing more until the function that it returns is called, which parts of the page may do while they are being removed. */
export function hold() {
  const release = queue.hold();
  // Once the page has been drawn: what is shown in the middle of that would not be noticed.
  return () => queueMicrotask(release);
}

/** @param {Told} told @param {boolean} behind As for `makeQueue`; nobody looks at a hidden page either. */
export const tell = (told, behind) => queue.tell(told, behind || document.hidden);
// A phone that slept, or a page in the background.
document.addEventListener("visibilitychange", skip);
pace.subscribe(() => pace.value === "none" && skip());
