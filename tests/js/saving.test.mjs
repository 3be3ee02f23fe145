import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { stored, waitsHere } from "/web/js/screens/mine/kept.js";
import { openDesk } from "/web/js/screens/mine/saving.js";
import { goOn } from "./page.mjs";

const CARD = { id: "a", year: -44, title: { de: "Cäsar" } };
let server;

/** A server with one deck: it says what it was asked, and does as a test wishes. */
function makeServer() {
  const deck = { id: "d", version: 3, about: { name: { de: "Rom" }, themes: {} }, cards: [CARD], troubles: [], languages: ["de"], finished: 1, players: 0, links: {} };
  const asked = [];
  const answer = (status, said) => ({ ok: status < 300, status, json: async () => said });
  let wish = null;
  globalThis.fetch = async (address, { method, body }) => {
    if (wish === "away") throw new TypeError("no connection");
    if (method === "GET") return answer(200, structuredClone(deck));
    const { changes } = JSON.parse(body);
    asked.push(changes);
    return wish ? wish(answer, changes) : answer(200, { version: ++deck.version, clashes: [], cards: [{ ...CARD, title: { de: changes.at(-1).to?.trim?.() ?? "Cäsar" } }], troubles: [], looks: [], languages: ["de"], finished: 1, players: 0 });
  };
  return { asked, deck, be: (how) => (wish = how) };
}

const rest = async () => {
  for (let turn = 0; turn < 8; turn++) await new Promise(setImmediate);
};
/** Lets time pass until everything that is due has happened. */
const pass = async () => {
  goOn();
  await rest();
};
const open = async () => {
  const desk = openDesk("d");
  desk.open();
  await pass();
  return desk;
};
const type = (desk, ...texts) => texts.forEach((to) => desk.change({ card: "a", field: "title:de", to }));

beforeEach(() => {
  localStorage.removeItem("interstice.outbox.d");
  globalThis.document.visibilityState = "visible";
  server = makeServer();
});

test("typing shows at once, and is sent as one change a moment later", async () => {
  const desk = await open();
  type(desk, "Cäsar s", "Cäsar st", "Cäsar stirbt");
  assert.equal(desk.deck.value.cards[0].title.de, "Cäsar stirbt");
  assert.equal(desk.state.value, "saving");
  assert.deepEqual(server.asked, []);
  await pass();
  assert.deepEqual(server.asked, [[{ card: "a", field: "title:de", was: "Cäsar", to: "Cäsar stirbt" }]]);
  assert.equal(desk.state.value, "saved");
  assert.equal(waitsHere("d"), false);
});

test("without a connection it is kept here, also over a reload, and sent when there is one again", async () => {
  const first = await open();
  server.be("away");
  type(first, "Cäsar stirbt");
  await pass();
  assert.equal(first.state.value, "away");
  assert.equal(waitsHere("d"), true);
  server.be(null);
  const second = await open();
  assert.equal(second.deck.value.cards[0].title.de, "Cäsar stirbt");
  await pass();
  assert.deepEqual(server.asked.at(-1), [{ card: "a", field: "title:de", was: "Cäsar", to: "Cäsar stirbt" }]);
  assert.equal(waitsHere("d"), false);
});

test("the server may write a text a little differently without a clash", async () => {
  const desk = await open();
  let let_go;
  server.be((answer, changes) => new Promise((done) => {
    let_go = () => done(answer(200, { version: 4, clashes: [], cards: [{ ...CARD, title: { de: changes[0].to.trim() } }], troubles: [], looks: [], languages: ["de"], finished: 1, players: 0 }));
  }));
  type(desk, "Cäsar ");
  await pass();
  type(desk, "Cäsar stirbt");
  server.be(null);
  let_go();
  await rest();
  await pass();
  assert.deepEqual(server.asked[1], [{ card: "a", field: "title:de", was: "Cäsar", to: "Cäsar stirbt" }]);
});

test("if another device changed the same field, both texts are kept until somebody chooses", async () => {
  const desk = await open();
  server.be((answer, changes) => answer(200, { version: 5, clashes: [{ card: "a", field: "title:de", yours: changes[0].to, theirs: "Brutus" }], cards: [{ ...CARD, title: { de: "Brutus" } }], troubles: [], looks: [], languages: ["de"], finished: 1, players: 0 }));
  server.deck.cards = [{ ...CARD, title: { de: "Brutus" } }];
  type(desk, "Cäsar stirbt");
  await pass();
  assert.equal(desk.deck.value.cards[0].title.de, "Brutus");
  assert.equal(openDesk("d").clashes.value.length, 1, "it survives a reload");
  server.be(null);
  desk.choose(desk.clashes.value[0], true);
  await pass();
  assert.deepEqual(server.asked.at(-1), [{ card: "a", field: "title:de", was: "Brutus", to: "Cäsar stirbt" }]);
  assert.deepEqual(desk.clashes.value, []);
});

test("a change that is refused is told, and holds up no other", async () => {
  const desk = await open();
  server.be((answer, changes) => (changes.some(({ field }) => field === "source") ? answer(400, { why: "too long" }) : answer(200, { version: 4, clashes: [], cards: [CARD], troubles: [], looks: [], languages: ["de"], finished: 1, players: 0 })));
  desk.change({ card: "a", field: "source", to: "x" });
  type(desk, "Cäsar stirbt");
  for (let n = 0; n < 4; n++) await pass();
  assert.equal(desk.refused.value, "too long");
  assert.deepEqual(server.asked.at(-1).map(({ field }) => field), ["title:de"]);
  assert.equal(desk.state.value, "saved");
  // The words are still there, also after a reload, until they are put right.
  assert.equal(desk.deck.value.cards[0].source, "x");
  assert.deepEqual(stored("d").changes, [{ card: "a", field: "source", was: "", to: "x" }]);
  server.be(null);
  desk.change({ card: "a", field: "source", to: "y" });
  assert.equal(desk.refused.value, "too long");
  await pass();
  assert.deepEqual(server.asked.at(-1), [{ card: "a", field: "source", was: "", to: "y" }]);
  assert.deepEqual(desk.held.value, []);
  assert.equal(waitsHere("d"), false);
});

test("a new card that is refused is kept whole, and sent whole once it is changed", async () => {
  const desk = await open();
  server.be((answer, changes) => (changes.some(({ field }) => field === "card") ? answer(400, { why: "500 cards at most" }) : answer(404, { why: "there is no such card", word: "no-card" })));
  desk.change({ card: "b", field: "card", to: {} });
  desk.change({ card: "b", field: "title:de", to: "Nero" });
  for (let n = 0; n < 4; n++) await pass();
  assert.deepEqual(desk.deck.value.cards.map(({ title }) => title?.de), ["Cäsar", "Nero"]);
  assert.deepEqual(desk.clashes.value, []);
  server.be(null);
  desk.change({ card: "b", field: "title:de", to: "Nero singt" });
  await pass();
  await pass();
  const sent = server.asked.slice(-2).flat();
  assert.deepEqual(sent.map(({ field }) => field), ["card", "title:de"]);
  assert.equal(sent[1].to, "Nero singt");
});

test("what was written on a card that another device has deleted can be brought back", async () => {
  const desk = await open();
  server.be((answer) => answer(404, { why: "the deck has no card", word: "no-card" }));
  server.deck.cards = [];
  type(desk, "Cäsar stirbt");
  desk.change({ card: "a", field: "circa", to: true });
  for (let n = 0; n < 6; n++) await pass();
  assert.deepEqual(desk.deck.value.cards, []);
  const whole = { ...CARD, title: { de: "Cäsar stirbt" }, circa: true };
  assert.deepEqual(desk.clashes.value, [{ card: "a", field: "card", yours: whole, theirs: null }]);
  server.be(null);
  desk.choose(desk.clashes.value[0], true);
  await pass();
  assert.deepEqual(server.asked.at(-1), [{ card: "a", field: "card", was: null, to: whole }]);
});

test("two tabs keep what each has typed", async () => {
  const [one, other] = [await open(), await open()];
  server.be("away");
  type(one, "Cäsar stirbt");
  other.change({ card: "a", field: "circa", to: true });
  await pass();
  assert.deepEqual(stored("d").changes.map(({ field }) => field), ["title:de", "circa"]);
  type(one, "Cäsar stirbt bald");
  assert.deepEqual(stored("d").changes.map(({ to }) => to).sort(), ["Cäsar stirbt bald", true]);
});

test("undo takes back a word at a time, and a card that was deleted", async () => {
  const desk = await open();
  type(desk, "Cäsar s", "Cäsar stirbt");
  desk.change({ card: "a", field: "circa", to: true });
  desk.change({ card: "a", field: "card", to: null });
  assert.deepEqual(desk.deck.value.cards, []);
  assert.equal(await desk.undo(), "a");
  assert.equal(desk.deck.value.cards[0].title.de, "Cäsar stirbt");
  await desk.undo();
  await desk.undo();
  assert.deepEqual(desk.deck.value.cards, [CARD]);
});
