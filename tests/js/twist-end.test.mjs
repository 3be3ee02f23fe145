import assert from "node:assert/strict";
import test, { before } from "node:test";
import { html } from "/web/js/parts/html.js";
import { reckon } from "/web/js/screens/end/reckoning.js";
import { Emblem, Result, Standing, countedAt, howGood, moments } from "/web/js/tables/twist/end.js";
import { twistStory } from "/web/js/tables/twist/story.js";
import { draw } from "./draw.mjs";
import { GAMES, TABLES, endOf } from "./games.mjs";
import { parse, wordsOf } from "./position.mjs";
import { speak } from "./speak.mjs";

before(() => {
  document.documentElement.dataset.motion = "less";
  return speak("en", "twist", "end");
});

/**
 * A log made by hand. `hands` are cards written as `year/front/back`; the row starts with `row`, the discards with `discard`, and `moves` are the events
 * of each entry after the set-up.
 */
function logOf({ hands, row = "1500/key/key", discard = "1000/key/crown", all, moves }) {
  const written = [...hands.flat(), row, discard];
  const deck = written.map((each) => {
    const [year, front, back] = each.split("/");
    return { face: `of-${year}`, year: Number(year), front, back };
  });
  const number = (year) => deck.findIndex((card) => card.year === year);
  let card = -1;
  const drew = hands.flatMap((hand, seat) => hand.map(() => ({ event: "Drew", seat, card: ++card })));
  const setup = [...drew, { event: "Joined", seat: null, card: ++card, where: "right", at: 0 }, { event: "Discarded", seat: null, card: ++card }, { event: "RoundBegan", order: [0] }];
  const told = moves.map((events) => ({ events: events.map(({ year, ...event }) => (year === undefined ? event : { ...event, card: number(year) })) }));
  const log = { players: hands.map((_, seat) => ({ name: ["Ana", "Ben"][seat] })), options: { cards: all ?? deck.length }, deck, entries: [{ events: setup }, ...told] };
  return { log, cards: deck, number, story: twistStory(log, deck) };
}
const joined = (seat, year, where, at = 0) => ({ event: "Joined", seat, year, where, at });
const sideways = (seat, year) => ({ event: "LaidSideways", seat, year });
const pass = (seat) => ({ event: "TurnPassed", seat });
const ended = { event: "Ended", winners: [], score: 0 };

/** Ana fills the slot between 1500 and 1900 and plays 1950; Ben finds no room for 1600 and 1700. */
const blocked = (more = {}) => logOf({
  hands: [["1900/key/key", "1550/key/key", "1950/key/key"], ["1600/crown/key", "1700/anchor/key"]],
  moves: [[joined(0, 1900, "right")], [joined(0, 1550, "slot"), pass(1)], [sideways(1, 1600)], [sideways(1, 1700), ended]],
  ...more,
});

test("a turn in which nothing fits ends the game, and a discard would have saved it", () => {
  const { story, number } = blocked();
  assert.deepEqual(story.why, { kind: "none", seat: 1, cards: [number(1600), number(1700)] });
  assert.deepEqual(story.saved, { card: number(1600), icon: "crown", left: 0 });
  assert.equal(blocked({ all: 11 }).story.saved.left, 4);
});

test("nothing would have saved it if no card matched the discards", () => {
  assert.equal(blocked({ discard: "1000/key/flame" }).story.saved, null);
});

test("nothing would have saved it if the next player could not have gone on", () => {
  const { story } = blocked({ hands: [["1900/key/key", "1550/key/key"], ["1600/crown/key", "1700/anchor/key"]] });
  assert.equal(story.saved, null);
});

test("the worst card is the one whose slot was wanted most often, the best turn the one with the most points", () => {
  const { story, number } = blocked();
  assert.deepEqual(story.worst, { card: number(1550), wanted: [number(1600), number(1700)] });
  assert.deepEqual(story.best, { seat: 0, cards: [number(1900), number(1550)], points: 3 });
});

test("the game ends when the next player can neither play nor discard", () => {
  const { story } = logOf({
    hands: [["1900/key/key", "1550/key/key", "1980/flame/key"], ["1600/anchor/key", "1990/key/key"]],
    moves: [[joined(0, 1900, "right")], [joined(0, 1550, "slot"), pass(1)], [sideways(1, 1600)], [joined(1, 1990, "right"), pass(0)], [joined(0, 1980, "slot", 1), pass(1), ended]],
  });
  assert.deepEqual(story.why, { kind: "stuck", seat: 1, cards: [] });
  assert.equal(story.saved, null);
});

test("the game ends when no cards are left", () => {
  const { story } = logOf({ hands: [["1900/key/key"]], moves: [[joined(0, 1900, "right"), ended]] });
  assert.equal(story.why.kind, "all");
  assert.equal(story.worst, null);
});

test("a game that somebody left says so", () => {
  const { story } = logOf({ hands: [["1900/key/key"]], moves: [[{ event: "SeatLeft", seat: 0 }, ended]] });
  assert.equal(story.why.kind, "over");
});

test("a real game is followed to its score", () => {
  const log = GAMES.twist;
  const { why } = twistStory(log, reckon(log, TABLES.twist).cards);
  assert.equal(why.kind, "none");
  assert.deepEqual(why.cards, [9, 8]);
  assert.equal(why.seat, 2);
});

test("the end says why, what would have saved it, and what the score is made of", () => {
  const { log, cards } = blocked();
  const view = parse("hand 1300 | hand 1300", { row: [[5], [0]], slots: [[1]], score: -12, over: true, discards: [6] });
  const panel = draw(html`<${Result} view=${view} words=${wordsOf(log)} story=${{ log, cards }} seat=${0} />`).textContent;
  assert.match(panel, /Ben tried 2 cards, and none of them fitted\. If nothing is placed in a turn, the game ends\./);
  assert.match(panel, /Discarding “Of 1600” first: its icon \(crown\) matched the discard pile\./);
  assert.match(panel, /Score−12/);
  const own = draw(html`<${Result} view=${view} words=${wordsOf(log)} story=${{ log, cards }} seat=${1} />`).textContent;
  assert.match(own, /You tried 2 cards/);
});

test("the team's best and worst moments are told", () => {
  const { log, cards } = blocked();
  const { best, worst } = moments({}, { log, cards }, 0, wordsOf(log));
  assert.deepEqual([best.says, best.tag], ["You placed 2 cards in one turn: 1900 and 1550.", "+3"]);
  assert.deepEqual([worst.says, worst.tag], ["It took the slot that the cards from 1600 and 1700 needed.", "2 cards blocked"]);
});

test("a low score gets a plaque with its sign and no praise, a good one laurels", () => {
  const view = (score) => ({ ...parse("hand 1300"), ...endOf(GAMES.twist), score });
  const drawn = (score) => draw(html`<${Emblem} view=${view(score)} words=${wordsOf({ ...view(score), cards: {} })} /><${Standing} view=${view(score)} />`);
  assert.equal(drawn(-12).all("b.slate")[0].textContent, "−12");
  assert.equal(drawn(0).all("b.brass")[0].textContent, "0");
  assert.equal(drawn(11).all("span.wreath")[0].textContent, "11");
  assert.equal(howGood(view(-12)), "The lowest rank, 12 points short of the next.");
  assert.equal(howGood(view(10)), "One point short of the next rank.");
  assert.equal(howGood(view(11)), "Well done, everyone. 10 points short of the next rank.");
  assert.equal(howGood(view(70)), "Well done, everyone. There’s no higher rank.");
  assert.match(drawn(-12).textContent, /Rank 1 of 8 ?Next: Fresh recruits, from 0/);
  assert.match(drawn(70).textContent, /Rank 8 of 8$/);
});

test("the score is counted down from what the cards in the row and the slots are worth", () => {
  assert.deepEqual([0, 450, 900, 5000].map((at) => countedAt(15, -12, at)), [15, 2, -12, -12]);
  document.documentElement.dataset.motion = "full";
  const view = { ...parse("hand 1300"), row: [[0], [1]], slots: [[2]], score: -12, over: true };
  assert.equal(draw(html`<${Emblem} view=${view} words=${wordsOf(view)} />`).textContent, "5");
  document.documentElement.dataset.motion = "less";
});
