import assert from "node:assert/strict";
import test from "node:test";
import { marksOf, nextMark } from "/web/js/screens/replay/marks.js";
import { GAMES, TABLES } from "./games.mjs";
import { recount } from "./recount.mjs";

for (const [name, log] of Object.entries(GAMES)) {
  test(`one can jump to every turn, round and mistake: ${name}`, () => {
    const marks = marksOf(log, TABLES[log.rules], []);
    const has = (...kinds) => log.entries.map(({ events }, at) => (events.some(({ event }) => kinds.includes(event)) ? at + 1 : 0)).filter(Boolean);
    assert.deepEqual(marks.turn, has("TurnPassed", "RoundBegan"));
    assert.deepEqual(marks.round, has("RoundBegan").length > 1 ? has("RoundBegan") : []);
    assert.deepEqual(marks.mistake, has("Missed", "TryFailed", "LaidSideways"));
  });

  test(`whoever played jumps to their own mistakes: ${name}`, () => {
    const { laid } = recount(log);
    for (const seat of [0, 1, 2]) {
      const own = laid.filter((each) => each.seat === seat && !each.right).map(({ step }) => step);
      if (own.length) assert.deepEqual(marksOf(log, TABLES[log.rules], [seat]).mistake, own);
    }
  });
}

test("a jump goes to the nearest mark on that side, if there is one", () => {
  const marks = [2, 5, 9];
  assert.deepEqual([1, 2, 5, 8, 9].map((step) => nextMark(marks, step, 1)), [2, 5, 9, 9, undefined]);
  assert.deepEqual([1, 2, 5, 8, 12].map((step) => nextMark(marks, step, -1)), [undefined, undefined, 2, 5, 9]);
});
