/** What can be played with a deck of few cards. */
import assert from "node:assert/strict";
import test, { before } from "node:test";
import { html } from "/web/js/parts/html.js";
import { Ways } from "/web/js/screens/mine/play.js";
import { ownTable, playWithFriends } from "/web/js/opening.js";
import { draw, until } from "./draw.mjs";
import { speak } from "./speak.mjs";

const words = globalThis.fetch;

before(() => speak("en", "mydecks"));

const ways = (size, players) => draw(html`<${Ways} deck="own:d" size=${size} players=${players} />`);
const hint = (page) => page.all("p.hint").map((each) => each.textContent).join();
const named = (page) => page.all("button").map((each) => each.textContent);

test("with too few cards for usual hands, two play with smaller ones, and are told how many cards are missing", async () => {
  const wishes = [];
  globalThis.fetch = async (address, how) => {
    if (!address.startsWith("/api/rooms")) return words(address, how);
    wishes.push(JSON.parse(how.body));
    return { ok: false, json: async () => ({ why: "not here" }) };
  };
  const page = ways(7, 0);
  assert.equal(hint(page), "Two can play, with 3 cards in hand each. For the usual 4, you need 9 finished cards.");
  page.all("button.btn")[0].click();
  await until(() => wishes.length);
  globalThis.fetch = words;
  assert.deepEqual(wishes[0].options, { hand: 3 });
  assert.equal(page.all("button.btn")[0].textContent, "Play with friends");
});

test("with too few cards for two, one plays alone", () => {
  const page = ways(2, 0);
  assert.match(hint(page), /^Two players need at least three finished cards/);
  assert.equal(page.all("button.btn")[0].textContent, "Play alone");
  assert.ok(!named(page).includes("Play with friends") && !named(page).includes("Play with bots"));
});

test("with enough cards nothing is said", () => {
  assert.equal(hint(ways(40, 8)), "");
});

test("whoever opens a room with a deck of their own finds the way back to it", async () => {
  globalThis.fetch = async () => ({ ok: true, json: async () => ({ code: "ROOMAA" }) });
  globalThis.WebSocket = class {};
  history.pushState = () => {};
  await playWithFriends("events", { decks: ["own:d1"] });
  globalThis.fetch = words;
  assert.equal(ownTable("ROOMAA"), "/decks/mine/d1");
  assert.equal(ownTable("ROOMBB"), "");
});
