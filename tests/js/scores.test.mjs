import assert from "node:assert/strict";
import test, { before } from "node:test";
import { html } from "/web/js/parts/html.js";
import { reckon } from "/web/js/screens/end/reckoning.js";
import { Scores } from "/web/js/screens/end/scores.js";
import { draw } from "./draw.mjs";
import { GAMES, TABLES, endOf } from "./games.mjs";
import { wordsOf } from "./position.mjs";
import { recount } from "./recount.mjs";
import { speak } from "./speak.mjs";

before(() => speak("en", "end", "classic", "swiss", "twist"));

/** The score table: its headings, and its rows by name. */
function scores(view, story, seat = null) {
  const table = draw(html`<${Scores} game=${TABLES[view.rules]} view=${view} words=${wordsOf({ ...view, cards: {} })} story=${story} seat=${seat} />`);
  const rows = table.all("tbody")[0].all("tr").map((row) => ({ name: row.all("th")[0].textContent, row, cells: row.all("td").map((cell) => cell.textContent) }));
  return { heads: table.all("thead")[0].all("th").map((head) => head.textContent), rows };
}
const shown = (log, more) => scores({ ...endOf(log), ...more }, reckon(log, TABLES[log.rules]));
const names = ({ rows }) => rows.map(({ name }) => name);

for (const [name, log] of Object.entries(GAMES)) {
  test(`everyone has a row with what they got right: ${name}`, () => {
    const { rows } = shown(log);
    const { laid } = recount(log);
    assert.equal(rows.length, log.players.length);
    for (const { name, row, cells } of rows) {
      const seat = log.players.findIndex((player) => player.name === name);
      const own = laid.filter((each) => each.seat === seat).map(({ right }) => right);
      assert.equal(cells[0], `${own.filter(Boolean).length}/${own.length}`);
      assert.deepEqual(row.all("span.squares")[0].all("i").map((mark) => mark.getAttribute("class") !== "missed"), own.slice(-24));
    }
  });
}

test("the winner has the first row, and is marked", () => {
  for (const log of [GAMES.classic, GAMES.superversion]) {
    const [winner] = endOf(log).winners;
    const { rows } = shown(log);
    assert.equal(rows[0].name, log.players[winner].name);
    assert.deepEqual(rows.map(({ row }) => row.getAttribute("class")), ["winner", "", ""]);
  }
});

test("in a cooperative game no winner stands out", () => {
  const { rows } = shown(GAMES.twist, { winners: [0, 1, 2] });
  assert.ok(rows.every(({ row }) => row.getAttribute("class") === ""));
});

test("in classic there are the best run and the years off on average", () => {
  const { heads, rows } = shown(GAMES.classic);
  assert.deepEqual(heads, ["Name", "right", "best run", "years out, on average"]);
  const { laid } = recount(GAMES.classic);
  for (const { name, cells } of rows) {
    const own = laid.filter(({ seat }) => GAMES.classic.players[seat].name === name);
    const runs = own.map(({ right }) => (right ? "+" : " ")).join("").split(" ");
    assert.equal(cells[1], String(Math.max(...runs.map((run) => run.length))));
    const offs = own.filter(({ right }) => !right).map(({ off }) => off);
    const mean = Math.round(offs.reduce((sum, off) => sum + off, 0) / offs.length);
    assert.equal(cells[2].replaceAll(",", ""), offs.length ? String(mean) : "–");
  }
});

test("in the superversion there are ratings, rounds and the total", () => {
  const { heads, rows } = shown(GAMES.superversion);
  const { ratings, rounds } = recount(GAMES.superversion);
  assert.deepEqual(heads, ["Name", "right", "correct ratings", "Round 1", "Round 2", "total"]);
  for (const { name, row, cells } of rows) {
    const seat = GAMES.superversion.players.findIndex((player) => player.name === name);
    const points = rounds.map((round) => round.points[seat]);
    const total = points[0] + points[1];
    assert.deepEqual(cells.slice(1), [`${ratings[seat].filter(Boolean).length}/${ratings[seat].length}`, ...points.map(String), String(total)]);
    assert.deepEqual(row.all("td").slice(2, 4).map((cell) => cell.getAttribute("class").includes("best")), rounds.map(({ winners }) => winners.includes(seat)));
  }
});

test("in twist there is only what was right", () => {
  assert.deepEqual(shown(GAMES.twist).heads, ["Name", "right"]);
});

const view = { rules: "classic", players: [{ name: "Ana" }, { name: "Ben" }, { name: "Cleo" }, { name: "Dan" }], winners: [], score: null, seat: null, totals: [0, 0, 0, 0] };
const card = (right, off = 0) => ({ right, off });
/** What everyone laid, as text: + is right. */
const story = (...marks) => ({ by: marks.map((own) => [...own].map((mark) => card(mark === "+", 10))), rounds: [], ratings: marks.map(() => []), laid: [] });

test("after the winner come those with the higher total, then those with more right", () => {
  const marks = story("+", "++", "+++", "-");
  assert.deepEqual(names(scores(view, marks)), ["Cleo", "Ben", "Ana", "Dan"]);
  assert.deepEqual(names(scores({ ...view, winners: [3] }, marks)), ["Dan", "Cleo", "Ben", "Ana"]);
  assert.deepEqual(names(scores({ ...view, totals: [9, 4, 4, 12] }, marks)), ["Dan", "Ana", "Cleo", "Ben"]);
});

test("without a miss there is no average, and a miss ends the best run", () => {
  const { rows } = scores(view, story("++-+++--+", "+++", "---", ""));
  const cells = Object.fromEntries(rows.map(({ name, cells }) => [name, cells]));
  assert.deepEqual(cells, { Ana: ["6/9", "3", "10"], Ben: ["3/3", "3", "–"], Cleo: ["0/3", "0", "10"], Dan: ["0/0", "0", "–"] });
});

test("a long game shows the last two dozen squares", () => {
  const { rows } = scores(view, story(`${"-".repeat(9)}${"+".repeat(20)}`, "", "", ""));
  assert.equal(rows[0].cells[0], "20/29");
  assert.deepEqual(rows[0].row.all("span.squares")[0].all("i").map((mark) => mark.getAttribute("class")), [...Array(4).fill("missed"), ...Array(20).fill("")]);
});

test("a single round has no columns for rounds, and a game without ratings none for ratings", () => {
  const swiss = { ...view, rules: "swiss" };
  const round = { winners: [0], points: [4, 2, 1, 0] };
  assert.deepEqual(scores(swiss, { ...story("+", "+", "+", "+"), rounds: [round] }).heads, ["Name", "right", "total"]);
});

test("the player's own row says so, once", () => {
  const marks = story("+", "+", "+", "+");
  assert.deepEqual(names(scores(view, marks, 1)), ["Ana", "Ben (You)", "Cleo", "Dan"]);
  assert.deepEqual(names(scores({ ...view, seat: 1 }, marks, 1)), ["Ana", "You", "Cleo", "Dan"]);
});
