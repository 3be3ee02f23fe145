/** The buttons and keys of a replay. Which steps they lead to is tested in marks.test.mjs. */
import assert from "node:assert/strict";
import test, { afterEach, before } from "node:test";
import { html } from "/web/js/parts/html.js";
import { Replay } from "/web/js/screens/replay.js";
import { marksOf } from "/web/js/screens/replay/marks.js";
import { decks, letterKeys } from "/web/js/store.js";
import { draw, settle, until } from "./draw.mjs";
import { GAMES, TABLES } from "./games.mjs";
import { Element } from "./page.mjs";
import { press } from "./sit.mjs";
import { speak } from "./speak.mjs";

const SUPER = GAMES.superversion;
const SEAT = 1;
const words = globalThis.fetch;
let page = null;

before(async () => {
  await speak("en", "table", "pages");
  history.replaceState = () => {};
  // The list of moves scrolls to the one that is shown.
  Element.prototype.querySelector = () => new Element("button");
});

afterEach(() => {
  draw(null, page);
  globalThis.fetch = words;
});

/** The replay as somebody sees it who had these seats. */
async function replay(yours) {
  const about = { id: "G", preset: "superversion", decks: [], yours, over: true, players: SUPER.players, winners: [0] };
  const answers = { "/api/games/G/about": about, "/api/games/G": SUPER };
  globalThis.fetch = (address, ...how) => {
    const answer = answers[new URL(address, location).pathname];
    // The table of each step never comes: it is not what is looked at here.
    return answer ? Promise.resolve({ ok: true, json: async () => answer }) : words(address, ...how);
  };
  page = draw(html`<${Replay} id="G" />`);
  await until(() => page.all("span.count").length);
}

const step = () => Number(page.all("span.count")[0].textContent.split("/")[0]);
const jumps = () => page.all("span.jump").map((each) => each.all("span")[0].textContent);
const button = (name) => page.all("button").find((each) => each.getAttribute("aria-label") === name);
function click(name) {
  button(name).click();
  settle();
  return step();
}

test("whoever played jumps by turn, by round and to their own mistakes, by button and by key", async () => {
  await replay([SEAT]);
  const { turn, round, mistake } = marksOf(SUPER, TABLES.swiss, [SEAT]);
  assert.ok(round.length > 1 && mistake.length > 1 && turn.length > 2);
  assert.notDeepEqual(mistake, marksOf(SUPER, TABLES.swiss, []).mistake, "others made mistakes too");
  for (const [name, key, marks] of [["turn", "t", turn], ["round", "r", round], ["mistake", "m", mistake]]) {
    press("Home");
    const ahead = marks.filter((mark) => mark > 1);
    assert.deepEqual(ahead.map(() => click(`Next ${name}`)), ahead);
    assert.equal(button(`Next ${name}`).getAttribute("disabled"), "true", "there is no other");
    const behind = marks.filter((mark) => mark < ahead.at(-1)).toReversed();
    assert.deepEqual(behind.map(() => (press(key.toUpperCase()), step())), behind);
    press("Home", key);
    assert.equal(step(), ahead[0]);
    assert.equal(click(`Previous ${name}`), marks.findLast((mark) => mark < ahead[0]) ?? ahead[0]);
  }
});

test("it says where one is, and whose mistakes are meant", async () => {
  await replay([SEAT]);
  const { turn, mistake, round } = marksOf(SUPER, TABLES.swiss, [SEAT]);
  assert.equal(round[0], 1, "it begins with the first round");
  assert.deepEqual(jumps(), [`Turn 1/${turn.length}`, `Round 1/${round.length}`, `Your mistakes 0/${mistake.length}`]);
  press("m", "m");
  assert.equal(jumps()[2], `Your mistakes 2/${mistake.length}`);
  draw(null, page);
  await replay([]);
  assert.match(jumps()[2], /^Mistakes 0\//);
});

test("players are called “you” in the replay, unless several of them share the device", async () => {
  const says = () => page.all("ol")[0].textContent.includes("You ");
  const found = [];
  for (const yours of [[SEAT], [0, 1], []]) {
    await replay(yours);
    found.push(says());
    draw(null, page);
  }
  assert.deepEqual(found, [true, false, false]);
});

test("with letter keys turned off, only the buttons jump", async () => {
  letterKeys.value = "off";
  await replay([SEAT]);
  press("t", "r", "m");
  assert.equal(step(), 1);
  letterKeys.value = "";
});
