/**
 * A deck while it is being made. What somebody types is shown and kept in this browser at once, and sent a moment later; without a connection it
 * waits. If another device changed the same field, both texts are kept until somebody chooses. What the server refuses is shown and kept here until
 * somebody changes it.
 */
import { computed, signal } from "@preact/signals";
import { sorry } from "/web/js/i18n.js";
import { ask } from "/web/js/own.js";
import { withField } from "/web/js/screens/mine/draft.js";
import { store, stored } from "/web/js/screens/mine/kept.js";
import { added, applied, inverse, isSame, valueIn } from "/web/js/screens/mine/outbox.js";

/** Milliseconds after the last key. */
const SOON = 600;
/** Milliseconds between two tries without a connection. */
const AGAIN = 4000;
/** Whatever is typed into one field with shorter pauses is undone at once; in milliseconds. */
const PAUSE = 2000;
/** How many steps can be undone without asking the server. */
const STEPS = 200;

/** @typedef {import("/web/js/screens/mine/outbox.js").Change} Change */
/** @typedef {{ card: string, field: string, yours: any, theirs: any }} Clash */

/** @param {string} id The deck. */
export function openDesk(id) {
  let known = stored(id);
  /** The deck as the server last told it. @type {import("@preact/signals").Signal<any>} */
  const base = signal(null);
  /** Changes on their way, then those that wait. */
  const sending = signal(/** @type {Change[]} */ ([]));
  const waiting = signal(/** @type {Change[]} */ (known.changes));
  /** @type {import("@preact/signals").Signal<Clash[]>} */
  const clashes = signal(known.clashes);
  /** "saved", "saving", "away" (no connection) or "gone". */
  const state = signal(known.changes.length ? "saving" : "saved");
  const refused = signal("");
  /** When the server last had everything, in milliseconds; 0: not since the page was opened. */
  const at = signal(0);
  /** Changes that the server has refused. @type {import("@preact/signals").Signal<(Change & { why: string })[]>} */
  const held = signal([]);
  const deck = computed(() => base.value && { ...base.value, ...applied(base.value, [...sending.value, ...waiting.value, ...held.value]) });
  /** @type {{ back: any[], what: string, at: number }[]} */
  let steps = [];
  const canUndo = signal(false);
  /** How often something was undone; fields then forget what was typed. */
  const undone = signal(0);
  let timer;
  /** One at a time after a refusal, to find out which is refused. */
  let most = Infinity;
  let flushing = [];

  function keep() {
    const now = { changes: [...sending.value, ...waiting.value, ...held.value.map(({ why, ...change }) => change)], clashes: clashes.value };
    store(id, known, now);
    known = now;
  }

  async function load() {
    try {
      base.value = await ask("GET", `own/${id}`);
      canUndo.value = base.value.version > 1;
      plan(0);
    } catch (refusal) {
      if (refusal.status === 404) state.value = "gone";
      else {
        state.value = "away";
        timer = setTimeout(load, AGAIN);
      }
    }
  }

  function plan(soon = SOON) {
    clearTimeout(timer);
    if (!waiting.value.length) return finish();
    if (state.value !== "away") state.value = "saving";
    timer = setTimeout(send, soon);
  }

  function finish() {
    if (sending.value.length) return;
    state.value = "saved";
    at.value = Date.now();
    flushing.forEach((done) => done());
    flushing = [];
  }

  async function send() {
    clearTimeout(timer);
    if (sending.value.length || !base.value) return;
    if (!waiting.value.length) return void finish();
    [sending.value, waiting.value] = [waiting.value.slice(0, most), waiting.value.slice(most)];
    try {
      settle(await ask("POST", `own/${id}/changes`, { changes: sending.value }));
    } catch (refusal) {
      fail(refusal);
    }
  }

  function fail(refusal) {
    const sent = sending.value;
    sending.value = [];
    if (refusal.word === "no-deck") return void (state.value = "gone");
    const isRefused = refusal.status === 400 || refusal.status === 404;
    if (isRefused && sent.length === 1) hold(sent[0], refusal);
    else waiting.value = sent.length ? [...sent, ...waiting.value] : waiting.value;
    keep();
    if (isRefused) {
      most = 1;
      return plan(0);
    }
    state.value = refusal.status === 0 ? "away" : "saving";
    timer = setTimeout(send, AGAIN);
  }

  /** A change that was refused is not thrown away; a card that another device has deleted can be brought back. */
  function hold(change, refusal) {
    refused.value = sorry(refusal);
    const isNew = held.value.some((each) => each.card === change.card && each.field === "card");
    if (refusal.word !== "no-card" || isNew) {
      held.value = [...held.value.filter((each) => !isSame(each, change)), { ...change, why: refused.value }];
      return;
    }
    const gone = { card: change.card, field: "card" };
    const yours = clashes.value.find((each) => isSame(each, gone))?.yours ?? deck.value.cards.find((each) => each.id === change.card);
    if (yours && !["card", "place"].includes(change.field)) clashes.value = [...clashes.value.filter((each) => !isSame(each, gone)), { ...gone, yours: withField(yours, change.field, change.to), theirs: null }];
    load();
  }

  /** Takes over what the server has made of the changes that were sent. */
  function settle(said) {
    const sent = sending.value;
    const named = new Set(sent.map(({ card }) => card));
    const now = new Map(said.cards.map((card) => [card.id, card]));
    const { about, cards } = applied(base.value, sent);
    const isAlone = said.version <= base.value.version + 1;
    base.value = {
      ...base.value,
      about,
      version: said.version,
      finished: said.finished,
      players: said.players,
      cards: cards.flatMap((card) => (named.has(card.id) ? (now.get(card.id) ?? []) : card)),
      troubles: said.troubles,
      looks: said.looks,
      languages: said.languages,
    };
    // The server may have written a text a little differently, for example without a space at its end.
    waiting.value = waiting.value.map((change) => (sent.some((each) => isSame(each, change) || (each.card === change.card && change.field === "card")) ? { ...change, was: valueIn(base.value, change) } : change));
    // A card that is there already was sent twice.
    const real = said.clashes.filter(({ field, yours, theirs }) => field !== "card" || !yours || !theirs);
    clashes.value = [...clashes.value.filter((old) => !real.some((each) => isSame(each, old))), ...real];
    sending.value = [];
    state.value = "saving";
    if (!waiting.value.length) most = Infinity;
    keep();
    if (real.length || !isAlone) load();
    else plan(waiting.value.length && most === 1 ? 0 : SOON);
  }

  /** @param {{ card: string, field: string, to: any }[]} wishes */
  function make(wishes) {
    for (const wish of wishes) {
      retry(wish);
      const was = wish.field === "card" && wish.to === null ? valueIn(base.value, wish) : valueIn(deck.value, wish);
      waiting.value = added(waiting.value, { ...wish, was });
    }
    keep();
    plan();
  }

  /** What was refused is sent again once it is changed; a card that the server does not have, as a whole. */
  function retry({ card, field, to }) {
    const ofCard = held.value.filter((each) => each.card === card);
    const isNew = ofCard.some((each) => each.field === "card");
    const isDeleted = field === "card" && to === null;
    held.value = held.value.filter((each) => each.card !== card || (!isNew && !isDeleted && each.field !== field));
    if (isNew && !isDeleted) for (const { why, ...each } of ofCard) waiting.value = added(waiting.value, each);
  }

  /** @param {{ card?: string, field: string, to: any }[]} wishes What to change, as one step for undo. */
  function change(...wishes) {
    refused.value = held.value[0]?.why ?? "";
    const full = wishes.map((wish) => ({ card: "", ...wish }));
    const back = inverse(deck.value, full);
    const what = full.length === 1 && !["card", "place"].includes(full[0].field) ? `${full[0].card} ${full[0].field}` : "";
    const last = steps.at(-1);
    if (what && last?.what === what && performance.now() - last.at < PAUSE) last.at = performance.now();
    else steps = [...steps.slice(-STEPS), { back, what, at: performance.now() }];
    canUndo.value = true;
    make(full);
  }

  /** @returns {Promise<string>} The card that the last step changed. Takes back what was done here; before that, what was saved earlier. */
  async function undo() {
    refused.value = "";
    undone.value += 1;
    const step = steps.pop();
    if (step) {
      make(step.back);
      return step.back.find(({ card }) => card)?.card ?? "";
    }
    await flush();
    try {
      await ask("POST", `own/${id}/undo`);
      await load();
    } catch (refusal) {
      refused.value = sorry(refusal);
      canUndo.value = refusal.word !== "nothing-to-undo";
    }
    return "";
  }

  /** @param {Clash} clash @param {boolean} mine Whether to keep what was typed here. */
  function choose(clash, mine) {
    clashes.value = clashes.value.filter((each) => !isSame(each, clash));
    if (mine) make([{ card: clash.card, field: clash.field, to: clash.yours }]);
    keep();
  }

  /** @returns {Promise<void>} When the server has everything. */
  function flush() {
    if (!waiting.value.length && !sending.value.length) return Promise.resolve();
    return new Promise((done) => {
      flushing.push(done);
      send();
    });
  }

  const hide = () => document.visibilityState === "hidden" && send();
  function open() {
    load();
    addEventListener("online", send);
    document.addEventListener("visibilitychange", hide);
    return () => {
      send();
      removeEventListener("online", send);
      document.removeEventListener("visibilitychange", hide);
    };
  }

  return { id, deck, base, state, refused, at, clashes, held, canUndo, undone, open, load, change, undo, choose, flush };
}
