import assert from "node:assert/strict";
import test, { before } from "node:test";
import { html } from "/web/js/parts/html.js";
import { freshOn, gainsOf, useMemory } from "/web/js/tables/swiss/memory.js";
import { missedWords } from "/web/js/tables/swiss/reading.js";
import { told } from "/web/js/tables/swiss/tell.js";
import { draw } from "./draw.mjs";
import { parse, wordsOf } from "./position.mjs";
import { speak } from "./speak.mjs";

const table = () => parse("rack 1300 1492 | rack 1600 | rack -44 1789 | rack 1900");
const last = (...events) => ({ events });

before(() => speak("en", "swiss"));

/** What the table remembers, message by message. */
function remembering(replay = false) {
  let memory;
  const Table = ({ view, events }) => {
    memory = useMemory(view, { events }, replay);
    return null;
  };
  let entries = 0;
  const page = draw(null);
  const tell = (view, events, at = ++entries) => {
    draw(html`<${Table} view=${{ ...view, entries: at }} events=${events} />`, page);
    return memory;
  };
  return { tell, again: (view, events) => tell(view, events, entries) };
}

const DUEL = [{ event: "Challenged", seat: 0, target: 1 }, { event: "Rolled", seat: 0, die: 5 }, { event: "Rolled", seat: 1, die: 2 }];

test("a duel is kept with its dice, and whether it was won", () => {
  const { tell } = remembering();
  const { duel } = tell(table(), [...DUEL, { event: "Owed", seat: 1, to: 0 }]);
  assert.deepEqual([duel.rolls.map(({ die }) => die), duel.won], [[5, 2], true]);
  assert.equal(tell(table(), []).duel, duel, "as long as nothing else happens");
  assert.equal(tell(table(), [{ event: "Spun", seat: 0 }]).duel, null);
});

test("a duel that was lost is kept until the turn passes", () => {
  const { tell } = remembering();
  assert.equal(tell(table(), DUEL).duel.won, false);
  assert.equal(tell(table(), [{ event: "TurnPassed", seat: 1 }]).duel, null);
});

test("rendering again does not repeat what happened", () => {
  const { tell, again } = remembering();
  tell(table(), DUEL);
  assert.equal(again(table(), DUEL).duel.rolls.length, 2);
});

test("what became of the latest card is kept until the next one is read", () => {
  const { tell } = remembering();
  const outcome = (...events) => tell(table(), events).outcome;
  assert.deepEqual(outcome({ event: "Inserted", seat: 1, card: 9, place: 0 }), { kind: "inserted", seat: 1, card: 9 });
  assert.deepEqual(outcome({ event: "Gave", seat: 1, to: 2, card: 8 }), { kind: "given", seat: 2, card: 8 });
  assert.deepEqual(outcome({ event: "Removed", seat: 0, card: 7 }), { kind: "removed", seat: 0, card: 7 });
  assert.deepEqual(outcome({ event: "Buried", card: 6 }), { kind: "buried" });
  assert.equal(outcome({ event: "Announced", card: 5, face: "of-1000", reader: 3 }), null);
});

test("a card given away at once is not a new question", () => {
  const { tell } = remembering();
  tell(table(), [{ event: "Buried", card: 6 }]);
  assert.deepEqual(tell(table(), [{ event: "Announced", card: 5, reader: null }]).outcome, { kind: "buried" });
});

test("nothing of a round is kept when the next begins", () => {
  const { tell } = remembering();
  const scored = { event: "RoundScored", winners: [0], points: [4, 1, 0, 0] };
  const kept = tell(table(), [...DUEL, { event: "Buried", card: 6 }, scored, { event: "RoundBegan", round: 2, order: [0, 1, 2, 3] }]);
  assert.deepEqual(kept, { duel: null, outcome: null, tries: [], whys: new Map() });
});

test("once a card is placed, everyone hears by how much they missed it", () => {
  const view = table();
  view.cards[9] = { face: "of-1500" };
  const { tell } = remembering();
  tell({ ...view, read: 9 }, [{ event: "Announced", card: 9, reader: 3 }]);
  tell({ ...view, read: 9 }, [{ event: "TryFailed", seat: 0, gap: 1 }]);
  const unknown = tell({ ...view, read: 9 }, [{ event: "TryFailed", seat: 2, gap: 0 }]);
  assert.deepEqual(missedWords(unknown, view, wordsOf(view)), [], "nobody says so before");
  view.cards[9].year = 1500;
  const memory = tell(view, [{ event: "Inserted", seat: 1, card: 9, place: 0 }]);
  assert.deepEqual(missedWords(memory, view, wordsOf(view)), ["Ana: missed by 8 years", "Cleo: missed by 1543 years"]);
});

test("if nobody got a card, nobody learns by how much they missed", () => {
  const { tell } = remembering();
  const memory = tell(table(), [{ event: "TryFailed", seat: 0, gap: 1 }, { event: "Buried", card: 9 }]);
  assert.deepEqual(missedWords(memory, table(), wordsOf(table())), []);
});

const paid = (seat, chips, event = "Paid") => ({ event, seat, chips });

test("chips that came and went say why, as soon as the table knows what came before", () => {
  const { tell } = remembering();
  const rated = { ...table(), turn: 0, trying: 0, ratings: { 1: "earlier", 2: "right" } };
  const events = [paid(1, -1), paid(2, 1), paid(0, 3, "StakeReturned"), paid(0, 3), paid(0, 2), { event: "Inserted", seat: 0, card: 0, place: 0 }];
  const gains = (memory, told = events) => [0, 1, 2].map((seat) => gainsOf(seat, last(...told), memory));
  assert.deepEqual(gains(tell(rated, events)), [[["", 8]], [["", -1]], [["", 1]]]);
  const memory = tell(rated, events);
  assert.deepEqual(gains(memory), [[["stake", 6], ["question", 2]], [["rating", -1]], [["rating", 1]]]);
  assert.match(told(events, { ...rated, whys: memory.whys }, wordsOf(rated)), /Ben pays 1 chip for a wrong rating\. .*Ana gets 2 chips for the right answer\./);
  const steal = [paid(3, 1)];
  assert.deepEqual(gainsOf(3, last(...steal), tell({ ...rated, trying: 3 }, steal)), [["steal", 1]]);
  const duel = [{ event: "Challenged", seat: 0, target: 1 }, paid(0, -2)];
  assert.deepEqual(gainsOf(0, last(...duel), tell(rated, duel)), [["duel", -2]]);
  assert.deepEqual(gainsOf(0, null, memory), []);
});

test("a replay that leaves steps out does not guess why chips moved", () => {
  const { tell } = remembering(true);
  const steal = [paid(3, 1)];
  const why = (entries) => gainsOf(3, last(...steal), tell(table(), steal, entries));
  assert.deepEqual([why(1), why(2), why(9)], [[["", 1]], [["steal", 1]], [["", 1]]]);
});

test("the chips at the start of a round are not a gain", () => {
  assert.deepEqual(gainsOf(0, last({ event: "Paid", seat: 0, chips: 5 }, { event: "RoundBegan", round: 1 }), { whys: new Map() }), []);
});

test("a card is fresh on the rack it came to last", () => {
  const events = last({ event: "Inserted", seat: 0, card: 4 }, { event: "Gave", seat: 0, to: 1, card: 2 }, { event: "Inserted", seat: 0, card: 5 });
  assert.deepEqual([0, 1, 2].map((seat) => freshOn(seat, events)), [5, 2, null]);
  assert.equal(freshOn(0, null), null);
});
