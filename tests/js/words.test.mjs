import assert from "node:assert/strict";
import test, { before } from "node:test";
import { nameOf } from "/web/js/parts/said.js";
import { decks, name, room } from "/web/js/store.js";
import { makeWords, playersIn, playersOf } from "/web/js/words.js";
import { speak } from "./speak.mjs";

const ROOM = { seats: [], taken_over: [] };
/** A game as `happened` tells it: each seat as [name, person, bot]. */
const game = (...seats) => ({ views: { "-1": { players: seats.map(([name]) => ({ name })) } }, holders: seats.map(([, person]) => person), bots: seats.map(([, , bot = ""]) => bot) });
const seen = (room, told) => told.holders.map((_, seat) => makeWords([], playersOf(room, told)).player(seat));

before(() => speak("en"));

test("a bot is known by its id, and somebody who is called like one is not a bot", () => {
  const [person, bot] = seen(ROOM, game(["Guesser 1", "a"], ["Jonas", "a", "random"]));
  assert.deepEqual([person.name, person.bot], ["Guesser 1", ""]);
  assert.deepEqual([bot.name, bot.bot], ["Jonas", "random"]);
});

test("a saved game says where bots played; an older one does not, and shows the names it has", () => {
  const players = [{ name: "Guesser 1", age: null }, { name: "Guesser 2", age: null }];
  const shown = (log) => [0, 1].map((seat) => makeWords([], playersIn(log)).player(seat)).map(({ name, bot }) => [name, bot]);
  assert.deepEqual(shown({ players, bots: ["", "guesser"] }), [["Guesser 1", ""], ["Guesser 2", "guesser"]]);
  assert.deepEqual(shown({ players }), [["Guesser 1", ""], ["Guesser 2", ""]]);
  assert.deepEqual(shown({ players, bots: [] }), [["Guesser 1", ""], ["Guesser 2", ""]]);
});

test("a player without a name is called you, and a guest by everyone else", () => {
  const names = (own = 0) => [0, 1].map((seat) => makeWords([], [{ name: "Guest" }, { name: "Ben" }], own).player(seat));
  assert.deepEqual(names().map(({ name }) => name), ["You", "Ben"]);
  assert.equal(names()[0].called, "Guest");
  name.value = "Mira";
  assert.equal(names()[0].name, "Guest");
  name.value = "";
  assert.equal(names(null)[0].name, "Guest");
});

test("the room says whether a player is connected or replaced by a bot", () => {
  const room = { seats: [{ person: "a", name: "Ana", here: false }, null, { person: "a", name: "Jonas", bot: "guesser" }], taken_over: [0] };
  const [ana, bot] = seen(room, game(["Ana", "a"], ["Jonas", "a", "guesser"]));
  assert.deepEqual([ana.person, ana.here, ana.takenOver, ana.bot], ["a", false, true, ""]);
  assert.deepEqual([bot.bot, bot.here, bot.takenOver], ["guesser", true, false]);
});

test("a bot whose seat in the room was freed is still a bot in the game, and a person is still here", () => {
  const shown = seen(ROOM, game(["Ana", "a"], ["Luca", "a", "guesser"]));
  assert.deepEqual(shown.map(({ bot, here }) => [bot, here]), [["", true], ["guesser", true]]);
});

test("the seats of a game are not those of the room: free ones are left out, and people may have moved since", () => {
  const sitter = (person, name, here = true) => ({ person, name, here });
  const room = { ...ROOM, seats: [null, sitter("c", "Cleo"), sitter("b", "Ana", false), null, sitter("a", "Ana")] };
  const shown = seen(room, game(["Ana", "a"], ["Ana", "b"], ["Cleo", "c"], ["Dan", "d"]));
  assert.deepEqual(shown.map(({ person, here }) => [person, here]), [["a", true], ["b", false], ["c", true], ["d", true]]);
});

test("a player is found by the person, and never as the bot they invited", () => {
  const words = makeWords([], [null, { person: "a", name: "Ada", bot: "guesser" }, { person: "a", name: "Ana" }]);
  assert.equal(words.playerOf("a").seat, 2);
  assert.equal(words.playerOf("z"), undefined);
  assert.equal(makeWords([]).playerOf("a"), undefined);
});

test("a free seat of a room has a colour and an animal, but no name", () => {
  const { name, called, bot, here } = makeWords([], [null]).player(0);
  assert.deepEqual([name, called, bot, here], ["", "", "", true]);
});

test("eight players have eight colours and eight animals", () => {
  const words = makeWords([], [..."ABCDEFGH"].map((name) => ({ name })));
  const all = Array.from({ length: 8 }, (_, seat) => words.player(seat));
  assert.deepEqual(all.map(({ colour }) => colour), ["1", "2", "3", "4", "5", "6", "7", "8"].map((n) => `var(--p${n})`));
  assert.equal(new Set(all.map(({ animal }) => animal)).size, 8);
});

test("a card is found in whichever deck has it", () => {
  decks.value = {
    events: { themes: { music: "Music" }, cards: { aida: { title: "Aida", theme: "music" } } },
    twist: { themes: { sport: "Sport" }, cards: { tour: { title: "The Tour", theme: "sport" } } },
  };
  const words = makeWords(["events", "twist"]);
  assert.deepEqual(["aida", "tour"].map(words.title), ["Aida", "The Tour"]);
  assert.deepEqual(["aida", "tour"].map(words.themeWord), ["Music", "Sport"]);
  assert.deepEqual(["aida", "tour"].map(words.picture), ["/art/events/aida.svg", "/art/twist/tour.svg"]);
  assert.deepEqual([words.title("gone"), words.quoted("gone"), words.themeWord("gone")], ["", "", ""]);
});

test("quotation marks within quotation marks are the language's inner ones", async () => {
  const titles = { en: "The “Titanic” sinks", de: "Die „Titanic“ sinkt", fr: "Le « Titanic » sombre", it: "Il «Titanic» affonda", nl: "De ‘Titanic’ zinkt" };
  const inner = { en: "The ‘Titanic’ sinks", de: "Die ‚Titanic‘ sinkt", fr: "Le “Titanic” sombre", it: "Il “Titanic” affonda", nl: "De “Titanic” zinkt" };
  for (const language of Object.keys(titles)) {
    decks.value = {};
    await speak(language);
    decks.value = { events: { themes: {}, cards: { titanic: { title: titles[language], theme: "" } } } };
    const words = makeWords(["events"]);
    assert.equal(words.quoted("titanic"), inner[language]);
    assert.equal(words.title("titanic"), titles[language]);
  }
});

test("people have the badge that they chose, unless somebody before them has it", () => {
  const room = { ...ROOM, seats: [{ person: "a", name: "Ana", animal: "toucan", colour: 4 }, { person: "b", name: "Ben", animal: "toucan", colour: 4 }, { person: "c", name: "Cleo" }] };
  const shown = seen(room, game(["Ana", "a"], ["Ben", "b"], ["Cleo", "c"]));
  assert.deepEqual([shown[0].animal, shown[0].colour], ["toucan", "var(--p4)"]);
  assert.equal(new Set(shown.map(({ animal }) => animal)).size, 3);
  assert.equal(new Set(shown.map(({ colour }) => colour)).size, 3);
});

test("whoever had everything about them deleted is a player without a name", async () => {
  await speak("en");
  const [gone, ben] = seen(ROOM, game(["", "a"], ["Ben", "b"]));
  assert.deepEqual([gone.name, gone.called, ben.name], ["A player", "A player", "Ben"]);
});

test("whoever is told no names reads numbers, in their own language, and the names that are shown", async () => {
  await speak("nl");
  room.value = { named: false };
  const [one, ben] = seen(ROOM, game(["", "a"], ["Ben", "b"]));
  assert.deepEqual([one.name, one.called, ben.name], ["Speler 1", "Speler 1", "Ben"]);
  room.value = { named: false, seats: [null, { person: "a", name: "" }] };
  assert.equal(nameOf({ person: "a", name: "" }), "Speler 2");
  assert.equal(nameOf({ person: "00000c", name: "" }), "Gast 112");
  room.value = null;
  await speak("en");
});
