import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { SURPRISE, resized, revealed, roster } from "/web/js/bots.js";
import { html } from "/web/js/parts/html.js";
import { Avatar } from "/web/js/parts/seats.js";
import { reactions } from "/web/js/store.js";
import { botsFor, botsOf, halfIsEnough, lengthOptions } from "/web/js/tables/covers.js";
import { makeWords } from "/web/js/words.js";
import { draw } from "./draw.mjs";

/** As the server tells them: the weakest first. */
const CHARACTERS = ["maeve 1 frog 5", "jonas 3 rabbit 3", "enzo 4 wolf 8", "ines 5 deer 7", "aicha 6 bear 4", "bram 6 tortoise 6", "luca 8 owl 5", "edith 10 elephant 1"].map((each) => {
  const [id, level, animal, colour] = each.split(" ");
  return { id, name: id, level: Number(level), animal, colour: Number(colour), theme: "", about: "", hello: "", bye: "" };
});

beforeEach(() => {
  roster.value = CHARACTERS;
});

test("one more bot is the closest in level to those chosen, and one fewer is the last chosen", () => {
  assert.deepEqual(resized(["jonas", "aicha", "luca"], 3), ["jonas", "aicha", "luca"]);
  assert.deepEqual(resized(["jonas", "aicha", "luca"], 4), ["jonas", "aicha", "luca", "bram"]);
  assert.deepEqual(resized(["luca", "jonas", "aicha"], 1), ["luca"]);
  assert.deepEqual(resized(["maeve"], 3), ["maeve", "jonas", "enzo"]);
});

test("bots that do not exist, come twice or cannot come are replaced", () => {
  assert.deepEqual(resized(["guesser", "maeve", "maeve"], 2), ["maeve", "jonas"]);
  assert.deepEqual(resized(["maeve", "jonas"], 2, ["jonas"]), ["maeve", "enzo"]);
  assert.deepEqual(resized([""], 1), ["ines"]);
});

test("a surprise counts as one, and turns out to be somebody who was not chosen", () => {
  assert.deepEqual(resized([SURPRISE, "edith"], 2), [SURPRISE, "edith"]);
  const others = CHARACTERS.map(({ id }) => id).filter((id) => id !== "edith" && id !== "maeve");
  for (let time = 0; time < 50; time++) {
    const [found, edith] = revealed([SURPRISE, "edith"], ["maeve"]);
    assert.equal(edith, "edith");
    assert.ok(others.includes(found), found);
  }
});

test("every game says how many bots one person can play with", () => {
  assert.deepEqual([botsFor("events"), botsFor("superversion"), botsFor("twist"), botsFor("sudden_death")], [[1, 5], [2, 5], [1, 5], [1, 1]]);
  assert.deepEqual([botsOf("superversion", 1), botsOf("events", 9), botsOf("events", 2)], [2, 5, 2]);
});

test("a game is short, normal or long by an option of its own, where it has one", () => {
  assert.deepEqual(["short", "normal", "long"].map((length) => lengthOptions("events", length)), [{ hand: 3 }, { hand: 4 }, { hand: 6 }]);
  assert.deepEqual([lengthOptions("swiss", "short"), lengthOptions("twist", "long"), lengthOptions("twist-competitive", "normal")], [{ rounds: 1 }, { cards: 48 }, { hand: 4 }]);
  assert.deepEqual([lengthOptions("sudden_death", "short"), lengthOptions("events", "endless")], [{}, { hand: 3 }]);
});

const badges = (...sitters) => {
  const words = makeWords([], sitters.map((bot) => bot !== null && { name: "", bot }));
  return sitters.map((_, seat) => words.player(seat));
};

test("bots have badges of their own, and people get the animals and colours that are left", () => {
  const [you, owl, friend, frog] = badges("", "luca", "", "maeve");
  assert.deepEqual([owl.animal, owl.colour, owl.level], ["owl", "var(--p5)", 8]);
  assert.deepEqual([frog.animal, frog.colour], ["frog", "var(--p4)"], "the colour of the bot that came first is taken");
  assert.deepEqual([you.animal, you.level, friend.animal], ["fox", 0, "rabbit"]);
  assert.deepEqual(badges("edith", "").map(({ colour }) => colour), ["var(--p1)", "var(--p2)"]);
  assert.deepEqual(badges("luca", "").map(({ animal }) => animal), ["owl", "fox"]);
});

test("no two players have the same animal or colour, whoever sits where", () => {
  const bots = [...CHARACTERS.map(({ id }) => id), "maeve", "guesser", "random", "", "", ""];
  for (let table = 0; table < 500; table++) {
    const sitting = Array.from({ length: 8 }, () => bots[Math.floor(Math.random() * bots.length)]);
    const players = badges(...sitting);
    assert.equal(new Set(players.map(({ animal }) => animal)).size, 8, sitting.join());
    assert.equal(new Set(players.map(({ colour }) => colour)).size, 8, sitting.join());
  }
});

test("before the characters have come, bots look like people", () => {
  roster.value = [];
  assert.deepEqual(badges("luca", "").map(({ animal }) => animal), ["fox", "owl"]);
});

test("a bot that reacts shows it at its own seat, not at that of whoever invited it", () => {
  reactions.value = { "bot-1": { reaction: "clap" } };
  const words = makeWords([], [{ name: "Ana", person: "a" }, { name: "Luca", person: "a", bot: "luca" }]);
  const shown = [0, 1].map((seat) => draw(html`<${Avatar} player=${words.player(seat)} />`).all("span.react").length);
  assert.deepEqual(shown, [0, 1]);
  reactions.value = {};
});

test("half of a deck is offered only if enough cards remain", () => {
  assert.deepEqual([110, 39, 38, 12].map(halfIsEnough), [true, true, false, false]);
});
