import assert from "node:assert/strict";
import test from "node:test";
import { fieldOf, languagesOf, newId, typedYear, withField } from "/web/js/screens/mine/draft.js";
import { added, applied, inverse } from "/web/js/screens/mine/outbox.js";

const ROME = { about: { name: { de: "Rom" }, themes: {} }, cards: [{ id: "a", year: -44, title: { de: "Cäsar" } }, { id: "b", year: 79 }, { id: "c", year: 80 }] };
const order = (deck) => deck.cards.map(({ id }) => id).join("");
const title = (was, to, card = "a") => ({ card, field: "title:de", was, to });

// Cards in the making

test("a field that is emptied is gone, as the server has it", () => {
  const card = withField({ id: "a", title: { de: "Cäsar" }, circa: true }, "title:de", "");
  assert.deepEqual(withField(card, "circa", false), { id: "a" });
  assert.equal(fieldOf(card, "title:fr"), "");
  assert.equal(fieldOf(card, "year"), null);
});

test("digits are a year at once; words wait for the server to read them", () => {
  assert.equal(typedYear("44", true), -44);
  assert.equal(typedYear(" 1492 ", false), 1492);
  assert.equal(typedYear("-44", false), -44);
  assert.equal(typedYear("ca. 800", false), "ca. 800");
  assert.equal(typedYear("ca. 800", true), "ca. 800 BC");
  assert.equal(typedYear("5. Jahrhundert", true), "5. Jahrhundert BC");
  assert.equal(typedYear("AD 79", true), "AD 79");
  assert.equal(typedYear("79 n. Chr.", true), "79 n. Chr.");
  assert.equal(typedYear("0", false), "0");
  assert.deepEqual(withField({ id: "a", year: 5 }, "year", "ca. 800"), { id: "a", written: "ca. 800" });
  assert.deepEqual(withField({ id: "a", written: "ca." }, "year", 800), { id: "a", year: 800 });
});

test("new cards have ids that say nothing", () => {
  assert.match(newId(), /^[a-z]{16}$/);
  assert.notEqual(newId(), newId());
});

test("the language of most cards comes first, whichever it is", () => {
  assert.deepEqual(languagesOf({ about: { name: { en: "Rome" }, themes: {} }, cards: [{ id: "a", title: { rm: "x" } }, { id: "b", title: { rm: "y" } }] }), ["rm", "en"]);
});

// Changes that wait

test("what is typed into one field becomes one change", () => {
  const waiting = ["C", "Cä", "Cäsar!"].reduce((all, to) => added(all, title("Cäsar", to)), []);
  assert.deepEqual(waiting, [title("Cäsar", "Cäsar!")]);
  assert.deepEqual(added(waiting, title("Cäsar!", "Cäsar")), [], "it is as it was");
  assert.equal(added(waiting, title("", "Titus", "b")).length, 2);
});

test("a card that comes and goes before anything was sent leaves no trace", () => {
  const made = added([], { card: "d", field: "card", was: null, to: {} });
  const typed = added(made, title("", "Titus", "d"));
  assert.deepEqual(added(typed, { card: "d", field: "card", was: null, to: null }), []);
});

test("a card that is deleted and brought back is not sent", () => {
  const gone = added([], { card: "a", field: "card", was: ROME.cards[0], to: null });
  assert.deepEqual(added(gone, { card: "a", field: "card", was: null, to: ROME.cards[0] }), []);
});

test("changes lie over the deck as the server has it", () => {
  const deck = applied(ROME, [title("Cäsar", "Cäsar stirbt"), { card: "c", field: "place", was: 2, to: 0 }, { card: "d", field: "card", was: null, to: { year: 1 } }, { card: "", field: "name:de", was: "Rom", to: "Roma" }, title("", "nirgends", "z")]);
  assert.equal(order(deck), "cabd");
  assert.equal(deck.cards[1].title.de, "Cäsar stirbt");
  assert.deepEqual(deck.about.name, { de: "Roma" });
  assert.equal(order(ROME), "abc", "the deck itself has not changed");
});

test("moves that depend on each other stay apart", () => {
  const move = (card, to) => ({ card, field: "place", was: 0, to });
  const waiting = [move("a", 2), move("b", 1), move("a", 0)].reduce(added, []);
  assert.equal(waiting.length, 3);
  assert.equal(order(applied(ROME, waiting)), "acb");
  assert.equal([move("a", 1), move("a", 2)].reduce(added, []).length, 1);
});

test("whatever is done can be taken back", () => {
  for (const wishes of [
    [{ card: "b", field: "card", to: null }],
    [{ card: "a", field: "place", to: 2 }],
    [{ card: "a", field: "title:de", to: "" }, { card: "a", field: "year", to: "ca. 50" }],
    [{ card: "", field: "theme:war", to: { name: { de: "Krieg" }, palette: "event", badge: "x" } }, { card: "a", field: "theme", to: "war" }],
  ]) {
    const done = applied(ROME, wishes);
    assert.notDeepEqual(done, ROME);
    assert.deepEqual(applied(done, inverse(ROME, wishes)), ROME);
  }
  // The server has ticked that "ca. 50" is approximate.
  const [year] = ROME.cards;
  const ticked = { ...ROME, cards: ROME.cards.map((card) => (card === year ? { ...card, year: 50, circa: true } : card)) };
  assert.deepEqual(applied(ticked, inverse(ROME, [{ card: year.id, field: "year", to: 50 }])), ROME);
});
