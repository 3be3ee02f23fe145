import assert from "node:assert/strict";
import test from "node:test";
import { addedTo, bodyOf, deckName, kindsOf, leftOf, leftOver, nameOfFile, nextProblem, upTo, withCell, withoutRow } from "/web/js/screens/paste/table.js";
import { fileName } from "/web/js/screens/mine/files.js";
import { bring, carried, shownOn, unpack } from "/web/js/screens/paste/photos.js";

const finding = (row, column, kind, word) => ({ row, column, kind, word, why: "" });
const TABLE = {
  sheets: [""], sheet: 0, first: 1, heading: 0, columns: ["title", "year", "theme"], language: "de", guessed: false,
  rows: [["Was", "Wann", "Thema"], ["Rom brennt", "64", "Krieg"], ["Es beginnt", "0", ""], ["", "", ""], ["Rom brennt nun", "65", ""]],
  cards: [{ row: 2, card: { id: "", year: 64, theme: "krieg", title: { de: "Rom brennt" }, source: { title: "Tacitus", url: "" } } }, { row: 5, card: { id: "", year: 65, theme: "cards", title: { de: "Rom brennt nun" } } }],
  themes: { krieg: { name: { de: "Krieg" }, palette: "event", badge: "game-icons:hourglass" } },
  findings: [finding(3, 2, "wrong", "year-zero"), finding(5, 1, "look", "alike")],
};

test("rows are counted by kind, and empty ones not at all", () => {
  const { good, wrong, look } = kindsOf(TABLE, TABLE.findings);
  assert.deepEqual([[...good], [...wrong], [...look]], [[2, 5], [3], [5]]);
  assert.deepEqual(bodyOf(TABLE), [1, 2, 4]);
});

test("what somebody has said is fine is no longer worth a look", () => {
  assert.deepEqual(leftOf(TABLE, new Set(["5 alike"])).map(({ word }) => word), ["year-zero"]);
});

test("the next problem is the one after this cell, and after the last comes the first", () => {
  assert.equal(nextProblem(TABLE, TABLE.findings, null).row, 3);
  assert.equal(nextProblem(TABLE, TABLE.findings, { row: 3, column: 2 }).row, 5);
  assert.equal(nextProblem(TABLE, TABLE.findings, { row: 5, column: 1 }).row, 3);
  assert.equal(nextProblem(TABLE, [], null), undefined);
});

test("a cell or a row changes, and the table before it does not", () => {
  assert.deepEqual(withCell(TABLE.rows, 2, 1, "1")[2], ["Es beginnt", "1", ""]);
  assert.deepEqual(withoutRow(TABLE.rows, 2)[2], ["", "", ""]);
  assert.equal(TABLE.rows[2][1], "0");
});

test("good rows join a deck, with the themes it lacks", () => {
  const changes = addedTo(TABLE, { themes: {} });
  assert.deepEqual(changes.map(({ field }) => field), ["theme:krieg", "card", "card"]);
  assert.deepEqual(changes[0].to, TABLE.themes.krieg);
  assert.deepEqual(changes[1].to, { year: 64, theme: "krieg", title: { de: "Rom brennt" }, source: "Tacitus", source_url: "" });
  assert.equal(changes[2].to.theme, "", "a row without a theme gets none");
  assert.equal(addedTo(TABLE, { themes: { krieg: { name: {}, palette: "event", badge: "" } } }).length, 2);
  const mine = { themes: { abcdefgh: { name: { en: "War", de: "Krieg" }, palette: "art", badge: "" } } };
  assert.deepEqual(addedTo(TABLE, mine).map(({ to }) => to.theme), ["abcdefgh", ""], "a theme of the same name is the same theme");
});

test("a deck is called by a line above its headings, its sheet or its years, until somebody names it", () => {
  assert.equal(deckName(TABLE), "64 – 65");
  assert.equal(deckName({ ...TABLE, cards: [] }), "");
  assert.equal(deckName({ ...TABLE, cards: TABLE.cards.slice(1) }), "65");
  for (const sheet of ["Tabelle1", "Sheet 2", "Feuil1", "Foglio1", "Blad1"]) assert.equal(deckName({ ...TABLE, sheets: ["", sheet], sheet: 1 }), "64 – 65");
  assert.equal(deckName({ ...TABLE, sheets: ["Rom"] }), "Rom");
  const above = [["Quelle", "Buch", ""], ["Das alte Rom", "", "Das alte Rom"]];
  assert.equal(deckName({ ...TABLE, sheets: ["Rom"], heading: 2, rows: [...above, ...TABLE.rows] }), "Das alte Rom");
});

test("rows that are still wrong are kept with their heading, but no row that was there twice", () => {
  assert.deepEqual(leftOver(TABLE, [...TABLE.findings, finding(5, 1, "wrong", "twice")]), { rows: [TABLE.rows[0], TABLE.rows[2]], columns: TABLE.columns, heading: 0, language: "de" });
});

test("of more cards than a deck can have, the first are taken and the other rows are kept", () => {
  assert.equal(upTo(TABLE, 2), TABLE);
  assert.deepEqual(upTo(TABLE, 0).cards, [], "a deck that is full takes none");
  const taken = upTo(TABLE, 1);
  assert.deepEqual([taken.cards.length, taken.rows], [1, TABLE.rows.slice(0, 2)]);
  assert.deepEqual(leftOver(TABLE, TABLE.findings, taken.rows.length).rows, [TABLE.rows[0], ...TABLE.rows.slice(2)]);
});

test("a file of our own is read without its photos, which come along as far as one request can carry them", async () => {
  const pictures = { a: "A".repeat(5_000_000), b: "B".repeat(5_000_000), c: "C" };
  const { slim, pictures: found } = await unpack(new File([JSON.stringify({ rows: [1], pictures })], "deck.json"));
  assert.deepEqual(JSON.parse(await slim.text()), { rows: [1], pictures: { a: "", b: "", c: "" } });
  assert.deepEqual(found, pictures);
  const cards = ["a", "b", "c", "c", "", "elsewhere"].map((photo) => ({ card: { photo } }));
  assert.deepEqual(shownOn(cards, found), ["a", "b", "c"]);
  assert.deepEqual(Object.keys(carried(["a", "b", "c"], found)), ["a", "c"]);
  assert.deepEqual(carried(shownOn(cards.slice(2), found), found), { c: "C" });
  const broken = new File(["{"], "deck.json");
  assert.equal((await unpack(broken)).slim, broken);
});

test("photos join a deck that is there, as many at once as a request can carry; what the server refuses is left out", async () => {
  const asked = [];
  globalThis.fetch = async (address, { body }) => {
    const { changes, pictures } = JSON.parse(body);
    asked.push([address, changes, Object.keys(pictures)]);
    const isBroken = "b" in pictures;
    return /** @type {any} */ ({ ok: !isBroken, status: isBroken ? 400 : 200, json: async () => ({ left_out: changes.filter(({ to }) => to === "c").map(({ to }) => ({ photo: to })) }) });
  };
  const pictures = { a: "A".repeat(5_000_000), b: "B".repeat(5_000_000), c: "C", d: "D".repeat(9_500_000) };
  const wanted = [["1", "a"], ["2", "b"], ["3", "c"], ["4", "c"], ["5", "d"], ["6", "a"]].map(([card, photo]) => ({ card, photo }));
  const parts = [];
  assert.equal(await bring("deck", wanted, pictures, (part) => parts.push(part)), 3);
  assert.deepEqual(asked.map(([, changes, names]) => [changes.map(({ card }) => card), names]), [[["1", "3", "4", "6"], ["a", "c"]], [["2"], ["b"]]]);
  assert.deepEqual(asked[0].slice(0, 2).flat()[1], { card: "1", field: "photo", was: "", to: "a" });
  assert.equal(asked[0][0], "/api/own/deck/changes");
  assert.deepEqual(parts.map((part) => Math.round(part * 6)), [0, 4, 5]);
});

test("every file of a deck has a name of its own", () => {
  assert.equal(fileName("print.pdf?paper=A4", "Rom: 1/2"), "Rom 12.pdf");
  assert.notEqual(fileName("extras.pdf", "Rom"), fileName("print.pdf?paper=A4", "Rom"));
  assert.equal(fileName("cards.csv", "?"), "deck.csv");
});

test("a deck is called as its file, as far as a name may be long", () => {
  assert.equal(nameOfFile("Unser Dorf 1.2.xlsx"), "Unser Dorf 1.2");
  assert.equal(nameOfFile(`${"Dorf ".repeat(20)}.csv`).length, 59);
});
