import assert from "node:assert/strict";
import test from "node:test";
import { yearsWithRoom } from "/web/js/tables/strip.js";

const years = ["40", "1545", "1818", "1832", "1895", "1928", "1930", "1955", "1960"];
const shown = (wide, before) => yearsWithRoom(years, wide, before).filter(Boolean);

test("a wide strip shows every year", () => assert.deepEqual(shown(1360), years));
test("a narrow strip leaves years out at even steps", () => assert.deepEqual(shown(350), ["40", "1818", "1895", "1930", "1960"]));
test("no year lies below the mark", () => {
  assert.deepEqual(shown(350, 5), ["40", "1818", "1930", "1960"]);
  assert.deepEqual(shown(1360, 5), years);
});
test("at the ends there is room for both", () => {
  assert.deepEqual(shown(350, 0), shown(350));
  assert.deepEqual(shown(350, years.length), shown(350));
  assert.deepEqual(shown(350, 1), ["1818", "1895", "1930", "1960"]);
});
