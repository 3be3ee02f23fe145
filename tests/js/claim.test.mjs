import assert from "node:assert/strict";
import test, { before } from "node:test";
import { claimWords, gapLabel } from "/web/js/tables/classic/claim.js";
import { spanOf } from "/web/js/tables/gap.js";
import { laid } from "/web/js/tables/laid.js";
import { parse, wordsOf } from "./position.mjs";
import { speak } from "./speak.mjs";

const LINE = parse("line -44 1200 1492 | hand 1300 1600 44");
const [C1300, C1600, C44] = LINE.hands[0];
const placed = (card, gap, seat = 0) => ({ event: "Placed", seat, card, gap });
const missed = (card, gap, seat = 0) => ({ event: "Missed", seat, card, gap });

before(() => speak("en", "classic"));

test("a gap lies between the years at its sides", () => {
  assert.deepEqual(spanOf(LINE.cards, LINE.line, 1), { left: -44, right: 1200 });
});

test("a gap at an end has a year at one side", () => {
  assert.deepEqual(spanOf(LINE.cards, LINE.line, 0), { left: undefined, right: -44 });
  assert.deepEqual(spanOf(LINE.cards, LINE.line, 3), { left: 1492, right: undefined });
});

test("a gap at the left end is before the first year, one at the right end after the last", () => {
  const words = wordsOf(LINE);
  assert.deepEqual(claimWords(spanOf(LINE.cards, LINE.line, 0), words), ["classic-before", { right: "44\u00a0BC" }]);
  assert.deepEqual(claimWords(spanOf(LINE.cards, LINE.line, 3), words), ["classic-after", { left: "1492" }]);
  assert.deepEqual(claimWords(spanOf(LINE.cards, LINE.line, 2), words), ["classic-between", { left: "1200", right: "1492" }]);
});

test("every gap has a name with its number and its years", async () => {
  const labels = () => [0, 1, 2, 3].map((gap) => gapLabel(wordsOf(LINE), LINE, gap));
  assert.deepEqual(labels(), [
    "Gap 1 of 4, before 44\u00a0BC",
    "Gap 2 of 4, between 44\u00a0BC and 1200",
    "Gap 3 of 4, between 1200 and 1492",
    "Gap 4 of 4, after 1492",
  ]);
  await speak("de", "classic");
  assert.match(labels()[0], /44\u00a0v\.\u00a0Chr\./);
  await speak("en");
});

test("a card that lies right is off by nothing", () => {
  assert.deepEqual(laid([placed(C1300, 2)], LINE, LINE.line), [
    { ...placed(C1300, 2), right: true, year: 1300, span: { left: 1200, right: 1492 }, off: 0, line: LINE.line },
  ]);
});

test("a card that missed is off by the years to its gap", () => {
  const offs = [[C1600, 2], [C1600, 0], [C1300, 3], [C44, 0]].map(([card, gap]) => laid([missed(card, gap)], LINE, LINE.line)[0]);
  assert.deepEqual(offs.map(({ right, off }) => [right, off]), [[false, 108], [false, 1643], [false, 192], [false, 87]]);
});

test("each card of a message claims a gap of the line as it is by then", () => {
  const found = laid([placed(C1300, 2, 0), { event: "TurnPassed", seat: 1 }, missed(C1600, 3, 1), placed(C44, 1, 2)], LINE, LINE.line);
  assert.deepEqual(found.map(({ seat, span, off }) => [seat, span, off]), [
    [0, { left: 1200, right: 1492 }, 0],
    [1, { left: 1300, right: 1492 }, 108],
    [2, { left: -44, right: 1200 }, 0],
  ]);
  assert.deepEqual(found.map(({ line }) => line), [[0, 1, 2], [0, 1, C1300, 2], [0, 1, C1300, 2]]);
});

test("a line that has just begun has two gaps", () => {
  const [found] = laid([{ event: "Started", card: 1 }, missed(C1300, 0)], LINE, []);
  assert.deepEqual([found.span, found.off, found.line], [{ left: undefined, right: 1200 }, 100, [1]]);
});

test("of a card whose year is not seen nobody says by how much it missed", () => {
  const view = { ...LINE, cards: { ...LINE.cards, [C1600]: { face: "of-1600" } } };
  const [found] = laid([missed(C1600, 0)], view, LINE.line);
  assert.deepEqual([found.year, found.off], [undefined, 0]);
});

test("the line from before is not changed", () => {
  const line = [...LINE.line];
  laid([placed(C1300, 2)], LINE, line);
  assert.deepEqual(line, LINE.line);
});
