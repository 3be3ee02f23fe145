import assert from "node:assert/strict";
import test, { before } from "node:test";
import { bestOf } from "/web/js/best.js";
import { html } from "/web/js/parts/html.js";
import { Games } from "/web/js/screens/me/games.js";
import { aloud, room } from "/web/js/store.js";
import { Standing, countsFor } from "/web/js/tables/solo/best.js";
import { game } from "/web/js/tables/solo/game.js";
import { useStory } from "/web/js/tables/solo/story.js";
import { draw } from "./draw.mjs";
import { parse, wordsOf } from "./position.mjs";
import { speak } from "./speak.mjs";

before(() => speak("en", "classic", "daily", "end", "mypage", "solo", "table"));

const words = { quoted: (face) => face, year: String };
const given = { seat: 0, card: 0, right: false, off: 0, early: false, span: {}, step: 1 };
const missed = { seat: 0, card: 1, right: false, off: 44, early: false, span: { left: 1500, right: undefined }, step: 2 };
const worst = (...laid) => game.moments({}, { laid, by: [laid], cards: [{ face: "Moon" }, { face: "Sun" }] }, 0, words).worst;

test("a card that was given up is the worst moment only if none was laid wrong", () => {
  assert.equal(worst(given).says, "“Moon”, which wasn’t placed.");
  assert.match(worst(given, missed).says, /“Sun”, 44 years too late/);
  assert.equal(worst({ ...missed, right: true }), null);
});

test("only a whole deck with three lives, all cards and no clock has a best score", () => {
  const usual = { options: {}, decks: ["events"], themes: [], era: null, fame: "all", clock: "none" };
  assert.equal(countsFor(usual), "events");
  for (const more of [{ options: { lives: 5 } }, { options: { cards: 20 } }, { decks: ["events", "themes"] }, { decks: ["own:12"] }, { themes: ["war"] }, { era: [1, 2] }, { fame: "hard" }, { clock: "turn" }]) assert.equal(countsFor({ ...usual, ...more }), "");
});

test("the score of somebody who leaves is no best score", () => {
  room.value = { options: {}, decks: ["events"], themes: [], era: null, fame: "all", clock: "none" };
  const page = draw(null);
  const end = (score, ...left) => draw(html`<${Standing} view=${{ line: [], score, left }} />`, page).all("p.solo-best").map((each) => each.textContent);
  assert.deepEqual(end(7), []);
  assert.deepEqual(end(9, 0), []);
  assert.equal(bestOf("events"), 7);
  assert.match(end(8)[0], /7/);
  room.value = null;
});

test("the panel reads out the card; what comes after it is read out once the panel is closed", () => {
  const Table = (props) => (useStory(props), null);
  const page = draw(null);
  const hears = (view, last, revealed) => {
    aloud.value = "";
    draw(html`<${Table} ...${{ view, words: wordsOf(view), last, revealed }} />`, page);
    return aloud.value;
  };
  const solo = (line) => parse(`${line} | hand 1300 1600`, { top: 2, lives: 2, right: 1 });
  assert.equal(hears(solo("line 1200"), { events: [] }, false), "The card to place: Of 1600");
  const last = { events: [{ event: "Placed", seat: 0, card: 1, gap: 1 }] };
  assert.equal(hears(solo("line 1200 1250"), last, true), "");
  const rest = hears(solo("line 1200 1250"), last, false);
  assert.ok(rest.endsWith("Next card: Of 1300") && !rest.includes("1250"), rest);
});

test("my page says with which deck a game alone was played, unless it was a daily line or had several", () => {
  const alone = { game: "1", at: 0, preset: "solo", decks: ["events"], players: 1, bots: 0, others: [], kept: true, left: false, won: false, place: null, score: 3, rank: null, daily: "" };
  const games = [alone, { ...alone, game: "2", decks: ["events", "themes"] }, { ...alone, game: "3", daily: "2026-11-18", score: 8, out_of: 9 }];
  const page = draw(html`<${Games} games=${games} all=${3} decks=${{ events: "Historical events", themes: "Themes" }} mine />`);
  assert.equal(page.all("span.tag")[2].textContent, "8 of 9");
  assert.deepEqual(page.all("span.with").map((each) => each.textContent), ["Historical events · 1 Jan", "alone · 1 Jan", "alone · 1 Jan"]);
});
