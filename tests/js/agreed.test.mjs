import assert from "node:assert/strict";
import test, { before } from "node:test";
import { t } from "/web/js/i18n.js";
import { presets } from "/web/js/opening.js";
import { EVER, choiceWord, differences, optionWord, whoBegins } from "/web/js/screens/foyer/agreed.js";
import { decks } from "/web/js/store.js";
import { aboutOf, nameWith } from "/web/js/tables/covers.js";
import { speak } from "./speak.mjs";

const ROOM = { preset: "events", options: {}, decks: ["events"], themes: [], era: null, clock: "none", seconds: 60, listed: false };
const differs = (more) => differences({ ...ROOM, ...more });

before(async () => {
  await speak("en");
  const agreements = { hand: { default: 4, says: "" }, first: { default: "youngest", says: "" }, odd: { default: 1, says: "something odd" } };
  presets.value = {
    events: { rules: "classic", deck: "events", options: { hand: 4 }, agreements },
    swiss: { rules: "swiss", deck: "switzerland", options: {}, agreements: { first: agreements.first } },
    plain: { rules: "plain", deck: "events", options: {}, agreements: {} },
  };
  decks.value = { events: { name: "Events", themes: { music: "Music" }, cards: {} }, twist: { name: "Twist", themes: { sport: "Sport" }, cards: {} } };
});

test("a game with other decks is called after them", () => {
  assert.equal(nameWith("events", ["events"]), "Classic: events");
  assert.equal(nameWith("events", ["twist"]), "Classic: Twist");
  assert.equal(nameWith("swiss", ["events", "twist"]), "Swiss: Events + Twist");
  // Of a game that is over, the names of people's own decks are not kept.
  assert.equal(nameWith("events", [], []), "Classic");
});

test("a room as its preset has it differs in nothing", () => {
  assert.deepEqual(differs(), []);
  assert.deepEqual(differs({ options: { hand: 4, first: "youngest" } }), []);
});

test("what differs is said in words", () => {
  assert.deepEqual(differs({ options: { hand: 2, first: "oldest" } }), ["Cards in hand: 2", "Who starts: The oldest"]);
  assert.deepEqual(differs({ decks: ["events", "twist"], themes: ["music", "sport"] }), ["Decks: Events + Twist", "Themes: Music, Sport"]);
  assert.deepEqual(differs({ clock: "turn", seconds: 30, listed: true }), ["30 seconds per turn", "Anyone can find this room"]);
  assert.deepEqual([differs({ fame: "known" }), differs({ fame: "hard" }), differs({ fame: "all" })], [["Well-known cards only"], ["Hard cards only"], []]);
  assert.deepEqual(differs({ clock: "budget", seconds: 600 }), ["600 seconds each for the whole game"]);
});

test("years may be open at either end", () => {
  assert.deepEqual(differs({ era: [-44, 1800] }), ["Years: 44\u00a0BC – 1800"]);
  assert.deepEqual(differs({ era: [EVER[0], 1800] }), ["Years: … – 1800"]);
  assert.deepEqual(differs({ era: [1800, EVER[1]] }), ["Years: 1800 – …"]);
});

test("a list of choices is said one by one", () => {
  assert.deepEqual(differs({ options: { wheel: ["star", "grump"] } }), ["Wheel sectors: Star, Grump"]);
});

test("where there is no word for an option, its own description stands in", () => {
  assert.equal(optionWord("odd", { says: "something odd" }), "something odd");
  assert.equal(optionWord("odd"), "odd");
  assert.deepEqual([choiceWord("odd", 7), choiceWord("odd", true), choiceWord("odd", false)], ["7", "Yes", "No"]);
});

test("before the presets have come, nothing is said", () => {
  assert.deepEqual(differs({ preset: "later", options: { hand: 9 } }), []);
  assert.equal(whoBegins({ ...ROOM, preset: "later" }), "");
});

test("who begins is said, and what is different for children", () => {
  assert.equal(whoBegins(ROOM), "The youngest starts.");
  assert.equal(whoBegins({ ...ROOM, options: { first: "random" } }), "The first player is chosen at random.");
  assert.match(whoBegins({ ...ROOM, preset: "swiss", options: { first: "random" } }, "ages-kids"), /^The first player is chosen at random\. .* under twelve /);
  assert.equal(whoBegins({ ...ROOM, preset: "plain" }), "");
});

test("every preset says how it is played", () => {
  const covers = { events: "classic", inventions: "classic", themes: "classic", swiss: "swiss", "swiss-no-spinner": "swiss-no-spinner", superversion: "superversion", twist: "twist", "twist-competitive": "classic" };
  for (const [preset, cover] of Object.entries(covers)) assert.equal(aboutOf(preset), t(`game-${cover}-about`));
});
