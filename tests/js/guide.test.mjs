import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { lineTo } from "/web/js/features/guide/line.js";
import { happened, nextOf, pastOf, withPast } from "/web/js/features/guide/steps.js";
import { steps as classic } from "/web/js/tables/classic/guide.js";
import { steps as swiss } from "/web/js/tables/swiss/guide.js";
import { steps as twist } from "/web/js/tables/twist/guide.js";

const GUIDES = { classic, swiss, twist };
const box = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });
const words = { player: (seat) => ({ name: `player ${seat}` }) };

/** What a step is asked: somebody on seat 0 of a game of three. */
const VIEW = { options: {}, players: [0, 1, 2], ratings: {}, hands: [[1], [2], [3]], row: [[1], [2]], entries: 5, round: 2, turn: 0 };
const about = ({ view, ...more } = {}) => ({ view: { ...VIEW, ...view }, seat: 0, words, ended: false, on: () => undefined, ask: {}, events: [], ...more });
const told = (steps, what) => steps.filter((step) => step.tells && step.when(what)).map(({ id }) => id);
const asked = (steps, what, past = []) => nextOf(steps, past, what)?.step.id;

test("every step has its words, and all words of the guides are those of a step", () => {
  const text = readFileSync(new URL("../../src/interstice/lang/en/guide.ftl", import.meta.url), "utf-8");
  const said = [...text.matchAll(/^guide-([\w-]+) =/gm)].map(([, id]) => id).filter((id) => !["skip", "play"].includes(id));
  const ids = Object.values(GUIDES).flat().map(({ id }) => id);
  assert.deepEqual([...new Set(ids)].sort(), said.sort());
});

test("a line leads from the slip to a ring around its target", () => {
  const drawn = lineTo(box(20, 500, 340, 100), box(40, 300, 100, 120));
  assert.match(drawn, /x="35" y="295" width="110" height="130"/);
  assert.match(drawn, /M(\d+) 500L\1 425/);
  assert.doesNotMatch(lineTo(box(20, 700, 340, 100), box(40, 300, 100, 120)), /path|circle/, "from far away the ring is enough");
  const [slip, target] = [box(20, 400, 340, 100), box(0, 540, 390, 120)];
  assert.match(lineTo(slip, target, [box(20, 550, 60, 90), box(300, 510, 60, 20)]), /path/, "what it speaks of may be a button, and others may lie beside the line");
  assert.doesNotMatch(lineTo(slip, target, [box(20, 510, 350, 20)]), /path|circle/, "a line across a button would be read as part of it");
});

test("a browser remembers how far it has got with one guided game", () => {
  const kept = withPast(withPast("", "game-1", ["intro"]), "game-1", ["intro", "end"]);
  assert.deepEqual(pastOf(kept, "game-1"), ["intro", "end"]);
  assert.deepEqual(pastOf(kept, "game-2"), []);
  assert.equal(withPast(kept, "game-2", ["intro"]), "game-2 intro");
});

test("classic: what to do depends on what has been chosen, and nothing is said twice", () => {
  const ask = { place: {} };
  const first = { view: { round: 1 }, ask };
  assert.equal(asked(classic, about(first)), "classic-card");
  assert.equal(asked(classic, about({ ...first, on: (selector) => selector.startsWith(".hand") })), "classic-gap");
  assert.equal(asked(classic, about({ ...first, on: () => true })), "classic-place");
  assert.equal(asked(classic, about({ ask, view: { hands: [[1, 4]] } })), "classic-more");
  assert.equal(asked(classic, about({ ask })), "classic-last");
  assert.equal(asked(classic, about({ ask }), ["classic-last", "classic-more"]), undefined);
  const last = classic.find(({ id }) => id === "classic-last");
  assert.equal(last.at(about({ ask })), ".hand");
  assert.ok(last.at(about({ ask, on: () => true })).includes(".ask .btn"), "once a gap is chosen, the button is left");
});

test("classic: right and wrong cards, one's own and others'", () => {
  const event = (event, seat) => ({ event, seat, card: 4 });
  assert.deepEqual(told(classic, about({ events: [event("Placed", 0)] })), ["classic-right"]);
  assert.deepEqual(told(classic, about({ events: [event("Missed", 0)] })), ["classic-wrong"]);
  assert.deepEqual(told(classic, about({ events: [event("Missed", 1)] })), ["classic-bot-wrong"]);
  assert.deepEqual(told(classic, about({ events: [event("Placed", 2), { event: "RoundBegan", round: 2 }] })), ["classic-bot-right", "classic-round"]);
  const empty = about({ events: [event("Placed", 0)], view: { hands: [[], [2], [3]] } });
  assert.deepEqual(told(classic, empty), ["classic-right", "classic-empty"]);
});

test("Swiss: a steal is told apart from a card of one's own turn", () => {
  const got = (seat, chips) => [{ event: "Paid", seat, chips }, { event: "Inserted", seat, card: 4 }];
  assert.deepEqual(told(swiss, about({ events: got(0, 2) })), ["swiss-right"]);
  assert.deepEqual(told(swiss, about({ events: got(0, 1) })), ["swiss-stolen"]);
  assert.deepEqual(told(swiss, about({ events: got(2, 1) })), ["swiss-bot-steal"]);
  assert.deepEqual(told(swiss, about({ events: got(2, 2) })), []);
  const steal = { ask: { mark: { stake: [0] } }, view: { turn: 2, tries: 1 } };
  assert.equal(asked(swiss, about(steal)), undefined, "the wheel is still turning");
  assert.equal(asked(swiss, about({ ...steal, on: () => true })), "swiss-steal");
  assert.equal(asked(swiss, about({ ask: { spin: {}, challenge: { seat: [2] } }, view: { pile: 3 } })), "swiss-duel");
  assert.equal(asked(swiss, about({ ask: { spin: {} }, view: { pile: 0 } })), "swiss-last");
  const duel = [{ event: "Challenged", seat: 0, target: 2 }];
  assert.deepEqual(told(swiss, about({ events: [...duel, { event: "Owed", seat: 2, to: 0 }] })), ["swiss-won"]);
  assert.deepEqual(told(swiss, about({ events: duel })), ["swiss-lost"]);
});

test("Superversion: ratings and stakes are told with what they brought", () => {
  const options = { betting: true };
  const rating = (chips) => about({ view: { options, ratings: { 0: "later" } }, events: [{ event: "RatingsShown", ratings: { 0: "later" } }, { event: "Paid", seat: 0, chips }, { event: "Inserted", seat: 2, card: 4 }] });
  assert.deepEqual(told(swiss, rating(2)), ["super-rating-won"]);
  assert.deepEqual(swiss.find(({ id }) => id === "super-rating-won").with(rating(2)), { n: 2 });
  assert.deepEqual(told(swiss, rating(-1)), ["super-rating-lost"]);
  assert.equal(asked(swiss, about({ ask: { mark: { stake: [0, 1, 2, 3] } }, view: { options }, on: () => true })), "super-stake");
  assert.equal(asked(swiss, about({ ask: { rate: {} }, view: { options, turn: 2 } })), "super-rate");
});

test("Twist: the row grows, slots close, and discards make a chain", () => {
  const joined = (seat, where) => [{ event: "Joined", seat, card: 4, where }];
  assert.deepEqual(told(twist, about({ events: joined(0, "left") })), ["twist-row"]);
  assert.deepEqual(told(twist, about({ events: joined(0, "slot") })), ["twist-slot"]);
  assert.deepEqual(told(twist, about({ events: joined(1, "slot") })), ["twist-closed"]);
  assert.deepEqual(told(twist, about({ events: [{ event: "LaidSideways", seat: 1, card: 4 }] })), ["twist-bot-sideways"]);
  assert.deepEqual(told(twist, about({ events: [{ event: "Discarded", seat: null, card: 4 }] })), []);
  assert.deepEqual(told(twist, about({ events: [{ event: "Discarded", seat: 0, card: 4 }] })), ["twist-icon"]);
  assert.equal(asked(twist, about({ ask: { play: {} }, view: { misfits: 1, placed: 0 } })), "twist-danger");
  assert.equal(asked(twist, about({ ask: { play: {}, discard: {} } })), "twist-discard");
  assert.equal(asked(twist, about({ ask: { play: {}, stop: {} }, view: { placed: 1 } })), "twist-stop");
  assert.equal(asked(twist, about({ ask: { play: {}, stop: {} }, view: { placed: 1 } }), ["twist-stop"]), undefined, "it is not the beginning of a turn");
  assert.equal(asked(twist, about({ ask: { play: {} } })), "twist-free");
});

test("only what really happened counts", () => {
  const fell = happened("Missed", ({ seat }, { seat: own }) => seat === own);
  assert.ok(fell(about({ events: [{ event: "Missed", seat: 0 }] })));
  assert.ok(!fell(about({ events: [{ event: "Missed", seat: 1 }] })));
});
