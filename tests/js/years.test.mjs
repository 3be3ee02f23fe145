import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { LANGUAGES } from "/web/js/i18n.js";
import { countText, missedBy, yearText, yearsApart } from "/web/js/years.js";
import { speak } from "./speak.mjs";

/** By language and year; `tests/test_text.py` reads the same table. */
const WRITTEN = JSON.parse(readFileSync(new URL("../years.json", import.meta.url), "utf-8"));

test("the table of years has every language", () => {
  assert.deepEqual(Object.keys(WRITTEN), Object.keys(LANGUAGES));
});

for (const [language, years] of Object.entries(WRITTEN)) {
  test(`years are written as Python writes them: ${language}`, async () => {
    await speak(language);
    assert.deepEqual(Object.fromEntries(Object.keys(years).map((year) => [year, yearText(Number(year))])), years);
  });

  test(`so many years are written without an era: ${language}`, async () => {
    await speak(language);
    const mark = { en: ",", de: "\u202f", fr: "\u202f" }[language] ?? ".";
    assert.deepEqual([1, 44, 9999, 10_000, 1_234_567].map(countText), ["1", "44", "9999", `10${mark}000`, `1${mark}234${mark}567`]);
    assert.equal(countText(-40_000), `−${countText(40_000)}`);
  });
}

test("years apart are counted either way", () => {
  for (const [from, to, apart] of [[1789, 1914, 125], [-500, -44, 456], [1492, 1492, 0]]) {
    assert.equal(yearsApart(from, to), apart);
    assert.equal(yearsApart(to, from), apart);
  }
});

test("there was no year 0", () => {
  assert.equal(yearsApart(-1, 1), 1);
  assert.equal(yearsApart(44, -44), 87);
  assert.equal(yearsApart(-3_300_000, 2000), 3_301_999);
});

test("a card misses by its distance from the nearer side of its gap", () => {
  assert.equal(missedBy(1450, { left: 1500, right: 1600 }), 50);
  assert.equal(missedBy(1789, { left: 1500, right: 1600 }), 189);
  assert.equal(missedBy(-44, { left: 44, right: undefined }), 87);
  assert.equal(missedBy(44, { left: undefined, right: -44 }), 87);
});

test("a card that lies right misses by nothing, nor does one of the same year", () => {
  for (const year of [1500, 1550, 1600]) assert.equal(missedBy(year, { left: 1500, right: 1600 }), 0);
  assert.equal(missedBy(-9000, { left: undefined, right: 1500 }), 0);
  assert.equal(missedBy(2000, { left: 1600, right: undefined }), 0);
});
