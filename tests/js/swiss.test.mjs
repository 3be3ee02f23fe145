import assert from "node:assert/strict";
import test, { before } from "node:test";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Dice } from "/web/js/tables/swiss/dice.js";
import { gapText } from "/web/js/tables/swiss/rack.js";
import { RatingBoard } from "/web/js/tables/swiss/rating.js";
import { isAsked, seatState, sentenceFor, waitingFor } from "/web/js/tables/swiss/say.js";
import { Child } from "/web/js/tables/swiss/signs.js";
import { whysBetween } from "/web/js/tables/swiss/ledger.js";
import { told } from "/web/js/tables/swiss/tell.js";
import { draw } from "./draw.mjs";
import { parse, wordsOf } from "./position.mjs";
import { speak } from "./speak.mjs";

const SEATS = "rack 1300 1492 | rack 1600 | rack -44 1789 | rack 1900";
const table = (more) => parse(SEATS, { options: { spinner: "on", rounds: 1 }, ...more });

before(() => speak("en", "swiss"));

// Gaps of a rack

test("the gaps of a rack have names", () => {
  const view = table();
  const label = (gap) => gapText("swiss-gap", view.racks[0], gap, view, wordsOf(view), { gap: gap + 1, gaps: 3 });
  assert.deepEqual([0, 1, 2].map(label), ["Gap 1 of 3, before 1300", "Gap 2 of 3, between 1300 and 1492", "Gap 3 of 3, after 1492"]);
});

// Who is doing what

const states = (more) => [0, 1, 2, 3].map((who) => seatState(who, table(more), wordsOf(table(more))));
const asked = (more) => [0, 1, 2, 3].filter((who) => isAsked(who, table(more)));
const waits = (more) => waitingFor(table(more), wordsOf(table(more)));

test("at the start of a turn the table says whose it is, and who comes next", () => {
  assert.deepEqual(states({ turn: 1 }), ["waiting", "playing now", "next", "next but one"]);
  assert.deepEqual(asked({ turn: 1 }), [1]);
  assert.equal(waits({ turn: 1 }), "Ben is about to spin.");
  assert.equal(waits({ turn: 1, options: { spinner: "off" } }), "Ben is about to have a card read out.");
});

test("nobody waits for a player who has left", () => {
  const more = { turn: 0, playing: [0, 2, 3], left: [1] };
  assert.deepEqual(states(more), ["playing now", "has left", "next", "next but one"]);
});

test("while a card is read, one reads and one tries", () => {
  const more = { turn: 0, read: 9, reader: 3, trying: 1, failed: [0] };
  assert.deepEqual(states(more), ["got it wrong", "trying now", "next but one", "reading the card"]);
  assert.deepEqual(asked(more), [1]);
  assert.equal(waits(more), "Ben is looking for the right gap.");
});

test("while players rate, the table waits for them and nobody else", () => {
  const more = { turn: 0, read: 9, reader: 3, trying: 0, mark: 1, raters: [1, 2] };
  assert.deepEqual(states(more), ["playing now", "thinking", "thinking", "reading the card"]);
  assert.deepEqual(asked(more), [1, 2]);
  assert.equal(waits(more), "Still thinking: Ben, Cleo.");
});

test("the loser of a duel gives a card away", () => {
  assert.equal(states({ owing: [2, 0] })[2], "must give a card");
  assert.deepEqual(asked({ owing: [2, 0] }), [2]);
  assert.equal(waits({ owing: [2, 0] }), "Cleo is choosing a card for Ana.");
});

test("the grump waits for a card to be taken out", () => {
  assert.equal(waits({ turn: 3, spun: "grump" }), "Dan must take a card out of the round.");
});

test("when the game is over, nobody is asked", () => {
  const more = { over: true, winners: [2] };
  assert.deepEqual(states(more), ["game over", "game over", "has won", "game over"]);
  assert.deepEqual(asked(more), []);
});

test("the player who has to act is addressed as you", () => {
  const sentence = (mode, more, seat = 0, stakes = false) => sentenceFor({ view: table(more), seat, words: wordsOf(table(more)), mode, stakes });
  assert.equal(sentence("turn"), "It’s your turn. Spin the wheel.");
  assert.equal(sentence("turn", { options: { spinner: "off" } }), "It’s your turn. Have a card read out.");
  assert.equal(sentence("give", { owing: [0, 1] }), "Ben has won the duel. Choose the card to give them.");
  assert.equal(sentence("remove"), "Choose one of your cards to take out of the round.");
  assert.equal(sentence("mark"), "Mark a gap on your rack.");
  assert.equal(sentence("mark", { tries: 2 }), "Mark a gap on your rack. You get two tries.");
  assert.equal(sentence("mark", { tries: 2 }, 0, true), "Mark a gap on your rack. Without a stake, you get two tries.");
  assert.equal(sentence("mark", { tries: 2, tried: [0] }), "That’s not it. Mark another gap.");
  assert.equal(sentence("mark", {}, 2), "Now you may try it on your own rack.");
  assert.equal(sentence("rate", { raters: [1], mark: 1, read: 9 }, 1), "Ana says: between 1300 and 1492.");
  assert.equal(sentence("wait", { raters: [1], mark: 1, read: 9 }, 0), "Still thinking: Ben.");
  assert.equal(sentence("over", { over: true }), "");
});

// What is told

test("a gap is told as long as the card is not on the rack", () => {
  const marked = { event: "Marked", seat: 0, gap: 1, stake: 2 };
  const view = table({ read: 9 });
  assert.equal(told([marked], view, wordsOf(view)), "Ana marks the gap between 1300 and 1492. Ana stakes 2 chips.");
  assert.equal(told([{ ...marked, stake: 0 }], table(), wordsOf(view)), "");
});

test("a card that came onto a rack is told with its year, unless the racks were cleared since", () => {
  const view = table();
  const events = [{ event: "Inserted", seat: 0, card: 1, place: 1 }];
  assert.equal(told(events, view, wordsOf(view)), "Ana gets “Of 1492”, 1492, and now has 2 cards.");
  assert.equal(told(events, { ...view, racks: [[], [], [], []] }, wordsOf(view)), "");
});

test("a card that is given away at once is not read out", () => {
  const view = table();
  const read = (reader) => told([{ event: "Announced", card: 1, reader }], view, wordsOf(view));
  assert.deepEqual([read(3), read(null)], ["Dan reads: “Of 1492”.", ""]);
});

test("chips are taken from the bank, or paid to it", () => {
  const view = table();
  const paid = (chips) => told([{ event: "Paid", seat: 0, chips }], view, wordsOf(view));
  assert.deepEqual([paid(2), paid(-1)], ["Ana gets 2 chips.", "Ana pays 1 chip."]);
});

test("a right answer that the bank cannot pay is told as such", () => {
  const view = table();
  const inserted = { event: "Inserted", seat: 0, card: 1, place: 1 };
  const before = { ...view, turn: 0, trying: 0, ratings: {}, mark: 1 };
  const say = (...events) => told(events, { ...view, whys: whysBetween(events, before, view) }, wordsOf(view));
  assert.match(say(inserted), /2 cards\. The bank has no chips left to pay out\.$/);
  assert.doesNotMatch(say({ event: "Paid", seat: 0, chips: 2 }, inserted), /bank/);
});

test("ratings are told all at once", () => {
  const view = table();
  assert.equal(told([{ event: "RatingsShown", ratings: { 1: "earlier", 2: "right" } }], view, wordsOf(view)), "Ben said “earlier”. Cleo said “right”.");
});

// The board for ratings, and the rule for children

const board = (view, more) => draw(html`<${RatingBoard} view=${view} seat=${null} words=${wordsOf(view)} busy=${false} ...${more} />`);

test("everyone sees who has decided, but not what, until all have", () => {
  const view = table({ turn: 0, reader: 3, read: 9, raters: [2], ratings: { 1: null }, options: { doubt: "direction" }, chips: [5, 5, 5, 5] });
  const open = board(view);
  assert.deepEqual(open.all("div.sw-deciding")[0].all("span").map((each) => each.textContent).filter((said) => said.includes(" ")), ["Ben has decided", "Cleo is thinking"]);
  assert.equal(open.all("span.sw-markers").flatMap((field) => field.all("span.avatar")).length, 0);
  const shown = board({ ...view, raters: [], ratings: { 1: "earlier", 2: "right" } }, { shown: true });
  assert.deepEqual(shown.all("span.sw-markers").map((field) => field.textContent), ["Ben", "Cleo", ""]);
  assert.equal(shown.all("div.sw-deciding").length, 0);
});

test("a player who gave no name is told that they have decided", () => {
  const view = table({ seat: 1, turn: 0, reader: 3, read: 9, raters: [2], ratings: { 1: null }, options: {}, chips: [5, 5, 5, 5] });
  assert.equal(wordsOf(view).player(1).name, "You");
  assert.match(board(view).all("div.sw-deciding")[0].textContent, /^You have decided/);
});

test("whoever gave no name is spoken to as you, in a duel on either side", () => {
  const said = (seat, rolls, won) => draw(html`<${Dice} duel=${{ rolls, won, at: 1 }} words=${wordsOf(table({ seat }))} />`).all("p")[0].textContent.trim();
  const rolls = [{ seat: 0, die: 2 }, { seat: 1, die: 5 }];
  assert.deepEqual([0, 1, null].map((seat) => said(seat, rolls, false)), ["You didn’t roll higher than Ben.", "Ana didn’t roll higher than you.", "Ana didn’t roll higher than Ben."]);
  assert.equal(said(1, rolls, true), "Ana rolled higher: you must give them a card.");
});

test("whoever has no chip to rate with has not decided", () => {
  const view = table({ turn: 0, reader: 3, read: 9, raters: [2], options: {}, chips: [5, 0, 5, 5] });
  assert.deepEqual(board(view).all("i.sw-marker-back"), []);
});

test("a press on a field rates", () => {
  const said = [];
  const view = table({ turn: 0, reader: 3, read: 9, raters: [1], options: {} });
  board(view, { rate: (verdict) => said.push(verdict) }).all("button.sw-field").forEach((field) => field.click());
  assert.deepEqual(said, ["earlier", "right", "later"]);
});

test("players under twelve have the sign for two tries", () => {
  const shown = [9, 11, 12, 40, null].filter((age) => draw(html`<${Child} player=${{ age }} />`).textContent);
  assert.deepEqual(shown, [9, 11]);
});

test("what players did themselves is told to them as you", () => {
  const view = table({ owing: [1, 0] });
  const words = { ...wordsOf(view), player: (who) => ({ ...wordsOf(view).player(who), you: who === 0 }) };
  const say = (...events) => told(events, view, words);
  assert.equal(say({ event: "Spun", seat: 0, face: "star" }, { event: "Announced", card: 1, reader: 0 }), "You spin: star, a free card. You read: “Of 1492”.");
  assert.equal(say({ event: "Marked", seat: 0, gap: 0, stake: 0 }), "");
  assert.equal(say({ event: "Challenged", seat: 1, target: 0 }, { event: "Owed", seat: 1, to: 0 }), "Ben challenges you. Ben must give you a card.");
  assert.equal(say({ event: "Challenged", seat: 0, target: 1 }, { event: "Paid", seat: 0, chips: -2 }), "You challenge Ben. You pay 2 chips.");
  assert.equal(say({ event: "RatingsShown", ratings: { 0: "right", 1: "later" } }), "You said “right”. Ben said “later”.");
  assert.equal(waitingFor(view, words), "Ben is choosing a card for you.");
  const ended = (winners) => say({ event: "RoundScored", winners, points: [] }, { event: "Ended", winners, score: null });
  assert.equal(ended([0]), "You win the round. The game is over. You win.");
  assert.equal(ended([0, 1]), "You share the round with Ben. The game is over. You win together with Ben.");
  assert.equal(ended([1, 2]), "Round won by Ben and Cleo. The game is over, won by Ben and Cleo.");
});

test("beside “you” a seat speaks to the player", async () => {
  const view = table({ over: true, winners: [0, 1] });
  const words = { ...wordsOf(view), player: (who) => ({ ...wordsOf(view).player(who), you: who === 0 }) };
  const said = [];
  for (const language of ["en", "de", "fr", "it", "nl"]) {
    await speak(language, "app", "swiss");
    said.push([seatState(0, view, words), seatState(1, view, words), t("swiss-round-shared-you", { names: "X", round: 1, rounds: 1 })]);
  }
  await speak("en", "app", "swiss");
  assert.deepEqual(said, [
    ["have won", "has won", "You share the round with X"],
    ["hast gewonnen", "hat gewonnen", "Du teilst dir die Runde mit X"],
    ["tu as gagné", "a gagné", "Tu partages la manche avec X"],
    ["hai vinto", "ha vinto", "Vinci la manche insieme a X"],
    ["hebt gewonnen", "heeft gewonnen", "Je wint de ronde samen met X"],
  ]);
});
