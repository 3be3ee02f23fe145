import assert from "node:assert/strict";
import test, { before } from "node:test";
import { countsFor } from "/web/js/tables/solo/best.js";
import { game } from "/web/js/tables/solo/game.js";
import { speak } from "./speak.mjs";

before(() => speak("en", "end", "solo"));

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
