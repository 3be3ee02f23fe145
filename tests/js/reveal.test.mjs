import assert from "node:assert/strict";
import test, { before } from "node:test";
import { verdictOf } from "/web/js/features/reveal.js";
import { placesOf, readable } from "/web/js/features/reveal/scale.js";
import { leftToTell, revealing, turnedOver } from "/web/js/reveal.js";
import { plain } from "/web/js/tables/plain/game.js";
import { TABLES } from "./games.mjs";
import { parse, wordsOf } from "./position.mjs";
import { speak } from "./speak.mjs";

before(() => speak("en", "table", "classic", "swiss", "twist"));

const rounded = (places) => places.map(Math.round);

test("the gap and the card are drawn to scale, with air at both ends", () => {
  const { at, bar, edge, broken } = placesOf({ year: 1911, span: { left: 1879, right: 1896 }, off: 15 });
  assert.deepEqual(rounded([...bar, at(1911), edge]), [18, 52, 82, 52]);
  assert.equal(broken, null);
});

test("an open gap runs off the edge", () => {
  assert.deepEqual(rounded(placesOf({ year: 1500, span: { left: undefined, right: 1666 }, off: 0 }).bar), [0, 82]);
  assert.deepEqual(rounded(placesOf({ year: 1500, span: { left: 1666, right: undefined }, off: 166 }).bar), [82, 100]);
});

test("a card of the same year as its only neighbour lies in the middle", () => {
  assert.deepEqual(placesOf({ year: 1500, span: { left: 1500, right: undefined }, off: 0 }).bar, [50, 100]);
});

test("a miss of more than 400 years breaks the axis between the gap and the card", () => {
  const late = placesOf({ year: -38000, span: { left: 1879, right: 1896 }, off: 39878 });
  assert.deepEqual([late.at(-38000), ...late.bar, late.broken], [18, 58, 82, 38]);
  const early = placesOf({ year: 1969, span: { left: undefined, right: -500 }, off: 2468 });
  assert.deepEqual([early.at(1969), ...early.bar, early.broken], [82, 0, 42, 62]);
});

const label = (text, at, kind = "end") => ({ text, at, kind });

test("labels that would touch are left out: of three the inner one, of two the one that is not the card's", () => {
  const three = [label("2500 BC", 18), label("1755 BC", 30, "card"), label("1492", 82)];
  assert.deepEqual(readable(three, 334).map(({ text }) => text), ["2500 BC", "1492"]);
  assert.deepEqual(readable(three, 1500).map(({ text }) => text), ["2500 BC", "1755 BC", "1492"]);
  assert.deepEqual(readable([label("1492", 50), label("1493", 52, "card")], 334).map(({ text }) => text), ["1493"]);
  assert.deepEqual(readable([label("1491", 50, "card"), label("1492", 52)], 334).map(({ text }) => text), ["1491"]);
});

test("no label leaves the scale", () => {
  const [left, right] = readable([label("38,000 BC", 2), label("10,000 BC", 98)], 334);
  assert.ok(left.at > 9 && right.at < 91);
});

const VIEW = parse("line 1200 1492 | hand 1300 1492 1500 | hand 900");
const [C1300, C1492, C1500] = VIEW.hands[0];
const say = (turned) => verdictOf({ seat: 0, view: VIEW, ...turned }, VIEW.cards[turned.card].year, wordsOf(VIEW));

test("the verdict says right, or by how much it missed and in which direction", () => {
  const span = { left: 1200, right: 1492 };
  assert.equal(say({ card: C1300, right: true, span, off: 0 }), "In the right place");
  assert.equal(say({ card: C1500, right: false, span, off: 8 }), "8 years too early");
  assert.equal(say({ card: C1300, right: false, span: { left: 1301 }, off: 1 }), "One year too late");
  assert.equal(say({ card: C1492, right: true, span, off: 0 }), "Same year as “Of 1492”: either side is right");
  assert.equal(say({ card: C1300, right: null, off: 0 }), "");
  assert.equal(say({ card: C1300, right: true, off: 0, verdict: "It fits in a slot" }), "It fits in a slot");
});

const around = (view, before, past = []) => ({ view, before, past, words: wordsOf(view) });

test("classic: a card that missed is replaced, except at the end", () => {
  const missed = { event: "Missed", seat: 0, card: C1500, gap: 1 };
  const [replaced] = TABLES.classic.turned([missed, { event: "Drew", seat: 0, card: 9 }], around(VIEW, VIEW));
  assert.deepEqual([replaced.off, replaced.outcome], [8, "It goes in the box, and you draw a new card."]);
  assert.equal(TABLES.classic.turned([missed], around(VIEW, VIEW))[0].outcome, "It goes in the box.");
});

const RACKS = parse("rack 1300 1500 | rack 1700 | rack 1800 | line 1600");
const [CARD] = RACKS.line;
const READ = { ...RACKS, line: [], read: CARD, reader: 2, trying: 0, racks: RACKS.racks };
const swiss = (events, past = [], before = READ) => TABLES.swiss.turned(events, around({ ...READ, read: null }, before, past)).map(({ seat, right, off, verdict, span }) => [seat, right, off, verdict, span]);
const announced = { event: "Announced", card: CARD, face: "of-1600", reader: 2 };
const failed = (seat, gap) => ({ event: "TryFailed", seat, gap });

test("Swiss: whoever marked the card right has it turned over", () => {
  const found = swiss([{ event: "Paid", seat: 0, chips: 2 }, { event: "Inserted", seat: 0, card: CARD, place: 2 }], [announced]);
  assert.deepEqual(found, [[0, true, 0, undefined, { left: 1500, right: undefined }]]);
});

test("Swiss: a stake that was won is told with the card", () => {
  const inserted = { event: "Inserted", seat: 0, card: CARD, place: 2 };
  const outcome = (...events) => TABLES.swiss.turned([...events, inserted], around({ ...READ, read: null }, READ, [announced]))[0].outcome;
  const [back, reward] = [{ event: "StakeReturned", seat: 0, chips: 3 }, { event: "Paid", seat: 0, chips: 2 }];
  assert.equal(outcome(reward), "3 of 8 cards on the rack.");
  assert.equal(outcome(back, { event: "Paid", seat: 0, chips: 3 }, reward), "3 of 8 cards on the rack. Stake of 3 returned, winnings +3.");
  assert.equal(outcome(back), "3 of 8 cards on the rack. Stake of 3 returned, winnings 0.", "the bank was empty");
});

test("Swiss: when somebody else gets the card, those who marked it wrong see by how much they missed", () => {
  const found = swiss([{ event: "Inserted", seat: 1, card: CARD, place: 0 }], [announced, failed(0, 0), { event: "TryBegan", seat: 1, tries: 1 }], { ...READ, trying: 1 });
  assert.deepEqual(found.map(([seat, right, off]) => [seat, right, off]), [[0, false, 300], [1, true, 0]]);
});

test("Swiss: the reader gets what nobody knew, and the star gives a card away", () => {
  const inserted = { event: "Inserted", seat: 2, card: CARD, place: 0 };
  assert.deepEqual(swiss([failed(1, 1), inserted], [announced, failed(0, 0)], { ...READ, trying: 1 }).at(-1).slice(0, 4), [2, null, 0, "Nobody knew, so the reader gets it"]);
  assert.deepEqual(swiss([{ event: "Spun", seat: 2 }, { ...announced, reader: null }, inserted], [], { ...READ, read: null, reader: null, trying: null })[0].slice(0, 4), [2, null, 0, "A free card"]);
});

test("Swiss: cards dealt for a new round are not turned over by anybody", () => {
  assert.deepEqual(swiss([{ event: "Gathered" }, { ...announced, reader: null }, { event: "Inserted", seat: 0, card: CARD, place: 0 }]), []);
});

const TWIST = parse("row 1200 | row 1500 | row 1800 | hand 1600 1700", { sideways: [] });
const [C1600, C1700] = TWIST.hands[0];
const twist = (...events) => TABLES.twist.turned(events, around({ ...TWIST, row: TWIST.rows }, TWIST)).map(({ card, right, verdict, span }) => [card, right, verdict, span]);

test("Twist: a card that is played shows where it belongs, one that is discarded only its year", () => {
  assert.deepEqual(twist({ event: "Joined", seat: 0, card: C1600, where: "slot", at: 1 }), [[C1600, true, "It fits in a slot", { left: 1500, right: 1800 }]]);
  assert.deepEqual(twist({ event: "LaidSideways", seat: 0, card: C1700 }), [[C1700, false, "The slot is taken", { left: 1500, right: 1800 }]]);
  assert.deepEqual(twist({ event: "Discarded", seat: 0, card: C1700 }), [[C1700, null, "Discarded", undefined]]);
  assert.deepEqual(twist({ event: "Joined", seat: null, card: C1600, where: "right", at: 0 }), []);
});

test("in a game that we do not know, a card that is turned over shows its year", () => {
  const hidden = { ...VIEW, cards: { ...VIEW.cards, [C1300]: { face: "of-1300" } } };
  const found = plain.turned([{ event: "Exchanged", seat: 1, card: C1300 }, { event: "Exchanged", seat: 1, card: C1492 }], around(VIEW, hidden));
  assert.deepEqual(found, [{ seat: 1, card: C1300, right: null, off: 0 }]);
});

test("what the panel tells is not read out twice, and the rest waits until it is closed", () => {
  const own = { card: 4, seat: 0 };
  const [paid, inserted, passed] = [{ event: "Paid", seat: 0, chips: 2 }, { event: "Inserted", ...own, place: 1 }, { event: "TurnPassed", seat: 1 }];
  turnedOver.value = { 4: own };
  revealing.value = own;
  assert.equal(leftToTell([paid, inserted, passed], 0), null);
  revealing.value = null;
  assert.deepEqual(leftToTell([paid, inserted, passed], 0), [paid, passed]);
  assert.deepEqual(leftToTell([inserted], 1), [inserted], "somebody else's card");
  turnedOver.value = {};
});
