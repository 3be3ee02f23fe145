import assert from "node:assert/strict";
import test, { before } from "node:test";
import { roster } from "/web/js/bots.js";
import { html } from "/web/js/parts/html.js";
import { adviceText, adviserOf } from "/web/js/tables/twist/advice.js";
import { Hand, Mate } from "/web/js/tables/twist/hands.js";
import { Ladder } from "/web/js/tables/twist/ladder.js";
import { RANKS, missing, pointsOf, scoreOf } from "/web/js/tables/twist/score.js";
import { riskOf } from "/web/js/tables/twist/table.js";
import { slipOf, told } from "/web/js/tables/twist/tell.js";
import { makeWords } from "/web/js/words.js";
import { draw } from "./draw.mjs";
import { parse, wordsOf } from "./position.mjs";
import { speak } from "./speak.mjs";

before(() => speak("en", "twist"));

// The score

const standing = parse("hand 1300 1492 | hand 1600", { row: [[10], [11, 12], [13]], slots: [[14], []], discards: [15, 16], pile: 5 });
const final = (score) => scoreOf({ ...standing, score });

test("a card of the row counts two, one in a slot one, and every other takes one away", () => {
  assert.deepEqual(scoreOf(standing), { row: 4, slots: 1, rest: 10, score: -1, rank: 0 });
});

test("once the game is over, the score is what the server says", () => {
  assert.equal(final(17).score, 17);
  assert.equal(final(0).score, 0);
});

test("ranks begin at 0, 11, 21 and so on", () => {
  const ranks = [-99, -1, 0, 10, 11, 20, 21, 31, 41, 51, 60, 61, 99].map((score) => final(score).rank);
  assert.deepEqual(ranks, [0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 6, 7, 7]);
  assert.equal(RANKS, 8);
});

test("the next rank is as far away as points are missing, and the highest has none above it", () => {
  assert.deepEqual([-5, 0, 10, 60, 61, 99].map((score) => missing(final(score))), [5, 11, 1, 1, 0, 0]);
});

test("every rank has its points written", () => {
  assert.deepEqual(Array.from({ length: RANKS }, (_, rank) => pointsOf(rank)), ["below 0", "0–10", "11–20", "21–30", "31–40", "41–50", "51–60", "61+"]);
});

test("the ladder stands at the rank, and says what it is made of and what is missing", () => {
  const ladder = draw(html`<${Ladder} view=${standing} />`);
  assert.equal(ladder.all("p.tw-score")[0].textContent, "−1 point so far");
  assert.deepEqual(ladder.all("li.now").map((rung) => rung.getAttribute("aria-current")), ["step"]);
  assert.equal(ladder.all("li.now")[0].textContent, "Timeless team below 0");
  assert.equal(ladder.all("li.next")[0].textContent, "Fresh recruits 0–10");
  assert.equal(ladder.all("p.tw-away")[0].textContent, "1 more point for “Fresh recruits”");
  assert.deepEqual(ladder.all("td").map((cell) => cell.textContent), ["+8", "+1", "−10"]);
  assert.equal(draw(html`<${Ladder} view=${{ ...standing, over: true, score: 5 }} />`).all("p.tw-away").length, 0);
});

// Cards that match

const icons = (view, ...fronts) => ({ ...view, cards: Object.fromEntries(Object.entries(view.cards).map(([n, card], at) => [n, { ...card, front: fronts[at] }])) });

test("cards that match the discards are lit for everyone", () => {
  const view = icons(parse("hand 1300 1492 | hand 1600 1700"), "crown", "key", "key", "key");
  const shared = { view, words: wordsOf(view), icon: "key" };
  assert.equal(draw(html`<${Hand} ...${shared} seat=${0} chosen=${null} open=${[0, 1]} />`).all("li.lit").length, 1);
  assert.equal(draw(html`<${Mate} ...${shared} who=${1} />`).all("li.lit").length, 2);
  const over = { ...shared, view: { ...view, over: true } };
  assert.equal(draw(html`<${Mate} ...${over} who=${1} />`).all("li.lit").length, 0);
});

test("a card that lies sideways shows its year, and its name says why", () => {
  const view = { ...icons(parse("hand 1300 1492 | hand 1600"), "crown", "key", "key"), sideways: [1] };
  const mate = draw(html`<${Hand} view=${view} words=${wordsOf(view)} icon="key" seat=${0} chosen=${null} open=${[]} choose=${() => {}} />`);
  assert.deepEqual(mate.all("button").map((card) => card.getAttribute("aria-label")), ["Of 1300, crown", "Of 1492, key, 1492, its slot is taken, can be discarded"]);
});

test("a press on a card in the hand chooses it", () => {
  const view = icons(parse("hand 1300 1492 | hand 1600"), "crown", "key", "key");
  const chosen = [];
  const hand = draw(html`<${Hand} view=${view} words=${wordsOf(view)} icon="key" seat=${0} chosen=${null} open=${[0, 1]} choose=${(n) => chosen.push(n)} />`);
  hand.all("button").forEach((card) => card.click());
  assert.deepEqual(chosen, [0, 1]);
});

test("the table says whose turn it is and who comes next, until the game is over", () => {
  const states = (more) => {
    const view = { ...icons(parse("hand 1300 | hand 1492 | hand 1600"), "key", "key", "key"), ...more };
    return [0, 1, 2].map((who) => draw(html`<${Mate} view=${view} words=${wordsOf(view)} icon="key" who=${who} />`).all("small")[0].textContent);
  };
  assert.deepEqual(states({ turn: 1 }), ["", "playing now", "next"]);
  assert.deepEqual(states({ turn: 1, playing: [0, 1], left: [2] }), ["next", "playing now", "has left"]);
  assert.deepEqual(states({ turn: 1, over: true }), ["", "", ""]);
});

test("a mate's cards show their titles, and the year of one that lies sideways", () => {
  const view = { ...icons(parse("hand 1300 | hand 1492 1600"), "key", "key", "key"), sideways: [2] };
  const mate = draw(html`<${Mate} view=${view} words=${wordsOf(view)} icon="key" who=${1} />`);
  assert.deepEqual(mate.all("span.tw-title").map((title) => title.textContent), ["Of 1492", "1600 Of 1600"]);
});

test("a turn that could end the game is announced as such", () => {
  const risk = (misfits, play, more = {}) => riskOf({ misfits }, { play: { card: play }, ...more });
  const discard = { card: [1] };
  assert.equal(risk(0, [1, 2, 3], { discard }), "");
  assert.equal(risk(0, [1, 2], { discard }), "twist-risk-or-discard");
  assert.equal(risk(0, [1, 2, 3]), "twist-risk-play");
  assert.equal(risk(0, [1]), "twist-risk-only");
  assert.equal(risk(1, [1, 2]), "twist-risk-next");
  assert.equal(risk(1, [1]), "twist-risk-last");
  assert.equal(risk(1, [1], { stop: {} }), "", "a card is already placed");
  assert.equal(riskOf({ misfits: 0 }, {}), "");
});

// What is told

const view = icons(parse("hand 1300 1492 | hand 1600"), "crown", "key", "key");
const joined = (seat, card, where) => ({ event: "Joined", seat, card, where });

test("the set-up is told only as the beginning", () => {
  const events = [{ event: "Drew", seat: 0, card: 0 }, joined(null, 2, "row"), { event: "RoundBegan", round: 1, order: [1, 0] }];
  assert.equal(told(events, view, wordsOf(view)), "The game begins. Ben starts.");
});

test("a card that was played is told with its year and where it went", () => {
  const said = (where) => told([joined(0, 1, where)], view, wordsOf(view));
  assert.match(said("left"), /^Ana plays “Of 1492”, 1492: the earliest/);
  assert.match(said("right"), /the latest/);
  assert.match(said("row"), /on top of a card from the same year/);
  assert.match(said("slot"), /it goes in a slot/);
});

test("the slip tells of the latest card that somebody played or discarded", () => {
  const cards = { ...view.cards, 0: { ...view.cards[0], back: "flame" } };
  const slip = (...events) => slipOf(events, { ...view, cards }, wordsOf(view));
  assert.match(slip(joined(0, 1, "slot"), { event: "LaidSideways", seat: 0, card: 0 }, { event: "Drew", seat: 0, card: 2 }).says, /“Of 1300”.*sideways/);
  assert.match(slip({ event: "Discarded", seat: 1, card: 0 }).says, /^Ben discards “Of 1300”, 1300. The icon is now: flame./);
  assert.equal(slip({ event: "Discarded", seat: 1, card: 0 }).card, 0);
  assert.equal(slip(joined(null, 1, "row"), { event: "Discarded", seat: null, card: 0 }), null);
});

// Advice

const TITLES = { quoted: (face) => face.toUpperCase(), player: (seat) => ({ called: ["Ana", "Luca"][seat] }) };
const asked = { seat: 0, cards: { 3: { face: "fax" }, 7: { face: "tea" }, 9: { face: "war" } } };
const advice = (reason, more = {}) => adviceText({ reason, card: 3, other: 7, rival: 9, player: 1, ...more }, asked, TITLES);

test("the bot with the highest level is asked, as long as it is at the table", () => {
  const one = (id, level) => ({ id, name: id, level, animal: "owl", colour: 1, theme: "", about: "", hello: "", bye: "" });
  roster.value = [one("maeve", 1), one("luca", 8)];
  const players = ["", "maeve", "luca"].map((bot) => ({ name: bot, bot }));
  const words = makeWords([], players);
  assert.equal(adviserOf({ players, left: [] }, words).name, "luca");
  assert.equal(adviserOf({ players, left: [2] }, words).name, "maeve");
  assert.equal(adviserOf({ players: players.slice(0, 1), left: [] }, words), null);
});

test("advice names cards and players", () => {
  assert.equal(advice("slot-is-needed"), "Keep “TEA”: Luca probably needs its slot for “WAR”. Play “FAX”.");
  assert.equal(advice("discard-keeps-the-chain"), "Discard “FAX”: then Luca can discard “TEA”.");
  assert.equal(advice("discard-keeps-the-chain", { player: 0 }), "Discard “FAX”: then you can discard “TEA”.");
  assert.equal(advice("stop-hopeless", { card: null, other: null, rival: null, player: null }), "Stop now: your other cards probably fit nowhere.");
});

test("a reason from a newer server is not shown as a code", () => {
  assert.equal(advice("by-the-moon"), "");
});
