import assert from "node:assert/strict";
import test, { before } from "node:test";
import { decks, name } from "/web/js/store.js";
import { makeWords } from "/web/js/words.js";
import { speak } from "./speak.mjs";

const ROOM = { decks: ["events"], seats: [], taken_over: [] };
const players = (...names) => ({ seat: null, players: names.map((name) => ({ name })) });
const called = (...names) => names.map((_, seat) => makeWords(ROOM, players(...names)).player(seat).called);

before(() => speak("en"));

test("bots have people's names, by their seats", () => {
  assert.deepEqual(called("Guesser 1", "Random 2", "Guesser 3", "Guesser 8"), ["Ada", "Luca", "Jonas", "Emil"]);
});

test("no bot is called like somebody at the table", () => {
  assert.deepEqual(called("jonas", "Mira", "Guesser 3"), ["jonas", "Mira", "Lena"]);
  assert.deepEqual(called("Jonas", "LENA", "Guesser 3"), ["Jonas", "LENA", "Guesser 3"]);
});

test("no two bots have the same name", () => {
  const bots = Array.from({ length: 8 }, (_, seat) => `Guesser ${seat + 1}`);
  assert.equal(new Set(called(...bots)).size, 8);
  const taken = ["Ada", ...bots.slice(1)];
  assert.equal(new Set(called(...taken)).size, 8);
});

test("people are called what they said, and a bot without a seat's number keeps its name", () => {
  assert.deepEqual(called("Mira", "Guesser", "Guesser 99"), ["Mira", "Guesser", "Guesser 99"]);
});

test("whoever has said no name is called you, but a guest by the others", () => {
  const view = { ...players("Guest", "Ben"), seat: 0 };
  const names = () => [0, 1].map((seat) => makeWords(ROOM, view).player(seat));
  assert.deepEqual(names().map(({ name }) => name), ["You", "Ben"]);
  assert.equal(names()[0].called, "Guest");
  name.value = "Mira";
  assert.equal(names()[0].name, "Guest");
  name.value = "";
  assert.equal(makeWords(ROOM, { ...view, seat: null }).player(0).name, "Guest");
});

test("whether somebody is here, a bot, or stood in for, is known from the room", () => {
  const ana = { person: "a", name: "Ana", here: false, bot: "" };
  const bot = { person: "a", name: "Guesser 3", here: true, bot: "guesser" };
  const room = { ...ROOM, seats: [ana, null, bot], taken_over: [0] };
  const words = makeWords(room, players("Ana", "Guesser 3"));
  const { person, here, takenOver, bot: isBot } = words.player(0);
  assert.deepEqual([person, here, takenOver, isBot], ["a", false, true, false]);
  assert.deepEqual([words.player(1).bot, words.player(1).here, words.player(1).takenOver], [true, true, false]);
});

test("a bot that has stood up is still a bot, and somebody who has is still here", () => {
  const words = makeWords(ROOM, players("Ana", "Guesser 2"));
  assert.deepEqual([0, 1].map((seat) => [words.player(seat).bot, words.player(seat).here]), [[false, true], [true, true]]);
});

test("two of the same name are told apart by the order of their seats", () => {
  const sitter = (person) => ({ person, name: "Ana", here: true, bot: "" });
  const words = makeWords({ ...ROOM, seats: [null, sitter("a"), sitter("b")] }, players("Ana", "Ana"));
  assert.deepEqual([0, 1].map((seat) => words.player(seat).person), ["a", "b"]);
});

test("whoever stands up does not take the others' places with them", () => {
  const sitter = (person, name) => ({ person, name, here: true, bot: "" });
  const words = makeWords({ ...ROOM, seats: [null, sitter("b", "Ben"), sitter("c", "Cleo"), sitter("d", "Dan")] }, players("Ana", "Ben", "Cleo"));
  assert.deepEqual([0, 1, 2].map((seat) => words.player(seat).person), [undefined, "b", "c"]);
});

test("a player is found by the person, and never as the bot they invited", () => {
  const seats = [{ person: "a", name: "Guesser 1", here: true, bot: "guesser" }, { person: "a", name: "Ana", here: true, bot: "" }];
  const words = makeWords({ ...ROOM, seats }, players("Guesser 1", "Ana"));
  assert.equal(words.playerOf("a").seat, 1);
  assert.equal(words.playerOf("z"), undefined);
  assert.equal(makeWords(ROOM).playerOf("a"), undefined);
});

test("eight players have eight colours and eight animals", () => {
  const words = makeWords(ROOM, players(..."ABCDEFGH"));
  const all = Array.from({ length: 8 }, (_, seat) => words.player(seat));
  assert.deepEqual(all.map(({ colour }) => colour), ["1", "2", "3", "4", "5", "6", "7", "8"].map((n) => `var(--p${n})`));
  assert.equal(new Set(all.map(({ animal }) => animal)).size, 8);
});

test("a card is found in whichever deck has it", () => {
  decks.value = {
    events: { themes: { music: "Music" }, cards: { aida: { title: "Aida", theme: "music" } } },
    twist: { themes: { sport: "Sport" }, cards: { tour: { title: "The Tour", theme: "sport" } } },
  };
  const words = makeWords({ ...ROOM, decks: ["events", "twist"] });
  assert.deepEqual(["aida", "tour"].map(words.title), ["Aida", "The Tour"]);
  assert.deepEqual(["aida", "tour"].map(words.themeWord), ["Music", "Sport"]);
  assert.deepEqual(["aida", "tour"].map(words.picture), ["/art/events/aida.svg", "/art/twist/tour.svg"]);
  assert.deepEqual([words.title("gone"), words.quoted("gone"), words.themeWord("gone")], ["", "", ""]);
});

test("marks of quotation within marks of quotation are the inner ones of the language", async () => {
  const titles = { en: "The “Titanic” sinks", de: "Die „Titanic“ sinkt", fr: "Le « Titanic » sombre", it: "Il «Titanic» affonda", nl: "De ‘Titanic’ zinkt" };
  const inner = { en: "The ‘Titanic’ sinks", de: "Die ‚Titanic‘ sinkt", fr: "Le “Titanic” sombre", it: "Il “Titanic” affonda", nl: "De “Titanic” zinkt" };
  for (const language of Object.keys(titles)) {
    decks.value = {};
    await speak(language);
    decks.value = { events: { themes: {}, cards: { titanic: { title: titles[language], theme: "" } } } };
    const words = makeWords(ROOM);
    assert.equal(words.quoted("titanic"), inner[language]);
    assert.equal(words.title("titanic"), titles[language]);
  }
});
