import assert from "node:assert/strict";
import test, { before } from "node:test";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { End } from "/web/js/screens/end.js";
import { reckon } from "/web/js/screens/end/reckoning.js";
import { Scores } from "/web/js/screens/end/scores.js";
import { Start } from "/web/js/screens/start.js";
import { COVERS, FIRST, PRESETS, aboutOf, botsOf, leastOf, nameOf, presetsWith, rulesOf, sizeOf } from "/web/js/tables/covers.js";
import { findGame } from "/web/js/tables/find.js";
import { plain } from "/web/js/tables/plain/game.js";
import { draw, settle, until } from "./draw.mjs";
import { GAMES, TABLES, endOf } from "./games.mjs";
import { parse, wordsOf } from "./position.mjs";
import { sit } from "./sit.mjs";
import { speak } from "./speak.mjs";

before(() => speak("en", "table", "end"));

// What a game is

for (const [rules, game] of Object.entries(TABLES)) {
  test(`every member of a game is there, of its own or the plain one: ${rules}`, () => {
    assert.deepEqual(Object.keys(game).sort(), Object.keys(plain).sort());
    for (const [name, value] of Object.entries(plain)) assert.equal(typeof game[name], typeof value, name);
  });

  test(`what a game is known by is its own: ${rules}`, () => {
    for (const own of ["Table", "tell", "hints", "keys", "leaflets"]) assert.notEqual(game[own], plain[own], own);
  });
}

test("a game without a folder is the plain game", async () => {
  for (const rules of ["sudden_death", "constructor", "toString"]) assert.deepEqual(await findGame(rules), plain);
});

test("every preset with a table of its own has a leaflet there", () => {
  for (const preset of Object.keys(PRESETS)) if (TABLES[rulesOf(preset)]) assert.ok(TABLES[rulesOf(preset)].leaflets[preset], preset);
});

// What can be played

test("the covers hold every preset that the server offers", () => {
  const held = COVERS.map(({ id, presets }) => [id, Object.keys(presets)]);
  assert.deepEqual(held, [
    ["solo", ["solo"]],
    ["classic", ["events", "inventions", "themes"]],
    ["swiss", ["swiss", "swiss-no-spinner"]],
    ["superversion", ["superversion"]],
    ["twist", ["twist", "twist-competitive"]],
    ["sudden_death", ["sudden_death"]],
  ]);
  assert.equal(FIRST, "events");
});

test("how many may play is what the server says, and how long it takes what is known of short and long games", () => {
  assert.deepEqual(["events", "superversion", "twist", "sudden_death"].map(sizeOf), ["2–8 · 5–7 min", "3–6 · 13–50 min", "1–6 · 6–11 min", "2"]);
  assert.equal(sizeOf("solo"), "1 · 10 min");
  assert.deepEqual([leastOf("superversion"), leastOf("gone")], [3, 2]);
  assert.deepEqual([botsOf("events"), botsOf("sudden_death")], [3, 1]);
});

test("a deck leads to what is played with it", () => {
  assert.deepEqual(presetsWith("twist"), ["twist", "twist-competitive"]);
  assert.deepEqual(presetsWith("switzerland")[0], "swiss");
  assert.deepEqual(presetsWith("of-somebody"), []);
});

test("without the wheel, nobody is asked to spin it, and on the page the numbers of players are called that", async () => {
  assert.deepEqual(["swiss", "swiss-no-spinner", "twist-competitive"].map(aboutOf).map((said) => said.split(" ")[0]), ["Spin,", "Answer", "Play"]);
  const page = draw(html`<${Start} />`);
  assert.match(page.all("button.cover")[1].textContent, /Players: 2–8 · 5–7 min$/);
  draw(null, page);
});

test("a preset that the client has never heard of has a name, and a cover on the start page", () => {
  assert.deepEqual([nameOf("sudden_death"), aboutOf("sudden_death")], ["Sudden death", ""]);
  const page = draw(html`<${Start} />`);
  assert.deepEqual(page.all("button.cover").map((cover) => cover.all("span.heading")[0].textContent), ["Solo", "Classic", "Swiss", "Superversion", "Twist", "Sudden death"]);
  draw(null, page);
});

// A game that the client has never heard of

/** Pawns, a moon and a vault: zones that the client has never heard of, while some that it knows are missing. */
const strange = (more) => {
  const { line, hands, cards, players, ...view } = parse("line 1200 1492 | hand 1300 1600 | hand 1400", { rules: "sudden_death", seat: 0, vault: [[7]], moon: "full", ...more });
  const known = "racks chips bank totals dueled owing spun read reader trying tries tried failed mark stake raters ratings row slots discards sideways placed misfits";
  for (const zone of known.split(" ")) delete view[zone];
  return { ...view, line, hands, cards, players };
};
const asks = [
  { move: "steal_card", seat: [1], card: [4, 99], how: [["by", "night"], { by: "day" }, null] },
  { move: "guess", year: Array.from({ length: 40 }, (_, at) => 1900 + at) },
  { move: "howl" },
];

test("the plain table shows every zone, and every ask", () => {
  const { page, moves } = sit(plain.Table, strange(), ...asks);
  assert.deepEqual(page.all("h2").map((title) => title.textContent), ["Timeline", "Moon", "Hands", "Steal card", "Guess", "Howl"]);
  const [steal, guess, howl] = page.all("div.plain-ask");
  assert.deepEqual(steal.all("b").map((field) => field.textContent), ["Player", "Card", "How"]);
  assert.deepEqual(steal.all("button.btn2").map((value) => value.textContent), ["Ben", "Of 1400", "99", '["by","night"]', '{"by":"day"}', "null"]);
  for (const at of [0, 1, 3]) {
    steal.all("button.btn2")[at].click();
    settle();
  }
  steal.all("button.btn")[0].click();
  settle();
  assert.deepEqual(moves, [{ move: "steal_card", seat: 1, card: 4, how: ["by", "night"] }]);
  assert.equal(guess.all("option").length, 41);
  assert.equal(howl.all("button.btn")[0].getAttribute("disabled"), "true", "one move at a time");
});

test("the plain table offers long lists as a menu, and sends moves without fields", () => {
  const guessing = sit(plain.Table, strange(), ...asks);
  guessing.page.all("select")[0].enter("change", "12");
  settle();
  guessing.page.all("div.plain-ask")[1].all("button.btn")[0].click();
  const howling = sit(plain.Table, strange(), ...asks);
  howling.page.all("div.plain-ask")[2].all("button.btn")[0].click();
  assert.deepEqual([guessing.moves, howling.moves], [[{ move: "guess", year: 1912 }], [{ move: "howl" }]]);
});

test("the plain table says why a move was refused", async () => {
  const { page, refuse } = sit(plain.Table, strange(), { move: "howl" });
  refuse({ code: "illegal", why: "expected the moon to be out" });
  page.all("button.btn")[0].click();
  await new Promise(setImmediate);
  settle();
  assert.equal(page.all("p.bad")[0].textContent, "expected the moon to be out");
});

test("the plain table reads out what happened", () => {
  const { page, show } = sit(plain.Table, strange());
  show({ entries: 2 }, [{ event: "MoonRose", phase: "full" }, { event: "CardStolen", seat: 1, card: 2 }, { event: "Vanished", seat: 7, card: 70 }]);
  assert.equal(page.all("p.hidden")[0].textContent, "Moon rose. Card stolen: Ben, Of 1300. Vanished.");
});

const LOG = { players: [{ name: "Ana" }, { name: "Ben" }], deck: [{ face: "of-1300", year: 1300 }], entries: [{ events: [{ event: "MoonRose" }, { event: "Spirited", card: 5, face: "of-1300" }, { event: "Gave", seat: 0, to: 1, card: 0, place: 0 }] }] };

/** The end of the unknown game, as it is rendered. */
function end(more) {
  const view = strange({ over: true, ...more });
  const story = reckon(LOG, plain);
  const words = wordsOf(view);
  const scores = draw(html`<${Scores} ...${{ game: plain, view, words, story, seat: null }} />`);
  return { said: plain.headline(view, null, words), how: plain.howWon(view, story), heads: scores.all("th").map((head) => head.textContent), cells: scores.all("td").map((cell) => cell.textContent) };
}

test("the end of an unknown game says who won, and the score and the totals if there are any", () => {
  assert.deepEqual(end({ winners: [1] }), { said: "Ben wins", how: "", heads: ["Name", "Ben", "You"], cells: [] });
  const together = end({ winners: [0, 1], score: 12 });
  assert.deepEqual([together.said, together.how], ["Ana and Ben win", "12 points"]);
  const view = strange({ winners: [0], over: true });
  const counted = draw(html`<${Scores} ...${{ game: plain, view: { ...view, totals: [3, 1] }, words: wordsOf(view), story: reckon(LOG, plain), seat: null }} />`);
  assert.deepEqual(counted.all("td").map((cell) => cell.textContent), ["3", "1"]);
});

/** The end screen, once it has the log. */
async function drawEnd(view, log) {
  const never = globalThis.fetch;
  globalThis.fetch = async (address) => ({ ok: true, json: async () => (address.endsWith("/G") ? log : []) });
  const room = { preset: FIRST, decks: [FIRST], code: "ROOMAA", host: "a", me: "a" };
  const page = draw(html`<${End} ...${{ game: TABLES[view.rules] ?? plain, view, seat: 0, words: wordsOf(view), room, id: "G" }} />`);
  globalThis.fetch = never;
  await until(() => page.all("table").length);
  const said = [page.all("h1")[0].textContent, page.all("p")[0].textContent, page.all("td").length];
  draw(null, page);
  return said;
}

test("the end of every game can be shown", async () => {
  assert.deepEqual(await drawEnd(strange({ winners: [1], over: true }), LOG), ["Ben wins", "", 0]);
  const line = parse("line 1200 1492 | hand 1300 | hand 1400 | hand 1500");
  const classic = await drawEnd({ ...line, ...endOf(GAMES.classic), round: 4 }, GAMES.classic);
  assert.match(classic[1], /^in round 4, \d+ of \d+ right$/);
  assert.equal(classic[2], 9);
  const racks = parse("rack 1200 1492 | rack 1300 | rack 1500");
  const swiss = await drawEnd({ ...racks, ...endOf(GAMES.superversion), round: 2 }, GAMES.superversion);
  assert.match(swiss[1], /chips/);
  assert.equal(swiss[2], 15);
});

test("the last player left wins because the others have gone", async () => {
  const view = strange({ winners: [1], over: true, left: [0], playing: [1] });
  assert.deepEqual(await drawEnd(view, LOG), ["Ben wins", t("end-forfeit"), 0]);
});
